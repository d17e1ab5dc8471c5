import type { ShelfOrder } from './shelf/shelf-orders.ts'
import type { Shelf, ShelfProduct } from './shelf/shelf.ts'

/** Which products a listing is about, before the viewer's filters. */
export type ListingScope = {
  /** All its products are of one category below a root: they share attributes, and need no category facet. */
  isLeaf: boolean
} & (
  | { holds: (product: ShelfProduct) => boolean }
  /** In the order of RELEVANCE, the best first; those that are not on the shelf count for nothing. */
  | { skuIds: string[] }
)

/** The products of a scope in order; what is not chosen one by one is most relevant when it is most bought. */
export function inScope(shelf: Shelf, scope: ListingScope, sort: ShelfOrder | 'RELEVANCE'): ShelfProduct[] {
  const order = sort === 'RELEVANCE' ? 'BESTSELLER' : sort
  if ('holds' in scope) return shelf.inOrder(order).filter(scope.holds)
  const chosen = scope.skuIds.flatMap((skuId) => shelf.products.get(skuId) ?? [])
  if (sort === 'RELEVANCE') return chosen
  const held = new Set(chosen)
  return shelf.inOrder(order).filter((product) => held.has(product))
}
