import { afterAll, beforeAll, expect, test } from 'vitest'
import * as cardsApi from '../../../contract/buyer-home/cards.ts'
import * as promotionsApi from '../../../contract/promotions.ts'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { createBuyer, createProduct, createStore } from '../../../test/builders.ts'
import type { Db } from '../../platform/db.ts'
import { readGoods } from './goods-memory.ts'

let app: TestApp
let statements = 0
let buyer: { id: string; token: string }
let storeId: string
let skuId: string
beforeAll(async () => {
  app = await createTestApp({ onStatement: () => statements++ })
  storeId = (await createStore(app.db)).id
  buyer = await createBuyer(app.db)
  const names = { nameDe: 'Teller flach', nameEn: 'Flat plate', createdAt: new Date('2020-01-01') }
  skuId = (await createProduct(app.db, storeId, { ...names, priceCents: 500, finalPriceCents: 400 })).skuId
})
afterAll(() => app.close())

const card = async (language: 'de' | 'en' = 'de') =>
  (await app.request(cardsApi.list, { skuIds: [skuId] }, { ...buyer, language })).items[0]

test('a card is as its rows are at every moment, also after it was made before', async () => {
  expect(await card()).toMatchObject({ name: 'Teller flach', price: { finalNetPrice: 4 }, badges: ['SALE'] })
  expect(await card('en')).toMatchObject({ name: 'Flat plate' })
  await app.db`update product set name_de = 'Teller tief', final_price_cents = 300 where sku_id = ${skuId}`
  expect(await card()).toMatchObject({ name: 'Teller tief', price: { finalNetPrice: 3 } })
  await app.db`update store set name = 'Porzellan Nord' where id = ${storeId}`
  expect(await card()).toMatchObject({ storeName: 'Porzellan Nord' })
  await app.db`update stock set on_hand = 0 where sku_id = ${skuId}`
  expect(await card()).toMatchObject({ stock: 0, availability: 'OUT_OF_STOCK' })
  await app.db`update stock set on_hand = 600 where sku_id = ${skuId}`
  expect(await card()).toMatchObject({ stock: 600, availability: 'IN_STOCK' })
})

test('what was made for a buyer shows no price to who may not know it', async () => {
  const shown = async (as: object) => (await app.request(promotionsApi.listProducts, {}, as)).items[0]
  expect(await shown(buyer)).toMatchObject({ skuId, price: { finalNetPrice: 3 }, badges: ['SALE'] })
  expect(await shown({})).toMatchObject({ skuId, price: null, priceGate: 'SIGN_UP', tierText: null, badges: [] })
  const other = await createStore(app.db)
  const supplier = await createBuyer(app.db, { role: 'SUPPLIER', storeId: other.id, businessType: null })
  expect(await shown(supplier)).toMatchObject({ skuId, price: null, badges: [] })
})

test('a product that became exclusive or left the sale has no card', async () => {
  await app.db`update product set is_exclusive = true where sku_id = ${skuId}`
  expect(await card()).toBeUndefined()
  await app.db`update product set is_exclusive = false, status = 'PAUSED' where sku_id = ${skuId}`
  expect(await card()).toBeUndefined()
  await app.db`update product set status = 'ACTIVE' where sku_id = ${skuId}`
  expect(await card()).toMatchObject({ skuId })
})

test('a card that was made before is not read again', async () => {
  const countStatements = async () => {
    const before = statements
    await card()
    return statements - before
  }
  await countStatements()
  const again = await countStatements()
  await app.db`update product set popularity = popularity + 1 where sku_id = ${skuId}`
  expect(await countStatements()).toBe(again + 1)
  expect(await countStatements()).toBe(again)
})

test('a card tells of other stores from the moment they sell the article, and of exclusive offers with a grant', async () => {
  const gtin = '4006381333931'
  const [own, cheap, secret] = [await createStore(app.db), await createStore(app.db), await createStore(app.db)]
  const { skuId } = await createProduct(app.db, own.id, { gtin })
  const offersText = async () =>
    (await app.request(cardsApi.list, { skuIds: [skuId] }, { ...buyer, language: 'en' })).items[0]!.offersText
  expect(await offersText()).toBeNull()
  const other = await createProduct(app.db, cheap.id, { gtin: null, priceCents: 300, finalPriceCents: 300 })
  await app.db`update product set gtin = ${gtin} where sku_id = ${other.skuId}`
  expect(await offersText()).toContain('3.00')
  await app.db`update product set final_price_cents = 250 where sku_id = ${other.skuId}`
  expect(await offersText()).toContain('2.50')
  const hidden = await createProduct(app.db, secret.id, { gtin, isExclusive: true, finalPriceCents: 100 })
  expect(await offersText()).toContain('2.50')
  await app.db`insert into exclusive_grant (buyer_id, sku_id) values (${buyer.id}, ${hidden.skuId})`
  expect(await offersText()).toContain('1.00')
  await app.db`update product set gtin = null where sku_id = ${hidden.skuId} or sku_id = ${other.skuId}`
  expect(await offersText()).toBeNull()
})

test('what changes while it is being read is not kept as it was', async () => {
  const { skuId } = await createProduct(app.db, storeId, { finalPriceCents: 400 })
  const gate = Promise.withResolvers<void>()
  let hasRead = false
  // Its first answer of goods comes late.
  const slow = new Proxy(app.db, {
    apply(db, self, [strings, ...values]: [readonly string[], ...unknown[]]) {
      const query = Reflect.apply(db, self, [strings, ...values]) as Promise<unknown>
      if (hasRead || !strings.join('').includes('as article_offers')) return query
      hasRead = true
      return query.then(async (rows) => {
        await gate.promise
        return rows
      })
    },
  })
  const priceIn = async (db: Db) => (await readGoods(db, [skuId])).get(skuId)!.row.finalPriceCents
  const early = priceIn(slow)
  await expect.poll(() => hasRead).toBe(true)
  await app.db`update product set final_price_cents = 300 where sku_id = ${skuId}`
  await readGoods(slow, [])
  gate.resolve()
  await early
  expect(await priceIn(slow)).toBe(300)
})

test('what is in memory is read again once its change is told, and all of it where a store has changed', async () => {
  await card()
  await app.db`alter table product disable trigger user`
  await app.db`update product set name_de = 'Teller oval' where sku_id = ${skuId}`
  await app.db`alter table product enable trigger user`
  expect(await card()).toMatchObject({ name: 'Teller tief' })
  await app.db`insert into shelf_change (sku_ids) values (null)`
  expect(await card()).toMatchObject({ name: 'Teller oval' })
})
