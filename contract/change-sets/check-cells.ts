import { dayOfNumber, isDay, lastBackDay, numberOfDay } from './days.ts'
import { changeOf, kindOf, sheetFields, tierField, tierFromField, tierSlots, type SheetField } from './fields.ts'
import { valueIn, withValue, type Terms } from './terms.ts'

/**
 * Why a cell cannot be taken. `limit` is the nearest value that could be, as stored (cents, rates per ten-thousand, pieces).
 * STALE: somebody else has changed it since it was read; `limit` is what stands there now.
 */
export const cellProblems = [
  'EMPTY',
  'NOT_A_NUMBER',
  'TOO_LOW',
  'TOO_HIGH',
  'TIER_NOT_BELOW',
  'TIER_INCOMPLETE',
  'TIER_ORDER',
  'BREAKS_TIERS',
  'NOT_OF_CASE',
  'NOT_A_DAY',
  'DAY_PASSED',
  'DAY_TOO_FAR',
  'STALE',
] as const
export type CellProblemCode = (typeof cellProblems)[number]
export type CellProblem = { field: SheetField; code: CellProblemCode; limit: number | null }
export type CellChange = { field: SheetField; to: number | null }

/** An import of the same value would be taken by the same bounds (docs/import.md). */
const bounds = {
  EUROS: { min: 1, max: 100_000_000 },
  PERCENT: { min: 0, max: 9500 },
  PIECES: { min: 1, max: 1_000_000 },
} as const
const mostOnHand = 100_000_000

export const mayBeEmpty = (field: SheetField) => field === 'MSRP' || field === 'BACK_ON' || field.startsWith('TIER_')

/** What is wrong with a value wherever the others stand. */
function problemOfValue({ field, to }: CellChange, { countPerBox }: Terms, today: string | null): CellProblem | null {
  if (to === null) return mayBeEmpty(field) ? null : { field, code: 'EMPTY', limit: null }
  const kind = kindOf(field)
  if (Number.isNaN(to)) return { field, code: kind === 'DAY' ? 'NOT_A_DAY' : 'NOT_A_NUMBER', limit: null }
  if (kind === 'DAY') return problemOfDay(field, to, today)
  const { min, max } = field === 'STOCK' ? { min: 0, max: mostOnHand } : bounds[kind]
  if (to < min) return { field, code: 'TOO_LOW', limit: min }
  if (to > max) return { field, code: 'TOO_HIGH', limit: max }
  // The price of a case has whole cents.
  const isPartOfCase = field !== 'PRICE_UNIT' || countPerBox % to === 0
  return isPartOfCase ? null : { field, code: 'NOT_OF_CASE', limit: countPerBox }
}

function problemOfDay(field: SheetField, to: number, today: string | null): CellProblem | null {
  const day = dayOfNumber(to)
  if (!isDay(day)) return { field, code: 'NOT_A_DAY', limit: null }
  if (today === null) return null
  if (day < today) return { field, code: 'DAY_PASSED', limit: numberOfDay(today) }
  const last = lastBackDay(today)
  return day > last ? { field, code: 'DAY_TOO_FAR', limit: numberOfDay(last) } : null
}

/** What is wrong with the tiers: quantities rise, prices fall from the final price on, and each has both. */
function problemsOfTiers({ tiers, finalPriceCents }: Terms): CellProblem[] {
  const problems: CellProblem[] = []
  let before = { slot: -1, fromPieces: 1, priceCents: finalPriceCents }
  for (const [slot, { fromPieces, priceCents }] of tiers.entries()) {
    if (fromPieces === null && priceCents === null) continue
    if (fromPieces === null || priceCents === null) {
      for (const field of [tierField(slot), tierFromField(slot)])
        problems.push({ field, code: 'TIER_INCOMPLETE', limit: null })
      continue
    }
    const [isNotBelow, isBefore] = [priceCents >= before.priceCents, fromPieces <= before.fromPieces]
    if (slot >= tierSlots) {
      // It stays as it is: what does not fit is what stands before it.
      const [price, from] =
        before.slot < 0 ? (['PRICE', 'PRICE'] as const) : [tierField(before.slot), tierFromField(before.slot)]
      if (isNotBelow) problems.push({ field: price, code: 'BREAKS_TIERS', limit: null })
      if (isBefore) problems.push({ field: from, code: 'BREAKS_TIERS', limit: null })
      return problems
    }
    if (isNotBelow) problems.push({ field: tierField(slot), code: 'TIER_NOT_BELOW', limit: before.priceCents - 1 })
    if (isBefore) problems.push({ field: tierFromField(slot), code: 'TIER_ORDER', limit: before.fromPieces + 1 })
    before = { slot, fromPieces, priceCents }
  }
  return problems
}

/**
 * The terms with all changes that can be taken together, and what is wrong with the others. What is refused is left out, and
 * what then no longer fits as well; so the terms that come back are right where those that were given are. `today` is null where
 * a day is put back that stood there before, passed or not.
 */
export function checkChanges(
  terms: Terms,
  changes: CellChange[],
  today: string | null,
): { terms: Terms; problems: CellProblem[] } {
  const problems = changes.flatMap((change) => problemOfValue(change, terms, today) ?? [])
  for (;;) {
    const taken = changes.filter(({ field }) => !problems.some((problem) => problem.field === field))
    const next = inFieldOrder(taken).reduce((before, { field, to }) => withValue(before, field, to), terms)
    const found = taken.length === 0 ? [] : atChangedCells(problemsOfTiers(next), taken)
    if (found.length === 0) return { terms: next, problems }
    problems.push(...found)
  }
}

// A price that falls below a tier which stays as it is: the cell that was changed is at fault, not the one beside it.
function atChangedCells(problems: CellProblem[], changes: CellChange[]): CellProblem[] {
  const isChanged = (field: SheetField) => changes.some((change) => change.field === field)
  const direct = problems.filter(({ field }) => isChanged(field))
  if (direct.length > 0 || problems.length === 0) return direct
  const others = changes.filter(({ field }) => changeOf(field) === 'PRICES' && field !== 'PRICE_UNIT')
  return others.map(({ field }) => ({ field, code: 'BREAKS_TIERS' as const, limit: null }))
}

/** As the sheet has its columns: a day that is given with a count outlives it. */
export const inFieldOrder = <Change extends { field: SheetField }>(changes: readonly Change[]): Change[] =>
  changes.toSorted((a, b) => sheetFields.indexOf(a.field) - sheetFields.indexOf(b.field))

/** The cells in which two terms differ. */
export const changedFields = (before: Terms, after: Terms): SheetField[] =>
  sheetFields.filter((field) => valueIn(before, field) !== valueIn(after, field))
