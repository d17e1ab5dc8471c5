import * as countsApi from '../../contract/counts/counts.ts'
import * as listingsApi from '../../contract/listings.ts'
import type { ListingFilters } from '../../contract/listings.ts'
import type { Language } from '../../contract/platform/values.ts'
import { isPageRender, isShopping, type Caller } from '../http/caller.ts'
import { listingQueue } from '../listings/listing-queue.ts'
import { serve, type Api } from '../http/serve.ts'
import type { Deps } from '../platform/deps.ts'
import type { CountedSearches } from './counts/count-searches.ts'
import { orderedProductsReader } from './ordered-products.ts'
import { readSearchListing, type SearchDeps } from './read-search-listing.ts'
import { openSuggestions } from './suggest.ts'

type SearchInput = ListingFilters & { q: string }
type RouteDeps = Omit<SearchDeps, 'readOrdered'> & Pick<Deps, 'catalogIndex'> & { counts: CountedSearches }

export function searchRoutes(api: Api, given: RouteDeps) {
  const deps = { ...given, readOrdered: orderedProductsReader(given.db) }
  const suggest = openSuggestions(deps)
  const { counts } = given
  function count(isFound: boolean, language: Language, input: SearchInput) {
    if (!isFound) counts.missed(language, input.q)
    else if (!isNarrowed(input)) counts.found(language, input.q)
  }
  serve(api, listingsApi.search, (input, caller) => {
    const onSearched = (isFound: boolean) => isCounted(caller, input.page) && count(isFound, caller.language, input)
    return listingQueue(() => readSearchListing({ ...deps, onSearched }, caller, input))
  })
  serve(api, listingsApi.suggest, (input, caller) => listingQueue(() => suggest(caller, input)))
  serve(api, countsApi.addClick, async ({ q, language }, caller) => {
    if (isShopping(caller.account)) counts.clicked(language, q)
  })
}

/** What buyers and visitors ask for; a page is also rendered for search engines, and once more by the browser of an account. */
const isCounted = (caller: Caller, page: number) => page === 1 && !isPageRender(caller) && isShopping(caller.account)

/** Another order or a filter is a look at the same search. */
const isNarrowed = ({ q: _, page: __, pageSize: ___, sort, ...filters }: SearchInput) =>
  sort !== 'RELEVANCE' || Object.values(filters).some((filter) => filter !== undefined)
