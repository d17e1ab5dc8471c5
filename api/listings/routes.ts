import * as listingsApi from '../../contract/listings.ts'
import * as productsApi from '../../contract/products.ts'
import { serve, type Api } from '../http/serve.ts'
import { writerAround } from '../http/written.ts'
import { readCategoryTree, readRelatedCategories } from './categories.ts'
import { readCategoryListing } from './category-listing.ts'
import { readCollectionListing } from './collection-listing.ts'
import { listingQueue } from './listing-queue.ts'
import type { ListingDeps } from './read-listing.ts'
import { readFeatured, readMoreLike } from './similar-products.ts'
import { readStoreListing } from './store-listing.ts'

export function listingRoutes(api: Api, deps: ListingDeps) {
  const writeCards = writerAround(productsApi.listSimilar.output, ['items'])
  serve(api, productsApi.listSimilar, async (input, caller) =>
    writeCards({}, { items: await readMoreLike(deps, caller, input) }),
  )
  serve(api, productsApi.listFeatured, async (input, caller) =>
    writeCards({}, { items: await readFeatured(deps, caller, input) }),
  )
  serve(api, listingsApi.readCategoryTree, (_, caller) => readCategoryTree(deps, caller))
  serve(api, listingsApi.readRelatedCategories, ({ productId }, caller) =>
    readRelatedCategories(deps, caller, productId),
  )
  serve(api, listingsApi.readCategory, (input, caller) => listingQueue(() => readCategoryListing(deps, caller, input)))
  serve(api, listingsApi.readCollection, (input, caller) =>
    listingQueue(() => readCollectionListing(deps, caller, input)),
  )
  serve(api, listingsApi.readStore, (input, caller) => listingQueue(() => readStoreListing(deps, caller, input)))
}
