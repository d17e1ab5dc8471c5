import type { PageChange } from '../../api/platform/page-changes.ts'

/** What happened to the tags of a page since a version. */
type Outcome = 'NOTHING' | 'STALE' | 'HIDDEN'

/**
 * When tags changed last, in versions that are counted. Of the least recently changed beyond `most` it is only known that
 * they may have changed.
 */
export function trackTagChanges(most = 20_000) {
  const changes = new Map<string, { changed: number; hidden: number }>()
  let version = 0
  let hidden = 0
  let dropped = 0

  function dropOldest() {
    for (const [tag, { changed }] of changes) {
      if (changes.size <= most) return
      changes.delete(tag)
      dropped = Math.max(dropped, changed)
    }
  }
  return {
    version: () => version,
    /** The last version at which something of whatever tag had to disappear. */
    lastHidden: () => hidden,
    note({ tags, mayBeStale = false }: PageChange) {
      version++
      if (!mayBeStale) hidden = version
      for (const tag of tags) {
        const before = changes.get(tag)
        changes.delete(tag)
        changes.set(tag, { changed: version, hidden: mayBeStale ? (before?.hidden ?? 0) : version })
      }
      dropOldest()
    },
    since(past: number, tags: readonly string[]): Outcome {
      if (past < dropped) return 'HIDDEN'
      const known = tags.flatMap((tag) => changes.get(tag) ?? [])
      if (known.some((change) => change.hidden > past)) return 'HIDDEN'
      return known.some((change) => change.changed > past) ? 'STALE' : 'NOTHING'
    },
  }
}
