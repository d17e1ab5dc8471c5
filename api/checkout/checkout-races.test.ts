import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import * as cartApi from '../../contract/cart.ts'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { atOnce } from '../../test/at-once.ts'
import { brokenInvariants, countGoods, type Goods } from '../../test/invariants/invariants.ts'
import { createCoupon, createCustomer, createGoods, order, put } from '../../test/shop.ts'

const callers = 64

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ connections: 10 })
})
afterAll(() => app.close())

let start: Goods
beforeEach(() => {
  start = {}
})
afterEach(async () => {
  expect(await brokenInvariants(app.db, start)).toEqual([])
})

const customers = (count: number) => Promise.all(Array.from({ length: count }, () => createCustomer(app)))
const stockOf = async (skuId: string) =>
  (await app.db<{ quantity: number }[]>`select quantity from stock where sku_id = ${skuId}`)[0]?.quantity

test.each([
  [64, 5],
  [128, 12],
  [256, 31],
])(
  'of %i buyers for the last %i boxes exactly so many get one, the others a 409 with what is left',
  async (many, boxes) => {
    const goods = await createGoods(app, { stock: boxes * 6 })
    const buyers = await customers(many)
    await Promise.all(buyers.map((buyer) => put(app, buyer, goods.skuId)))
    start = await countGoods(app.db)
    const { done, refused } = await atOnce(many, (i) => order(app, buyers[i]!, 1))
    expect(done).toHaveLength(boxes)
    expect(new Set(refused.map(({ code }) => code))).toEqual(new Set(['OUT_OF_STOCK']))
    expect(refused.every(({ message }) => message.includes('Espresso Bar'))).toBe(true)
    expect(refused[0]).toMatchObject({ status: 409, cart: { carts: [{ items: [{ problems: ['OUT_OF_STOCK'] }] }] } })
    expect(await stockOf(goods.skuId)).toBe(0)
  },
)

test('an order that lacks one article takes none of the others', async () => {
  const [plenty, scarce] = [await createGoods(app), await createGoods(app, { stock: 6 })]
  const buyers = await customers(2)
  for (const buyer of buyers) {
    await put(app, buyer, plenty.skuId)
    await put(app, buyer, scarce.skuId)
  }
  start = await countGoods(app.db)
  const { done, refused } = await atOnce(2, (i) => order(app, buyers[i]!, 2))
  expect(done.length).toBe(1)
  expect(refused.length).toBe(1)
  expect(await stockOf(plenty.skuId)).toBe(994)
})

test('64 clicks on order make one order and get the same reply', async () => {
  const goods = await createGoods(app)
  const buyer = await createCustomer(app)
  await put(app, buyer, goods.skuId)
  start = await countGoods(app.db)
  const { done, refused } = await atOnce(callers, (i) =>
    order(app, buyer, 1, i % 3 === 0 ? {} : { 'idempotency-key': `click-${i % 5}` }),
  )
  expect(refused).toEqual([])
  expect(new Set(done.map((reply) => JSON.stringify(reply))).size).toBe(1)
  expect(await stockOf(goods.skuId)).toBe(994)
})

test.each([1, 5])('a coupon for %i orders takes something off so many of 64 orders', async (limit) => {
  const goods = await createGoods(app)
  const couponCode = await createCoupon(app, { limitTotal: limit })
  const buyers = await customers(callers)
  for (const buyer of buyers) {
    await put(app, buyer, goods.skuId)
    await app.request(cartApi.applyCoupon, { couponCode }, buyer)
  }
  start = await countGoods(app.db)
  const { done, refused } = await atOnce(callers, (i) => order(app, buyers[i]!, 2))
  expect(done).toHaveLength(limit)
  expect(new Set(refused.map(({ code }) => code))).toEqual(new Set(['COUPON_EXHAUSTED']))
})

test('a coupon for one order per buyer takes nothing off the second', async () => {
  const goods = await createGoods(app)
  const couponCode = await createCoupon(app, { limitPerBuyer: 1 })
  const buyer = await createCustomer(app)
  await put(app, buyer, goods.skuId)
  await app.request(cartApi.applyCoupon, { couponCode }, buyer)
  start = await countGoods(app.db)
  await atOnce(callers, () => order(app, buyer, 2))
  await put(app, buyer, goods.skuId)
  const refusal = await app.refusal(cartApi.applyCoupon, { couponCode }, buyer)
  expect(refusal.code).toBe('COUPON_EXHAUSTED')
})

test('carts that hold A then B and B then A never wait for each other in a circle', async () => {
  const [a, b] = [await createGoods(app), await createGoods(app)]
  const buyers = await customers(32)
  for (const [i, buyer] of buyers.entries()) {
    const [first, second] = i % 2 === 0 ? [a, b] : [b, a]
    await put(app, buyer, first.skuId)
    await put(app, buyer, second.skuId)
  }
  start = await countGoods(app.db)
  const { done, refused } = await atOnce(32, (i) => order(app, buyers[i]!, 2))
  expect(refused).toEqual([])
  expect(done).toHaveLength(32)
  expect(await stockOf(a.skuId)).toBe(1000 - 32 * 6)
})

test('a cart changed while it is being ordered is either ordered or changed', async () => {
  const goods = await createGoods(app)
  const buyer = await createCustomer(app)
  await put(app, buyer, goods.skuId)
  start = await countGoods(app.db)
  const { done, refused } = await atOnce<unknown>(callers, (i) =>
    i === 0 ? order(app, buyer, 1) : put(app, buyer, goods.skuId, 12),
  )
  const refusals = refused.map(({ code }) => code)
  expect(refusals.every((code) => code === 'CART_CHANGED')).toBe(true)
  expect(done.length + refused.length).toBe(callers)
  expect((await stockOf(goods.skuId)) === 994).toBe(refused.length === 0)
})

test('what is put into a cart while it is being ordered is ordered or stays, nothing of it twice', async () => {
  const [goods, more] = [await createGoods(app), await createGoods(app)]
  const buyer = await createCustomer(app)
  await put(app, buyer, goods.skuId)
  start = await countGoods(app.db)
  const { done } = await atOnce<unknown>(callers, (i) =>
    i % 8 === 4
      ? order(app, buyer, 1 + (i >> 3))
      : app.request(cartApi.write, { productSkuId: more.skuId, quantity: 6, mode: 'ADD' }, buyer),
  )
  const added = done.filter((reply) => !('checkoutId' in (reply as object))).length
  const { carts } = await app.request(cartApi.read, {}, buyer)
  const left =
    carts.flatMap(({ items }) => items).find(({ productSkuId }) => productSkuId === more.skuId)?.quantity ?? 0
  const ordered = 1000 - (await stockOf(more.skuId))!
  expect(ordered + left).toBe(6 * added)
})
