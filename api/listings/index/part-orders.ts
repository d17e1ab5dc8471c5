import { createMembers } from './part-members.ts'
import { compareIn, type IndexOrder } from './index-orders.ts'
import type { IndexedStore } from './index-queries.ts'
import type { ProductTable } from './product-table.ts'
import { createSortedDocs, type SortedDocs } from './sorted-docs.ts'

/** A part of the index: all of it, a category of either level, a store. */
export type IndexPart =
  | 'all'
  | { by: 'categorySlug' | 'rootCategorySlug'; of: string }
  | { by: 'store'; of: IndexedStore }

/** Different for every part. */
function partName(part: IndexPart): string {
  if (part === 'all') return part
  return `${part.by} ${part.by === 'store' ? part.of.id : part.of}`
}

/** Whether a product stands in the part. */
export function partTest(table: ProductTable, part: IndexPart): (doc: number) => boolean {
  if (part === 'all') return () => true
  const { columns } = table
  const number = part.by === 'store' ? table.stores.find(part.of.id) : table.categories.find(part.of)
  if (part.by === 'store') return (doc) => columns.stores[doc] === number
  if (part.by === 'categorySlug') return (doc) => columns.categories[doc] === number
  return (doc) => columns.roots[doc] === number
}

/**
 * The products of each part in each order, sorted on the first call; from then on a product that changes is taken out and put in again, and
 * nothing else is moved. What is made of a part is cached until one of its products changes.
 */
export function createPartOrders(table: ProductTable) {
  const compare = compareIn(table)
  const sorted = new Map<string, Map<IndexOrder, SortedDocs>>()
  const caches = new Map<string, Map<string, unknown>>()
  const members = {
    categorySlug: createMembers(() => table.columns.categories),
    rootCategorySlug: createMembers(() => table.columns.roots),
    store: createMembers(() => table.columns.stores),
  }
  const allMembers = Object.values(members)
  for (const doc of table.onSale.values()) for (const each of allMembers) each.add(doc)

  function membersOf(part: IndexPart): Int32Array {
    if (part === 'all') return Int32Array.from(table.onSale.values())
    const number = part.by === 'store' ? table.stores.find(part.of.id) : table.categories.find(part.of)
    return members[part.by].of(number)
  }

  const partsOf = (doc: number) => [
    'all',
    `categorySlug ${table.categories.texts[table.columns.categories[doc]!]!}`,
    `rootCategorySlug ${table.categories.texts[table.columns.roots[doc]!]!}`,
    `store ${table.stores.texts[table.columns.stores[doc]!]!}`,
  ]
  const change = (doc: number, move: (docs: SortedDocs) => void) => {
    for (const name of partsOf(doc)) {
      caches.delete(name)
      sorted.get(name)?.forEach(move)
    }
  }
  return {
    compare,
    /** In no order. */
    membersOf,
    inOrder(part: IndexPart, order: IndexOrder): SortedDocs {
      const orders = entry(sorted, partName(part), () => new Map<IndexOrder, SortedDocs>())
      return entry(orders, order, () => createSortedDocs(compare[order], membersOf(part)))
    },
    /** Names must be few: not of what somebody typed. */
    cached: <T>(part: IndexPart, name: string, make: () => T): T =>
      entry(
        entry(caches, partName(part), () => new Map<string, unknown>()),
        name,
        make,
      ) as T,
    clearCaches: () => caches.clear(),
    /** How many products a category of the lower level has, by its number. */
    categorySize: members.categorySlug.countOf,
    /** To be called before a product changes or goes. */
    takeOut(doc: number) {
      change(doc, (docs) => docs.remove(doc))
      for (const each of allMembers) each.remove(doc)
    },
    /** To be called after it has changed or come. */
    putIn(doc: number) {
      change(doc, (docs) => docs.add(doc))
      for (const each of allMembers) each.add(doc)
    },
  }
}

function entry<K, V>(map: Map<K, V>, key: K, make: () => V): V {
  if (!map.has(key)) map.set(key, make())
  return map.get(key)!
}
