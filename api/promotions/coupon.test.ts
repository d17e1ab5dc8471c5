import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { couponProblem, deductionOf, allocate, type Coupon } from './coupon.ts'

const coupon = (values: Partial<Coupon> = {}): Coupon => ({
  code: 'HERBST',
  kind: 'PERCENT',
  value: 1000,
  storeId: null,
  minimumCents: 0,
  limitTotal: null,
  limitPerBuyer: null,
  redeemedCount: 0,
  redeemedByBuyer: 0,
  audience: 'ALL',
  isForBuyer: true,
  // The first and the last day of October in Berlin, where the clock goes back in between.
  startsAt: new Date('2026-10-01T00:00:00+02:00'),
  endsAt: new Date('2026-11-01T00:00:00+01:00'),
  descriptionDe: '',
  descriptionEn: '',
  ...values,
})
const lines = [
  { skuId: 'a', storeId: 'north', lineNetCents: 5000 },
  { skuId: 'b', storeId: 'south', lineNetCents: 2000 },
]
const october = new Date('2026-10-15T12:00:00Z')

test.each([
  ['works in its window', {}, october, null],
  ['works from its first millisecond', {}, new Date('2026-09-30T22:00:00Z'), null],
  ['does not work a millisecond before', {}, new Date('2026-09-30T21:59:59.999Z'), 'COUPON_EXPIRED'],
  ['works until its last millisecond', {}, new Date('2026-10-31T22:59:59.999Z'), null],
  ['is over at its end', {}, new Date('2026-10-31T23:00:00Z'), 'COUPON_EXPIRED'],
  ['works while one use is left', { limitTotal: 5, redeemedCount: 4 }, october, null],
  ['is used up', { limitTotal: 5, redeemedCount: 5 }, october, 'COUPON_EXHAUSTED'],
  ['is used up by this buyer', { limitPerBuyer: 1, redeemedByBuyer: 1 }, october, 'COUPON_EXHAUSTED'],
  ['is for others', { audience: 'NAMED', isForBuyer: false }, october, 'COUPON_NOT_FOR_BUYER'],
  ['is for a first order', { audience: 'FIRST_ORDER', isForBuyer: false }, october, 'COUPON_FIRST_ORDER_ONLY'],
  ['works at exactly its minimum', { minimumCents: 7000 }, october, null],
  ['does not work below its minimum', { minimumCents: 7001 }, october, 'COUPON_NOT_APPLICABLE'],
  ['counts goods of its store only', { storeId: 'south', minimumCents: 2001 }, october, 'COUPON_NOT_APPLICABLE'],
  ['does not work without goods of its store', { storeId: 'west' }, october, 'COUPON_NOT_APPLICABLE'],
] as const)('a coupon %s', (_, values, now, problem) => {
  expect(couponProblem(coupon(values), lines, now)).toBe(problem)
})

describe('what a coupon takes off', () => {
  test.each([
    ['a tenth of each line', {}, { a: 500, b: 200 }],
    ['a tenth of the goods of its store', { storeId: 'south' }, { b: 200 }],
    ['an amount in proportion', { kind: 'AMOUNT', value: 1000 }, { a: 714, b: 286 }],
    ['at most the goods', { kind: 'AMOUNT', value: 9999 }, { a: 5000, b: 2000 }],
    ['no goods where it is for shipping', { kind: 'FREE_SHIPPING', value: 0 }, {}],
  ] as const)('%s', (_, values, cents) => {
    expect(Object.fromEntries(deductionOf(coupon(values), lines).centsBySku)).toEqual(cents)
  })

  test.each([
    [5, 1],
    [4, 0],
    [1_000_000, 100_000],
  ])('a tenth of %i cents is %i, half a cent rounded up', (lineNetCents, cents) => {
    const { centsBySku } = deductionOf(coupon(), [{ skuId: 'a', storeId: 'north', lineNetCents }])
    expect(centsBySku.get('a')).toBe(cents)
  })

  test('shipping of every store that has goods in the cart, where it is valid for all', () => {
    const { shipsFree } = deductionOf(coupon({ kind: 'FREE_SHIPPING' }), lines)
    expect(['north', 'south', 'west'].map(shipsFree)).toEqual([true, true, false])
  })

  test('shipping of the stores it is valid for', () => {
    const { shipsFree } = deductionOf(coupon({ kind: 'FREE_SHIPPING', storeId: 'north' }), lines)
    expect(shipsFree('north')).toBe(true)
    expect(shipsFree('south')).toBe(false)
  })
})

