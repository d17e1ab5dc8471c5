import { Problem } from '../http/problem.ts'
import type { Viewer } from './price.ts'
import type { ListingDeps, Shown } from './read-listing.ts'
import type { ShelfProduct } from './shelf/shelf.ts'
import { findVisible } from './shelf/visible-goods.ts'

/** NOT_FOUND for what is not on sale, PRODUCT_NOT_AUTHORIZED for an exclusive product without access. */
export async function findOnShelf(
  { db, readShelf }: Pick<ListingDeps, 'db' | 'readShelf'>,
  viewer: Viewer,
  skuId: string,
): Promise<Shown & { product: ShelfProduct }> {
  const shelf = await readShelf()
  const product = shelf.products.get(skuId)
  if (!product) throw Problem.of('NOT_FOUND')
  const isVisible = await findVisible(db, shelf, viewer)
  if (!isVisible(product)) throw Problem.of('PRODUCT_NOT_AUTHORIZED')
  return { shelf, isVisible, product }
}
