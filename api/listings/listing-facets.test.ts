import { afterAll, beforeAll, expect, test } from 'vitest'
import type { InputOf } from '../../contract/platform/endpoint.ts'
import * as listingsApi from '../../contract/listings.ts'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { createBuyer, createProduct, createStore } from '../../test/builders.ts'

const slug = 'kaffee-bohne'
let app: TestApp
let buyer: { token: string }
let skus: Record<string, string>

beforeAll(async () => {
  app = await createTestApp()
  const { db } = app
  const near = await createStore(db, { slug: 'nah', leadMinDays: 1, leadMaxDays: 2 })
  const far = await createStore(db, { slug: 'fern', leadMinDays: 3, leadMaxDays: 5 })
  const water = { contentAmount: 750, contentUnit: 'ML', deposits: app.db.json([{ code: 'MEHRWEG_15', perPieces: 1 }]) }
  const bottle = await createProduct(db, near.id, { ...water, countPerBox: 12, popularity: 9 })
  const bag = await createProduct(db, far.id, { contentAmount: 500, contentUnit: 'G', popularity: 8 })
  const sack = await createProduct(db, far.id, { contentAmount: 5000, contentUnit: 'G', countPerBox: 1, popularity: 7 })
  skus = { bottle: bottle.skuId, bag: bag.skuId, sack: sack.skuId }
  buyer = await createBuyer(db)
  const stated = (key: string, value: string) => ({ key, de: { label: key, value }, en: { label: key, value } })
  // A general attribute of two values; another one that a leaf alone would offer.
  await db`update product_detail set attributes = ${db.json([stated('colour', 'rot'), stated('grind', 'fein')])}
    where sku_id = ${bag.skuId}`
  await db`update product_detail set attributes = ${db.json([stated('colour', 'blau'), stated('grind', 'grob')])}
    where sku_id = ${sack.skuId}`
})
afterAll(() => app.close())

type Input = Partial<InputOf<typeof listingsApi.readCategory>>
const read = (input: Input = {}) =>
  app.request(listingsApi.readCategory, { slug, ...input }, { token: buyer.token, language: 'de' })
const values = (listing: Awaited<ReturnType<typeof read>>, key: string) =>
  listing.facets.find((facet) => facet.key === key)?.values.map(({ value, label, count }) => [value, label, count])

test('delivery time, content and pack are offered with what the listing holds', async () => {
  const listing = await read()
  expect(values(listing, 'leadMax')).toEqual([
    ['2', 'bis 2 Werktage', 1],
    ['5', 'bis 5 Werktage', 3],
  ])
  expect(values(listing, 'content')).toEqual([
    ['500-g', '500 g', 1],
    ['5000-g', '5 kg', 1],
    ['750-ml', '0,75 l', 1],
  ])
  expect(values(listing, 'box')).toEqual([
    ['single', 'Einzeln', 1],
    ['to-6', 'Karton bis 6', 1],
    ['to-12', 'Karton 7 bis 12', 1],
  ])
  expect(values(listing, 'reusable')).toEqual([['true', 'Mehrweg', 1]])
})

test('colours are offered above leaves too, what only a kind of goods has is not', async () => {
  const leaf = await read()
  const root = await read({ slug: 'kaffee-tee' })
  expect(values(leaf, 'attr.colour')?.length).toBe(2)
  expect(values(leaf, 'attr.grind')?.length).toBe(2)
  expect(values(root, 'attr.colour')?.length).toBe(2)
  expect(values(root, 'attr.grind')).toBeUndefined()
})

test.each<[Input, string[]]>([
  [{ leadMax: 2 }, ['bottle']],
  [{ leadMax: 5 }, ['bottle', 'bag', 'sack']],
  [{ content: ['500-g', '750-ml'] }, ['bottle', 'bag']],
  [{ content: ['1-kg'] }, []],
  [{ box: ['single', 'to-12'] }, ['bottle', 'sack']],
  [{ reusable: true }, ['bottle']],
  [{ reusable: false }, ['bottle', 'bag', 'sack']],
])('a buyer who wishes %j sees %j', async (input, expected) => {
  const { items } = await read(input)
  expect(items.map(({ skuId }) => skuId)).toEqual(expected.map((name) => skus[name]))
})

test('a facet whose values are all alike is left out', async () => {
  const listing = await read({ store: 'nah' })
  expect(values(listing, 'content')?.length).toBe(3)
  const own = await app.request(listingsApi.readStore, { slug: 'nah' }, { token: buyer.token })
  expect(own.facets.map(({ key }) => key)).not.toContain('content')
  expect(own.facets.map(({ key }) => key)).not.toContain('leadMax')
})
