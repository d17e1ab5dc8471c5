import * as listingsApi from '../../contract/listings.ts'
import * as productsApi from '../../contract/products.ts'
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
  serve(api, productsApi.listSimilar, async (wanted, caller) => ({ items: await readMoreLike(deps, caller, wanted) }))
  serve(api, productsApi.listFeatured, async (wanted, caller) => ({ items: await readFeatured(deps, caller, wanted) }))
  serve(api, listingsApi.readCategoryTree, (_, caller) => categoryTree(deps, caller))
  serve(api, listingsApi.readRelatedCategories, ({ productId }, caller) => relatedCategories(deps, caller, productId))
  serve(api, listingsApi.readCategory, (wished, caller) => inTurn(() => categoryListing(deps, caller, wished)))
  serve(api, listingsApi.readCollection, (wished, caller) => inTurn(() => collectionListing(deps, caller, wished)))
  serve(api, listingsApi.readStore, (wished, caller) => inTurn(() => storeListing(deps, caller, wished)))
}
