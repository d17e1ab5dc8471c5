import type { PageChange } from '../../api/platform/page-changes.ts'

type Options = {
  /** How long the changes of shared pages are gathered. */
  everyMs?: number
}
const shared = new Set(['listings', 'categories', 'stores'])

/**
 * Hands changes on: those that may not be shown stale, and those of a single product or store, at once. What may be
 * stale of pages that many things share is gathered, so that a shop with a review or an import a second has listings to
 * show: the first such change at once, later ones together. A changed product or store shows in listings with them.
 */
export function gatherChanges(pass: (change: PageChange) => void, { everyMs = 20_000 }: Options = {}) {
  const waiting = new Set<string>()
  let timer: NodeJS.Timeout | undefined

  function passLate() {
    timer = undefined
    if (waiting.size === 0) return
    const tags = [...waiting]
    waiting.clear()
    wait()
    pass({ tags, mayBeStale: true })
  }
  function wait() {
    timer ??= setTimeout(passLate, everyMs).unref()
  }
  return {
    take({ tags, mayBeStale = false }: PageChange) {
      if (!mayBeStale) return pass({ tags })
      const isFirst = timer === undefined
      const now = tags.filter((tag) => isFirst || !shared.has(tag))
      const late = [...(isFirst ? [] : tags.filter((tag) => shared.has(tag))), ...tags.flatMap(shownIn)]
      for (const tag of late) if (!now.includes(tag)) waiting.add(tag)
      if (late.length > 0 || tags.some((tag) => shared.has(tag))) wait()
      if (now.length > 0) pass({ tags: now, mayBeStale: true })
    },
    stop: () => clearTimeout(timer),
  }
}

const shownIn = (tag: string) =>
  tag.startsWith('product:') ? ['listings'] : tag.startsWith('store:') ? ['stores'] : []
