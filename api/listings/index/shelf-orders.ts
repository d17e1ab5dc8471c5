import type { ListingFilters } from '../../../contract/listings.ts'
import type { ShelfProduct } from './shelf.ts'

export type ShelfOrder = Exclude<ListingFilters['sort'], 'RELEVANCE'>

/** Each order ends with the SKU, so that pages never overlap. Of what is bought most, the goods that can be bought come first. */
export const shelfOrders: Record<ShelfOrder, (a: ShelfProduct, b: ShelfProduct) => number> = {
  NEWEST: (a, b) => b.createdAt - a.createdAt || bySku(a, b),
  PRICE_ASC: (a, b) => a.finalPriceCents - b.finalPriceCents || bySku(a, b),
  PRICE_DESC: (a, b) => b.finalPriceCents - a.finalPriceCents || bySku(a, b),
  BESTSELLER: (a, b) => Number(b.isInStock) - Number(a.isInStock) || b.popularity - a.popularity || bySku(a, b),
  RATING: (a, b) => weighedRating(b) - weighedRating(a) || b.ratingCount - a.ratingCount || bySku(a, b),
}

/** Whether both stand in the same place of every order and part. */
export const isPlacedAlike = (a: ShelfProduct, b: ShelfProduct) => placing.every((key) => a[key] === b[key])

const placing = [
  'categorySlug',
  'rootCategorySlug',
  'store',
  'isExclusive',
  'isInStock',
  'createdAt',
  'finalPriceCents',
  'popularity',
  'ratingSum',
  'ratingCount',
] as const

const bySku = (a: ShelfProduct, b: ShelfProduct) => (a.skuId < b.skuId ? -1 : a.skuId > b.skuId ? 1 : 0)

// Few ratings count for less: five of four stars are added to each.
const weighedRating = ({ ratingSum, ratingCount }: ShelfProduct) => (ratingSum + 20) / (ratingCount + 5)
