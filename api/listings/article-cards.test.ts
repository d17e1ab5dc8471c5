import { afterAll, beforeAll, expect, test } from 'vitest'
import type { InputOf } from '../../contract/platform/endpoint.ts'
import * as listingsApi from '../../contract/listings.ts'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { createBuyer, createProduct, createStore } from '../../test/builders.ts'

const slug = 'kaffee-bohne'
const gtin = '4006381333931'
let app: TestApp
let buyer: { token: string }
let skus: Record<'cheap' | 'dear' | 'gone' | 'alone', string>

beforeAll(async () => {
  app = await createTestApp()
  const { db } = app
  const [near, far, third] = [
    await createStore(db, { slug: 'nah', minimumOrderCents: 5000 }),
    await createStore(db, { slug: 'fern', minimumOrderCents: 20_000 }),
    await createStore(db, { slug: 'dritter', minimumOrderCents: 0 }),
  ]
  const priced = (cents: number) => ({ priceCents: cents, finalPriceCents: cents })
  const dear = await createProduct(db, near.id, { gtin, ...priced(300), popularity: 90 })
  const cheap = await createProduct(db, far.id, { gtin, ...priced(249), countPerBox: 10, popularity: 5 })
  const gone = await createProduct(db, third.id, { gtin, ...priced(100), stock: 0, popularity: 99 })
  const alone = await createProduct(db, near.id, { ...priced(280), popularity: 50, gtin: '4006381333948' })
  await createProduct(db, third.id, { gtin, ...priced(50), isExclusive: true })
  skus = { cheap: cheap.skuId, dear: dear.skuId, gone: gone.skuId, alone: alone.skuId }
  buyer = await createBuyer(db)
})
afterAll(() => app.close())

type Input = Partial<InputOf<typeof listingsApi.readCategory>>
const asBuyer = (input: Input = {}) => app.request(listingsApi.readCategory, { slug, ...input }, { token: buyer.token })
const ids = ({ items }: { items: { skuId: string }[] }) => items.map(({ skuId }) => skuId)

test('an article of several stores is one card with the lowest price of what is in stock', async () => {
  const listing = await asBuyer({ sort: 'PRICE_ASC' })
  expect(ids(listing)).toEqual([skus.cheap, skus.alone])
  expect(listing).toMatchObject({ totalItems: 2, totalPages: 1 })
  expect(listing.items.map(({ offersText }) => offersText)).toEqual(['from €2.49 at 3 suppliers', null])
  const second = await asBuyer({ pageSize: 12, page: 2 })
  expect(second).toMatchObject({ items: [], totalItems: 2 })
})

test.each<[Input, (keyof typeof skus)[]]>([
  [{ store: 'nah', sort: 'PRICE_ASC' }, ['alone', 'dear']],
  [{ store: 'dritter' }, ['gone']],
  [{ priceMin: 2.9 }, ['dear']],
  [{ minOrderMax: 50, sort: 'PRICE_ASC' }, ['alone', 'dear']],
])('a buyer who wishes %j sees the offers %j', async (input, expected) => {
  expect(ids(await asBuyer(input))).toEqual(expected.map((name) => skus[name]))
})

test('facets count cards, and each store its own', async () => {
  const { facets } = await asBuyer()
  const counts = (key: string) =>
    facets.find((facet) => facet.key === key)?.values.map(({ value, count }) => [value, count])
  expect(Object.fromEntries(counts('store')!)).toEqual({ nah: 2, fern: 1, dritter: 1 })
  expect(counts('minOrderMax')).toEqual([
    ['0', 1],
    ['50', 2],
    ['100', 2],
    ['150', 2],
    ['250', 2],
  ])
  expect(facets.find(({ key }) => key === 'price')).toMatchObject({ min: 2.49, max: 2.8 })
})

test('a store shows its own offer, and says how many others there are', async () => {
  const listing = await app.request(listingsApi.readStore, { slug: 'nah' }, { token: buyer.token, language: 'de' })
  expect(ids(listing)).toEqual([skus.dear, skus.alone])
  expect(listing.items[0]?.offersText).toBe('ab 2,49\u00a0€ bei 3 Lieferanten')
})

test('a visitor is told by nothing which offer is the cheapest', async () => {
  const listing = await app.request(listingsApi.readCategory, { slug })
  expect(ids(listing)).toEqual([skus.dear, skus.alone])
  expect(listing.items[0]?.offersText).toBe('3 suppliers')
})

test('a category has as many articles in the tree as its listing', async () => {
  const [root] = await app.request(listingsApi.readCategoryTree, {})
  expect(root).toMatchObject({ productCount: 2, children: [{ slug, productCount: 2 }] })
})
