import type { Db } from '../../platform/db.ts'
import type { Category } from '../../products/categories.ts'
import { findProductChanges, type ChangeMark } from '../../platform/changes/change-log.ts'
import { readAsOf, type LogPosition } from '../../platform/replicas/read-replicas.ts'
import { withTimeout } from '../../platform/with-timeout.ts'
import { createCatalogIndex, type CatalogIndex } from './catalog-index.ts'
import type { IndexSnapshot } from './index-snapshot.ts'
import {
  findAttributeRules,
  findIndexCategories,
  findIndexPage,
  findIndexRows,
  findIndexStores,
  findSynonymGroups,
  type IndexRow,
} from './index-queries.ts'

/** What a statement reads at most; after a failure half of it, so that a slow database answers within its limit. */
const MOST_ROWS = 1000
const FEWEST_ROWS = 20
/** Of changed products, while others are answered: no call waits long for a turn of the event loop. */
const MOST_CHANGED = 200
/** From that many changed products on, read all instead of naming each. */
const MOST_NAMED = 50_000
/** Longer than a statement may take: what has no answer by then never gets one, as its connection is dead. */
const LONGEST_MS = 15_000

/** Receives what was read: the rows in place of what there was of these products; those without a row are gone. */
export type PutRows = (rows: IndexRow[], skuIds: readonly string[], categories: readonly Category[]) => void

/** A full read of all products, by key: how far it is, and what it found. */
type FullRead = { after: string; found: Set<string> }
type ReaderState = {
  index: CatalogIndex
  put: (rows: IndexRow[], skuIds: readonly string[]) => void
  since: ChangeMark | null
  /** Behind the latest change that was found. */
  position: LogPosition
  areStoresOrCategoriesOld: boolean
  isComplete: boolean
  /** How often something had been put when it was saved last. */
  savedPuts: number
  pageRows: number
  /** Named by changes and not read yet, the latest last. */
  changed: Set<string>
  fullRead: FullRead | null
}
export type IndexReader = ReturnType<typeof openIndexReader>

/**
 * Brings a index up to what the database holds, in statements that are short each: of a failed one nothing is lost, and
 * what was read before stays. Call `findChanges` and `readPage` one at a time.
 */
export function openIndexReader(db: Db, onRead: PutRows = () => {}, snapshot: IndexSnapshot | null = null) {
  const reading: ReaderState = {
    index: createCatalogIndex(),
    put(rows, skuIds) {
      reading.index.putProducts(rows, skuIds)
      onRead(rows, skuIds, reading.index.categories)
      for (const { skuId } of rows) reading.fullRead?.found.add(skuId)
    },
    since: null,
    position: null,
    areStoresOrCategoriesOld: false,
    isComplete: false,
    savedPuts: 0,
    pageRows: MOST_ROWS,
    changed: new Set(),
    fullRead: null,
  }
  return {
    get index() {
      return reading.index
    },
    /** Begins with what was saved, if it is known what has changed since; the first changes are to be found afterwards. */
    async restore() {
      const saved = await snapshot?.restore()
      if (!saved) return
      reading.index = createCatalogIndex(saved.table)
      // Between two runs of the shop its server may have been restarted in order.
      reading.since = { ...saved.mark, server: null }
      reading.areStoresOrCategoriesOld = true
    },
    /** Saves the index where it is complete and something has changed since it was saved. Nothing else may be asked meanwhile. */
    async save() {
      const { index, since, isComplete, savedPuts } = reading
      if (!snapshot || !since || !isComplete || savedPuts === index.puts || isBehind(reading)) return
      await snapshot.save(index, since)
      reading.savedPuts = index.puts
    },
    /** Whether all products have been read once. */
    isComplete: () => reading.isComplete,
    /** Whether there is something to read that is known to have changed. */
    isBehind: () => isBehind(reading),
    /** Finds what has changed, and reads stores and categories where they have; answers how many products it named. */
    findChanges: () => findChanges(db, reading),
    /** Reads some of what is left, what changed last first; answers how many products it read. */
    readPage: () => readPage(db, reading),
  }
}

const isBehind = ({ fullRead, changed }: ReaderState) => fullRead !== null || changed.size > 0

async function findChanges(db: Db, reading: ReaderState): Promise<number> {
  const changes = await withTimeout(LONGEST_MS, findProductChanges(db, reading.since, MOST_NAMED + 1))
  const { skuIds, hasGap, areStoresOrCategoriesChanged, position, ...since } = changes
  reading.since = since
  if (reading.position === null || hasGap || areStoresOrCategoriesChanged || skuIds.length > 0)
    reading.position = position
  reading.areStoresOrCategoriesOld ||= hasGap || areStoresOrCategoriesChanged
  const isFull = hasGap || skuIds.length > MOST_NAMED
  if (isFull) {
    reading.fullRead = { after: '', found: new Set() }
    reading.changed.clear()
  } else {
    for (const skuId of skuIds) {
      reading.changed.delete(skuId)
      reading.changed.add(skuId)
    }
  }
  if (reading.areStoresOrCategoriesOld) {
    const frame = readAsOf(db, reading.position, (from) =>
      Promise.all([
        findIndexStores(from),
        findIndexCategories(from),
        findSynonymGroups(from),
        findAttributeRules(from),
      ]),
    )
    const [stores, categories, synonymGroups, attributeRules] = await withTimeout(LONGEST_MS, frame)
    reading.index.setFrame({ stores, categories, synonymGroups, attributeRules })
    reading.areStoresOrCategoriesOld = false
  }
  reading.isComplete ||= !isBehind(reading)
  return isFull ? 0 : skuIds.length
}

async function readPage(db: Db, reading: ReaderState): Promise<number> {
  const { changed, fullRead, pageRows } = reading
  try {
    const count =
      changed.size > 0 ? await readChanged(db, reading) : fullRead ? await readNext(db, reading, fullRead) : 0
    reading.pageRows = Math.min(MOST_ROWS, Math.ceil(pageRows * 1.1))
    reading.isComplete ||= !isBehind(reading)
    return count
  } catch (error) {
    reading.pageRows = Math.max(FEWEST_ROWS, pageRows >> 1)
    throw error
  }
}

async function readChanged(db: Db, { changed, pageRows, put, position }: ReaderState) {
  const skuIds = [...changed].slice(-Math.min(pageRows, MOST_CHANGED))
  const rows = readAsOf(db, position, (from) => findIndexRows(from, skuIds))
  put(await withTimeout(LONGEST_MS, rows), skuIds)
  for (const skuId of skuIds) changed.delete(skuId)
  return skuIds.length
}

async function readNext(db: Db, reading: ReaderState, fullRead: FullRead) {
  const { index, pageRows, put, position } = reading
  const page = { after: fullRead.after, limit: pageRows }
  const rows = await withTimeout(
    LONGEST_MS,
    readAsOf(db, position, (from) => findIndexPage(from, page)),
  )
  const skuIds = rows.map(({ skuId }) => skuId)
  put(rows, skuIds)
  fullRead.after = skuIds.at(-1) ?? fullRead.after
  if (rows.length < pageRows) {
    const gone = [...index.table.onSale.keys()].filter((skuId) => !fullRead.found.has(skuId))
    put([], gone)
    reading.fullRead = null
  }
  return rows.length
}
