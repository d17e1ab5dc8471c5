import { afterAll, beforeAll, expect, test } from 'vitest'
import * as listingsApi from '../../contract/listings.ts'
import * as promotionsApi from '../../contract/promotions.ts'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { createBuyer, createProduct, createStore } from '../../test/builders.ts'
import { savePost } from '../magazine/save-post.ts'
import { carouselFrames } from './carousel-frame.ts'
import { createPromotion, endPromotion, type NewPromotion } from './promotion-admin.ts'

const HOUR_MS = 3_600_000

let app: TestApp
let buyer: { token: string }
let store: { id: string; slug: string }
let skus: Record<'plain' | 'reduced' | 'fresh' | 'secret', string>

const promotion = (values: Partial<NewPromotion> & { slug: string }): NewPromotion => ({
  nameDe: `Name ${values.slug}`,
  nameEn: `Title ${values.slug}`,
  picture: 'covers/cover-03',
  placement: 'HOME',
  placeSlug: null,
  slot: 'HIGHLIGHTS',
  url: '/collections/winter',
  storeId: null,
  sort: 10,
  from: '2020-01-01 00:00',
  until: '2099-01-01 00:00',
  ...values,
})
const create = (values: Partial<NewPromotion> & { slug: string }) => createPromotion(app.db, promotion(values))
const carousels = async (as: object = {}) => (await app.request(promotionsApi.listCarousels, {}, as)).items
const idsOf = (items: { id: string }[]) => items.map(({ id }) => id)

beforeAll(async () => {
  app = await createTestApp()
  const { db } = app
  store = await createStore(db)
  buyer = await createBuyer(db)
  const make = async (values: Record<string, unknown>) => (await createProduct(db, store.id, values)).skuId
  const old = { createdAt: new Date('2020-01-01') }
  skus = {
    plain: await make({ ...old, priceCents: 500, finalPriceCents: 500, popularity: 9 }),
    reduced: await make({ ...old, priceCents: 500, finalPriceCents: 400, popularity: 1 }),
    fresh: await make({ createdAt: app.deps.clock.now(), priceCents: 500, finalPriceCents: 500, popularity: 0 }),
    secret: await make({ ...old, isExclusive: true, popularity: 99 }),
  }
  await db`
    insert into carousel (slug, placement, slot, type, title_de, title_en, view_more_url, rule, category_slug, sort) values
      ('themen', 'HOME', 'HIGHLIGHTS', 'PROMOTION', 'Themen', 'Themes', '/', null, null, 1),
      ('neu', 'HOME', 'NEW', 'PRODUCT', 'Neu', 'New', '/search?sort=NEWEST', 'NEWEST', null, 2),
      ('beliebt', 'HOME', 'BEST', 'PRODUCT', 'Beliebt', 'Popular', '/kaffee-bohne', 'BESTSELLER', 'kaffee-bohne', 3),
      ('reduziert', 'HOME', 'SALE', 'PRODUCT', 'Reduziert', 'Reduced', '/search?sale=true', 'SALE', null, 4),
      ('lesen', 'HOME', 'READ', 'POST', 'Lesen', 'Read', '/magazine', null, null, 5)`
  const text = { title: 'Espresso', teaser: '', topic: 'Bar', contentHtml: '<p>Espresso</p>' }
  const post = { path: 'espresso', author: 'A', picture: 'cover-16', publishedAt: new Date('2020-01-01'), skuIds: [] }
  await savePost(app.deps, { ...post, de: text, en: text })
})
afterAll(() => app.close())

test('each carousel of the home page shows what it is for, and one with nothing to show is left out', async () => {
  const before = await carousels(buyer)
  expect(before.map(({ id, slot, title, viewMoreUrl }) => [id, slot, title, viewMoreUrl])).toEqual([
    ['neu', 'NEW', 'New', '/search?sort=NEWEST'],
    ['beliebt', 'BEST', 'Popular', '/kaffee-bohne'],
    ['reduziert', 'SALE', 'Reduced', '/search?sale=true'],
    ['lesen', 'READ', 'Read', '/magazine'],
  ])
  const [fresh, popular, reduced, read] = before
  expect(fresh!.products[0]!.skuId).toBe(skus.fresh)
  expect(popular!.products.map(({ skuId }) => skuId)).toEqual([skus.plain, skus.reduced, skus.fresh])
  expect(reduced!.products.map(({ skuId }) => skuId)).toEqual([skus.reduced])
  expect(read!.posts.map(({ path }) => path)).toEqual(['espresso'])
  await create({ slug: 'b', sort: 2 })
  await create({ slug: 'a', sort: 3 })
  await create({ slug: 'elsewhere', slot: 'OTHER' })
  const [first] = await carousels({ language: 'de' })
  expect(first).toMatchObject({ id: 'themen', title: 'Themen', products: [], posts: [] })
  expect(first!.promotions).toEqual([
    {
      id: 'b',
      name: 'Name b',
      imageUrl: '/pictures/stored/covers/cover-03',
      slot: 'HIGHLIGHTS',
      url: '/collections/winter',
    },
    expect.objectContaining({ id: 'a' }),
  ])
})

test('which products are reduced is hidden from a visitor', async () => {
  expect(idsOf(await carousels())).not.toContain('reduziert')
})

