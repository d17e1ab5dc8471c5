import { hasSamePosition, indexOrders, type IndexOrder } from './index-orders.ts'
import type { Category } from '../../products/categories.ts'
import type { IndexedStore, IndexRow } from './index-queries.ts'
import { createProductFactory, type IndexedProduct } from './indexed-product.ts'

export type CatalogIndex = ReturnType<typeof createCatalogIndex>
/** A part of the index: all of it, a category of either level, a store. */
export type IndexPart =
  | 'all'
  | { by: 'categorySlug' | 'rootCategorySlug'; of: string }
  | { by: 'store'; of: IndexedStore }

/** What the products stand in. */
export type IndexFrame = { stores: IndexedStore[]; categories: Category[]; synonymGroups: string[][] }

/** Different for every part. */
export function partName(part: IndexPart) {
  if (part === 'all') return part
  return `${part.by} ${part.by === 'store' ? part.of.id : part.of}`
}

/**
 * What listings choose from: of each product on sale, exclusive ones too, the few facts that filters, facets and orders
 * need. Who may see an exclusive one is asked for each viewer, see index-view.ts; no price is shown from here.
 */
export function createCatalogIndex() {
  const products = new Map<string, IndexedProduct>()
  // Caches: `byPosition` holds until a product comes, goes or moves, `byContent` until anything changes.
  const byPosition = new Map<string, unknown>()
  const byContent = new Map<string, unknown>()
  const toProduct = createProductFactory()
  let stores = new Map<string, IndexedStore>()
  let categories: Category[] = []
  let synonymGroups: string[][] = []
  let exclusives = 0

  function replace(old: IndexedProduct | undefined, now: IndexedProduct | undefined) {
    byContent.clear()
    if (!(old && now && hasSamePosition(old, now))) byPosition.clear()
    exclusives += Number(now?.isExclusive ?? false) - Number(old?.isExclusive ?? false)
    if (old?.article) old.article.offers--
    if (now?.article) now.article.offers++
    if (old && now) Object.assign(old, now)
    else if (now) products.set(now.skuId, now)
    else if (old) products.delete(old.skuId)
  }

  return {
    get products(): ReadonlyMap<string, IndexedProduct> {
      return products
    },
    get stores(): ReadonlyMap<string, IndexedStore> {
      return stores
    },
    /** Both levels in their order. */
    get categories(): readonly Category[] {
      return categories
    },
    /** Names of one thing; another array after a change. */
    get synonymGroups(): readonly string[][] {
      return synonymGroups
    },
    get hasExclusives() {
      return exclusives > 0
    },
    /** Sorted on the first call after a change that moves a product; then for all parts of a kind at once. */
    inOrder(part: IndexPart, order: IndexOrder): readonly IndexedProduct[] {
      const all = cached(byPosition, order, () => [...products.values()].toSorted(indexOrders[order]))
      if (part === 'all') return all
      const { by, of } = part
      return cached(byPosition, `${order} by ${by}`, () => Map.groupBy(all, (product) => product[by])).get(of) ?? []
    },
    /** Names must be few: of categories and stores, not of what somebody typed. */
    cacheUntilMoved: <T>(name: string, make: () => T): T => cached(byPosition, name, make),
    cacheUntilChanged: <T>(name: string, make: () => T): T => cached(byContent, name, make),
    setFrame({ stores: newStores, categories: newCategories, synonymGroups: newGroups }: IndexFrame) {
      byContent.clear()
      synonymGroups = newGroups
      categories = newCategories
      // The products hold the stores they have.
      stores = new Map(newStores.map((store) => [store.id, Object.assign(stores.get(store.id) ?? store, store)]))
    },
    /** Puts the rows in place of what was there of these products; those without a row are gone. */
    putProducts(rows: IndexRow[], skuIds: readonly string[] = rows.map(({ skuId }) => skuId)) {
      const found = new Map(rows.map((row) => [row.skuId, row]))
      for (const skuId of skuIds) {
        const row = found.get(skuId)
        const store = row && stores.get(row.storeId)
        replace(products.get(skuId), store && toProduct(row, store))
      }
    },
  }
}

function cached<T>(cache: Map<string, unknown>, name: string, make: () => T): T {
  if (!cache.has(name)) cache.set(name, make())
  return cache.get(name) as T
}
