import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as buyerHomeApi from '../../contract/buyer-home/home.ts'
import * as cartApi from '../../contract/cart.ts'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { createBuyer, createProduct, createStore } from '../../test/builders.ts'
import { createCustomer, createGoods, order, put } from '../../test/shop.ts'

let app: TestApp
let buyer: Awaited<ReturnType<typeof createCustomer>>
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  buyer = await createCustomer(app)
})

const home = () => app.request(buyerHomeApi.read, {}, { ...buyer, language: 'de' as const })

async function buy(skuId: string, quantity = 6) {
  const { version } = await put(app, buyer, skuId, quantity)
  return order(app, buyer, version)
}

const daysAgo = (days: number, orderId: string) =>
  app.db`update orders set created_at = now() - ${days} * interval '1 day' where id = ${orderId}`

test('a visitor gets 401', async () => {
  expect(await app.refusal(buyerHomeApi.read, {})).toMatchObject({ status: 401 })
  expect(await app.refusal(buyerHomeApi.listOrdered, {})).toMatchObject({ status: 401 })
})

test('who has not ordered gets the wishlist first, then what is ordered most, and nothing else', async () => {
  const listed = await createGoods(app)
  await createGoods(app, { popularity: 5_000 })
  const sold = await createGoods(app, { orderCount: 9 })
  await app.db`insert into wishlist_item (buyer_id, sku_id) values (${buyer.id}, ${listed.skuId})`
  const { source, again, ...rest } = await home()
  expect(source).toBe('WISHLIST')
  expect(again.slice(0, 2).map(({ product, quantity, last }) => [product.skuId, quantity, last])).toEqual([
    [listed.skuId, 6, null],
    [sold.skuId, 6, null],
  ])
  expect(rest).toEqual({ delivery: null, payments: null, approvals: null, minimums: [], cheaper: [] })
  await app.db`delete from wishlist_item where buyer_id = ${buyer.id}`
  // Not everything that is proposed has an order.
  expect((await home()).source).toBe('RANGE')
  await app.db`update product set order_count = order_count + 1`
  expect((await home()).source).toBe('BESTSELLERS')
})

test('what was ordered often and lately comes first, with the last quantity within the stock', async () => {
  const [often, lately, long] = [await createGoods(app), await createGoods(app), await createGoods(app)]
  await daysAgo(3, (await buy(often.skuId, 12)).orderId!)
  await daysAgo(2, (await buy(often.skuId, 18)).orderId!)
  await daysAgo(1, (await buy(lately.skuId)).orderId!)
  await daysAgo(300, (await buy(long.skuId, 60)).orderId!)
  await app.db`update stock set on_hand = promised + 15 where sku_id = ${long.skuId}`
  const { source, again } = await home()
  expect(source).toBe('ORDERED')
  expect(again.map(({ product, quantity, last }) => [product.skuId, quantity, last!.quantity])).toEqual([
    [often.skuId, 18, 18],
    [lately.skuId, 6, 6],
    [long.skuId, 12, 60],
  ])
  const times = await app.db<{ skuId: string; orderedAt: Date }[]>`
    select sku_id, max(created_at) as ordered_at from order_line l join orders o on o.id = l.order_id
    where l.buyer_id = ${buyer.id} group by 1 order by 2 desc`
  expect(
    (await app.request(buyerHomeApi.listOrdered, {}, buyer)).map((one) => [one.productSkuId, one.orderedAt]),
  ).toEqual(times.map(({ skuId, orderedAt }) => [skuId, orderedAt]))
})

test('what is gone, hidden, sold out or was cancelled is not proposed again', async () => {
  const [paused, hidden, soldOut, cancelled, open] = await Promise.all([1, 2, 3, 4, 5].map(() => createGoods(app)))
  for (const { skuId } of [paused!, hidden!, soldOut!, cancelled!, open!]) await buy(skuId)
  await app.db`update product set status = 'PAUSED' where sku_id = ${paused!.skuId}`
  await app.db`update product set is_exclusive = true where sku_id = ${hidden!.skuId}`
  await app.db`update stock set on_hand = promised + 5 where sku_id = ${soldOut!.skuId}`
  await app.db`update order_line set cancelled_quantity = quantity where sku_id = ${cancelled!.skuId}`
  expect((await home()).again.map(({ product }) => product.skuId)).toEqual([open!.skuId])
})

