import { afterAll, beforeAll, expect, test } from 'vitest'
import * as productsApi from '../../contract/products.ts'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { createBuyer, createProduct, createStore } from '../../test/builders.ts'
import { newId } from '../platform/ids.ts'

let app: TestApp
let statements = 0
let buyer: { id: string; token: string }
let storeId: string
let skuId: string
beforeAll(async () => {
  app = await createTestApp({ onStatement: () => statements++ })
  storeId = (await createStore(app.db)).id
  buyer = await createBuyer(app.db)
  skuId = (await createProduct(app.db, storeId, { variantGroup: 'espresso', finalPriceCents: 400 })).skuId
})
afterAll(() => app.close())

const read = (as: object = buyer) => app.request(productsApi.read, { id: skuId }, { language: 'de', ...as })
async function statementsOf(work: () => Promise<unknown>) {
  const before = statements
  await work()
  return statements - before
}

test('a product that has not changed is not read again', async () => {
  // The session is cached with the second call: the check beside the first tells that it is new.
  await read()
  await read()
  expect(await statementsOf(read)).toBe(1)
  await read({})
  expect(await statementsOf(() => read({}))).toBe(1)
})

// Given one, a builder makes none, which would change every product.
const inCategory = { categorySlug: 'kaffee-bohne' }

const review = () => ({
  id: newId(),
  skuId,
  storeId,
  buyerId: newId(),
  rate: 4,
  comment: 'Gut',
  authorBusinessType: 'CAFE',
})

test('whatever its page shows is as it is at every moment', async () => {
  const { db } = app
  expect(await read()).toMatchObject({ price: { finalNetPrice: 4 }, stock: 1000, variants: { items: [{ skuId }] } })
  await db`update product set final_price_cents = 300 where sku_id = ${skuId}`
  expect(await read()).toMatchObject({ price: { finalNetPrice: 3 } })
  await db`update stock set on_hand = 5 where sku_id = ${skuId}`
  expect(await read()).toMatchObject({ stock: 5 })
  await db`update product_detail set description_de = '<p>Neu</p>' where sku_id = ${skuId}`
  expect(await read()).toMatchObject({ description: '<p>Neu</p>' })
  await db`update category set name_de = 'Bohnen' where slug = 'kaffee-bohne'`
  expect((await read()).breadCrumb.crumbs.at(-1)).toMatchObject({ label: 'Bohnen' })
  await db`update store set name = 'Rösterei Nord' where id = ${storeId}`
  expect(await read()).toMatchObject({ storeName: 'Rösterei Nord', store: { storeName: 'Rösterei Nord' } })
  await db`insert into review ${db(review())}`
  expect((await read()).reviewSummary).toMatchObject({ stars: [0, 0, 0, 1, 0], items: [{ comment: 'Gut' }] })
  await db`update review set store_reply = 'Danke' where sku_id = ${skuId}`
  expect((await read()).reviewSummary.items).toMatchObject([{ storeReply: 'Danke' }])
  await db`update review set is_shown = false where sku_id = ${skuId}`
  expect((await read()).reviewSummary).toMatchObject({ stars: [0, 0, 0, 0, 0], items: [] })
})

test('a variant that comes, changes or goes is one of its page', async () => {
  const variants = async () => (await read()).variants.items.map(({ skuId: sku, stock }) => [sku, stock])
  const other = await createProduct(app.db, storeId, { ...inCategory, variantGroup: 'espresso', stock: 60 })
  expect(await variants()).toEqual([
    [skuId, 5],
    [other.skuId, 60],
  ])
  await app.db`update stock set on_hand = 70 where sku_id = ${other.skuId}`
  expect((await variants())[1]).toEqual([other.skuId, 70])
  await app.db`update product set variant_group = null where sku_id = ${other.skuId}`
  expect(await variants()).toEqual([[skuId, 5]])
})

test('an exclusive variant is shown with a grant alone, whoever looked before', async () => {
  const secret = await createProduct(app.db, storeId, { variantGroup: 'espresso', isExclusive: true })
  const seen = async (as: object) => (await read(as)).variants.items.some(({ skuId: sku }) => sku === secret.skuId)
  const other = await createBuyer(app.db)
  await app.db`insert into exclusive_grant (buyer_id, sku_id) values (${buyer.id}, ${secret.skuId})`
  expect(await seen(buyer)).toBe(true)
  expect(await seen(other)).toBe(false)
  expect(await seen({})).toBe(false)
  expect(await seen(buyer)).toBe(true)
  await app.db`update exclusive_grant set withdrawn_at = now() where sku_id = ${secret.skuId}`
  expect(await seen(buyer)).toBe(false)
})

test('prices are for who may know them, whoever looked before', async () => {
  expect((await read()).price).not.toBeNull()
  expect((await read({})).price).toBeNull()
  const supplier = await createBuyer(app.db, {
    role: 'SUPPLIER',
    storeId: (await createStore(app.db)).id,
    businessType: null,
  })
  expect((await read(supplier)).price).toBeNull()
  expect(await read()).toMatchObject({ price: { finalNetPrice: 3 } })
})

test('the best products of its store are those of now, also where another one has become better', async () => {
  const covers = async () => (await read()).store.coverUrls
  const before = await covers()
  const better = await createProduct(app.db, storeId, { ...inCategory, popularity: 900, nameDe: 'Teller' })
  expect(await covers()).not.toEqual(before)
  await app.db`update product set is_exclusive = true where sku_id = ${better.skuId}`
  expect(await covers()).toEqual(before)
})

test('a product that became exclusive, was paused or archived is refused from then on', async () => {
  const refused = async () => (await app.refusal(productsApi.read, { id: skuId }, buyer)).code
  await app.db`update product set is_exclusive = true where sku_id = ${skuId}`
  expect(await refused()).toBe('PRODUCT_NOT_AUTHORIZED')
  await app.db`update product set is_exclusive = false, status = 'PAUSED' where sku_id = ${skuId}`
  expect(await refused()).toBe('NOT_FOUND')
  await app.db`update product set status = 'ARCHIVED' where sku_id = ${skuId}`
  expect(await refused()).toBe('GONE')
  await app.db`update product set status = 'ACTIVE' where sku_id = ${skuId}`
  expect(await read()).toMatchObject({ skuId })
})
