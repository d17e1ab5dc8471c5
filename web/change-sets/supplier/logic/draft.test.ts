import { expect, test } from 'vitest'
import {
  cellKey,
  cellsToSend,
  countCells,
  draftTerms,
  isDraft,
  problemsOfRow,
  withoutStanding,
  withoutTaken,
  withValues,
  type Draft,
  type NewValue,
} from './draft.ts'
import { rowOf } from './sample-row.ts'

const row = rowOf()
const value = (field: NewValue['field'], to: number | null, text = String(to)): NewValue => ({ row, field, to, text })
const dear = withValues({}, [value('PRICE', 1895)])

test('a changed cell has what was seen and what shall stand there', () => {
  expect(cellsToSend(dear)).toEqual([{ skuId: 'a', field: 'PRICE', from: 18.4, to: 18.95 }])
})

test('a cell that holds again what is stored is no change', () => {
  expect(withValues(dear, [value('PRICE', 1840)])).toEqual({})
})

test('what is no number stays with its text, counts as a fault and is not sent', () => {
  const draft = withValues(dear, [value('MSRP', Number.NaN, 'viel')])
  expect(draft['a']!.cells.MSRP).toEqual({ from: 2490, to: null, text: 'viel' })
  expect(problemsOfRow(row, draft)).toMatchObject([{ field: 'MSRP', code: 'NOT_A_NUMBER' }])
  expect(cellsToSend(draft)).toHaveLength(1)
  expect(countCells(draft)).toBe(2)
  expect(isDraft(JSON.parse(JSON.stringify(draft)))).toBe(true)
})

test('a tier that is not below the one before is refused with the nearest price', () => {
  const draft = withValues({}, [value('TIER_2', 1790)])
  expect(problemsOfRow(row, draft)).toEqual([{ field: 'TIER_2', code: 'TIER_NOT_BELOW', limit: 1789 }])
})

test('what another member has changed meanwhile is not overwritten unseen', () => {
  const fresh = rowOf({ stock: { counted: 88, promised: 10, sellable: 78, countedAt: null } })
  const draft = withValues({}, [value('STOCK', 120)])
  expect(problemsOfRow(fresh, draft)).toEqual([{ field: 'STOCK', code: 'STALE', limit: 88 }])
  // Typed again it is meant.
  expect(problemsOfRow(fresh, withValues(draft, [{ ...value('STOCK', 120), row: fresh }]))).toEqual([])
})

test('the final price follows the draft; an emptied price leaves the others as they are', () => {
  const draft = withValues(dear, [value('DISCOUNT', 1000), value('MINIMUM', null)])
  expect(draftTerms(row, draft)).toMatchObject({ priceCents: 1895, finalPriceCents: 1706, minimumQuantity: 8 })
})

test('of an applied set stays what was refused, what is no number and what was typed since', () => {
  const draft = withValues(dear, [value('STOCK', 5), value('TIER_1', 1700), value('MSRP', Number.NaN, 'x')])
  const sent = cellsToSend(draft)
  const later = withValues(draft, [value('STOCK', 6)])
  const refused = new Set([cellKey({ skuId: 'a', field: 'TIER_1' })])
  expect(Object.keys(withoutTaken(later, sent, refused)['a']!.cells).toSorted()).toEqual(['MSRP', 'STOCK', 'TIER_1'])
  expect(withoutTaken(dear, cellsToSend(dear), new Set())).toEqual({})
})

test.each([
  [null, false],
  [[], false],
  [{ a: { number: 'A-1' } }, false],
  [{ a: { number: 'A-1', cells: { COLOUR: { from: 1, to: 2 } } } }, false],
  [{ a: { number: 'A-1', cells: { PRICE: { from: '1', to: 2 } } } }, false],
  [dear satisfies Draft, true],
])('%j is a draft: %s', (stored, expected) => {
  expect(isDraft(stored)).toBe(expected)
})

test('who may only count has a stock to count', () => {
  const bare = rowOf({ prices: null })
  expect(problemsOfRow(bare, withValues({}, [{ row: bare, field: 'STOCK', to: 7, text: '7' }]))).toEqual([])
})

test('what stands there already and what is gone leaves the draft', () => {
  const draft = withValues(dear, [value('STOCK', 5)])
  const fresh = rowOf({ stock: { counted: 5, promised: 0, sellable: 5, countedAt: null } })
  expect(cellsToSend(withoutStanding(draft, [fresh])).map(({ field }) => field)).toEqual(['PRICE'])
  expect(withoutStanding(draft, [])).toEqual({})
  expect(withoutStanding(draft, [row])).toBe(draft)
})

const today = new Date('2026-11-28T12:00:00Z')

test.each([
  [20261127, 'DAY_PASSED', 20261128],
  [20281129, 'DAY_TOO_FAR', 20281128],
  [Number.NaN, 'NOT_A_DAY', null],
] as const)('%s as the day of a return is refused as %s', (to, code, limit) => {
  const draft = withValues({}, [value('BACK_ON', to, 'bald')])
  expect(problemsOfRow(row, draft, today)).toEqual([{ field: 'BACK_ON', code, limit }])
})

test('what is counted above what is promised is not expected any more, unless a day is given with it', () => {
  const expected = rowOf({ stock: { counted: 0, promised: 10, sellable: 0, countedAt: null }, backAt: '2026-12-12' })
  const counted = withValues({}, [{ row: expected, field: 'STOCK', to: 11, text: '11' }])
  expect(draftTerms(expected, counted).backOn).toBeNull()
  const both = withValues({}, [
    { row: expected, field: 'BACK_ON', to: 20261213, text: '13.12.2026' },
    { row: expected, field: 'STOCK', to: 11, text: '11' },
  ])
  expect(draftTerms(expected, both).backOn).toBe(20261213)
})
