import { setImmediate } from 'node:timers/promises'
import { inTransaction } from '../platform/db.ts'
import type { Db, Tx } from '../platform/db.ts'
import { recordChange } from '../platform/page-changes.ts'
import { checkRow } from './check-row.ts'
import type { CheckDeps, CheckedRow } from './check-row.ts'
import type { Encoding } from './encoding.ts'
import { isImportColumn, requiredColumns } from './import-columns.ts'
import type { ImportColumn } from './import-columns.ts'
import { findStore, readCategories, readStoreSlugs, whileImporting } from './queries.ts'
import { readRecords } from './read-records.ts'
import type { CsvRecord } from './read-records.ts'
import { nearestWord } from './nearest-word.ts'
import { UnusableImport } from './refusal.ts'
import type { Refusal, StockNote } from './refusal.ts'
import { writeBatch, type Written } from './write-batch.ts'

export type ImportDeps = Omit<CheckDeps, 'categories'> & {
  db: Db
}
export type ImportInput = {
  storeSlug: string
  chunks: AsyncIterable<Uint8Array>
  encoding: Encoding
  /** Everything is checked and compared, and every batch rolled back. */
  isDryRun?: boolean
  onRefusal?: (refusal: Refusal) => void
  /** Told of lines that are taken, once their batch is written. */
  onNote?: (note: StockNote) => void
  /** Columns of the file that mean nothing here. */
  onUnknownColumns?: (names: string[]) => void
  onBatch?: (counts: ImportCounts) => void
}
/** Numbers of lines. */
export type ImportCounts = { added: number; changed: number; unchanged: number; refused: number }

/**
 * Brings a supplier's CSV into his store, BATCH lines a transaction: what is right is kept, what is not is reported, and
 * running again after whatever end completes it. Throws UnusableImport before anything is written.
 */
export async function importCatalogue(deps: ImportDeps, input: ImportInput): Promise<ImportCounts> {
  const { db } = deps
  const store = await findStore(db, input.storeSlug)
  if (!store) {
    const suggestion = nearestWord(input.storeSlug, await readStoreSlugs(db))
    throw new UnusableImport({ code: 'UNKNOWN_STORE', slug: input.storeSlug, suggestion })
  }
  const counts = await whileImporting(db, store.id, () => importLines(deps, input, store.id))
  if (!counts) throw new UnusableImport({ code: 'ALREADY_RUNNING', slug: input.storeSlug })
  return counts
}

export const BATCH_SIZE = 500

async function importLines(deps: ImportDeps, input: ImportInput, storeId: string): Promise<ImportCounts> {
  const counts = { added: 0, changed: 0, unchanged: 0, refused: 0 }
  const categories = await readCategories(deps.db)
  const refuse = (refusals: Refusal[]) => {
    counts.refused += 1
    for (const refusal of refusals) input.onRefusal?.(refusal)
  }
  const records = readRecords(input.chunks, input.encoding)
  const { columns, unknown } = readHeader((await records.next()).value)
  if (unknown.length > 0) input.onUnknownColumns?.(unknown)
  const statedColumns = new Set(columns.filter((column) => column !== null))
  const lines = checkedLines({ records, columns, checkDeps: { ...deps, categories }, refuse })
  const flush = async (rows: CheckedRow[]) => {
    const batch = { storeId, columns: statedColumns, rows, isDryRun: input.isDryRun === true, now: deps.clock.now() }
    const written = await write(deps, batch)
    for (const note of written.notes) input.onNote?.(note)
    counts.added += written.added
    counts.changed += written.changed
    counts.unchanged += written.unchanged
    input.onBatch?.(counts)
  }
  await writeWhileReading(lines, flush)
  return counts
}

/** How many lines are checked before the statements under way are looked after. */
const TURN = 50

