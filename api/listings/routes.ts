import {
  readCategoryListing,
  readCategoryTree,
  readCollectionListing,
  readRelatedCategories,
  readStoreListing,
} from '../../contract/listings.ts'
import { readFeaturedProducts, readMoreLikeProducts } from '../../contract/products.ts'
import { serve, type Api } from '../http/serve.ts'
import { readCategoryListing as categoryListing } from './category-listing.ts'
import { readCategoryTree as categoryTree } from './category-tree.ts'
import { readCollectionListing as collectionListing } from './collection-listing.ts'
import { inTurn } from './in-turn.ts'
import { readFeatured, readMoreLike } from './similar-products.ts'
import type { ListingDeps } from './read-listing.ts'
import { readRelatedCategories as relatedCategories } from './related-categories.ts'
import { readStoreListing as storeListing } from './store-listing.ts'

export function listingRoutes(api: Api, deps: ListingDeps) {
  serve(api, readMoreLikeProducts, async (wanted, caller) => ({ items: await readMoreLike(deps, caller, wanted) }))
  serve(api, readFeaturedProducts, async (wanted, caller) => ({ items: await readFeatured(deps, caller, wanted) }))
  serve(api, readCategoryTree, (_, caller) => categoryTree(deps, caller))
  serve(api, readRelatedCategories, ({ productId }, caller) => relatedCategories(deps, caller, productId))
  serve(api, readCategoryListing, (wished, caller) => inTurn(() => categoryListing(deps, caller, wished)))
  serve(api, readCollectionListing, (wished, caller) => inTurn(() => collectionListing(deps, caller, wished)))
  serve(api, readStoreListing, (wished, caller) => inTurn(() => storeListing(deps, caller, wished)))
}
