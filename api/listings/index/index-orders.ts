import type { ListingFilters } from '../../../contract/listings.ts'
import { flagBits } from './product-facts.ts'
import type { ProductTable } from './product-table.ts'
import type { Compare } from './sorted-docs.ts'

export type IndexOrder = Exclude<ListingFilters['sort'], 'RELEVANCE'>

/** Each order ends with the SKU, so that pages never overlap. BESTSELLER is as `mostOrdered` and puts what is in stock first. */
export function compareIn({ columns, skuIds }: ProductTable): Record<IndexOrder | 'SKU' | 'ORDERS', Compare> {
  const bySku: Compare = (a, b) =>
    columns.skuKeys[a]! - columns.skuKeys[b]! || (skuIds[a]! < skuIds[b]! ? -1 : skuIds[a]! > skuIds[b]! ? 1 : 0)
  const stockOf = (doc: number) => columns.flags[doc]! & flagBits.inStock
  const byOrders: Compare = (a, b) =>
    columns.orderCounts[b]! - columns.orderCounts[a]! || columns.popularity[b]! - columns.popularity[a]! || bySku(a, b)
  // Few ratings count for less: five of four stars are added to each.
  const ratingOf = (doc: number) => (columns.ratingSums[doc]! + 20) / (columns.ratingCounts[doc]! + 5)
  return {
    SKU: bySku,
    NEWEST: (a, b) => columns.createdAt[b]! - columns.createdAt[a]! || bySku(a, b),
    PRICE_ASC: (a, b) => columns.prices[a]! - columns.prices[b]! || bySku(a, b),
    PRICE_DESC: (a, b) => columns.prices[b]! - columns.prices[a]! || bySku(a, b),
    BESTSELLER: (a, b) => stockOf(b) - stockOf(a) || byOrders(a, b),
    ORDERS: byOrders,
    RATING: (a, b) => ratingOf(b) - ratingOf(a) || columns.ratingCounts[b]! - columns.ratingCounts[a]! || bySku(a, b),
  }
}
