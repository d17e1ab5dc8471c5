import { Problem } from '../http/problem.ts'
import type { Viewer } from '../products/price.ts'
import type { ListingDeps } from './read-listing.ts'
import { seeShelf, type SeenShelf } from './index/seen-shelf.ts'
import { findShelfRows } from './index/shelf-queries.ts'
import type { ShelfProduct } from './index/shelf.ts'

type FindDeps = Pick<ListingDeps, 'db' | 'readShelf'>

/** NOT_FOUND for what is not on sale, PRODUCT_NOT_AUTHORIZED for an exclusive product without access. */
export async function findOnShelf(
  deps: FindDeps,
  viewer: Viewer,
  skuId: string,
): Promise<{ seen: SeenShelf; product: ShelfProduct }> {
  const seen = await seeShelf(deps, viewer)
  const product = seen.shelf.products.get(skuId) ?? (await putOnShelf(deps, seen, skuId))
  if (!product) throw Problem.of('NOT_FOUND')
  if (!seen.isVisible(product)) throw Problem.of('PRODUCT_NOT_AUTHORIZED')
  return { seen, product }
}

// The shelf may be older than the product, whose page must not wait for all others that came with it.
async function putOnShelf({ db }: FindDeps, { shelf }: SeenShelf, skuId: string) {
  shelf.putProducts(await findShelfRows(db, [skuId]), [skuId])
  return shelf.products.get(skuId)
}
