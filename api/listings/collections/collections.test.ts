import { afterAll, beforeAll, expect, test } from 'vitest'
import * as listingsApi from '../../../contract/listings.ts'
import * as collectionsApi from '../../../contract/collections/collections.ts'
import * as previewsApi from '../../../contract/operator/previews.ts'
import * as promotionsApi from '../../../contract/promotions.ts'
import type { InputOf } from '../../../contract/platform/endpoint.ts'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { createBuyer, createProduct, createStore, type ProductValues } from '../../../test/builders.ts'
import { addToCollection } from '../collection-admin.ts'
import { turnPages } from '../../turn-pages.ts'
import { fillCollections } from './fill-collection.ts'

let app: TestApp
let operator: { token: string }
let buyer: { token: string }
let storeId: string
beforeAll(async () => {
  app = await createTestApp({ isUnlimited: true })
  operator = await createBuyer(app.db, { role: 'OPERATOR' })
  buyer = await createBuyer(app.db)
  storeId = (await createStore(app.db)).id
})
afterAll(() => app.close())

const nothing: Omit<InputOf<typeof collectionsApi.create>, 'slug'> = {
  titleDe: 'Winter',
  titleEn: 'Winter',
  descriptionDe: '',
  descriptionEn: '',
  picture: 'covers/cover-03',
  homeRank: null,
  category: null,
  brand: null,
  attribute: null,
  attributeValue: null,
  priceMax: null,
  newDays: null,
  sortedBy: 'HAND',
  skuIds: [],
  startsAt: null,
  endsAt: null,
  isDraft: false,
}
type New = Partial<InputOf<typeof collectionsApi.create>> & { slug: string }
const create = (values: New) => app.request(collectionsApi.create, { ...nothing, ...values }, operator)
const shown = async (slug: string, viewer: { token?: string; headers?: Record<string, string> } = buyer) =>
  (await app.request(listingsApi.readCollection, { slug }, viewer)).items.map(({ skuId }) => skuId)
const goods = async (values: ProductValues) => (await createProduct(app.db, storeId, values)).skuId

test('what was picked stands in its order, then what the rule finds, the most ordered first', async () => {
  const brand = { brand: 'Quarzhof', brandSlug: 'quarzhof' }
  const [one, two, picked, other] = [
    await goods({ ...brand, popularity: 1 }),
    await goods({ ...brand, popularity: 9 }),
    await goods({}),
    await goods(brand),
  ]
  await app.db`update product set status = 'PAUSED' where sku_id = ${other}`
  await create({ slug: 'quarz', brand: 'Quarzhof', skuIds: [picked, one] })
  expect(await shown('quarz')).toEqual([picked, one, two])
})

test('the goods follow the rule, and what was picked stays where it was', async () => {
  const brand = { brand: 'Folgerei', brandSlug: 'folgerei' }
  const [leaves, picked] = [await goods(brand), await goods({ ...brand, popularity: 5 })]
  await create({ slug: 'folge', brand: 'Folgerei', skuIds: [picked] })
  const comes = await goods({ ...brand, popularity: 7 })
  await app.db`update product set brand_slug = 'anders' where sku_id = any(${[leaves, picked]})`
  await fillCollections(app.db, app.deps.clock.now())
  expect(await shown('folge')).toEqual([picked, comes])
})

test('an order by measure holds for what was picked as well, and the order by hand comes back', async () => {
  const [old, young] = [await goods({ createdAt: new Date('2026-01-01') }), await goods({})]
  const made = await create({ slug: 'mass', sortedBy: 'NEWEST', skuIds: [old, young] })
  expect(await shown('mass')).toEqual([young, old])
  const change = { ...nothing, slug: 'mass', version: made.version, skuIds: [old, young] }
  await app.request(collectionsApi.change, change, operator)
  expect(await shown('mass')).toEqual([old, young])
})

test('a rule asks for category, attribute and newness at once', async () => {
  const attributes = app.db.json([
    { key: 'origin', de: { label: 'Herkunft', value: 'Peru' }, en: { label: 'Origin', value: 'Peru' } },
  ])
  const [fits, old, plain] = [await goods({}), await goods({ createdAt: new Date('2026-01-01') }), await goods({})]
  for (const skuId of [fits, old])
    await app.db`
      insert into product_detail (sku_id, attributes) values (${skuId}, ${attributes})
      on conflict (sku_id) do update set attributes = excluded.attributes`
  const [{ categorySlug }] = await app.db<[{ categorySlug: string }]>`
    select category_slug from product where sku_id = ${fits}`
  const rule = { category: categorySlug, attribute: 'herkunft', attributeValue: 'PERU', newDays: 30 }
  const { count, goods: found } = await app.request(collectionsApi.tryRule, rule, operator)
  expect(count).toBe(1)
  expect(found.map(({ skuId }) => skuId)).toEqual([fits])
  await create({ slug: 'peru', ...rule })
  expect(await shown('peru')).not.toContain(plain)
})

