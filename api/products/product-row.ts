import type postgres from 'postgres'
import type { Deposit } from '../../contract/trade/deposits.ts'
import type { Queryable } from '../platform/db.ts'
import type { PictureRecipe } from '../platform/pictures/picture-recipe.ts'

/** Net cents of a price unit from `minQuantity` pieces on; ascending. */
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
  /** Pieces that these prices are of: one, or a case. */
  priceUnit: number
  msrpCents: number | null
  taxRateBp: number
  deposits: Deposit[]
  countPerBox: number
  minimumQuantity: number
  contentAmount: number
  contentUnit: 'G' | 'ML' | 'PIECE'
  variantGroup: string | null
  variantOptions: Record<string, string>
  isOrganic: boolean
  isExclusive: boolean
  isDesignable: boolean
  /** Orders of the last 90 days that it is part of. */
  orderCount: number
  /** In which order stands what nobody has ordered: the higher first. */
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
  'priceUnit',
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
  'deposits',
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
  'priceUnit',
  'contentAmount',
  'contentUnit',
  'countPerBox',
  'isOrganic',
  'isExclusive',
  'orderCount',
  'popularity',
  'ratingSum',
  'ratingCount',
] as const satisfies Field[]

/** The columns of these fields, over `p` (product). */
export const columnsOf = (sql: Queryable, fields: readonly Field[]): postgres.Fragment =>
  sql`${sql(fields.map((field) => `p.${field}`))}`
