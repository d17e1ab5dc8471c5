import { findHits } from './find-hits.ts'
import { raise, type Hits } from './hits.ts'
import type { Search } from './search-context.ts'

const FACTOR = 0.8
/** A word that so few products have may be a slip itself. */
const FEW = 2
/** So many times more often than the typed word a near one must occur to be meant as well. */
const MUCH_MORE = 20
const MOST_MEANT = 3

/**
 * Adds what near words find where the typed one finds nothing, or next to nothing beside them: one slip in words of four letters and
 * more, two from eight on. Answers the word that is meant, null where the typed one is.
 */
export function correct(search: Search, hits: Hits, word: string): string | null {
  const most = word.length < 4 || /\d/.test(word) ? 0 : word.length < 8 ? 1 : 2
  const count = hits.docs.length
  if (most === 0 || count > FEW) return null
  const near = search.index
    .near(word, count === 0 ? most : 1)
    .map((name) => ({ name, count: search.visibleDocs(search.docsWith(name)).length }))
    .filter((found) => found.count > count * MUCH_MORE)
    .slice(0, MOST_MEANT)
  const best = near.toSorted((a, b) => b.count - a.count)[0]
  if (!best) return null
  const meant = findHits(search, best.name)
  for (const doc of search.visibleDocs(meant.docs)) raise(hits, doc, meant.weights[doc]! * FACTOR)
  return best.name
}
