import type { IndexedStore, IndexRow } from '../../api/listings/index/index-queries.ts'

/** A store that the index knows. */
export const indexedStore: IndexedStore = {
  id: 'laden',
  slug: 'laden',
  name: 'Laden',
  descriptionDe: '',
  descriptionEn: '',
  minimumOrderCents: 0,
  leadMaxDays: 1,
}

/** What the index reads of a product of that store. */
export const indexRow = (skuId: string, more: Partial<IndexRow> = {}): IndexRow => ({
  skuId,
  storeId: indexedStore.id,
  categorySlug: 'tassen',
  rootCategorySlug: 'tisch',
  brandSlug: '',
  brand: '',
  nameDe: '',
  nameEn: '',
  supplierSku: '',
  gtin: null,
  finalPriceCents: 100,
  priceUnit: 1,
  contentAmount: 1,
  contentUnit: 'PIECE',
  countPerBox: 1,
  isReusable: false,
  isOrganic: false,
  isExclusive: false,
  isSale: false,
  isInStock: true,
  orderCount: 0,
  popularity: 0,
  ratingSum: 0,
  ratingCount: 0,
  createdAt: 0,
  attributes: [],
  ...more,
})
