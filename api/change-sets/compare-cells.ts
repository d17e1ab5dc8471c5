import type { NewCell } from '../../contract/change-sets/change-sets.ts'
import { checkChanges, type CellChange, type CellProblem } from '../../contract/change-sets/check-cells.ts'
import { histogramOf, isLarge, meanOf, priceMoveOf } from '../../contract/change-sets/differences.ts'
import { changeOf, type SheetField } from '../../contract/change-sets/fields.ts'
import { fromWire, termsOf, valueIn, withValue, type Terms } from '../../contract/change-sets/terms.ts'
import type { StoredTerms } from '../products/changes/terms.ts'
import type { CellRow, StoredDifferences } from './change-set-queries.ts'

export type Compared = { cells: CellRow[]; moves: StoredDifferences['largest'] }

/**
 * What one product's cells change. A cell that already holds what it shall hold is dropped; one that holds something else
 * than its sender saw is STALE, so that nobody's price is overwritten unseen.
 */
export function compareProduct(row: StoredTerms, sent: NewCell[], today: string): Compared {
  const stored = termsOf(row)
  const read = withClearedDay(
    stored,
    sent.map(({ field, from, to }) => ({ field, from: fromWire(field, from), to: fromWire(field, to) })),
  )
  const changed = read.filter(({ field, to }) => to !== valueIn(stored, field))
  const stale = changed.filter(({ field, from }) => from !== valueIn(stored, field))
  const fresh = changed.filter((cell) => !stale.includes(cell))
  const { terms, problems } = checkChanges(stored, fresh, today)
  const all = [...problems, ...stale.map(({ field }) => staleProblem(field, stored))]
  const move = priceMoveOf(stored, terms)
  return {
    cells: changed.map((cell) => cellRow({ skuId: row.skuId, stored }, cell, all)),
    moves: move ? [{ skuId: row.skuId, ...move }] : [],
  }
}

type ReadCell = { field: SheetField; from: number | null; to: number | null }

/** A count that clears the day of the return says so in a cell of its own, by which undoing brings it back. */
function withClearedDay(stored: Terms, read: ReadCell[]): ReadCell[] {
  const count = read.find(({ field }) => field === 'STOCK')
  if (!count || stored.backOn === null || read.some(({ field }) => field === 'BACK_ON')) return read
  const isCleared = count.to !== null && withValue(stored, 'STOCK', count.to).backOn === null
  return isCleared ? [...read, { field: 'BACK_ON', from: stored.backOn, to: null }] : read
}

const staleProblem = (field: SheetField, stored: Terms): CellProblem => ({
  field,
  code: 'STALE',
  limit: valueIn(stored, field),
})

type Product = { skuId: string; stored: Terms }

function cellRow({ skuId, stored }: Product, { field, to }: CellChange, problems: CellProblem[]): CellRow {
  const problem = problems.find((candidate) => candidate.field === field)
  return {
    skuId,
    field,
    valueBefore: valueIn(stored, field),
    // What is no number of two decimals cannot be stored, and is refused.
    valueAfter: Number.isNaN(to) ? null : to,
    state: problem ? 'REFUSED' : 'OPEN',
    problem: problem ? { code: problem.code, limit: problem.limit } : null,
  }
}

const mostJumps = 50

/** What the panel shows of all that can be taken. */
export const differencesOf = ({ cells, moves }: Compared, touched: StoredDifferences['touched']): StoredDifferences =>
  countedDifferences({ cells: cells.filter(({ state }) => state === 'OPEN'), moves }, touched)

type Taken = { cells: Pick<CellRow, 'skuId' | 'field'>[]; moves: Compared['moves'] }

export function countedDifferences({ cells: taken, moves }: Taken, touched: StoredDifferences['touched']) {
  const priced = new Set(moves.map(({ skuId }) => skuId))
  const stocks = taken.filter(({ field }) => field === 'STOCK')
  const isPrice = ({ field }: Pick<CellRow, 'field'>) => changeOf(field as SheetField) === 'PRICES'
  return {
    prices: priced.size,
    meanPercent: meanOf(moves),
    stocks: stocks.length,
    others: taken.filter((cell) => cell.field !== 'STOCK' && !(isPrice(cell) && priced.has(cell.skuId))).length,
    largeCount: moves.filter(isLarge).length,
    histogram: histogramOf(moves),
    largest: moves.toSorted((a, b) => Math.abs(b.percent) - Math.abs(a.percent)).slice(0, mostJumps),
    touched,
  }
}

/** Of a set whose cells are still to come. */
export const emptyDifferences = countedDifferences({ cells: [], moves: [] }, { carts: 0, buyers: 0 })
