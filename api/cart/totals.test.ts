import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { deductionOf, noDeduction, type Coupon } from '../promotions/coupon.ts'
import { lineNetCents, taxOf } from '../../contract/totals.ts'
import { missingToMinimum, storeTotals, sumTotals, type TotalsLine, type StoreLines } from './totals.ts'
import { anyPart, placed } from '../../test/orders/random-part.ts'
import { lent } from '../../test/trade/deposits.ts'

const line = (values: Partial<TotalsLine>): TotalsLine => ({
  skuId: '1',
  quantity: 1,
  unitPriceCents: 1000,
  priceUnit: 1,
  setupFeeCents: 0,
  deposits: [],
  taxRateBp: 700,
  ...values,
})
const store = (lines: TotalsLine[], shippingFeeCents = 0, shippingFreeFromCents: number | null = null): StoreLines => ({
  storeId: 's',
  shippingFeeCents,
  shippingFreeFromCents,
  lines,
})
const off = (centsBySku: Record<string, number>, shipsFree = false) => ({
  centsBySku: new Map(Object.entries(centsBySku)),
  shipsFree: () => shipsFree,
})

describe('the sum of a store', () => {
  const food = line({ skuId: 'food', quantity: 6, unitPriceCents: 199, taxRateBp: 700 })
  const glass = line({ skuId: 'glass', quantity: 12, unitPriceCents: 333, taxRateBp: 1900 })
  const cola = line({ skuId: 'cola', quantity: 24, unitPriceCents: 80, deposits: lent(25), taxRateBp: 1900 })
  test.each([
    ['nothing selected costs nothing, not even shipping', store([], 590), noDeduction, { gross: 0, shipping: 0 }],
    ['goods and tax', store([food]), noDeduction, { net: 1194, tax: 84, gross: 1278 }],
    [
      'two crates of 20 at 20.05 € cost what they say',
      store([line({ quantity: 40, unitPriceCents: 2005, priceUnit: 20, taxRateBp: 1900 })]),
      noDeduction,
      { net: 4010, tax: 762, gross: 4772 },
    ],
    ['tax of half a cent is rounded up', store([line({ unitPriceCents: 50 })]), noDeduction, { tax: 4 }],
    ['tax of less than half a cent is rounded down', store([line({ unitPriceCents: 49 })]), noDeduction, { tax: 3 }],
    [
      'the setup fee of a design is goods, once for its line',
      store([line({ quantity: 10, unitPriceCents: 50, setupFeeCents: 3500, taxRateBp: 1900 })]),
      noDeduction,
      { net: 4000, tax: 760, gross: 4760 },
    ],
    ['deposit is taxed like its goods', store([cola]), noDeduction, { net: 1920, deposit: 600, tax: 479, gross: 2999 }],
    ['shipping of food alone is taxed like food', store([food], 590), noDeduction, { tax: 125, gross: 1909 }],
    [
      'shipping of mixed goods bears their rates by their value',
      store([food, glass], 590),
      noDeduction,
      {
        taxLines: [
          { rateBp: 700, base: 1194 + 136, shipping: 136, amount: 93 },
          { rateBp: 1900, base: 3996 + 454, shipping: 454, amount: 846 },
        ],
      },
    ],
    [
      'the odd cent of shared shipping goes to the lower rate',
      store([line({ skuId: 'glass', taxRateBp: 1900 }), line({ skuId: 'food' })], 591),
      noDeduction,
      {
        taxLines: [
          { rateBp: 700, shipping: 296 },
          { rateBp: 1900, shipping: 295 },
        ],
      },
    ],
    ['shipping is free from its threshold on', store([food], 590, 1194), noDeduction, { shipping: 0 }],
    ['one cent below the threshold is not', store([food], 590, 1195), noDeduction, { shipping: 590 }],
    ['the threshold counts goods after the coupon', store([food], 590, 1194), off({ food: 1 }), { shipping: 590 }],
    ['the threshold does not count deposit', store([cola], 590, 1921), noDeduction, { shipping: 590 }],
    [
      'a coupon lowers the base of the tax',
      store([food]),
      off({ food: 194 }),
      { net: 1194, discount: 194, tax: 70, gross: 1070 },
    ],
    ['a coupon for shipping takes it off', store([food], 590), off({}, true), { shipping: 0, gross: 1278 }],
    ['a coupon over all goods leaves the shipping', store([food], 590), off({ food: 1194 }), { tax: 41, gross: 631 }],
  ] as const)('%s', (_, goods, deduction, expected) => {
    expect(storeTotals(goods, deduction)).toMatchObject(expected)
  })

  test('tax is shown for each rate, the lower first', () => {
    expect(storeTotals(store([glass, food]), noDeduction).taxLines).toEqual([
      { rateBp: 700, base: 1194, shipping: 0, amount: 84 },
      { rateBp: 1900, base: 3996, shipping: 0, amount: 759 },
    ])
  })
})

test('an order shows the tax of its stores for each rate once, the lower first', () => {
  const [glass, food] = [1900, 700].map((taxRateBp) => storeTotals(store([line({ taxRateBp })], 100), noDeduction))
  expect(sumTotals([glass!, food!, food!]).taxLines).toEqual([
    { rateBp: 700, base: 2200, shipping: 200, amount: 154 },
    { rateBp: 1900, base: 1100, shipping: 100, amount: 209 },
  ])
})

