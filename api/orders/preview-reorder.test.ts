import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as cartApi from '../../contract/cart.ts'
import * as reorderApi from '../../contract/orders/reorder.ts'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { createBuyer } from '../../test/builders.ts'
import { createCustomer, createGoods, order, put } from '../../test/shop.ts'

let app: TestApp
let buyer: Awaited<ReturnType<typeof createCustomer>>
let goods: Awaited<ReturnType<typeof createGoods>>
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  buyer = await createCustomer(app)
  goods = await createGoods(app)
})

async function buy(quantity = 12) {
  const { version } = await put(app, buyer, goods.skuId, quantity)
  return (await order(app, buyer, version)).orderId!
}
const preview = (id: string) => app.request(reorderApi.preview, { id }, { ...buyer, language: 'de' as const })
const firstLine = async (id: string) => (await preview(id)).lines[0]!

test("a visitor gets 401, another buyer's order is 404", async () => {
  const id = await buy()
  expect(await app.refusal(reorderApi.preview, { id })).toMatchObject({ status: 401 })
  expect(await app.refusal(reorderApi.preview, { id }, await createBuyer(app.db))).toMatchObject({ status: 404 })
})

test('an unchanged line comes with its quantity and the price of a case', async () => {
  const id = await buy()
  expect(await firstLine(id)).toMatchObject({
    productSkuId: goods.skuId,
    storeName: goods.storeName,
    state: 'AVAILABLE',
    orderedQuantity: 12,
    quantity: 12,
    casePrice: 25.2,
    casePriceText: '25,20\u00a0€',
    changePerCase: 0,
    design: null,
  })
  expect((await app.request(cartApi.read, {}, buyer)).itemCount).toBe(0)
})

test('what a case costs more or less than then is said', async () => {
  const id = await buy()
  await app.db`update product set final_price_cents = 440, price_cents = 500 where sku_id = ${goods.skuId}`
  expect(await firstLine(id)).toMatchObject({ changePerCase: 1.2, changeText: '1,20\u00a0€', casePrice: 26.4 })
  await app.db`update product set final_price_cents = 400 where sku_id = ${goods.skuId}`
  expect(await firstLine(id)).toMatchObject({ changePerCase: -1.2, changeText: '1,20\u00a0€', casePrice: 24 })
})

test('the quantity follows stock, case and smallest order of today', async () => {
  const id = await buy(24)
  await app.db`update stock set on_hand = promised + 15 where sku_id = ${goods.skuId}`
  expect(await firstLine(id)).toMatchObject({ state: 'AVAILABLE', orderedQuantity: 24, quantity: 12, stock: 15 })
  await app.db`update stock set on_hand = promised + 500 where sku_id = ${goods.skuId}`
  await app.db`update product set count_per_box = 10, minimum_quantity = 10 where sku_id = ${goods.skuId}`
  expect(await firstLine(id)).toMatchObject({ quantity: 30 })
  await app.db`update product set minimum_quantity = 50 where sku_id = ${goods.skuId}`
  expect(await firstLine(id)).toMatchObject({ quantity: 50 })
})

test('what is sold out, sold no more, hidden or of a store that pauses says so', async () => {
  const id = await buy()
  await app.db`update stock set on_hand = promised + 5 where sku_id = ${goods.skuId}`
  expect(await firstLine(id)).toMatchObject({ state: 'SOLD_OUT', quantity: 0, casePrice: null })
  await app.db`update product set is_exclusive = true where sku_id = ${goods.skuId}`
  expect(await firstLine(id)).toMatchObject({ state: 'GONE', quantity: 0, stock: 0 })
  await app.db`update product set is_exclusive = false, status = 'PAUSED' where sku_id = ${goods.skuId}`
  expect(await firstLine(id)).toMatchObject({ state: 'GONE' })
  await app.db`update product set status = 'ACTIVE' where sku_id = ${goods.skuId}`
  await app.db`update store set status = 'PAUSED' where id = ${goods.storeId}`
  expect(await firstLine(id)).toMatchObject({ state: 'GONE' })
})
