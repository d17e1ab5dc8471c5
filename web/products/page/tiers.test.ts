import { expect, test } from 'vitest'
import { leadPriceOf, nextTier, tierAt, tiersOf } from './tiers.ts'

const price = (finalNetPrice: number) => ({ finalNetPrice, boxPrice: finalNetPrice * 8 }) as never
const tiers = tiersOf({
  price: price(15.9),
  tierPrices: [
    { minQuantity: 80, finalNetPrice: 14.2, finalNetPriceText: '', boxPrice: 113.6 },
    { minQuantity: 24, finalNetPrice: 14.9, finalNetPriceText: '', boxPrice: 119.2 },
  ],
})

test('tiers ascend from the price without conditions and say what they take off', () => {
  expect(tiers).toEqual([
    { minQuantity: 1, cents: 1590, boxCents: 12_720, percent: 0 },
    { minQuantity: 24, cents: 1490, boxCents: 11_920, percent: 6 },
    { minQuantity: 80, cents: 1420, boxCents: 11_360, percent: 11 },
  ])
})

test('a visitor has no tiers', () => {
  expect(tiersOf({ price: null, tierPrices: [] })).toEqual([])
})

test('a tier that is no better than the discounted price is not offered', () => {
  const tierPrices = [{ minQuantity: 24, finalNetPrice: 15.9, finalNetPriceText: '', boxPrice: 127.2 }]
  expect(tiersOf({ price: price(15.9), tierPrices })).toHaveLength(1)
})

test.each([
  [1, 1590],
  [23, 1590],
  [24, 1490],
  [500, 1420],
])('%i pieces cost the price of their tier', (quantity, cents) => {
  expect(tierAt(tiers, quantity)?.cents).toBe(cents)
})

test('the next tier is told in full boxes with what the whole order then saves', () => {
  expect(nextTier(tiers, 16, 8)).toEqual({ pieces: 8, savedCents: 2400 })
  expect(nextTier(tiers, 24, 8)).toEqual({ pieces: 56, savedCents: 5600 })
})

test('german-trade: a crate of 20 at 20.05 € costs what it says; a piece of it has four decimals', () => {
  const crate = { finalNetPrice: 1.0025, boxPrice: 20.05 } as never
  const tierPrices = [{ minQuantity: 100, finalNetPrice: 0.9525, finalNetPriceText: '', boxPrice: 19.05 }]
  const tiersOfCrate = tiersOf({ price: crate, tierPrices })
  expect(tiersOfCrate.map(({ cents, boxCents }) => [cents, boxCents])).toEqual([
    [100.25, 2005],
    [95.25, 1905],
  ])
  expect(nextTier(tiersOfCrate, 40, 20)).toEqual({ pieces: 60, savedCents: 500 })
})

test('the best tier has none after it', () => {
  expect(nextTier(tiers, 80, 8)).toBeNull()
})

const casePrice = {
  price: 3.1,
  priceText: '3,10 €',
  finalNetPrice: 2.79,
  finalNetPriceText: '2,79 €',
  sumOfDiscountsPrice: 0.31,
  currency: 'EUR' as const,
  contentText: '0,5 l',
  unitPriceText: '5,58 €/l',
  boxPrice: 22.32,
  boxPriceText: '22,32 € / Karton à 8',
  taxRate: 19,
}
const baseTier = { minQuantity: 1, cents: 279, boxCents: 2232, percent: 0 }
const question = { price: casePrice, tier: baseTier, countPerBox: 8, pieceText: '2,79 €' }

test('a case has its own price and tax, beside what its content costs', () => {
  expect(leadPriceOf(question)).toEqual({ leadCents: 2232, grossCents: 2656, contentText: '5,58 €/l' })
})

test('in a tier the case costs what it does there, and the base price, which is another, is left out', () => {
  const tier = { minQuantity: 96, cents: 251, boxCents: 2008, percent: 10 }
  expect(leadPriceOf({ ...question, tier, pieceText: '2,51 €' })).toEqual({
    leadCents: 2008,
    grossCents: 2390,
    contentText: null,
  })
})

test('what is sold singly has the price of a piece, and no price is said twice', () => {
  const single = { ...casePrice, unitPriceText: '2,79 €/l', boxPrice: 2.79 }
  expect(leadPriceOf({ ...question, price: single, countPerBox: 1 })).toEqual({
    leadCents: 279,
    grossCents: 332,
    contentText: null,
  })
})
