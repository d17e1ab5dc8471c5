import type { Listing, ListingFilters } from '../../contract/listings.ts'
import { sorts } from '../../contract/sorts.ts'
import { totalPagesOf } from '../../contract/paging.ts'
import { catalogueReplies as de } from '../../texts/de/catalogue-replies.ts'
import { catalogueReplies as en } from '../../texts/en/catalogue-replies.ts'
import type { Deps } from '../platform/deps.ts'
import { findFacetCounts } from './listing-facet-counts.ts'
import { facetsOf } from './listing-facets.ts'
import { effectiveFilters } from './listing-filters.ts'
import { countListing, findListingPage, type ListingQuery } from './listing-page.ts'
import type { ListingScope } from './listing-scope.ts'
import { seesPrices, type Viewer } from './price.ts'
import { toCard } from './product-card.ts'

/** What stands around the products of a listing. */
export type ListingFrame = Pick<Listing, 'title' | 'description' | 'seo'> &
  Partial<Pick<Listing, 'breadCrumb' | 'childCategories'>>

export type ListingDeps = Pick<Deps, 'db' | 'pictures' | 'clock'>
type Wanted = { scope: ListingScope; filters: ListingFilters; frame: ListingFrame }

/** A page of products with facets for those who see prices; the same for every kind of listing. */
export async function readListing(
  deps: ListingDeps,
  viewer: Viewer,
  { scope, filters: wished, frame }: Wanted,
): Promise<Listing> {
  const filters = effectiveFilters(wished, viewer)
  const query = { scope, filters, viewer }
  const [rows, { totalItems, facets }] = await Promise.all([findListingPage(deps.db, query), countsOf(deps, query)])
  const { page, pageSize, sort } = filters
  return {
    breadCrumb: { crumbs: [] },
    childCategories: [],
    ...frame,
    items: rows.map((row) => toCard(row, viewer, deps)),
    page,
    pageSize,
    totalItems,
    totalPages: totalPagesOf(totalItems, pageSize),
    sort,
    sortOptions: sortOptions(viewer),
    facetsGated: !seesPrices(viewer),
    facets,
    promotions: [],
    didYouMean: null,
  }
}

async function countsOf({ db }: ListingDeps, query: ListingQuery) {
  if (!seesPrices(query.viewer)) return { totalItems: await countListing(db, query), facets: [] }
  const counts = await findFacetCounts(db, query)
  const totalItems = counts.find(({ facet }) => facet === 'facts')?.count ?? 0
  return { totalItems, facets: facetsOf(counts, query.filters, query.viewer.language) }
}

function sortOptions(viewer: Viewer): Listing['sortOptions'] {
  const labels = { de, en }[viewer.language].sorts
  const offered = sorts.filter((sort) => seesPrices(viewer) || !sort.startsWith('PRICE'))
  return offered.map((value) => ({ value, label: labels[value] }))
}
