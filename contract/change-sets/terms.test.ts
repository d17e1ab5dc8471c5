import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkChanges } from './check-cells.ts'
import { sheetFields, type SheetField } from './fields.ts'
import { discounted, discountOf, fromWire, termsOf, toWire, valueIn, withValue } from './terms.ts'

const price = fc.integer({ min: 1, max: 10_000_000 })
const terms = termsOf({
  priceCents: 1000,
  priceUnit: 1,
  finalPriceCents: 900,
  tierPrices: [{ minQuantity: 48, finalPriceCents: 850 }],
  msrpCents: null,
  minimumQuantity: 6,
  countPerBox: 6,
  counted: 40,
  promised: 4,
  backOn: null,
})

test.each([
  [1000, 900, 1000],
  [1000, 1000, 0],
  [999, 899, 1000],
  [420, 378, 1000],
  [1000, 875, 1250],
  [1299, 1000, 2300],
  [10_000_000, 7_654_321, 2346],
])('from %i to %i cents leads a discount of %i hundredths of a percent', (priceCents, finalPriceCents, bp) => {
  expect(discountOf({ priceCents, finalPriceCents })).toBe(bp)
})

test('a discount that somebody has entered is read as a discount to the same cent', () => {
  fc.assert(
    fc.property(price, fc.integer({ min: 0, max: 9999 }), (priceCents, entered) => {
      const finalPriceCents = discounted(priceCents, entered)
      const shown = discountOf({ priceCents, finalPriceCents })
      // Of less than a cent nothing is left to take off.
      if (finalPriceCents > 1) expect(discounted(priceCents, shown)).toBe(finalPriceCents)
    }),
  )
})

test('no discount gives goods away or makes them dearer', () => {
  fc.assert(
    fc.property(price, fc.integer({ min: 0, max: 10_000 }), (priceCents, bp) => {
      const final = discounted(priceCents, bp)
      expect(final >= 1 && final <= priceCents).toBe(true)
    }),
  )
})

test('what a cell shows comes back as it was stored', () => {
  fc.assert(
    fc.property(fc.constantFrom(...sheetFields), fc.option(price), (field, value) => {
      expect(fromWire(field, toWire(field, value))).toBe(value)
    }),
  )
})

test.each([0.005, 1.999, 12.3456])('%d euros have parts of a cent and are not stored', (euros) => {
  expect(fromWire('PRICE', euros)).toBeNaN()
})

test('the final price follows the list price and the discount, and nothing else', () => {
  expect(withValue(terms, 'PRICE', 2000)).toMatchObject({ finalPriceCents: 1800 })
  expect(withValue(terms, 'DISCOUNT', 500)).toMatchObject({ finalPriceCents: 950 })
  expect(withValue(terms, 'MSRP', 1500)).toMatchObject({ finalPriceCents: 900, msrpCents: 1500 })
})

test('what lies there again is no longer expected', () => {
  const soldOut = { ...terms, counted: 4, backOn: 20_261_212 }
  expect(withValue(soldOut, 'STOCK', 4)).toMatchObject({ backOn: 20_261_212 })
  expect(withValue(soldOut, 'STOCK', 5)).toMatchObject({ backOn: null })
})

const anyChanges = fc.uniqueArray(
  fc.record({ field: fc.constantFrom<SheetField>(...sheetFields), to: fc.option(fc.integer({ min: -5, max: 3000 })) }),
  { selector: ({ field }) => field, maxLength: 6 },
)

test('of any changes what is taken is right, what is refused stays as it was, and each refusal names its cell', () => {
  fc.assert(
    fc.property(anyChanges, (changes) => {
      const { terms: next, problems } = checkChanges(terms, changes, '2026-11-29')
      const refused = new Set(problems.map(({ field }) => field))
      for (const { field, to } of changes) {
        expect(valueIn(next, field)).toBe(refused.has(field) ? valueIn(terms, field) : to)
      }
      let before = { fromPieces: 1, priceCents: next.finalPriceCents }
      for (const { fromPieces, priceCents } of next.tiers) {
        expect(fromPieces === null).toBe(priceCents === null)
        if (fromPieces === null || priceCents === null) continue
        expect(fromPieces).toBeGreaterThan(before.fromPieces)
        expect(priceCents).toBeLessThan(before.priceCents)
        before = { fromPieces, priceCents }
      }
    }),
  )
})

const seven = termsOf({
  ...terms,
  backOn: null,
  tierPrices: [880, 870, 860, 850, 840, 830, 820].map((cents, at) => ({
    minQuantity: 10 * (at + 1),
    finalPriceCents: cents,
  })),
})

test('tiers that the sheet does not show stay as they are, and no cell goes past them', () => {
  const check = (field: SheetField, to: number) => checkChanges(seven, [{ field, to }], '2026-11-29')
  expect(check('TIER_5', 835).terms.tiers.map(({ priceCents }) => priceCents)).toEqual([
    880, 870, 860, 850, 835, 830, 820,
  ])
  expect(check('TIER_5', 830).problems).toEqual([{ field: 'TIER_5', code: 'BREAKS_TIERS', limit: null }])
  expect(check('TIER_5_FROM', 60).problems).toEqual([{ field: 'TIER_5_FROM', code: 'BREAKS_TIERS', limit: null }])
  const emptied = [1, 2, 3, 4, 5].flatMap((slot) =>
    ([`TIER_${slot}`, `TIER_${slot}_FROM`] as SheetField[]).map((field) => ({ field, to: null })),
  )
  expect(checkChanges(seven, [...emptied, { field: 'PRICE', to: 900 }], '2026-11-29').problems).toEqual([
    { field: 'PRICE', code: 'BREAKS_TIERS', limit: null },
  ])
  expect(withValue(seven, 'PRICE_UNIT', 6).tiers.map(({ priceCents }) => priceCents)).toEqual([
    880, 870, 860, 850, 840, 4980, 4920,
  ])
})
