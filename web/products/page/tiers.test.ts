import { expect, test } from 'vitest'
import { nextTier, tierAt, tiersOf } from './tiers.ts'

const price = (finalNetPrice: number) => ({ finalNetPrice }) as never
const tiers = tiersOf({
  price: price(15.9),
  tierPrices: [
    { minQuantity: 80, finalNetPrice: 14.2, finalNetPriceText: '' },
    { minQuantity: 24, finalNetPrice: 14.9, finalNetPriceText: '' },
  ],
})

test('tiers ascend from the price without conditions and say what they take off', () => {
  expect(tiers).toEqual([
    { minQuantity: 1, cents: 1590, percent: 0 },
    { minQuantity: 24, cents: 1490, percent: 6 },
    { minQuantity: 80, cents: 1420, percent: 11 },
  ])
})

test('a visitor has no tiers', () => {
  expect(tiersOf({ price: null, tierPrices: [] })).toEqual([])
})

test('a tier that is no better than the discounted price is not offered', () => {
  const tierPrices = [{ minQuantity: 24, finalNetPrice: 15.9, finalNetPriceText: '' }]
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

test('the best tier has none after it', () => {
  expect(nextTier(tiers, 80, 8)).toBeNull()
})
