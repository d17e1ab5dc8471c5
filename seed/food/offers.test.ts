import { expect, test } from 'vitest'
import { readDemoManifest } from '../picture-manifest.ts'
import { addOffers } from './offers.ts'

const { stores } = readDemoManifest()
const sellers = stores.filter(({ categories }) => categories.includes('tee'))

test('of a thousand articles some are sold by two to four stores, each at terms of its own', () => {
  const rows = Array.from({ length: 1000 }, (_, i) => ({
    supplier_sku: `F-${i}`,
    gtin: String(4_000_000_000_000 + i),
    category: 'tee',
    price: '4.00',
    count_per_box: '10',
    minimum_quantity: '10',
    popularity: '10',
  }))
  const offered = addOffers(new Map(stores.map(({ id }, i) => [id, i === 0 ? rows : []])), stores)
  const byGtin = Map.groupBy([...offered.values()].flat(), ({ gtin }) => gtin)
  const several = [...byGtin.values()].filter((offers) => offers.length > 1)
  expect(several.length).toBeGreaterThan(50)
  expect(several.length).toBeLessThan(110)
  expect(Math.max(...several.map((offers) => offers.length))).toBeLessThanOrEqual(4)
  expect(several.every((offers) => new Set(offers.map(({ price }) => price)).size > 1 || offers.length < 3)).toBe(true)
  expect(sellers.length).toBeGreaterThan(0)
})
