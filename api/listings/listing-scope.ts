import type { IndexOrder } from './index/index-orders.ts'
import type { IndexPart } from './index/catalog-index.ts'
import type { IndexedProduct } from './index/indexed-product.ts'
import type { IndexView } from './index/index-view.ts'

/** Which products a listing is about, before the viewer's filters. */
export type ListingScope = {
  /** All its products are of one category below a root: they share attributes, and need no category facet. */
  isLeaf: boolean
} & (
  | { part: IndexPart }
  /** In the order of RELEVANCE, the best first; those that are not in the index count for nothing. */
  | { skuIds: string[] }
)

/** The visible products of a scope in order; what is not chosen one by one is most relevant when it is most bought. */
export function inScope(
  { index, isVisible, products }: IndexView,
  scope: ListingScope,
  sort: IndexOrder | 'RELEVANCE',
): readonly IndexedProduct[] {
  const order = sort === 'RELEVANCE' ? 'BESTSELLER' : sort
  if ('part' in scope) return products(scope.part, order)
  const found = scope.skuIds.flatMap((skuId) => index.products.get(skuId) ?? [])
  const chosen = found.filter(isVisible)
  if (sort === 'RELEVANCE') return chosen
  const held = new Set(chosen)
  return products('all', order).filter((product) => held.has(product))
}
