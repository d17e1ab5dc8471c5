import { afterAll, beforeAll, expect, test } from 'vitest'
import * as listingsApi from '../../contract/listings.ts'
import * as promotionsApi from '../../contract/promotions.ts'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { createBuyer, createCategory, createProduct, createStore } from '../../test/builders.ts'

let app: TestApp
let buyer: { id: string; token: string }
let coffee: string[]
let napkin: string
let secret: string

beforeAll(async () => {
  app = await createTestApp()
  const { db } = app
  const store = await createStore(db)
  await createCategory(db, { slug: 'servietten', root: 'tisch-service' })
  const make = async (values: Record<string, unknown>) => (await createProduct(db, store.id, values)).skuId
  coffee = []
  for (let i = 0; i < 14; i++) coffee.push(await make({ popularity: 100 - i }))
  napkin = await make({ categorySlug: 'servietten', rootCategorySlug: 'tisch-service', popularity: 1 })
  secret = await make({ isExclusive: true, popularity: 999 })
  const collection = (slug: string, homeRank: number | null) => ({
    slug,
    homeRank,
    titleDe: `Titel ${slug}`,
    titleEn: `Title ${slug}`,
    descriptionDe: '',
    descriptionEn: '',
    picture: 'cover-03',
  })
  await db`insert into collection ${db([collection('b', 2), collection('a', 1), collection('leer', 3), collection('ohne', null)])}`
  const held = (collectionSlug: string, skuId: string, rank = 1) => ({ collectionSlug, skuId, rank })
  const rows = [secret, ...coffee].map((skuId, rank) => held('b', skuId, rank))
  const others = [held('a', napkin), held('ohne', napkin), held('leer', secret)]
  await db`insert into collection_product ${db([...rows, ...others])}`
  buyer = await createBuyer(db)
})
afterAll(() => app.close())

const ids = (products: { skuId: string }[]) => products.map(({ skuId }) => skuId)

test('the best of each department come in turn', async () => {
  const section = await app.request(promotionsApi.listProducts, { limit: 3 }, { language: 'de' })
  expect(ids(section.items)).toEqual([coffee[0], napkin, coffee[1]])
  expect(section.items.every(({ price }) => price === null)).toBe(true)
  expect(section.title).toBe('Aus allen Bereichen')
})

test('the home page shows its collections in order, each with up to twelve products', async () => {
  const collections = await app.request(promotionsApi.listCollections, {}, { language: 'de' })
  expect(collections.map(({ slug }) => slug)).toEqual(['a', 'b'])
  expect(collections[1]).toMatchObject({
    title: 'Titel b',
    imageUrl: '/pictures/stored/covers/cover-03',
    viewMoreUrl: '/collections/b',
  })
  expect(ids(collections[1]!.products)).toEqual(coffee.slice(0, 12))
})

test('an exclusive product is among them only with a grant, and a buyer sees prices', async () => {
  const before = await app.request(promotionsApi.listProducts, { limit: 24 }, { token: buyer.token })
  expect(ids(before.items)).not.toContain(secret)
  expect(before.items[0]?.price?.finalNetPrice).toBe(4.2)
  await app.db`insert into exclusive_grant ${app.db({ buyerId: buyer.id, skuId: secret })}`
  const after = await app.request(promotionsApi.listProducts, { limit: 24 }, { token: buyer.token })
  expect(after.items[0]?.skuId).toBe(secret)
  const collections = await app.request(promotionsApi.listCollections, {}, { token: buyer.token })
  expect(collections.map(({ slug }) => slug)).toEqual(['a', 'b', 'leer'])
})

test('what is sold out gives way to what can be bought', async () => {
  await app.db`update stock set on_hand = 0 where sku_id = ${coffee[0]!}`
  const { items } = await app.request(promotionsApi.listProducts, { limit: 3 }, { language: 'de' })
  expect(ids(items)).toEqual([coffee[1], napkin, coffee[2]])
  const collections = await app.request(promotionsApi.listCollections, {}, { language: 'de' })
  expect(ids(collections[1]!.products)).toEqual(coffee.slice(1, 13))
  const listing = await app.request(listingsApi.readCollection, { slug: 'b' }, { language: 'de' })
  expect(ids(listing.items)).toEqual([...coffee.slice(1), coffee[0]])
})
