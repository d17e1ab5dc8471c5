import { afterAll, beforeAll, expect, test } from 'vitest'
import * as cardsApi from '../../../contract/buyer-home/cards.ts'
import * as promotionsApi from '../../../contract/promotions.ts'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { createBuyer, createProduct, createStore } from '../../../test/builders.ts'

let app: TestApp
let statements = 0
let buyer: { token: string }
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
