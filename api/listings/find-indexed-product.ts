import { Problem } from '../http/problem.ts'
import type { Viewer } from '../products/price.ts'
import type { ListingDeps } from './read-listing.ts'
import { indexFor, type IndexView } from './index/index-view.ts'
import { findIndexRows } from './index/index-queries.ts'
import type { IndexedProduct } from './index/catalog-index.ts'

type FindDeps = Pick<ListingDeps, 'db' | 'readIndex'>

/** NOT_FOUND for what is not on sale, PRODUCT_NOT_AUTHORIZED for an exclusive product without access. */
export async function findIndexedProduct(
  deps: FindDeps,
  viewer: Viewer,
  skuId: string,
): Promise<{ view: IndexView; product: IndexedProduct }> {
  const view = await indexFor(deps, viewer)
  const product = view.index.find(skuId) ?? (await addToIndex(deps, view, skuId))
  if (!product) throw Problem.of('NOT_FOUND')
  if (!view.isVisible(product.doc)) throw Problem.of('PRODUCT_NOT_AUTHORIZED')
  return { view, product }
}

// The index may be older than the product, whose page must not wait for all others that came with it.
async function addToIndex({ db }: FindDeps, { index }: IndexView, skuId: string) {
  index.putProducts(await findIndexRows(db, [skuId]), [skuId])
  return index.find(skuId)
}
