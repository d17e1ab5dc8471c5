import type { ListingFilters } from '../../contract/listings.ts'
import { hasArticleCards, oneOfEach } from './article-cards.ts'
import { countFacets, type FacetCounts } from './listing-facet-counts.ts'
import { activeFilters, type ActiveFilter } from './listing-filters.ts'
import { inScope, type ListingScope } from './listing-scope.ts'
import type { IndexView } from './index/index-view.ts'
import { partName } from './index/catalog-index.ts'
import type { IndexedProduct } from './index/indexed-product.ts'

/** `filters` are effective ones, see listing-filters.ts. */
export type ListingQuery = { scope: ListingScope; filters: ListingFilters; arePricesSeen: boolean }
export type ListingPage = {
  /** Of the page, in order; one for each article, see article-cards.ts. */
  skuIds: string[]
  totalItems: number
  /** Of all that is found; computed on call. */
  counts: () => FacetCounts
}

/**
 * Each filter has a bit; a product that fails it has the bit set, and is found when it has none. So one pass serves the
 * page, its total and all facets.
 */
export function findListingPage(view: IndexView, { scope, filters, arePricesSeen }: ListingQuery): ListingPage {
  const active = activeFilters(filters)
  const products = inScope(view, scope, filters.sort)
  const isFiltered = active.length > 0
  const failed = isFiltered ? products.map((product) => failedBits(active, product)) : new Uint8Array(products.length)
  const passing = isFiltered ? products.filter((_, i) => failed[i] === 0) : products
  const found = hasArticleCards(scope) ? oneOfEach(passing, arePricesSeen) : passing
  const start = (filters.page - 1) * filters.pageSize
  const count = () => countFacets({ index: view.index, scope, filters, active, products, failed })
  return {
    skuIds: found.slice(start, start + filters.pageSize).map(({ skuId }) => skuId),
    totalItems: found.length,
    counts: isFiltered || !('part' in scope) ? count : () => view.cached(`facets of ${partName(scope.part)}`, count),
  }
}

function failedBits(active: ActiveFilter[], product: IndexedProduct) {
  let bits = 0
  for (let i = 0; i < active.length; i++) if (!active[i]!.passes(product)) bits |= 1 << i
  return bits
}
