import * as listingsApi from '../../contract/listings.ts'
import * as productsApi from '../../contract/products.ts'
import { serve, type Api } from '../http/serve.ts'
import { readCategoryListing as categoryListing } from './category-listing.ts'
import { readCategoryTree as categoryTree } from './category-tree.ts'
import { readCollectionListing as collectionListing } from './collection-listing.ts'
import { listingQueue } from './listing-queue.ts'
import { readFeatured, readMoreLike } from './similar-products.ts'
import type { ListingDeps } from './read-listing.ts'
import { readRelatedCategories as relatedCategories } from './related-categories.ts'
import { readStoreListing as storeListing } from './store-listing.ts'

export function listingRoutes(api: Api, deps: ListingDeps) {
  serve(api, productsApi.listSimilar, async (input, caller) => ({ items: await readMoreLike(deps, caller, input) }))
  serve(api, productsApi.listFeatured, async (input, caller) => ({ items: await readFeatured(deps, caller, input) }))
  serve(api, listingsApi.readCategoryTree, (_, caller) => categoryTree(deps, caller))
  serve(api, listingsApi.readRelatedCategories, ({ productId }, caller) => relatedCategories(deps, caller, productId))
  serve(api, listingsApi.readCategory, (input, caller) => listingQueue(() => categoryListing(deps, caller, input)))
  serve(api, listingsApi.readCollection, (input, caller) => listingQueue(() => collectionListing(deps, caller, input)))
  serve(api, listingsApi.readStore, (input, caller) => listingQueue(() => storeListing(deps, caller, input)))
}
