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
  let own = 0
  // Asked only about other offers of an article, which few products have.
  return (doc) => {
    if (own === 0 || own !== latest) own = mark(docs, index.table.size)
    return marks[doc] === own
  }
}

let marks = new Int32Array(0)
let latest = 0
/** Writes a number of their own beside these products, until others are marked. */
function mark(docs: ArrayLike<number>, size: number): number {
  if (marks.length < size) marks = new Int32Array(Math.ceil(size * 1.2))
  latest++
  for (let i = 0; i < docs.length; i++) marks[docs[i]!] = latest
  return latest
}