test('open payments are summed with the one due first, what was sent without a day is counted', async () => {
  const goods = await createGoods(app)
  const first = await buy(goods.skuId)
  const second = await buy(goods.skuId)
  await app.db`update orders set payment_due_at = now() + interval '1 day' where id = ${second.orderId!}`
  const [sum] = await app.db<{ gross: number }[]>`
    select sum(gross_cents)::bigint as gross from orders where buyer_id = ${buyer.id}`
  expect((await home()).payments).toMatchObject({
    count: 2,
    amount: sum!.gross / 100,
    orderNumber: second.orderNumber,
    orderId: null,
  })
  await app.db`update orders set payment_status = 'PAID', status = 'SHIPPED' where id = ${first.orderId!}`
  await app.db`update sub_order set status = 'SHIPPED', arrives_from = null, arrives_by = null where order_id = ${first.orderId!}`
  const later = await home()
  expect(later.payments).toMatchObject({ count: 1, orderId: second.orderId })
  const undated = { count: 1, storeNames: [goods.storeName], orderId: first.orderId, days: null, others: 0 }
  expect(later.delivery).toEqual(undated)
})

test('minimums of the cart come nearest first, reached ones last', async () => {
  const names = { far: 100_00, near: 30_00, reached: 20_00 }
  for (const [name, minimumOrderCents] of Object.entries(names)) {
    const store = await createStore(app.db, { name, minimumOrderCents })
    await put(app, buyer, (await createProduct(app.db, store.id)).skuId)
  }
  const { minimums } = await home()
  expect(minimums.map(({ storeName, missing, share }) => [storeName, missing, share])).toEqual([
    ['near', 4.8, 84],
    ['far', 74.8, 25],
    ['reached', 0, 100],
  ])
  expect(minimums[0]).toMatchObject({ netTotalText: '25,20\u00a0€', minimumText: '30,00\u00a0€' })
})

test('lower prices come by what a case saves, from two on, and nobody sees those of another buyer', async () => {
  const [less, least] = [await createGoods(app), await createGoods(app)]
  await buy(less.skuId)
  await buy(least.skuId)
  await app.db`update product set final_price_cents = 400 where sku_id = ${less.skuId}`
  expect((await home()).cheaper).toEqual([])
  await app.db`update product set final_price_cents = 300 where sku_id = ${least.skuId}`
  const { cheaper } = await home()
  expect(
    cheaper.map(({ product, priceText, oldPriceText, savedText }) => [
      product.skuId,
      priceText,
      oldPriceText,
      savedText,
    ]),
  ).toEqual([
    [least.skuId, '18,00\u00a0€', '25,20\u00a0€', '7,20\u00a0€'],
    [less.skuId, '24,00\u00a0€', '25,20\u00a0€', '1,20\u00a0€'],
  ])
  const other = await createBuyer(app.db)
  expect(await app.request(buyerHomeApi.read, {}, other)).toMatchObject({ cheaper: [], delivery: null, payments: null })
})

test('looking at it changes nothing, and it stays small', async () => {
  for (let i = 0; i < 9; i++) await buy((await createGoods(app)).skuId)
  const goods = await createGoods(app)
  await put(app, buyer, goods.skuId)
  await app.db`update product set final_price_cents = 100 where sku_id in (select sku_id from order_line where buyer_id = ${buyer.id})`
  const before = (await app.request(cartApi.read, {}, buyer)).version
  const reply = await home()
  expect(reply.again).toHaveLength(5)
  expect(reply.cheaper).toHaveLength(3)
  expect(JSON.stringify(reply).length).toBeLessThan(10_000)
  expect((await app.request(cartApi.read, {}, buyer)).version).toBe(before)
})
