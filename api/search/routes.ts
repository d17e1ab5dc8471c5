import * as listingsApi from '../../contract/listings.ts'
import { listingQueue } from '../listings/listing-queue.ts'
import { serve, type Api } from '../http/serve.ts'
import type { Deps } from '../platform/deps.ts'
import { orderedProductsReader } from './ordered-products.ts'
import { readSearchListing, type SearchDeps } from './read-search-listing.ts'
import { openSuggestions } from './suggest.ts'

export function searchRoutes(api: Api, given: Omit<SearchDeps, 'readOrdered'> & Pick<Deps, 'catalogIndex'>) {
  const deps = { ...given, readOrdered: orderedProductsReader(given.db) }
  const suggest = openSuggestions(deps)
  serve(api, listingsApi.search, (input, caller) => listingQueue(() => readSearchListing(deps, caller, input)))
  serve(api, listingsApi.suggest, (input, caller) => listingQueue(() => suggest(caller, input)))
}
