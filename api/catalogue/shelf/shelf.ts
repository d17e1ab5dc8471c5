import { isPlacedAlike, shelfOrders, type ShelfOrder } from './shelf-orders.ts'
import type { Category, ShelfRow, ShelfStore } from './shelf-queries.ts'
import { openSharedParts, type ShelfValue } from './shared-parts.ts'

export type ShelfProduct = Omit<ShelfRow, 'storeId' | 'attributes'> & {
  store: ShelfStore
  attributes: ShelfValue[]
}
export type Shelf = ReturnType<typeof createShelf>

/**
 * What listings choose from: of each product on sale, exclusive ones too, the few facts that filters, facets and orders
 * need. Who may see an exclusive one is asked for each viewer, see seen-shelf.ts; no price is shown from here.
 */
export function createShelf() {
  const products = new Map<string, ShelfProduct>()
  // Made from the goods: `places` while none comes, goes or moves, `facts` while nothing at all changes.
  const places = new Map<string, unknown>()
  const facts = new Map<string, unknown>()
  const parts = openSharedParts()
  let stores = new Map<string, ShelfStore>()
  let categories: Category[] = []
  let exclusives = 0

  function replace(old: ShelfProduct | undefined, now: ShelfProduct | undefined) {
    facts.clear()
    if (!(old && now && isPlacedAlike(old, now))) places.clear()
    exclusives += Number(now?.isExclusive ?? false) - Number(old?.isExclusive ?? false)
    if (old && now) Object.assign(old, now)
    else if (now) products.set(now.skuId, now)
    else if (old) products.delete(old.skuId)
  }

  return {
    get products(): ReadonlyMap<string, ShelfProduct> {
      return products
    },
    get stores(): ReadonlyMap<string, ShelfStore> {
      return stores
    },
    /** Both levels in their order. */
    get categories(): readonly Category[] {
      return categories
    },
    get hasExclusives() {
      return exclusives > 0
    },
    /** All products; sorted when it is first asked for after a change that moves one. */
    inOrder(order: ShelfOrder): readonly ShelfProduct[] {
      return keep(places, order, () => [...products.values()].toSorted(shelfOrders[order]))
    },
    /** Names must be few: of categories and stores, not of what somebody typed. */
    keepUntilMoved: <T>(name: string, make: () => T): T => keep(places, name, make),
    keepUntilChanged: <T>(name: string, make: () => T): T => keep(facts, name, make),
    putFrame(newStores: ShelfStore[], newCategories: Category[]) {
      facts.clear()
      categories = newCategories
      // The products hold the stores they have.
      stores = new Map(newStores.map((store) => [store.id, Object.assign(stores.get(store.id) ?? store, store)]))
    },
    /** Puts the rows in place of what was there of these products; those without a row are gone. */
    putProducts(rows: ShelfRow[], skuIds: readonly string[] = rows.map(({ skuId }) => skuId)) {
      const found = new Map(rows.map((row) => [row.skuId, row]))
      for (const skuId of skuIds) {
        const row = found.get(skuId)
        const store = row && stores.get(row.storeId)
        replace(products.get(skuId), store && toProduct(row, store, parts))
      }
    },
  }
}

function keep<T>(kept: Map<string, unknown>, name: string, make: () => T): T {
  if (!kept.has(name)) kept.set(name, make())
  return kept.get(name) as T
}

// Written out: thousands of objects of one shape are read much faster than copies made by spreading rows.
function toProduct(row: ShelfRow, store: ShelfStore, parts: ReturnType<typeof openSharedParts>): ShelfProduct {
  return {
    skuId: row.skuId,
    categorySlug: parts.textOf(row.categorySlug),
    rootCategorySlug: parts.textOf(row.rootCategorySlug),
    brandSlug: parts.textOf(row.brandSlug),
    brand: parts.textOf(row.brand),
    finalPriceCents: row.finalPriceCents,
    isSale: row.isSale,
    isOrganic: row.isOrganic,
    isExclusive: row.isExclusive,
    isInStock: row.isInStock,
    popularity: row.popularity,
    createdAt: row.createdAt,
    ratingSum: row.ratingSum,
    ratingCount: row.ratingCount,
    store,
    attributes: row.attributes.map(parts.valueOf),
  }
}
