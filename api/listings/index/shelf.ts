import { isPlacedAlike, shelfOrders, type ShelfOrder } from './shelf-orders.ts'
import type { Category } from '../../products/categories.ts'
import type { ShelfRow, ShelfStore } from './shelf-queries.ts'
import { openSharedParts, type ShelfValue } from './shared-parts.ts'

export type ShelfProduct = Omit<ShelfRow, 'storeId' | 'attributes' | 'nameDe' | 'nameEn'> & {
  store: ShelfStore
  attributes: ShelfValue[]
}
export type Shelf = ReturnType<typeof createShelf>
/** A part of the shelf: all of it, a category of either level, a store. */
export type ShelfPart =
  | 'all'
  | { by: 'categorySlug' | 'rootCategorySlug'; of: string }
  | { by: 'store'; of: ShelfStore }

/** Different for every part. */
export function partName(part: ShelfPart) {
  if (part === 'all') return part
  return `${part.by} ${part.by === 'store' ? part.of.id : part.of}`
}

/**
 * What listings choose from: of each product on sale, exclusive ones too, the few facts that filters, facets and orders
 * need. Who may see an exclusive one is asked for each viewer, see seen-shelf.ts; no price is shown from here.
 */
export function createShelf() {
  const products = new Map<string, ShelfProduct>()
  // Made from the goods: `places` while none comes, goes or moves, `facts` while nothing at all changes.
  const places = new Map<string, unknown>()
  const facts = new Map<string, unknown>()
  const shared = openSharedParts()
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
    /** Sorted when it is first asked for after a change that moves a product; then for all parts of a kind at once. */
    inOrder(part: ShelfPart, order: ShelfOrder): readonly ShelfProduct[] {
      const all = keep(places, order, () => [...products.values()].toSorted(shelfOrders[order]))
      if (part === 'all') return all
      const { by, of } = part
      return keep(places, `${order} by ${by}`, () => Map.groupBy(all, (product) => product[by])).get(of) ?? []
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
        replace(products.get(skuId), store && toProduct(row, store, shared))
      }
    },
  }
}

function keep<T>(kept: Map<string, unknown>, name: string, make: () => T): T {
  if (!kept.has(name)) kept.set(name, make())
  return kept.get(name) as T
}

// Written out: thousands of objects of one shape are read much faster than copies made by spreading rows.
function toProduct(row: ShelfRow, store: ShelfStore, shared: ReturnType<typeof openSharedParts>): ShelfProduct {
  return {
    skuId: row.skuId,
    categorySlug: shared.textOf(row.categorySlug),
    rootCategorySlug: shared.textOf(row.rootCategorySlug),
    brandSlug: shared.textOf(row.brandSlug),
    brand: shared.textOf(row.brand),
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
    attributes: row.attributes.map(shared.valueOf),
  }
}
