import type { Db } from '../../platform/db.ts'
import { withTimeout } from '../../platform/with-timeout.ts'
import { createShelf, type Shelf } from './shelf.ts'
import {
  findShelfCategories,
  findShelfChanges,
  findShelfPage,
  findShelfRows,
  findShelfStores,
  type ShelfMark,
  type ShelfRow,
} from './shelf-queries.ts'

/** What a statement reads at most; after a failure half of it, so that a slow database answers within its limit. */
const MOST_ROWS = 1000
const FEWEST_ROWS = 20
/** From that many changed goods on they are not named one by one: all are read. */
const MOST_NAMED = 50_000
/** Longer than a statement may take: what has no answer by then never gets one, as its connection is dead. */
const LONGEST_MS = 15_000

/** Told what was read: the rows in place of what there was of these products; those without a row are gone. */
export type PutRows = (rows: ShelfRow[], skuIds: readonly string[]) => void

/** A reading of all goods, by key: how far it is, and what it found. */
type Whole = { after: string; found: Set<string> }
type Reading = {
  shelf: Shelf
  put: PutRows
  mark: ShelfMark | null
  isFrameOld: boolean
  isComplete: boolean
  pageRows: number
  /** Named by changes and not read yet, the latest last. */
  changed: Set<string>
  whole: Whole | null
}
export type ShelfReader = ReturnType<typeof openShelfReader>

/**
 * Brings a shelf up to what the database holds, in statements that are short each: of a failed one nothing is lost, and
 * what was read before is kept. `look` and `readPage` are called one at a time.
 */
export function openShelfReader(db: Db, onRead: PutRows = () => {}) {
  const shelf = createShelf()
  const reading: Reading = {
    shelf,
    put(rows, skuIds) {
      shelf.putProducts(rows, skuIds)
      onRead(rows, skuIds)
      for (const { skuId } of rows) reading.whole?.found.add(skuId)
    },
    mark: null,
    isFrameOld: false,
    isComplete: false,
    pageRows: MOST_ROWS,
    changed: new Set(),
    whole: null,
  }
  return {
    shelf,
    /** Whether all goods have been read once. */
    isComplete: () => reading.isComplete,
    /** Whether there is something to read that is known to have changed. */
    isBehind: () => reading.whole !== null || reading.changed.size > 0,
    /** Finds what has changed, and reads stores and categories where they have; how many goods it named. */
    look: () => look(db, reading),
    /** Reads some of what is left, what changed last first; how many goods it were. */
    readPage: () => readPage(db, reading),
  }
}

async function look(db: Db, reading: Reading): Promise<number> {
  const changes = await withTimeout(LONGEST_MS, findShelfChanges(db, reading.mark, MOST_NAMED + 1))
  const { skuIds, isForgotten, isFrameChanged, ...mark } = changes
  reading.mark = mark
  reading.isFrameOld ||= isForgotten || isFrameChanged
  const isWhole = isForgotten || skuIds.length > MOST_NAMED
  if (isWhole) {
    reading.whole = { after: '', found: new Set() }
    reading.changed.clear()
  } else {
    for (const skuId of skuIds) {
      reading.changed.delete(skuId)
      reading.changed.add(skuId)
    }
  }
  if (reading.isFrameOld) {
    reading.shelf.putFrame(
      ...(await withTimeout(LONGEST_MS, Promise.all([findShelfStores(db), findShelfCategories(db)]))),
    )
    reading.isFrameOld = false
  }
  return isWhole ? 0 : skuIds.length
}

async function readPage(db: Db, reading: Reading): Promise<number> {
  const { changed, whole, pageRows } = reading
  try {
    const count = changed.size > 0 ? await readChanged(db, reading) : whole ? await readNext(db, reading, whole) : 0
    reading.pageRows = Math.min(MOST_ROWS, Math.ceil(pageRows * 1.1))
    return count
  } catch (error) {
    reading.pageRows = Math.max(FEWEST_ROWS, pageRows >> 1)
    throw error
  }
}

async function readChanged(db: Db, { changed, pageRows, put }: Reading) {
  const skuIds = [...changed].slice(-pageRows)
  put(await withTimeout(LONGEST_MS, findShelfRows(db, skuIds)), skuIds)
  for (const skuId of skuIds) changed.delete(skuId)
  return skuIds.length
}

async function readNext(db: Db, reading: Reading, whole: Whole) {
  const { shelf, pageRows, put } = reading
  const rows = await withTimeout(LONGEST_MS, findShelfPage(db, { after: whole.after, limit: pageRows }))
  const skuIds = rows.map(({ skuId }) => skuId)
  put(rows, skuIds)
  whole.after = skuIds.at(-1) ?? whole.after
  if (rows.length < pageRows) {
    const gone = [...shelf.products.keys()].filter((skuId) => !whole.found.has(skuId))
    put([], gone)
    reading.whole = null
    reading.isComplete = true
  }
  return rows.length
}
