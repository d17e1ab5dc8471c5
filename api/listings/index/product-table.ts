import { createArticles } from './articles.ts'
import type { Sections } from '../../platform/snapshots/section-file.ts'
import { createGrowingColumns, type Column } from './growing-columns.ts'
import type { IndexRow } from './index-queries.ts'
import {
  createDictionaries,
  factColumns,
  factNames,
  factsOf,
  states,
  type Dictionaries,
  type Facts,
} from './product-facts.ts'
import { createSharedAttributes, type SavedAttributes } from './shared-attributes.ts'

export type ProductTable = ReturnType<typeof createProductTable>

/** `texts` are the SKUs by their numbers, and what is numbered. */
export type SavedTable = { columns: Sections; texts: Sections; attributes: SavedAttributes }

const layout = {
  ...factColumns,
  /** Whether another product is of the same article. */
  isShared: Uint8Array,
  /** How often the number has been left: what was looked up by a number holds while this is the same. */
  departures: Uint32Array,
  attributeStarts: Int32Array,
}

/**
 * The facts of products in typed columns, each product under a number that it keeps while it is on sale; of what is left the next one
 * takes it. Texts that many share are numbers as well. Begins with what `save` of another table gave.
 */
export function createProductTable(saved?: SavedTable) {
  const { columns, grow } = createGrowingColumns(layout, saved?.columns)
  const { skuIds, docs, take, release } = createNumbers(saved && heldSkuIds(saved))
  const dictionaries = createDictionaries(saved?.texts)
  const attributes = createSharedAttributes(saved?.attributes)
  const articles = createArticles(columns, saved?.texts.gtins as string[] | undefined)
  let exclusives = 0
  for (const doc of docs.values()) enter(doc)

  function listOf(doc: number): Int32Array {
    const start = columns.attributeStarts[doc]!
    return attributes.lists.subarray(start, start + columns.attributeCounts[doc]!)
  }
  function enter(doc: number) {
    articles.add(columns.articles[doc]!, doc)
    exclusives += Number(columns.states[doc] === states.exclusive)
  }
  function leave(doc: number) {
    articles.remove(columns.articles[doc]!, doc)
    exclusives -= Number(columns.states[doc] === states.exclusive)
  }

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
        if (hasFacts(columns, known, facts) && listOf(known).every((own, i) => own === list[i])) return
        before(known)
        leave(known)
      }
      const doc = known ?? take(row.skuId)
      grow(doc + 1)
      columns.attributeStarts[doc] = attributes.putList(list, listOf(doc))
      for (const name of factNames) columns[name][doc] = facts[name]
      enter(doc)
      after(doc)
    },
    save: () => copyOf({ columns, skuIds, dictionaries, articles, attributes }),
    remove(doc: number): void {
      leave(doc)
      columns.states[doc] = states.none
      columns.departures[doc]!++
      release(doc)
    },
  }
}

const hasFacts = (columns: Record<keyof Facts, Column>, doc: number, facts: Facts) =>
  factNames.every((name) => columns[name][doc] === facts[name])

/** What articles share is found again by their numbers. */
const savedColumns = [...factNames, 'attributeStarts'] as const

type Parts = {
  columns: Record<(typeof savedColumns)[number], Column>
  skuIds: readonly string[]
  dictionaries: Dictionaries
  articles: ReturnType<typeof createArticles>
  attributes: ReturnType<typeof createSharedAttributes>
}
const copyOf = ({ columns, skuIds, dictionaries, articles, attributes }: Parts): SavedTable => ({
  columns: Object.fromEntries(savedColumns.map((name) => [name, columns[name].slice(0, skuIds.length)])),
  texts: {
    skuIds,
    gtins: articles.gtins,
    ...Object.fromEntries(Object.entries(dictionaries).map(([name, { texts }]) => [name, texts])),
  },
  attributes: attributes.save(),
})

/** By their numbers; null for those that stand for none. */
const heldSkuIds = ({ columns, texts }: SavedTable) =>
  (texts.skuIds as string[]).map((skuId, doc) => (columns.states![doc] === states.none ? null : skuId))

/** A number for each SKU on sale; one that is left is taken by the next SKU. */
function createNumbers(held: readonly (string | null)[] = []) {
  const skuIds = held.map((skuId) => skuId ?? '')
  const docs = new Map<string, number>()
  const free: number[] = []
  held.forEach((skuId, doc) => (skuId === null ? free.push(doc) : docs.set(skuId, doc)))
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
