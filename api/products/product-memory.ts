import type { Language } from '../../contract/platform/values.ts'
import type { Product } from '../../contract/products.ts'
import type { StoreCard } from '../../contract/stores.ts'
import { Problem } from '../http/problem.ts'
import type { Written } from '../http/written.ts'
import { changeCheckOf, type Changed } from '../platform/changes/change-check.ts'
import { kinOf } from '../platform/changes/change-log.ts'
import { createFreshCache } from '../platform/changes/fresh-cache.ts'
import type { Db } from '../platform/db.ts'
import { findStoreCard } from '../stores/find-stores.ts'
import type { StoreCardRow } from '../stores/store-card.ts'
import {
  findPageRow,
  findReviews,
  findVariants,
  isArchived,
  type PageRow,
  type ReviewRow,
  type VariantRow,
} from './find-product.ts'
import { findGrantedProducts } from './grants/granted-products.ts'
import type { Viewer } from './price.ts'

/** What the page of a product shows whoever looks, and what was written of it for some. */
export type ProductPage = {
  row: PageRow
  /** All that are on sale. */
  variants: VariantRow[]
  reviews: ReviewRow[]
  written: Map<string, Written<Omit<Product, 'store'>>>
}
/** The card of its store, and what was written of it. */
type PageStore = { row: StoreCardRow; written: Map<Language, Written<StoreCard>> }
export type SeenProduct = ProductPage & { granted: ReadonlySet<string> }

/** Of some 20 kB each (decision 40). */
const MOST_PAGES = 1000
const MOST_STORES = 500

const memories = new WeakMap<Db, ReturnType<typeof openProductMemory>>()

function memoryOf(db: Db) {
  const known = memories.get(db) ?? openProductMemory(db)
  memories.set(db, known)
  return known
}

/**
 * A product as it is at a moment after the call. NOT_FOUND for what is not on sale, GONE for what never will be again,
 * PRODUCT_NOT_AUTHORIZED for an exclusive product without access.
 */
export async function readSeenProduct(db: Db, viewer: Viewer, skuId: string): Promise<SeenProduct> {
  const page = await memoryOf(db).readPage(skuId, viewer.since)
  if (!page) throw Problem.of((await isArchived(db, skuId)) ? 'GONE' : 'NOT_FOUND')
  const isForSome = page.row.isExclusive || page.variants.some(({ isExclusive }) => isExclusive)
  const granted = isForSome ? await findGrantedProducts(db, viewer) : none
  if (page.row.isExclusive && !granted.has(skuId)) throw Problem.of('PRODUCT_NOT_AUTHORIZED')
  return { ...page, granted }
}

/** The store of a product's page, as it is at a moment after the call; null where there is none. */
export const readPageStore = (db: Db, viewer: Viewer, storeId: string): Promise<PageStore | null> =>
  memoryOf(db).readStore(storeId, viewer.since)

/** Caches pages and stores until something of them changes (decision 129). */
function openProductMemory(db: Db) {
  const check = changeCheckOf(db)
  const pages = createFreshCache<ProductPage>(check, { most: MOST_PAGES, concerns: concernsPage })
  const stores = createFreshCache<PageStore>(check, { most: MOST_STORES, concerns: concernsStore })

  async function findStore(storeId: string): Promise<PageStore | null> {
    const row = await check.read((from) => findStoreCard(from, storeId))
    return row && { row, written: new Map() }
  }
  return {
    readPage: (skuId: string, since?: number) =>
      pages.readOne(skuId, () => check.read((from) => findPage(from, skuId)), since),
    readStore: (storeId: string, since?: number) => stores.readOne(storeId, () => findStore(storeId), since),
  }
}

async function findPage(from: Db, skuId: string): Promise<ProductPage | null> {
  const [row, reviews] = await Promise.all([findPageRow(from, skuId), findReviews(from, skuId)])
  return row && { row, reviews, variants: await findVariants(from, row), written: new Map() }
}

function concernsPage({ areAllProducts, skuIds, kin }: Changed, { row, variants }: ProductPage): boolean {
  const { skuId, storeId, variantGroup } = row
  return (
    areAllProducts ||
    skuIds.has(skuId) ||
    variants.some((variant) => skuIds.has(variant.skuId)) ||
    (variantGroup !== null && kin.has(kinOf.variants(storeId, variantGroup)))
  )
}

// Its best products are shown with it, and which they are may change with any of them.
const concernsStore = (
  { areAllProducts, skuIds, kin }: Changed,
  { row: { storeId, bestProducts } }: PageStore,
): boolean => areAllProducts || kin.has(kinOf.store(storeId)) || bestProducts.some(({ skuId }) => skuIds.has(skuId))

const none: ReadonlySet<string> = new Set()
