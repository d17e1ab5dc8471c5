import type { OutputOf } from '../../contract/platform/endpoint.ts'
import type * as listingsApi from '../../contract/listings.ts'
import { categoryEntry } from '../products/categories.ts'
import type { Viewer } from '../products/price.ts'
import { findOnShelf } from './find-on-shelf.ts'
import type { ListingDeps } from './read-listing.ts'
import { countCategories } from './index/count-categories.ts'

/** The product's category first, then its neighbours with visible products in their order. Refuses as readProduct does. */
export async function readRelatedCategories(
  deps: Pick<ListingDeps, 'db' | 'readShelf'>,
  viewer: Viewer,
  skuId: string,
): Promise<OutputOf<typeof listingsApi.readRelatedCategories>> {
  const { seen, product } = await findOnShelf(deps, viewer, skuId)
  const { categories } = seen.shelf
  const counts = countCategories(seen)
  const own = categories.find(({ slug }) => slug === product.categorySlug)
  const besides = categories.filter(
    (category) => category.parentSlug === own?.parentSlug && category !== own && counts.has(category.slug),
  )
  return [...(own ? [own] : []), ...besides].map((category) => categoryEntry(category, viewer.language))
}
