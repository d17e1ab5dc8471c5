import { partTest, type IndexPart } from './index/part-orders.ts'
import type { IndexView } from './index/index-view.ts'

/** Which products a listing is about, before the viewer's filters. */
export type ListingScope = {
  /** All its products are of one category below a root: they share attributes, and need no category facet. */
  isLeaf: boolean
} & ({ part: IndexPart } | { chosen: ChosenDocs })

/** Products chosen one by one that the viewer sees, each once; `byRelevance` has the best first. */
export type ChosenDocs = { docs: readonly number[]; byRelevance: () => Iterable<number> }

/** In the order of RELEVANCE, the best first; those that are not in the index count for nothing. */
export function chooseBySku({ index, isVisible }: IndexView, skuIds: readonly string[]): ChosenDocs {
  const docs = skuIds.map(index.table.docOf).filter((doc) => doc >= 0 && isVisible(doc))
  return { docs, byRelevance: () => docs }
}

/** Whether a product belongs to the scope. */
export function scopeTest({ index }: IndexView, scope: ListingScope): (doc: number) => boolean {
  if ('part' in scope) return partTest(index.table, scope.part)
  const { docs } = scope.chosen
  let held: Set<number> | null = null
  // Asked only about other offers of an article, which few products have.
  return (doc) => (held ??= new Set(docs)).has(doc)
}
