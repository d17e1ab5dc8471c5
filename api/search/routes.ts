import { readSearchListing, readSuggestions } from '../../contract/listings.ts'
import type { ListingDeps } from '../catalogue/read-listing.ts'
import { serve, type Api } from '../http/serve.ts'
import { readSearchListing as searchListing } from './read-search-listing.ts'
import { suggest } from './suggest.ts'

export function searchRoutes(api: Api, deps: ListingDeps) {
  serve(api, readSearchListing, (wished, caller) => searchListing(deps, caller, wished))
  serve(api, readSuggestions, (asked, caller) => suggest(deps, caller, asked))
}