/** Hands over batches one after the other; the next is read while the database writes the one before. */
async function writeWhileReading(lines: AsyncIterable<CheckedRow>, flush: (rows: CheckedRow[]) => Promise<void>) {
  let rows: CheckedRow[] = []
  let writing = Promise.resolve()
  try {
    for await (const row of lines) {
      rows.push(row)
      if (rows.length % TURN === 0) await setImmediate()
      if (rows.length < BATCH_SIZE) continue
      await writing
      writing = flush(rows)
      // It is told to whoever awaits it next.
      writing.catch(() => {})
      rows = []
    }
    await writing
    if (rows.length > 0) await flush(rows)
  } finally {
    // The store stays locked while something is written into it.
    await writing.catch(() => {})
  }
}

/** The column of each cell, null for one that is unknown. Throws UnusableImport when needed ones are missing or come twice. */
function readHeader(record: CsvRecord | undefined): { columns: (ImportColumn | null)[]; unknown: string[] } {
  if (!record) throw new UnusableImport({ code: 'EMPTY' })
  const found = 'cells' in record ? record.cells.map((cell) => cell.trim().toLowerCase()) : []
  const missing = requiredColumns.filter((column) => !found.includes(column))
  if (missing.length > 0) throw new UnusableImport({ code: 'MISSING_COLUMNS', missing, found })
  const repeated = found.find((name, index) => isImportColumn(name) && found.indexOf(name) !== index)
  if (repeated) throw new UnusableImport({ code: 'REPEATED_COLUMN', column: repeated })
  return {
    columns: found.map((name) => (isImportColumn(name) ? name : null)),
    unknown: found.filter((name) => name !== '' && !isImportColumn(name)),
  }
}

type Lines = {
  records: ReturnType<typeof readRecords>
  columns: (ImportColumn | null)[]
  checkDeps: CheckDeps
  /** Called once a line. */
  refuse: (refusals: Refusal[]) => void
}

async function* checkedLines({ records, columns, checkDeps, refuse }: Lines): AsyncGenerator<CheckedRow> {
  const firstLines = new Map<string, number>()
  for await (const record of records) {
    const { line } = record
    if ('reason' in record) {
      refuse([{ line, column: null, reason: record.reason }])
      continue
    }
    const { cells } = record
    if (cells.length !== columns.length) {
      const reason = { code: 'CELL_COUNT', found: cells.length, expected: columns.length } as const
      refuse([{ line, column: null, reason }])
      continue
    }
    const named = columns.flatMap((column, index) => (column ? [[column, cells[index]!] as const] : []))
    const checked = checkRow(Object.fromEntries(named), checkDeps)
    if ('problems' in checked) {
      refuse(checked.problems.map((problem) => ({ line, ...problem })))
      continue
    }
    const sku = checked.row.product.supplier_sku
    const firstLine = firstLines.get(sku)
    if (firstLine !== undefined) {
      refuse([{ line, column: 'supplier_sku', reason: { code: 'DUPLICATE', firstLine } }])
      continue
    }
    firstLines.set(sku, line)
    yield { ...checked.row, line }
  }
}

class DryRun extends Error {}

type Batch = { storeId: string; columns: ReadonlySet<ImportColumn>; rows: CheckedRow[]; isDryRun: boolean; now: Date }

async function write(deps: ImportDeps, batch: Batch) {
  let written: Omit<Written, 'touchedSkuIds'> = { added: 0, changed: 0, unchanged: 0, notes: [] }
  try {
    await inTransaction(deps.db, async (tx) => {
      await tx`set local statement_timeout = 0`
      const { touchedSkuIds, ...numbers } = await writeBatch(tx, batch)
      written = numbers
      if (batch.isDryRun) throw new DryRun()
      if (touchedSkuIds.length > 0) await recordTouched(tx, batch.storeId, touchedSkuIds)
    })
  } catch (error) {
    if (!(error instanceof DryRun)) throw error
  }
  return written
}

// What has become exclusive must disappear at once; all else may be shown for a moment as it was.
async function recordTouched(tx: Tx, storeId: string, skuIds: string[]) {
  const [exclusive] = await tx`select from product where sku_id = any(${skuIds}) and is_exclusive limit 1`
  await recordChange(tx, tagsOf(storeId, skuIds), { mayBeStale: exclusive === undefined })
}

const tagsOf = (storeId: string, skuIds: string[]) => [
  `store:${storeId}`,
  'listings',
  'categories',
  ...skuIds.map((skuId) => `product:${skuId}`),
]
