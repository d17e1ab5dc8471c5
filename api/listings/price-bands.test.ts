import { expect, test } from 'vitest'
import { priceBands } from './price-bands.ts'

test('every price lies in one band, the dearest in the last', () => {
  const prices = [100, 100, 120, 500, 999, 5000, 10_000]
  const bands = priceBands(prices, 100, 10_000)
  expect(bands).toHaveLength(20)
  expect(bands[0]!.from).toBe(100)
  expect(bands.at(-1)!.to).toBe(10_000)
  for (const [i, band] of bands.entries()) if (i > 0) expect(band.from).toBe(bands[i - 1]!.to)
  const within = ({ from, to }: { from: number; to: number }) =>
    prices.filter((price) => price >= from && (price < to || price === 10_000)).filter((price) => price <= to).length
  expect(bands.map(({ count }) => count)).toEqual(bands.map(within))
  expect(bands.reduce((sum, { count }) => sum + count, 0)).toBe(prices.length)
})

test('prices close together have as many bands as cents, and a single price has none', () => {
  expect(priceBands([100, 101, 103], 100, 103)).toEqual([
    { from: 100, to: 101, count: 1 },
    { from: 101, to: 102, count: 1 },
    { from: 102, to: 103, count: 1 },
  ])
  expect(priceBands([100, 100], 100, 100)).toEqual([])
  expect(priceBands([0, 50], 0, 50)[0]!.count).toBe(1)
})
