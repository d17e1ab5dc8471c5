import type { Category } from '../../products/categories.ts'
import type { AttributeRule, IndexedStore, IndexRow, SynonymNames } from './index-queries.ts'
import { createPartOrders } from './part-orders.ts'
import { flagBits } from './product-facts.ts'
import { createProductTable, type ProductTable, type SavedTable } from './product-table.ts'

export type CatalogIndex = ReturnType<typeof createCatalogIndex>

/** What the products stand in. */
export type IndexFrame = {
  stores: IndexedStore[]
  categories: Category[]
  synonymGroups: SynonymNames[]
  attributeRules?: AttributeRule[]
}

/** Some facts of a product by name, where few are asked for. */
export type IndexedProduct = {
  doc: number
  skuId: string
  categorySlug: string
  rootCategorySlug: string
  store: IndexedStore
  orderCount: number
  popularity: number
  isInStock: boolean
}

/**
 * What listings choose from: of each product on sale, exclusive ones too, the few facts that filters, facets and orders
 * need. Who may see an exclusive one is asked for each viewer, see index-view.ts; no price is shown from here.
 */
export function createCatalogIndex(saved?: SavedTable) {
  const table = createProductTable(saved)
  const { inOrder, membersOf, cached, clearCaches, takeOut, putIn, compare, categorySize } = createPartOrders(table)
  let stores = new Map<string, IndexedStore>()
  let categories: Category[] = []
  let attributeRules: ReadonlyMap<string, ReadonlyMap<string, AttributeRule>> = new Map()
  let synonymGroups: SynonymNames[] = []
  let puts = 0

  return {
    table,
    /** How often something was put: while it is the same number, the products are as they were. */
    get puts() {
      return puts
    },
    compare,
    categorySize,
    find: (skuId: string): IndexedProduct | undefined => describe(table, stores, skuId),
    inOrder,
    membersOf,
    cached,
    get stores(): ReadonlyMap<string, IndexedStore> {
      return stores
    },
    /** By the numbers of the table; undefined for one that is gone. */
    storeOf: (number: number): IndexedStore | undefined => stores.get(table.stores.texts[number]!),
    /** Both levels in their order. */
    get categories(): readonly Category[] {
      return categories
    },
    /** Of each category, by their keys. */
    get attributeRules(): typeof attributeRules {
      return attributeRules
    },
    /** Names of one thing; another array after a change. */
    get synonymGroups(): readonly SynonymNames[] {
      return synonymGroups
    },
    setFrame(frame: IndexFrame) {
      clearCaches()
      synonymGroups = frame.synonymGroups
      categories = frame.categories
      const rules = Map.groupBy(frame.attributeRules ?? [], ({ categorySlug }) => categorySlug)
      attributeRules = new Map([...rules].map(([slug, own]) => [slug, new Map(own.map((rule) => [rule.key, rule]))]))
      stores = new Map(frame.stores.map((store) => [store.id, store]))
    },
    /** Puts the rows in place of what there was of these products; those without a row are gone. */
    putProducts(rows: readonly IndexRow[], skuIds: readonly string[] = rows.map(({ skuId }) => skuId)) {
      puts++
      const found = new Map(rows.map((row) => [row.skuId, row]))
      for (const skuId of skuIds) {
        const row = found.get(skuId)
        if (row && stores.has(row.storeId)) table.put(row, { before: takeOut, after: putIn })
        else remove(table.docOf(skuId))
      }
    },
  }

  function remove(doc: number) {
    if (doc < 0) return
    takeOut(doc)
    table.remove(doc)
  }
}

function describe(
  table: ProductTable,
  stores: ReadonlyMap<string, IndexedStore>,
  skuId: string,
): IndexedProduct | undefined {
  const doc = table.docOf(skuId)
  if (doc < 0) return undefined
  const { columns, categories } = table
  return {
    doc,
    skuId,
    categorySlug: categories.texts[columns.categories[doc]!]!,
    rootCategorySlug: categories.texts[columns.roots[doc]!]!,
    store: stores.get(table.stores.texts[columns.stores[doc]!]!)!,
    orderCount: columns.orderCounts[doc]!,
    popularity: columns.popularity[doc]!,
    isInStock: (columns.flags[doc]! & flagBits.inStock) > 0,
  }
}
