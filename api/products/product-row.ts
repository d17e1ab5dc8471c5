import type postgres from 'postgres'
import type { Queryable } from '../platform/db.ts'
import type { PictureRecipe } from '../platform/pictures/picture-recipe.ts'

/** Net cents of one piece from `minQuantity` pieces on; ascending. */
export type TierPrices = { minQuantity: number; finalPriceCents: number }[]

/** The columns of `product`. A query picks what it reads, by one of the lists below or by Pick. */
export type ProductRow = {
  skuId: string
  storeId: string
  supplierSku: string
  gtin: string | null
  nameDe: string
  nameEn: string
  brand: string
  brandSlug: string
  categorySlug: string
  rootCategorySlug: string
  picture: PictureRecipe
  priceCents: number
  finalPriceCents: number
  tierPrices: TierPrices
  msrpCents: number | null
  taxRateBp: number
  depositCents: number
  depositType: 'EINWEG' | 'MEHRWEG' | null
  countPerBox: number
  minimumQuantity: number
  contentAmount: number
  contentUnit: 'G' | 'ML' | 'PIECE'
  variantGroup: string | null
  variantOptions: Record<string, string>
  isOrganic: boolean
  isExclusive: boolean
  isDesignable: boolean
  popularity: number
  ratingSum: number
  ratingCount: number
  createdAt: Date
}
type Field = keyof ProductRow

/** What a price is made of. */
const priceFields = [
  'storeId',
  'priceCents',
  'finalPriceCents',
  'tierPrices',
  'taxRateBp',
  'countPerBox',
  'contentAmount',
  'contentUnit',
] as const satisfies Field[]
export type PricedRow = Pick<ProductRow, (typeof priceFields)[number]>

/** What a card shows. */
export const cardFields = [
  ...priceFields,
  'skuId',
  'nameDe',
  'nameEn',
  'brand',
  'msrpCents',
  'minimumQuantity',
  'picture',
  'ratingSum',
  'ratingCount',
  'isExclusive',
  'isOrganic',
  'createdAt',
] as const satisfies Field[]

/** What the page of a product answers as it stands, beside its card. */
export const pageFields = ['gtin', 'supplierSku', 'isDesignable'] as const satisfies Field[]

/** What listings choose and sort by, and what the search finds products by. */
export const indexFields = [
  'skuId',
  'supplierSku',
  'gtin',
  'storeId',
  'categorySlug',
  'rootCategorySlug',
  'brandSlug',
  'brand',
  'nameDe',
  'nameEn',
  'finalPriceCents',
  'contentAmount',
  'contentUnit',
  'countPerBox',
  'depositType',
  'isOrganic',
  'isExclusive',
  'popularity',
  'ratingSum',
  'ratingCount',
] as const satisfies Field[]

/** The columns of these fields, over `p` (product). */
export const columnsOf = (sql: Queryable, fields: readonly Field[]): postgres.Fragment =>
  sql`${sql(fields.map((field) => `p.${field}`))}`
