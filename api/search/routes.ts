import * as listingsApi from '../../contract/listings.ts'
import { listingQueue } from '../listings/listing-queue.ts'
import { serve, type Api } from '../http/serve.ts'
import { readSearchListing, type SearchDeps } from './read-search-listing.ts'
import { suggest } from './suggest.ts'

export function searchRoutes(api: Api, deps: SearchDeps) {
  serve(api, listingsApi.search, (input, caller) => listingQueue(() => readSearchListing(deps, caller, input)))
  serve(api, listingsApi.suggest, (input, caller) => listingQueue(() => suggest(deps, caller, input)))
}
