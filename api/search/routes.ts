import { readSearchListing, readSuggestions } from '../../contract/listings.ts'
import { inTurn } from '../listings/in-turn.ts'
import { serve, type Api } from '../http/serve.ts'
import { readSearchListing as searchListing, type SearchDeps } from './read-search-listing.ts'
import { suggest } from './suggest.ts'

export function searchRoutes(api: Api, deps: SearchDeps) {
  serve(api, readSearchListing, (wished, caller) => inTurn(() => searchListing(deps, caller, wished)))
  serve(api, readSuggestions, (asked, caller) => inTurn(() => suggest(deps, caller, asked)))
}
