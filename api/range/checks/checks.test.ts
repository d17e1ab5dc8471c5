import postgres from 'postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as editorApi from '../../../contract/range/editor.ts'
import * as listApi from '../../../contract/range/list.ts'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { createMember, createProduct, createStore } from '../../../test/builders.ts'
import { newId } from '../../platform/ids.ts'
import { inTransaction } from '../../platform/db.ts'
import { contentFields } from '../../products/changes/content.ts'
import { promiseStock } from '../../products/stock.ts'
import { checkProducts } from './check-products.ts'

let app: TestApp
let storeId: string
let ida: { token: string; id: string }
beforeAll(async () => {
  app = await createTestApp({ isUnlimited: true })
  storeId = (await createStore(app.db)).id
  ida = await createMember(app.db, { storeId, roles: ['CATALOGUE'] })
})
afterAll(() => app.close())

const list = async (input: object) => (await app.request(listApi.list, input, ida)).items
const check = async (skuId: string) => {
  await checkProducts(app.deps)
  const [row] = await app.db`select percent, missing, is_stale from product_check where sku_id = ${skuId}`
  return row!
}

test('what should be said is computed anew wherever a product is changed: by hand, by a file, in its draft', async () => {
  const { skuId } = await createProduct(app.db, storeId, { gtin: '40123455' })
  const first = await check(skuId)
  expect(first).toMatchObject({ isStale: false })
  expect(first.missing).toEqual(['PHOTOS', 'DESCRIPTION', 'ENGLISH', 'ATTRIBUTES', 'LUCID'])
  await app.db`update product_detail set description_de = 'Kräftig geröstet' where sku_id = ${skuId}`
  const described = await check(skuId)
  expect(described.percent).toBeGreaterThan(first.percent as number)
  const draft = await app.request(editorApi.create, { category: 'kaffee-bohne' }, ida)
  const before = await check(draft.skuId)
  const saving = { skuId: draft.skuId, version: 1, changes: { nameDe: 'Mokka', price: 3, supplierSku: 'M-1' } }
  await app.request(editorApi.saveDraft, saving, ida)
  expect((await check(draft.skuId)).percent).toBeGreaterThan(before.percent as number)
})

test('what a product costs leaves its check as it is; each other column of what is said of it does not', async () => {
  const { skuId } = await createProduct(app.db, storeId)
  const costs = ['priceCents', 'priceUnit', 'finalPriceCents', 'tierPrices', 'msrpCents', 'minimumQuantity']
  await check(skuId)
  await app.db`update product set price_cents = 900, final_price_cents = 800, updated_at = now() where sku_id = ${skuId}`
  expect(await app.db`select is_stale from product_check where sku_id = ${skuId}`).toEqual([{ isStale: false }])
  await app.db`update product set name_de = 'Anders' where sku_id = ${skuId}`
  expect(await app.db`select is_stale from product_check where sku_id = ${skuId}`).toEqual([{ isStale: true }])
  const [trigger] = await app.db<[{ says: string }]>`
    select pg_get_triggerdef(oid) as says from pg_trigger where tgname = 'note_unchecked_update' and tgrelid = 'product'::regclass`
  const read = [...trigger.says.matchAll(/old\.(\w+)/gi)].map(([, column]) => postgres.toCamel(column!))
  expect(new Set(read)).toEqual(new Set(['status', ...contentFields.filter((field) => !costs.includes(field))]))
})

test('food that states no allergens is incomplete; that it has none is a statement', async () => {
  const { skuId } = await createProduct(app.db, storeId)
  await app.db`update category set is_food = true`
  await app.db`update product set gtin = '40123455' where sku_id = ${skuId}`
  expect((await check(skuId)).missing).toContain('ALLERGENS')
  const allergens = { contained: [], traces: [], absent: ['MILK' as const], statedAt: '2026-11-02' }
  const { version } = await app.request(editorApi.saveDraft, { skuId, version: 0, changes: { allergens } }, ida)
  await app.db`update store set is_trusted = true where id = ${storeId}`
  await app.request(editorApi.publish, { skuId, version }, ida)
  expect((await check(skuId)).missing).not.toContain('ALLERGENS')
  await app.db`update category set is_food = false`
})

test('the view of incomplete ones begins with what lacks least, and can be narrowed to what lacks this', async () => {
  const own = await createStore(app.db)
  const member = await createMember(app.db, { storeId: own.id, roles: ['CATALOGUE'] })
  const { skuId: little } = await createProduct(app.db, own.id, { gtin: '40123455' })
  const { skuId: much } = await createProduct(app.db, own.id)
  await checkProducts(app.deps)
  const ids = async (input: object) => (await app.request(listApi.list, input, member)).items.map(({ skuId }) => skuId)
  expect(await ids({ view: 'INCOMPLETE' })).toEqual([little, much])
  expect(await ids({ view: 'INCOMPLETE', missing: 'GTIN' })).toEqual([much])
  expect((await app.request(listApi.counts, {}, member)).INCOMPLETE).toEqual({ value: 2, isExact: true })
})

test('what runs low stands there with the days it lasts, least first, as soon as it is sold', async () => {
  const { skuId } = await createProduct(app.db, storeId, { stock: 40 })
  expect(await list({ view: 'LOW' })).toEqual([])
  await inTransaction(app.db, (tx) => promiseStock(tx, [{ skuId, quantity: 12 }]))
  await app.db`
    insert into stock_movement (sku_id, at, pieces, order_id) values (${skuId}, now() - interval '2 days', -56, ${newId()})`
  expect(await list({ view: 'LOW' })).toMatchObject([{ skuId, sellable: 28, lastsDays: 14 }])
  const { skuId: less } = await createProduct(app.db, storeId, { stock: 3 })
  expect((await list({ view: 'LOW' })).map((row) => row.skuId)).toEqual([less, skuId])
  // What is not on sale runs low of nothing.
  await app.request(editorApi.act, { skuId: less, action: 'PAUSE' }, ida)
  expect((await list({ view: 'LOW' })).map((row) => row.skuId)).toEqual([skuId])
})
