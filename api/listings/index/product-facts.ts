import { boxKinds } from '../../../contract/platform/filters.ts'
import { pieceCents } from '../../../contract/platform/money.ts'
import type { Sections } from '../../platform/snapshots/section-file.ts'
import type { createArticles } from './articles.ts'
import { createDictionary } from './dictionary.ts'
import type { IndexRow } from './index-queries.ts'

/** What the number of a product stands for: none, one that all see, one that only accounts with a grant see. */
export const states = { none: 0, seen: 1, exclusive: 2 } as const
/** Bits of the yes-or-no facts. */
export const flagBits = { inStock: 1, sale: 2, organic: 4, reusable: 8 } as const

/** The columns that a row says all about. */
export const factColumns = {
  states: Uint8Array,
  flags: Uint8Array,
  boxes: Uint8Array,
  categories: Uint16Array,
  roots: Uint16Array,
  stores: Uint16Array,
  contents: Int32Array,
  contentAmounts: Int32Array,
  brands: Int32Array,
  brandSlugs: Int32Array,
  articles: Int32Array,
  /** Cents of one piece, which may have parts. */
  prices: Float64Array,
  orderCounts: Int32Array,
  popularity: Int32Array,
  ratingSums: Int32Array,
  ratingCounts: Int32Array,
  createdAt: Float64Array,
  skuKeys: Float64Array,
  attributeCounts: Uint16Array,
}
export type Facts = Record<keyof typeof factColumns, number>
export const factNames = Object.keys(factColumns) as (keyof Facts)[]

/** The texts that many products share, by their numbers. */
export type Dictionaries = ReturnType<typeof createDictionaries>
export const createDictionaries = (saved: Sections = {}) => ({
  categories: createDictionary(saved.categories as string[] | undefined),
  stores: createDictionary(saved.stores as string[] | undefined),
  contents: createDictionary(saved.contents as string[] | undefined),
  brandSlugs: createDictionary(saved.brandSlugs as string[] | undefined),
  /** As they are written, behind their slugs: one slug may be written in several ways. */
  brands: createDictionary(saved.brands as string[] | undefined),
})

/** A row in numbers. */
export function factsOf(row: IndexRow, shared: Dictionaries, articles: ReturnType<typeof createArticles>): Facts {
  return {
    states: row.isExclusive ? states.exclusive : states.seen,
    flags:
      (row.isInStock ? flagBits.inStock : 0) |
      (row.isSale ? flagBits.sale : 0) |
      (row.isOrganic ? flagBits.organic : 0) |
      (row.isReusable ? flagBits.reusable : 0),
    boxes: boxOf(row.countPerBox),
    categories: shared.categories.numberOf(row.categorySlug),
    roots: shared.categories.numberOf(row.rootCategorySlug),
    stores: shared.stores.numberOf(row.storeId),
    contents: shared.contents.numberOf(`${row.contentAmount}-${row.contentUnit.toLowerCase()}`),
    contentAmounts: row.contentAmount,
    brands: shared.brands.numberOf(`${row.brandSlug}\n${row.brand}`),
    brandSlugs: shared.brandSlugs.numberOf(row.brandSlug),
    articles: articles.numberOf(row.gtin),
    prices: pieceCents(row.finalPriceCents, row.priceUnit),
    orderCounts: row.orderCount,
    popularity: row.popularity,
    ratingSums: row.ratingSum,
    ratingCounts: row.ratingCount,
    createdAt: row.createdAt,
    skuKeys: skuKey(row.skuId),
    attributeCounts: row.attributes.length,
  }
}

/** How a product is packed, roughly: the place of its kind in `boxKinds`. */
function boxOf(countPerBox: number): number {
  const kind = countPerBox === 1 ? 'single' : countPerBox <= 6 ? 'to-6' : countPerBox <= 12 ? 'to-12' : 'larger'
  return boxKinds.indexOf(kind)
}

const LETTERS = 6
const LARGEST = 255

/** A number that compares as the beginning of the SKU does: two that differ say which is first, two alike say nothing. */
function skuKey(skuId: string): number {
  let key = 0
  let isCut = false
  for (let i = 0; i < LETTERS; i++) {
    const code: number = isCut || i >= skuId.length ? 0 : Math.min(LARGEST, skuId.charCodeAt(i))
    // What is too large for its place is told by the text alone, and so is all behind it.
    isCut ||= code === LARGEST
    key = key * (LARGEST + 1) + code
  }
  return key
}
