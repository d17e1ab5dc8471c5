import { createArticles } from './articles.ts'
import { createGrowingColumns } from './growing-columns.ts'
import type { IndexRow } from './index-queries.ts'
import { createDictionaries, factColumns, factNames, factsOf, states, type Facts } from './product-facts.ts'
import { createSharedAttributes } from './shared-attributes.ts'

export type ProductTable = ReturnType<typeof createProductTable>

const layout = {
  ...factColumns,
  /** Whether another product is of the same article. */
  isShared: Uint8Array,
  attributeStarts: Int32Array,
}

/**
 * The facts of products in typed columns, each product under a number that it keeps while it is on sale; of what is left the next one
 * takes it. Texts that many share are numbers as well.
 */
export function createProductTable() {
  const { columns, grow } = createGrowingColumns(layout)
  const { skuIds, docs, take, release } = createNumbers()
  const dictionaries = createDictionaries()
  const attributes = createSharedAttributes()
  const articles = createArticles(columns)
  let exclusives = 0

  function listOf(doc: number): Int32Array {
    const start = columns.attributeStarts[doc]!
    return attributes.lists.subarray(start, start + columns.attributeCounts[doc]!)
  }
  function leave(doc: number) {
    articles.remove(columns.articles[doc]!, doc)
    exclusives -= Number(columns.states[doc] === states.exclusive)
  }
  const isKnown = (doc: number, facts: Facts, list: readonly number[]) =>
    factNames.every((name) => columns[name][doc] === facts[name]) && listOf(doc).every((own, i) => own === list[i])

  return {
    columns,
    /** By their numbers; those of numbers that stand for none may be old. */
    skuIds,
    ...dictionaries,
    attributes,
    articles,
    listOf,
    docOf: (skuId: string): number => docs.get(skuId) ?? -1,
    /** One more than the largest number. */
    get size() {
      return skuIds.length
    },
    /** The SKUs on sale. */
    onSale: docs,
    get hasExclusives() {
      return exclusives > 0
    },
    /** Writes what the row says where that is not known yet; calls before a product changes, and after it has changed or come. */
    put(row: IndexRow, { before, after }: Record<'before' | 'after', (doc: number) => void>): void {
      const known = docs.get(row.skuId)
      const facts = factsOf(row, dictionaries, articles)
      const list = row.attributes.map(attributes.numberOf)
      if (known !== undefined) {
        if (isKnown(known, facts, list)) return
        before(known)
        leave(known)
      }
      const doc = known ?? take(row.skuId)
      grow(doc + 1)
      columns.attributeStarts[doc] = attributes.putList(list, listOf(doc))
      for (const name of factNames) columns[name][doc] = facts[name]
      articles.add(facts.articles, doc)
      exclusives += Number(row.isExclusive)
      after(doc)
    },
    remove(doc: number): void {
      leave(doc)
      columns.states[doc] = states.none
      release(doc)
    },
  }
}

/** A number for each SKU on sale; one that is left is taken by the next SKU. */
function createNumbers() {
  const skuIds: string[] = []
  const docs = new Map<string, number>()
  const free: number[] = []
  return {
    skuIds: skuIds as readonly string[],
    docs: docs as ReadonlyMap<string, number>,
    take(skuId: string): number {
      const doc = free.pop() ?? skuIds.length
      skuIds[doc] = skuId
      docs.set(skuId, doc)
      return doc
    },
    release(doc: number): void {
      docs.delete(skuIds[doc]!)
      free.push(doc)
    },
  }
}
