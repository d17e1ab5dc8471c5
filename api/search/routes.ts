import { readSearchListing, readSuggestions } from '../../contract/listings.ts'
import { serve, type Api } from '../http/serve.ts'
import type { Deps } from '../platform/deps.ts'
import { readSearchListing as searchListing } from './read-search-listing.ts'
import { suggest } from './suggest.ts'

export function searchRoutes(api: Api, deps: Deps) {
  serve(api, readSearchListing, (wished, caller) => searchListing(deps, caller, wished))
  serve(api, readSuggestions, (asked, caller) => suggest(deps, caller, asked))
}
