import * as listingsApi from '../../contract/listings.ts'
import { inTurn } from '../listings/in-turn.ts'
import { serve, type Api } from '../http/serve.ts'
import { readSearchListing as searchListing, type SearchDeps } from './read-search-listing.ts'
import { suggest } from './suggest.ts'

export function searchRoutes(api: Api, deps: SearchDeps) {
  serve(api, listingsApi.search, (wished, caller) => inTurn(() => searchListing(deps, caller, wished)))
  serve(api, listingsApi.suggest, (asked, caller) => inTurn(() => suggest(deps, caller, asked)))
}