test.each([
  ['thirds', 100, [1, 1, 1], [34, 33, 33]],
  ['the largest remainder first', 10, [333, 333, 334], [3, 3, 4]],
  ['the largest remainder first, wherever it stands', 10, [333, 335, 332], [3, 4, 3]],
  ['two cents over three alike to the earlier ones', 2, [1, 1, 1], [1, 1, 0]],
  ['nothing over nothing', 0, [0, 0], [0, 0]],
  ['all of it', 7, [3, 4], [3, 4]],
  [
    'amounts beyond what a float can multiply',
    99_999_999_999,
    [60_000_000_000, 40_000_000_000],
    [59_999_999_999, 40_000_000_000],
  ],
])('spreads %s', (_, amount, weights, shares) => {
  expect(allocate(amount, weights)).toEqual(shares)
})

const cents = fc.integer({ min: 0, max: 10_000_000 })
const sumOf = (values: Iterable<number>) => [...values].reduce((sum, value) => sum + value, 0)

test('shares add up to the amount, each within a cent of its exact part and none above its weight', () => {
  fc.assert(
    fc.property(
      fc.array(cents, { minLength: 1, maxLength: 20 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (weights, part) => {
        const sum = sumOf(weights)
        const amount = Math.floor(sum * part)
        const shares = allocate(amount, weights)
        expect(sumOf(shares)).toBe(amount)
        for (const [index, share] of shares.entries()) {
          const weight = weights[index]!
          expect(share).toBeLessThanOrEqual(weight)
          const beside = BigInt(share) * BigInt(sum) - BigInt(amount) * BigInt(weight)
          expect(sum === 0 || (beside > -BigInt(sum) && beside < BigInt(sum))).toBe(true)
        }
      },
    ),
  )
})

const anyLines = fc
  .array(fc.record({ storeId: fc.constantFrom('north', 'south'), lineNetCents: cents }), { minLength: 1, maxLength: 8 })
  .map((all) => all.map((values, index) => ({ ...values, skuId: `sku${index}` })))
const anyDiscount = fc.oneof(
  fc.record({ kind: fc.constant('PERCENT' as const), value: fc.integer({ min: 1, max: 10_000 }) }),
  fc.record({ kind: fc.constant('AMOUNT' as const), value: fc.integer({ min: 1, max: 20_000_000 }) }),
)

test('a coupon takes off its amount or its percent of the goods it is valid for, never more than a line costs', () => {
  fc.assert(
    fc.property(anyLines, anyDiscount, fc.constantFrom(null, 'north'), (all, discount, storeId) => {
      const { centsBySku, shipsFree } = deductionOf(coupon({ ...discount, storeId }), all)
      const valid = all.filter((line) => storeId === null || line.storeId === storeId)
      const goods = sumOf(valid.map(({ lineNetCents }) => lineNetCents))
      const exact = (BigInt(goods) * BigInt(discount.value) * 2n + 10_000n) / 20_000n
      const off = discount.kind === 'PERCENT' ? Number(exact) : discount.value
      expect(sumOf(centsBySku.values())).toBe(Math.min(off, goods))
      expect([...centsBySku.keys()]).toEqual(valid.map(({ skuId }) => skuId))
      for (const { skuId, lineNetCents } of valid) expect(centsBySku.get(skuId)).toBeLessThanOrEqual(lineNetCents)
      expect(shipsFree('north')).toBe(false)
    }),
  )
})
