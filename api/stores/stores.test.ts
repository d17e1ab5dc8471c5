import { afterAll, beforeAll, expect, test } from 'vitest'
import * as promotionsApi from '../../contract/promotions.ts'
import * as storesApi from '../../contract/stores.ts'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { createCategory, createProduct, createStore } from '../../test/builders.ts'
import { newId } from '../platform/ids.ts'

let app: TestApp
let tidemar: string

beforeAll(async () => {
  app = await createTestApp()
  const { db } = app
  const store = await createStore(db, {
    slug: 'tidemar',
    minimumOrderCents: 10_000,
    shippingFeeCents: 990,
    shippingFreeFromCents: 25_000,
    promotedRank: 2,
    createdAt: new Date('2026-01-01'),
  })
  tidemar = store.id
  await createStore(db, {
    slug: 'oelmuehle',
    name: 'Ölmühle Ährental',
    city: 'Köln',
    ratingSum: 50,
    ratingCount: 10,
    promotedRank: 1,
    createdAt: new Date('2026-02-01'),
  })
  await createStore(db, {
    slug: 'zander',
    name: 'Zander',
    city: 'Kiel',
    status: 'PAUSED',
    promotedRank: 3,
    createdAt: new Date('2026-03-01'),
  })
  await createCategory(db, { slug: 'tee' })
  for (const popularity of [1, 4, 3, 2]) await createProduct(db, tidemar, { popularity })
  await createProduct(db, tidemar, { isExclusive: true, popularity: 99, brand: 'Geheim', categorySlug: 'tee' })
})
afterAll(() => app.close())

const slugs = ({ items }: { items: { slug: string }[] }) => items.map(({ slug }) => slug)

test.each([
  ['NAME', ['oelmuehle', 'tidemar', 'zander']],
  ['NEWEST', ['zander', 'oelmuehle', 'tidemar']],
  ['RATING', ['oelmuehle']],
] as const)('stores are listed by %s', async (sort, expected) => {
  expect(slugs(await app.request(storesApi.list, { sort })).slice(0, expected.length)).toEqual(expected)
})

test.each([
  ['ölmühle', ['oelmuehle']],
  ['Oelmuehle', ['oelmuehle']],
  ['koeln', ['oelmuehle']],
  ['ROSTEREI', ['tidemar']],
  ['%', []],
  ['', ['oelmuehle', 'tidemar', 'zander']],
])('stores are found by „%s“', async (q, expected) => {
  const list = await app.request(storesApi.list, { q })
  expect(slugs(list)).toEqual(expected)
  expect(list.totalItems).toBe(expected.length)
})

test('a page past the end is empty, one out of bounds is 400', async () => {
  expect(await app.request(storesApi.list, { page: 9 })).toMatchObject({ items: [], totalItems: 3, totalPages: 1 })
  expect(await app.refusal(storesApi.list, { page: 0 })).toMatchObject({ status: 400 })
})

test('a store shows its terms, its best goods and what it sells, without what is exclusive', async () => {
  const store = await app.request(storesApi.readBySlug, { slug: 'tidemar' }, { language: 'de' })
  expect(store).toMatchObject({
    storeUrl: '/stores/tidemar',
    mediaUrl: '/pictures/stores/tidemar',
    tagline: 'Geröstet am Hafen.',
    minimumOrderAmount: 100,
    minimumOrderAmountText: '100,00\u00a0€',
    isEligibleForSale: true,
    productCount: 4,
    brands: ['Tidemar'],
    categories: [{ slug: 'kaffee-bohne', name: 'Kaffee, ganze Bohne' }],
    shipping: { fee: 9.9, freeFrom: 250, freeFromText: '250,00\u00a0€' },
    leadTimeText: '1–3 Werktage',
    punctualityText: null,
    legal: { companyName: 'Tidemar GmbH' },
    reviewSummary: { average: null, count: 0 },
  })
  expect(store.coverUrls).toHaveLength(3)
  expect(store.coverUrl).toBe(store.coverUrls[0])
  expect(await app.request(storesApi.read, { id: tidemar }, { language: 'de' })).toEqual(store)
})

test('a store that sells nothing at present says so; an unknown one is 404', async () => {
  expect((await app.request(storesApi.readBySlug, { slug: 'zander' })).isEligibleForSale).toBe(false)
  expect(await app.refusal(storesApi.readBySlug, { slug: 'nirgends' })).toMatchObject({ status: 404 })
  for (const id of [newId(), 'x']) expect(await app.refusal(storesApi.read, { id })).toMatchObject({ status: 404 })
})

test('stores are put forward in the given order, without those that sell nothing', async () => {
  const section = await app.request(promotionsApi.listStores, {}, { language: 'de' })
  expect(slugs(section)).toEqual(['oelmuehle', 'tidemar'])
  expect(section).toMatchObject({ title: 'Empfohlene Lieferanten', viewMoreUrl: '/stores' })
})
