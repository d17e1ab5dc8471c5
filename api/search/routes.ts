import * as listingsApi from '../../contract/listings.ts'
import { isPageRender, type Account, type Caller } from '../http/caller.ts'
import { listingQueue } from '../listings/listing-queue.ts'
import { serve, type Api } from '../http/serve.ts'
import type { Deps } from '../platform/deps.ts'
import type { MissedSearches } from './missed/count-missed.ts'
import { orderedProductsReader } from './ordered-products.ts'
import { readSearchListing, type SearchDeps } from './read-search-listing.ts'
import { openSuggestions } from './suggest.ts'

type RouteDeps = Omit<SearchDeps, 'readOrdered'> & Pick<Deps, 'catalogIndex'> & { missed: MissedSearches }

export function searchRoutes(api: Api, given: RouteDeps) {
  const deps = { ...given, readOrdered: orderedProductsReader(given.db) }
  const suggest = openSuggestions(deps)
  serve(api, listingsApi.search, (input, caller) => {
    const onNothing = () => isCounted(caller, input.page) && given.missed.note(caller.language, input.q)
    return listingQueue(() => readSearchListing({ ...deps, onNothing }, caller, input))
  })
  serve(api, listingsApi.suggest, (input, caller) => listingQueue(() => suggest(caller, input)))
}

/** What buyers and visitors ask for; a page is also rendered for search engines, and once more by the browser of an account. */
const isCounted = (caller: Caller, page: number) =>
  page === 1 && !isPageRender(caller) && (caller.account === null || isBuyer(caller.account))

const isBuyer = ({ side, impersonatedBy }: Account) => side === 'buyer' && impersonatedBy === null
