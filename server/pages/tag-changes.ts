import type { PageChange } from '../../api/platform/page-changes.ts'

/** What happened to the tags of a page since a moment. */
type Outcome = 'NOTHING' | 'STALE' | 'HIDDEN'

/**
 * When tags changed last, in moments that are counted. Of the least recently changed beyond `most` it is only known that
 * they may have changed.
 */
export function rememberTagChanges(most = 20_000) {
  const changes = new Map<string, { changed: number; hidden: number }>()
  let moment = 0
  let hidden = 0
  let forgotten = 0

  function forgetOldest() {
    for (const [tag, { changed }] of changes) {
      if (changes.size <= most) return
      changes.delete(tag)
      forgotten = Math.max(forgotten, changed)
    }
  }
  return {
    moment: () => moment,
    /** The last moment at which something of whatever tag had to disappear. */
    lastHidden: () => hidden,
    note({ tags, mayBeStale = false }: PageChange) {
      moment++
      if (!mayBeStale) hidden = moment
      for (const tag of tags) {
        const before = changes.get(tag)
        changes.delete(tag)
        changes.set(tag, { changed: moment, hidden: mayBeStale ? (before?.hidden ?? 0) : moment })
      }
      forgetOldest()
    },
    since(past: number, tags: readonly string[]): Outcome {
      if (past < forgotten) return 'HIDDEN'
      const found = tags.flatMap((tag) => changes.get(tag) ?? [])
      if (found.some((change) => change.hidden > past)) return 'HIDDEN'
      return found.some((change) => change.changed > past) ? 'STALE' : 'NOTHING'
    },
  }
}
