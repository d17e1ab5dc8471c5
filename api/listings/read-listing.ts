import type { Listing, ListingFilters } from '../../contract/listings.ts'
import type { Promotion } from '../../contract/promotions.ts'
import { sorts } from '../../contract/platform/sorts.ts'
import { totalPagesOf } from '../../contract/platform/paging.ts'
import type { Language } from '../../contract/platform/values.ts'
import { catalogueReplies as de } from '../../texts/de/catalogue/replies.ts'
import { catalogueReplies as en } from '../../texts/en/catalogue/replies.ts'
import type { Deps } from '../platform/deps.ts'
import { readCards } from '../products/read-cards.ts'
import { facetsOf } from './listing-facets.ts'
import { effectiveFilters } from './listing-filters.ts'
import { findListingPage } from './listing-page.ts'
import type { ListingScope } from './listing-scope.ts'
import { seesPrices, type Viewer } from '../products/price.ts'
import type { ReadShelf } from './index/open-shelf.ts'
import type { SeenShelf } from './index/seen-shelf.ts'

/** What stands around the products of a listing. */
export type ListingFrame = Pick<Listing, 'title' | 'description' | 'seo'> &
  Partial<Pick<Listing, 'breadCrumb' | 'childCategories'>>

/** Where promotions may stand; the slugs are those of the page and of what it belongs to. */
export type ListingPlace = { placement: 'CATEGORY' | 'STORE' | 'SEARCH'; slugs: string[] }

export type ListingDeps = Pick<Deps, 'db' | 'pictures' | 'clock'> & {
  readShelf: ReadShelf
  readPromotions(place: ListingPlace, language: Language): Promise<Promotion[]>
}
type Wanted = {
  seen: SeenShelf
  scope: ListingScope
  filters: ListingFilters
  frame: ListingFrame
  /** Absent where no promotion stands. */
  place?: ListingPlace
}

/**
 * A page of products with facets for those who see prices; the same for every kind of listing. Choice, order and counts
 * come from the shelf, prices and stock of the page's products from the database.
 */
export async function readListing(deps: ListingDeps, viewer: Viewer, wanted: Wanted): Promise<Listing> {
  const { seen, scope, frame, place } = wanted
  const arePricesSeen = seesPrices(viewer, storeOf(scope))
  const filters = effectiveFilters(wanted.filters, arePricesSeen)
  const { skuIds, totalItems, counts } = findListingPage(seen, { scope, filters })
  const { page, pageSize, sort } = filters
  const [items, promotions] = await Promise.all([
    readCards(deps, viewer, skuIds),
    place ? deps.readPromotions(place, viewer.language) : [],
  ])
  return {
    breadCrumb: { crumbs: [] },
    childCategories: [],
    ...frame,
    items,
    page,
    pageSize,
    totalItems,
    totalPages: totalPagesOf(totalItems, pageSize),
    sort,
    sortOptions: sortOptions(viewer.language, arePricesSeen),
    facetsGated: !arePricesSeen,
    facets: arePricesSeen ? facetsOf(counts(), filters, viewer.language) : [],
    promotions,
    didYouMean: null,
  }
}

/** The one store that a listing is about, if it is. */
const storeOf = (scope: ListingScope) =>
  'part' in scope && scope.part !== 'all' && scope.part.by === 'store' ? scope.part.of.id : null

function sortOptions(language: Language, arePricesSeen: boolean): Listing['sortOptions'] {
  const labels = { de, en }[language].sorts
  const offered = sorts.filter((sort) => arePricesSeen || !sort.startsWith('PRICE'))
  return offered.map((value) => ({ value, label: labels[value] }))
}
