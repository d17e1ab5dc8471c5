import type { OutputOf } from '../../contract/platform/endpoint.ts'
import type * as listingsApi from '../../contract/listings.ts'
import { categoryEntry } from '../products/categories.ts'
import type { Viewer } from '../products/price.ts'
import { findIndexedProduct } from './find-indexed-product.ts'
import type { ListingDeps } from './read-listing.ts'
import { countCategories } from './index/count-categories.ts'

/** The product's category first, then its neighbours with visible products in their order. Refuses as readProduct does. */
export async function readRelatedCategories(
  deps: Pick<ListingDeps, 'db' | 'readIndex'>,
  viewer: Viewer,
  skuId: string,
): Promise<OutputOf<typeof listingsApi.readRelatedCategories>> {
  const { view, product } = await findIndexedProduct(deps, viewer, skuId)
  const { categories } = view.index
  const counts = countCategories(view)
  const own = categories.find(({ slug }) => slug === product.categorySlug)
  const besides = categories.filter(
    (category) => category.parentSlug === own?.parentSlug && category !== own && counts.has(category.slug),
  )
  return [...(own ? [own] : []), ...besides].map((category) => categoryEntry(category, viewer.language))
}
