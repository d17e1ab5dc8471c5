import type { ListingFilters } from '../../contract/listings.ts'
import { countFacets, type FacetCount } from './listing-facet-counts.ts'
import { activeFilters } from './listing-filters.ts'
import { inScope, type ListingScope } from './listing-scope.ts'
import type { Shelf, ShelfProduct } from './shelf/shelf.ts'
import type { IsVisible } from './shelf/visible-goods.ts'

/** `filters` are effective ones, see listing-filters.ts. */
export type ListingQuery = { scope: ListingScope; filters: ListingFilters; isVisible: IsVisible }
/** Of a page the SKUs in order, and the counts of all that is found; `counts` is null where they are not wanted. */
export type ListingPage = { skuIds: string[]; totalItems: number; counts: FacetCount[] | null }

/**
 * Each filter has a bit; a product that fails it has the bit set, and is found when it has none. So one pass serves the
 * page, its total and all facets.
 */
export function findListingPage(shelf: Shelf, query: ListingQuery, wantsCounts: boolean): ListingPage {
  const { scope, filters, isVisible } = query
  const active = activeFilters(filters)
  const goods = inScope(shelf, scope, filters.sort).filter(isVisible)
  const failed = goods.map((product) => failedBits(active, product))
  const found = goods.filter((_, place) => failed[place] === 0)
  const start = (filters.page - 1) * filters.pageSize
  return {
    skuIds: found.slice(start, start + filters.pageSize).map(({ skuId }) => skuId),
    totalItems: found.length,
    counts: wantsCounts ? countFacets({ shelf, scope, filters, active, goods, failed }) : null,
  }
}

function failedBits(active: { passes: (product: ShelfProduct) => boolean }[], product: ShelfProduct) {
  let bits = 0
  for (let place = 0; place < active.length; place++) if (!active[place]!.passes(product)) bits |= 1 << place
  return bits
}
