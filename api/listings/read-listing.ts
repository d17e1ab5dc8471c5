import * as z from 'zod/mini'
import { Facet, Listing, type ListingFilters } from '../../contract/listings.ts'
import type { Promotion } from '../../contract/promotions.ts'
import { sorts } from '../../contract/platform/sorts.ts'
import type { Language } from '../../contract/platform/values.ts'
import { texts } from '../../texts/texts.ts'
import { paged } from '../http/paged.ts'
import { writerAround, writerOf, writtenList, type Written } from '../http/written.ts'
import type { Deps } from '../platform/deps.ts'
import { readWrittenCards, type WrittenCards } from '../products/cards/read-cards.ts'
import { facetsOf } from './listing-facets.ts'
import { effectiveFilters } from './listing-filters.ts'
import { findListingPage } from './listing-page.ts'
import type { ListingScope } from './listing-scope.ts'
import { seesPrices, type Viewer } from '../products/price.ts'
import type { ViewersArrivals } from './arrivals/viewers-arrivals.ts'
import type { ReadIndex } from './index/live-index.ts'
import type { IndexView } from './index/index-view.ts'

/** What stands around the products of a listing. */
export type ListingFrame = Pick<Listing, 'title' | 'description' | 'seo'> &
  Partial<Pick<Listing, 'breadCrumb' | 'childCategories'>>

/** Where promotions may stand; the slugs are those of the page and of what it belongs to. */
export type PromotionSlot = { placement: 'CATEGORY' | 'STORE' | 'SEARCH'; slugs: string[] }

export type ListingDeps = Pick<Deps, 'db' | 'pictures' | 'clock'> & {
  readIndex: ReadIndex
  readPromotions(promotionSlot: PromotionSlot, language: Language): Promise<Promotion[]>
}
type ListingInput = {
  view: IndexView
  scope: ListingScope
  filters: ListingFilters
  /** Null where no day can be named to the viewer. */
  arrivals: ViewersArrivals | null
  frame: ListingFrame
  /** Absent where no promotion stands. */
  promotionSlot?: PromotionSlot
  /** Asked about the products that are shown. */
  noteOf?: (cards: WrittenCards) => SearchNote
}

/** What the search says of a listing beside its products. */
export type SearchNote = Pick<Listing, 'didYouMean' | 'unmatchedWords' | 'nearCount'>
const noNote: SearchNote = { didYouMean: null, unmatchedWords: [], nearCount: 0 }

const writeFacets = writerOf(z.array(Facet))
const writeListing = writerAround(Listing, ['items', 'facets'])

/**
 * A page of products with facets for those who see prices; the same for every kind of listing. Choice, order and counts
 * come from the index, prices and stock of the page's products from the database.
 */
export async function readListing(deps: ListingDeps, viewer: Viewer, input: ListingInput): Promise<Written<Listing>> {
  const { view, scope, arrivals, frame, promotionSlot, noteOf = () => noNote } = input
  const arePricesSeen = seesPrices(viewer, storeOf(scope))
  const filters = effectiveFilters(input.filters, arePricesSeen)
  const { language } = viewer
  const { skuIds, totalItems, ofCounts } = findListingPage(view, { scope, filters, arePricesSeen, arrivals })
  // Before anything is waited for: the numbers of products are those of this moment.
  const facets = arePricesSeen
    ? ofCounts(`facets ${language}${arrivals ? ' with days' : ''}`, (counts) =>
        writeFacets(facetsOf(counts, { ...filters, hasDays: arrivals !== null, totalItems }, language)),
      )
    : noFacets
  const [cards, promotions] = await Promise.all([
    readWrittenCards(deps, viewer, skuIds),
    promotionSlot ? deps.readPromotions(promotionSlot, language) : [],
  ])
  const { items: _, ...page } = paged(filters, [], totalItems)
  const rest = {
    breadCrumb: { crumbs: [] },
    childCategories: [],
    ...frame,
    ...page,
    sort: filters.sort,
    sortOptions: sortOptions(language, arePricesSeen),
    facetsGated: !arePricesSeen,
    promotions,
    ...noteOf(cards),
  }
  return writeListing(rest, { items: cards.written, facets })
}

const noFacets = writtenList<Facet>([])

/** The one store that a listing is about, if it is. */
const storeOf = (scope: ListingScope) =>
  'part' in scope && scope.part !== 'all' && scope.part.by === 'store' ? scope.part.of.id : null

function sortOptions(language: Language, arePricesSeen: boolean): Listing['sortOptions'] {
  const labels = texts(language).catalogue.replies.sorts
  const offered = sorts.filter((sort) => arePricesSeen || !sort.startsWith('PRICE'))
  return offered.map((value) => ({ value, label: labels[value] }))
}
