import type { ListingFilters } from '../../../contract/listings.ts'
import type { IndexedProduct } from './indexed-product.ts'

export type IndexOrder = Exclude<ListingFilters['sort'], 'RELEVANCE'>

/** Each order ends with the SKU, so that pages never overlap. BESTSELLER puts what is in stock first. */
export const indexOrders: Record<IndexOrder, (a: IndexedProduct, b: IndexedProduct) => number> = {
  NEWEST: (a, b) => b.createdAt - a.createdAt || bySku(a, b),
  PRICE_ASC: (a, b) => a.finalPriceCents - b.finalPriceCents || bySku(a, b),
  PRICE_DESC: (a, b) => b.finalPriceCents - a.finalPriceCents || bySku(a, b),
  BESTSELLER: (a, b) => Number(b.isInStock) - Number(a.isInStock) || b.popularity - a.popularity || bySku(a, b),
  RATING: (a, b) => weighedRating(b) - weighedRating(a) || b.ratingCount - a.ratingCount || bySku(a, b),
}

/** Whether both have the same position in every order and part. */
export const hasSamePosition = (a: IndexedProduct, b: IndexedProduct) => positionKeys.every((key) => a[key] === b[key])

const positionKeys = [
  'categorySlug',
  'rootCategorySlug',
  'store',
  'article',
  'contentAmount',
  'isExclusive',
  'isInStock',
  'createdAt',
  'finalPriceCents',
  'popularity',
  'ratingSum',
  'ratingCount',
] as const

const bySku = (a: IndexedProduct, b: IndexedProduct) => (a.skuId < b.skuId ? -1 : a.skuId > b.skuId ? 1 : 0)

// Few ratings count for less: five of four stars are added to each.
const weighedRating = ({ ratingSum, ratingCount }: IndexedProduct) => (ratingSum + 20) / (ratingCount + 5)
