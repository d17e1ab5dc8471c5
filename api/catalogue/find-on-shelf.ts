import { Problem } from '../http/problem.ts'
import type { Viewer } from './price.ts'
import type { ListingDeps } from './read-listing.ts'
import { seeShelf, type SeenShelf } from './shelf/seen-shelf.ts'
import type { ShelfProduct } from './shelf/shelf.ts'

/** NOT_FOUND for what is not on sale, PRODUCT_NOT_AUTHORIZED for an exclusive product without access. */
export async function findOnShelf(
  deps: Pick<ListingDeps, 'db' | 'readShelf'>,
  viewer: Viewer,
  skuId: string,
): Promise<{ seen: SeenShelf; product: ShelfProduct }> {
  const seen = await seeShelf(deps, viewer)
  const product = seen.shelf.products.get(skuId)
  if (!product) throw Problem.of('NOT_FOUND')
  if (!seen.isVisible(product)) throw Problem.of('PRODUCT_NOT_AUTHORIZED')
  return { seen, product }
}
