import type { ShelfOrder } from './index/shelf-orders.ts'
import type { ShelfPart, ShelfProduct } from './index/shelf.ts'
import type { SeenShelf } from './index/seen-shelf.ts'

/** Which products a listing is about, before the viewer's filters. */
export type ListingScope = {
  /** All its products are of one category below a root: they share attributes, and need no category facet. */
  isLeaf: boolean
} & (
  | { part: ShelfPart }
  /** In the order of RELEVANCE, the best first; those that are not on the shelf count for nothing. */
  | { skuIds: string[] }
)

/** The visible products of a scope in order; what is not chosen one by one is most relevant when it is most bought. */
export function inScope(
  { shelf, isVisible, goods }: SeenShelf,
  scope: ListingScope,
  sort: ShelfOrder | 'RELEVANCE',
): readonly ShelfProduct[] {
  const order = sort === 'RELEVANCE' ? 'BESTSELLER' : sort
  if ('part' in scope) return goods(scope.part, order)
  const found = scope.skuIds.flatMap((skuId) => shelf.products.get(skuId) ?? [])
  const chosen = found.filter(isVisible)
  if (sort === 'RELEVANCE') return chosen
  const held = new Set(chosen)
  return goods('all', order).filter((product) => held.has(product))
}