test('a promotion is shown in its window of German time, until it is ended, and while its store may sell', async () => {
  const { db, deps, time } = app
  const shown = async () => idsOf((await carousels()).flatMap(({ promotions }) => promotions))
  await create({ slug: 'night', from: '2099-03-29 01:30', until: '2099-03-29 03:30' })
  await create({ slug: 'of-store', storeId: store.id })
  expect(await shown()).not.toContain('night')
  expect(await shown()).toContain('of-store')
  await db`update store set status = 'PAUSED' where id = ${store.id}`
  expect(await shown()).not.toContain('of-store')
  await db`update store set status = 'ACTIVE' where id = ${store.id}`
  // The clocks go forward in between: the window lasts one hour.
  const opens = Date.parse('2099-03-29T00:30:00Z')
  for (const [at, isShown] of [
    [opens - 60_000, false],
    [opens + 1000, true],
    [opens + HOUR_MS, false],
  ] as const) {
    time.shiftMs += at - deps.clock.now().getTime()
    expect((await shown()).includes('night')).toBe(isShown)
  }
  time.shiftMs = 0
  expect(await endPromotion(db, { slug: 'of-store', now: deps.clock.now() })).toBe(true)
  expect(await endPromotion(db, { slug: 'of-store', now: deps.clock.now() })).toBe(false)
  expect(await shown()).not.toContain('of-store')
})

test('listings show the promotions of their own place', async () => {
  await create({ slug: 'leaf', placement: 'CATEGORY', placeSlug: 'kaffee-bohne', sort: 1 })
  await create({ slug: 'root', placement: 'CATEGORY', placeSlug: 'kaffee-tee', sort: 2 })
  await create({ slug: 'other', placement: 'CATEGORY', placeSlug: 'wein', sort: 3 })
  await create({ slug: 'any', placement: 'CATEGORY', sort: 4 })
  await create({ slug: 'shop', placement: 'STORE', placeSlug: store.slug })
  await create({ slug: 'found', placement: 'SEARCH' })
  const of = async (reading: Promise<{ promotions: { id: string }[] }>) => idsOf((await reading).promotions)
  expect(await of(app.request(listingsApi.readCategory, { slug: 'kaffee-bohne' }))).toEqual(['leaf', 'root', 'any'])
  expect(await of(app.request(listingsApi.readCategory, { slug: 'kaffee-tee' }))).toEqual(['root', 'any'])
  expect(await of(app.request(listingsApi.readStore, { slug: store.slug }))).toEqual(['shop'])
  expect(await of(app.request(listingsApi.search, {}))).toEqual(['found'])
  await app.db`
    insert into collection (slug, title_de, title_en, description_de, description_en, picture)
    values ('winter', '', '', '', '', 'cover-03')`
  expect(await of(app.request(listingsApi.readCollection, { slug: 'winter' }))).toEqual([])
})

test('goods that are not for everybody leave no gap', async () => {
  const { db } = app
  for (let i = 0; i < 40; i++) await createProduct(db, store.id, { isExclusive: true, popularity: 1000 + i })
  const shown = async (as: object) => (await carousels(as)).find(({ id }) => id === 'beliebt')!.products
  const skuIds = (await shown({})).map(({ skuId }) => skuId)
  expect(skuIds).toContain(skus.plain)
  expect((await shown(buyer)).map(({ skuId }) => skuId)).toEqual(skuIds)
})

test('what all viewers have in common is read once for as long as listings may be old', async () => {
  let now = 0
  const clock = { now: () => new Date(now++) }
  const frame = carouselFrames({ ...app.deps, clock, catalogIndex: { maxAgeMs: 60_000, maxWaitMs: 0 } })
  const [first, second] = await Promise.all([frame(), frame()])
  expect(second).toBe(first)
  expect(await frame()).toBe(first)
  expect(now).toBe(1)
})

test('a carousel of all goods shows none that is sold out', async () => {
  const shown = async () =>
    (await carousels(buyer)).find(({ id }) => id === 'beliebt')!.products.map(({ skuId }) => skuId)
  expect(await shown()).toContain(skus.plain)
  await app.db`update stock set on_hand = 0 where sku_id = ${skus.plain}`
  expect(await shown()).not.toContain(skus.plain)
})

test('a carousel of a collection that is over, still to come or a draft is not shown', async () => {
  const { db } = app
  await db`
    insert into collection (slug, title_de, title_en, description_de, description_en, picture)
    values ('fenster', '', '', '', '', 'cover-03')`
  await db`insert into collection_product (collection_slug, sku_id, rank) values ('fenster', ${skus.plain}, 1)`
  await db`
    insert into carousel (slug, placement, slot, type, title_de, title_en, view_more_url, collection_slug)
    values ('fenster', 'HOME', 'HIGHLIGHTS', 'PRODUCT', 'Fenster', 'Window', '/collections/fenster', 'fenster')`
  const isShown = async () => (await carousels({})).some(({ id }) => id === 'fenster')
  expect(await isShown()).toBe(true)
  await db`update collection set ends_at = now() - interval '1 minute' where slug = 'fenster'`
  expect(await isShown()).toBe(false)
  await db`update collection set ends_at = null, starts_at = now() + interval '1 minute' where slug = 'fenster'`
  expect(await isShown()).toBe(false)
  await db`update collection set starts_at = null, is_draft = true where slug = 'fenster'`
  expect(await isShown()).toBe(false)
})