test('what a bound of the price has found is told to who sees prices alone, on its own page', async () => {
  const cheap = await goods({ brand: 'Billigus', brandSlug: 'billigus', priceCents: 200, finalPriceCents: 200 })
  await goods({ brand: 'Billigus', brandSlug: 'billigus', priceCents: 900, finalPriceCents: 900 })
  await create({ slug: 'guenstig', brand: 'Billigus', priceMax: 2, homeRank: 1 })
  expect(await shown('guenstig')).toEqual([cheap])
  expect(await shown('guenstig', {})).toEqual([])
  const onHome = await app.request(promotionsApi.listCollections, {}, {})
  expect(onHome.map(({ slug }) => slug)).not.toContain('guenstig')
})

test('outside of its window and as a draft a collection is shown by its preview alone', async () => {
  const skuId = await goods({})
  await create({ slug: 'entwurf', skuIds: [skuId], isDraft: true })
  const refused = (slug: string) => app.refusal(listingsApi.readCollection, { slug }, buyer)
  expect(await refused('entwurf')).toMatchObject({ status: 404 })
  const { token } = await app.request(previewsApi.create, { kind: 'COLLECTION', targetId: 'entwurf' }, operator)
  expect(await shown('entwurf', { headers: { 'x-preview': token } })).toEqual([skuId])
  await create({ slug: 'spaeter', skuIds: [skuId], startsAt: '2099-01-01T00:00' })
  expect(await refused('spaeter')).toMatchObject({ status: 404 })
})

test('its pages turn over when its window begins', async () => {
  await create({ slug: 'beginn', skuIds: [await goods({})], startsAt: '2098-01-01T00:00' })
  await turnPages(app.deps)
  app.time.stoppedAt = new Date('2098-01-01T00:00:01+01:00')
  await turnPages(app.deps)
  app.time.stoppedAt = null
  const changes = await app.db`select from page_change where 'collection:beginn' = any(tags) and 'home' = any(tags)`
  // Made, and begun.
  expect(changes).toHaveLength(2)
})

test('it ends at once, with its reason in the audit', async () => {
  await create({ slug: 'ende', skuIds: [await goods({})] })
  await app.request(collectionsApi.end, { slug: 'ende', reason: 'Aktion vorbei' }, operator)
  expect(await app.refusal(listingsApi.readCollection, { slug: 'ende' }, buyer)).toMatchObject({ status: 404 })
  const { items } = await app.request(collectionsApi.list, {}, operator)
  expect(items.map(({ slug }) => slug)).not.toContain('ende')
  const entries = await app.db`
    select action, reason from audit_entry where target_kind = 'collection' and target_id = 'ende' order by at, id`
  expect(entries).toEqual([
    { action: 'collection.create', reason: null },
    { action: 'collection.end', reason: 'Aktion vorbei' },
  ])
  const again = { slug: 'ende', reason: 'Aktion vorbei' }
  expect(await app.refusal(collectionsApi.end, again, operator)).toMatchObject({ status: 404 })
})

test('what is not there is refused at its field, and who saw another version is told', async () => {
  const refusal = (values: New) => app.refusal(collectionsApi.create, { ...nothing, ...values }, operator)
  const slug = 'falsch'
  expect(await refusal({ slug, picture: 'covers/keines' })).toMatchObject({
    fieldErrors: { picture: expect.any(String) },
  })
  expect(await refusal({ slug, skuIds: ['KEINER'] })).toMatchObject({ fieldErrors: { skuIds: expect.any(String) } })
  expect(await refusal({ slug, category: 'keine' })).toMatchObject({ fieldErrors: { category: expect.any(String) } })
  expect(await refusal({ slug, attributeValue: 'Peru' })).toMatchObject({
    fieldErrors: { attribute: expect.any(String) },
  })
  const window = { startsAt: '2099-01-02T00:00', endsAt: '2099-01-01T00:00' }
  expect(await refusal({ slug, ...window })).toMatchObject({ fieldErrors: { endsAt: expect.any(String) } })
  await create({ slug: 'stand' })
  expect(await refusal({ slug: 'stand' })).toMatchObject({ code: 'SLUG_TAKEN' })
  const stale = { ...nothing, slug: 'stand', version: 7 }
  expect(await app.refusal(collectionsApi.change, stale, operator)).toMatchObject({ code: 'DRAFT_CHANGED' })
})

test('what is added from the list of products stands behind what was picked', async () => {
  const [one, two, byRule] = [await goods({}), await goods({}), await goods({ brand: 'Hinten', brandSlug: 'hinten' })]
  await create({ slug: 'hinten', skuIds: [one], brand: 'Hinten' })
  await app.db.begin((tx) => addToCollection(tx as never, 'hinten', two))
  await fillCollections(app.db, app.deps.clock.now())
  expect(await shown('hinten')).toEqual([one, two, byRule])
})
