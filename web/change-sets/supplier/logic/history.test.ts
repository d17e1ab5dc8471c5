import { expect, test } from 'vitest'
import { countCells, type Draft } from './draft.ts'
import { step, type History } from './history.ts'
import { isSameDraft, withSteps } from './merge.ts'

type Prices = Record<string, number>
/** A draft with these prices, by SKU. */
const prices = (values: Prices): Draft =>
  Object.fromEntries(
    Object.entries(values).map(([skuId, to]) => [skuId, { number: `N-${skuId}`, cells: { PRICE: { from: 100, to } } }]),
  )

test.each<[string, { onto: Prices; from: Prices; to: Prices; merged: Prices }]>([
  ['a cell typed here joins one typed elsewhere', { onto: { a: 1 }, from: {}, to: { b: 2 }, merged: { a: 1, b: 2 } }],
  ['of one cell the last word counts', { onto: { a: 1 }, from: {}, to: { a: 2 }, merged: { a: 2 } }],
  ['what was taken out goes', { onto: { a: 1, b: 2 }, from: { a: 1 }, to: {}, merged: { b: 2 } }],
  ['what nobody touched stays', { onto: { a: 1 }, from: { b: 2 }, to: { b: 2 }, merged: { a: 1 } }],
])('%s', (_, { onto, from, to, merged }) => {
  const result = withSteps({ onto: prices(onto), from: prices(from), to: prices(to) })
  expect(isSameDraft(result, prices(merged))).toBe(true)
})

test('two cells of one product are merged one by one', () => {
  const product = (cells: Draft[string]['cells']) => ({ a: { number: 'N-a', cells } })
  const merged = withSteps({
    onto: product({ PRICE: { from: 100, to: 120 } }),
    from: {},
    to: product({ STOCK: { from: 5, to: 7 } }),
  })
  expect(merged['a']!.cells).toEqual({ PRICE: { from: 100, to: 120 }, STOCK: { from: 5, to: 7 } })
})

test('where nothing changes the draft is the same object, so that nobody stores it again', () => {
  const onto = prices({ a: 1 })
  expect(withSteps({ onto, from: {}, to: prices({ a: 1 }) })).toBe(onto)
})

const typedB: History = step(
  { past: [], draft: {}, future: [] },
  { kind: 'change', change: (draft) => ({ ...draft, ...prices({ b: 2 }) }) },
)

test('undo takes back a step of this tab and leaves what another has typed', () => {
  const followed = step(typedB, { kind: 'follow', from: {}, to: prices({ a: 1 }) })
  expect(countCells(followed.draft)).toBe(2)
  expect(step(followed, { kind: 'undo' }).draft).toEqual(prices({ a: 1 }))
})

test('what another tab has discarded or applied does not come back by undo', () => {
  const emptied = step(typedB, { kind: 'change', change: () => prices({ c: 3, b: 2 }) })
  const followed = step(emptied, { kind: 'follow', from: prices({ b: 2 }), to: {} })
  expect(step(followed, { kind: 'undo' }).draft).toEqual({})
})
