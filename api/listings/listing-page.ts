import type { ListingFilters } from '../../contract/listings.ts'
import { countFacets, type FacetCount } from './listing-facet-counts.ts'
import { activeFilters, type ActiveFilter } from './listing-filters.ts'
import { inScope, type ListingScope } from './listing-scope.ts'
import type { SeenShelf } from './index/seen-shelf.ts'
import { partName, type ShelfProduct } from './index/shelf.ts'

/** `filters` are effective ones, see listing-filters.ts. */
export type ListingQuery = { scope: ListingScope; filters: ListingFilters }
export type ListingPage = {
  /** Of the page, in order. */
  skuIds: string[]
  totalItems: number
  /** Of all that is found; made when asked for. */
  counts: () => FacetCount[]
}

/**
 * Each filter has a bit; a product that fails it has the bit set, and is found when it has none. So one pass serves the
 * page, its total and all facets.
 */
export function findListingPage(seen: SeenShelf, { scope, filters }: ListingQuery): ListingPage {
  const active = activeFilters(filters)
  const goods = inScope(seen, scope, filters.sort)
  const isFiltered = active.length > 0
  const failed = isFiltered ? goods.map((product) => failedBits(active, product)) : new Uint8Array(goods.length)
  const found = isFiltered ? goods.filter((_, place) => failed[place] === 0) : goods
  const start = (filters.page - 1) * filters.pageSize
  const count = () => countFacets({ shelf: seen.shelf, scope, filters, active, goods, failed })
  return {
    skuIds: found.slice(start, start + filters.pageSize).map(({ skuId }) => skuId),
    totalItems: found.length,
    counts: isFiltered || !('part' in scope) ? count : () => seen.kept(`facets of ${partName(scope.part)}`, count),
  }
}

function failedBits(active: ActiveFilter[], product: ShelfProduct) {
  let bits = 0
  for (let place = 0; place < active.length; place++) if (!active[place]!.passes(product)) bits |= 1 << place
  return bits
}