test('whatever is bought, the parts add up, stores make the order, and nothing is below zero', () => {
  const random = randomBelow(7)
  for (let round = 0; round < 500; round++) {
    const stores = Array.from({ length: 1 + random(3) }, (_, s) => ({
      ...store(
        Array.from({ length: random(4) }, (_, l) =>
          line({
            skuId: `${s}-${l}`,
            quantity: 1 + random(200),
            unitPriceCents: 1 + random(5000),
            deposits: [...lent(random(2) * random(300)), ...lent(random(2) * 150, 20)],
            taxRateBp: [0, 700, 1900][random(3)]!,
          }),
        ),
        random(2000),
        random(2) ? random(50_000) : null,
      ),
      storeId: `${s}`,
    }))
    const deduction = deductionOf(anyCoupon(random), couponLines(stores))
    const totals = stores.map((each) => storeTotals(each, deduction))
    const order = sumTotals(totals)
    for (const { net, discount, deposit, shipping, tax, gross, taxLines } of [...totals, order]) {
      expect(gross).toBe(net - discount + deposit + shipping + tax)
      expect(sum(taxLines.map(({ amount }) => amount))).toBe(tax)
      expect(sum(taxLines.map(({ base }) => base))).toBe(gross - tax)
      expect(sum(taxLines.map((line) => line.shipping))).toBe(shipping)
      expect(
        Math.min(net - discount, discount, shipping, tax, gross, ...taxLines.map(({ base }) => base)),
      ).toBeGreaterThanOrEqual(0)
    }
    expect(order.gross).toBe(sum(totals.map(({ gross }) => gross)))
    expect(Number.isSafeInteger(order.gross)).toBe(true)
  }
})

const couponLines = (stores: StoreLines[]) =>
  stores.flatMap(({ storeId, lines }) =>
    lines.map((each) => ({ storeId, skuId: each.skuId, lineNetCents: lineNetCents(each) })),
  )

const anyCoupon = (random: (below: number) => number) =>
  ({
    kind: (['PERCENT', 'AMOUNT', 'FREE_SHIPPING'] as const)[random(3)],
    value: random(10_001),
    storeId: random(2) ? '0' : null,
  }) as Coupon

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)

/** A small generator, so that a failing round comes again. */
function randomBelow(seed: number) {
  let state = seed
  return (below: number) => {
    state = (state * 1103515245 + 12345) % 2147483648
    return Math.floor((state / 2147483648) * below)
  }
}

test.each([
  ['a cent is missing', 10_000, { net: 9_999, discount: 0 }, 1],
  ['exactly the minimum is enough', 10_000, { net: 10_000, discount: 0 }, 0],
  ['more than the minimum is enough', 10_000, { net: 10_001, discount: 0 }, 0],
  ['a coupon lowers what counts', 10_000, { net: 10_000, discount: 1 }, 1],
  ['without a minimum nothing is missing', 0, { net: 0, discount: 0 }, 0],
])('%s', (_, minimum, totals, missing) => {
  expect(missingToMinimum(minimum, totals)).toBe(missing)
})

test('tax is the nearest whole cent, half a cent rounded up', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), fc.constantFrom(0, 700, 1900), (base, rateBp) => {
      const twice = 20_000n * BigInt(taxOf(base, rateBp)) - 2n * BigInt(base) * BigInt(rateBp)
      expect(twice > -10_000n && twice <= 10_000n).toBe(true)
    }),
  )
})

test('whatever is bought, the parts of a sum add up, and each rate is taxed once on its base', () => {
  fc.assert(
    fc.property(anyPart, (part) => {
      const { totals, lines } = placed(part)
      const { net, discount, deposit, shipping, tax, taxLines, gross } = totals
      const sum = (of: 'base' | 'amount' | 'shipping') => taxLines.reduce((cents, taxLine) => cents + taxLine[of], 0)
      expect(net - discount + deposit + shipping + tax).toBe(gross)
      expect(sum('base')).toBe(gross - tax)
      expect(sum('amount')).toBe(tax)
      expect(sum('shipping')).toBe(shipping)
      for (const { rateBp, base, amount } of taxLines) expect(amount).toBe(taxOf(base, rateBp))
      expect(net).toBe(lines.reduce((cents, bought) => cents + lineNetCents(bought), 0))
      expect(discount).toBe(Math.min(part.couponCents, net))
      expect(sumTotals([totals, totals]).gross).toBe(2 * gross)
    }),
  )
})

test('shipping is charged below its threshold alone, whatever the coupon takes off', () => {
  fc.assert(
    fc.property(fc.nat(20_000), fc.nat(20_000), fc.nat(20_000), (goods, couponCents, threshold) => {
      const discount = Math.min(goods, couponCents)
      const { shipping } = storeTotals(store([line({ unitPriceCents: goods })], 590, threshold), off({ 1: discount }))
      expect(shipping).toBe(goods - discount >= threshold ? 0 : 590)
    }),
  )
})
