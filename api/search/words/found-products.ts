import type { IndexView } from '../../listings/index/index-view.ts'
import type { ChosenDocs } from '../../listings/listing-scope.ts'
import { bestFirst, type Ranked } from './rank-products.ts'

/** What a search has found, by the numbers of the listings' index: they hold until something is waited for. */
export type FoundProducts = {
  view: IndexView
  /** By a number of theirs; they come before all others. */
  byNumber: number[]
  ranked: Ranked
  /** Where few are found: what comes near, of the same categories. */
  near: number[]
  /** The text with words that nothing has replaced by near ones that something has; null where none was. */
  corrected: string | null
  /** Words, as they were typed, that none of the best has. */
  unmatched: string[]
}

export const isNothing = ({ byNumber, ranked }: FoundProducts): boolean => byNumber.length + ranked.docs.length === 0

/** What is found, the best first, without what only comes near. */
export function* inRelevance({ view, byNumber, ranked }: FoundProducts): Generator<number, void> {
  yield* byNumber
  for (const doc of bestFirst({ view }, ranked)) if (!byNumber.includes(doc)) yield doc
}

/** The first of them. */
export function firstSkus(found: FoundProducts, limit: number): string[] {
  const skuIds: string[] = []
  for (const doc of inRelevance(found)) {
    if (skuIds.length >= limit) break
    skuIds.push(found.view.index.table.skuIds[doc]!)
  }
  return skuIds
}

/** As a listing shows them; with what comes near only where that stands behind all others. */
export function chosenOf(found: FoundProducts, { withNear }: { withNear: boolean }): ChosenDocs {
  const { byNumber, ranked, near } = found
  const ahead = new Set(byNumber)
  const others = ahead.size === 0 ? ranked.docs : ranked.docs.filter((doc) => !ahead.has(doc))
  return {
    docs: [...byNumber, ...others, ...(withNear ? near : [])],
    *byRelevance() {
      yield* inRelevance(found)
      if (withNear) yield* near
    },
  }
}
