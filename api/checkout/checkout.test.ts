import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as cartApi from '../../contract/cart.ts'
import * as checkoutApi from '../../contract/checkout.ts'
import * as ordersApi from '../../contract/orders/orders.ts'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { bottles, createAddress, createBuyer, createProduct, createStore } from '../../test/builders.ts'
import { brokenInvariants, countGoods } from '../../test/invariants/invariants.ts'
import {
  byTransfer,
  createCoupon,
  createCustomer,
  createGoods,
  createScene,
  order,
  put,
  refusedOrder,
  type Scene,
} from '../../test/shop.ts'
import { cancelUnpaid } from '../orders/fulfilment/cancel-unpaid.ts'
import { recordPayment } from '../orders/fulfilment/money/record-payment.ts'
import { inTransaction } from '../platform/db.ts'

let app: TestApp
let buyer: Scene['buyer']
let goods: Scene['goods']
let counted: Scene['counted']
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  ;({ buyer, goods, counted } = await createScene(app))
})
afterEach(async () => {
  expect(await brokenInvariants(app.db, counted)).toEqual([])
})

const refusal = (input: object = {}, options: { language?: 'de'; headers?: Record<string, string> } = {}) =>
  refusedOrder(app, { ...buyer, input, ...options })
const control = () => app.request(checkoutApi.readControl, { step: 'review' }, buyer)
const change = (values: Record<string, number | string | boolean>) =>
  app.db`update product set ${app.db(values)} where sku_id = ${goods.skuId}`

describe('a visitor gets 401', () => {
  test.each([checkoutApi.listPaymentMethods, checkoutApi.readLastChoice, checkoutApi.readControl, checkoutApi.pay])(
    '$method $path',
    async (call) => {
      expect(await app.refusal(call, {})).toMatchObject({ status: 401 })
    },
  )
})

test('all six methods are listed, bank transfer alone can be used', async () => {
  const methods = await app.request(checkoutApi.listPaymentMethods, {}, { ...buyer, language: 'de' })
  expect(methods).toHaveLength(6)
  expect(methods.filter(({ isAvailable }) => isAvailable)).toMatchObject([
    { code: 'BANK_TRANSFER', name: 'Überweisung' },
  ])
})

test('cart, control, pay and order agree to the cent, with coupon, deposit and both rates', async () => {
  const first = await createStore(app.db, { shippingFeeCents: 595, shippingFreeFromCents: 10_000 })
  const second = await createStore(app.db, { shippingFeeCents: 1190 })
  const mixed = { priceCents: 999, finalPriceCents: 777 }
  const articles = [
    await createProduct(app.db, first.id, { ...mixed, countPerBox: 1, minimumQuantity: 1 }),
    await createProduct(app.db, first.id, { ...mixed, taxRateBp: 1900, deposits: bottles(app.db) }),
    await createProduct(app.db, second.id, { finalPriceCents: 333, countPerBox: 7, minimumQuantity: 7 }),
  ]
  counted = await countGoods(app.db)
  const items = articles.map((article) => ({ productSkuId: article.skuId, quantity: article.countPerBox }))
  await app.request(cartApi.write, { items }, buyer)
  const couponCode = await createCoupon(app, { kind: 'AMOUNT', value: 1111, minimumCents: 7770 })
  const filled = await app.request(cartApi.applyCoupon, { couponCode }, buyer)
  const { checkoutSummary } = filled
  expect(checkoutSummary).toMatchObject({ netTotal: 77.7, discountTotal: 11.11, deposit: 0.9, shipping: 17.85 })
  expect(checkoutSummary.taxLines.map(({ rate }) => rate)).toEqual([7, 19])
  expect(await app.request(cartApi.read, {}, buyer)).toEqual(filled)
  expect(await control()).toMatchObject({ ok: true, blocking: [], warnings: [], cart: filled })
  const paid = await order(app, buyer, filled.version)
  expect(paid.bankTransfer?.amountText).toBe(checkoutSummary.grossTotalText)
  const placed = await app.request(ordersApi.read, { id: paid.orderId! }, buyer)
  expect(placed.order).toMatchObject({ couponCode, checkoutSummary })
  expect(placed.stores.map(({ summary }) => summary)).toEqual(filled.carts.map(({ summary }) => summary))
  expect(await app.request(cartApi.read, {}, buyer)).toMatchObject({ version: 3, carts: [], couponCode: null })
})

test('the reply says where to pay, and how the payment stands', async () => {
  await put(app, buyer, goods.skuId)
  const paid = await app.request(checkoutApi.pay, byTransfer, { ...buyer, language: 'de' })
  expect(paid).toMatchObject({
    state: 'PENDING',
    orderNumber: expect.stringMatching(/^T\d{6,}$/),
    bankTransfer: {
      reference: paid.orderNumber,
      amountText: '26,96\u00a0€',
      iban: expect.stringMatching(/^DE\d{20}$/),
    },
  })
  const { dueAt } = paid.bankTransfer!
  expect(Math.round((dueAt.getTime() - Date.now()) / 86_400_000)).toBe(7)
  const outcome = await app.request(checkoutApi.readControl, { checkoutId: paid.checkoutId }, buyer)
  expect(outcome).toMatchObject({
    state: 'PENDING',
    orderId: paid.orderId,
    orderNumber: paid.orderNumber,
    retryAllowed: false,
  })
})

test('a transfer that has come, or whose time is over, is shown', async () => {
  const ordered = async () => {
    const { version } = await put(app, buyer, goods.skuId)
    const { checkoutId, orderId } = await order(app, buyer, version)
    return { checkoutId, key: { deps: app.deps, buyerId: buyer.id, orderId: orderId!, at: new Date() } }
  }
  const outcome = (checkoutId: string) => app.request(checkoutApi.readControl, { checkoutId }, buyer)
  const paid = await ordered()
  await inTransaction(app.db, (tx) => recordPayment(tx, { ...paid.key, paymentStatus: 'PAID' }))
  expect(await outcome(paid.checkoutId)).toMatchObject({
    state: 'SUCCEEDED',
    message: 'Your order has been placed, and its payment is settled.',
  })
  const unpaid = await ordered()
  await inTransaction(app.db, (tx) => cancelUnpaid(tx, { ...unpaid.key, reason: 'NOT_PAID' }))
  expect(await outcome(unpaid.checkoutId)).toMatchObject({
    state: 'EXPIRED',
    message: 'No transfer has come in time. The order has been cancelled.',
    retryAllowed: true,
  })
})

test("another buyer's checkout is 404, and control answers one question", async () => {
  await put(app, buyer, goods.skuId)
  const { checkoutId } = await order(app, buyer, 1)
  const other = await createBuyer(app.db)
  expect(await app.refusal(checkoutApi.readControl, { checkoutId }, other)).toMatchObject({ status: 404 })
  expect(await app.refusal(checkoutApi.readControl, {}, buyer)).toMatchObject({ code: 'VALIDATION' })
  expect(await app.refusal(checkoutApi.readControl, { step: 'review', checkoutId }, buyer)).toMatchObject({
    code: 'VALIDATION',
  })
})

test('what is not selected stays', async () => {
  const other = await createGoods(app)
  await put(app, buyer, goods.skuId)
  await put(app, buyer, other.skuId)
  await app.request(cartApi.select, { storeIds: [other.storeId], selected: false }, buyer)
  await app.db`update store set status = 'PAUSED' where id = ${other.storeId}`
  const paid = await order(app, buyer, 3)
  const { stores } = await app.request(ordersApi.read, { id: paid.orderId! }, buyer)
  expect(stores.map(({ storeId }) => storeId)).toEqual([goods.storeId])
  expect(await app.request(cartApi.read, {}, buyer)).toMatchObject({ version: 4, carts: [{ storeId: other.storeId }] })
})

describe('sent again', () => {
  test('days later, what is sent without the key of its order is not that order', async () => {
    await put(app, buyer, goods.skuId)
    const headers = { 'idempotency-key': 'one' }
    const first = await order(app, buyer, 1, headers)
    await app.db`update checkout set created_at = created_at - interval '3 days' where buyer_id = ${buyer.id}`
    await put(app, buyer, goods.skuId)
    expect(await refusal({ cartVersion: 1 })).toMatchObject({ code: 'CART_CHANGED' })
    expect(await order(app, buyer, 1, headers)).toEqual(first)
  })
  test('with the same key and contents, pay answers the first reply', async () => {
    await put(app, buyer, goods.skuId)
    const headers = { 'idempotency-key': 'one' }
    const first = await order(app, buyer, 1, headers)
    await put(app, buyer, goods.skuId)
    expect(await order(app, buyer, 1, headers)).toEqual(first)
    expect(await order(app, buyer, 1)).toEqual(first)
  })

  test('with the same key and other contents, pay is refused', async () => {
    await put(app, buyer, goods.skuId)
    const headers = { 'idempotency-key': 'one' }
    await order(app, buyer, 1, headers)
    expect(await refusal({ note: 'Bitte klingeln' }, { headers })).toMatchObject({
      status: 422,
      code: 'IDEMPOTENCY_MISMATCH',
    })
  })

  test('with another key and other contents, the cart has changed', async () => {
    await put(app, buyer, goods.skuId)
    await order(app, buyer, 1, { 'idempotency-key': 'one' })
    expect(await refusal({ note: 'Bitte klingeln' })).toMatchObject({
      code: 'CART_CHANGED',
      cart: { version: 2, itemCount: 0 },
    })
  })

  test('after a refusal, the same key may order', async () => {
    await put(app, buyer, goods.skuId)
    await app.db`update stock set on_hand = promised + 0 where sku_id = ${goods.skuId}`
    const headers = { 'idempotency-key': 'one' }
    expect(await refusal({}, { headers })).toMatchObject({ code: 'OUT_OF_STOCK' })
    await app.db`update stock set on_hand = promised + 1000 where sku_id = ${goods.skuId}`
    expect(await order(app, buyer, 1, headers)).toMatchObject({ state: 'PENDING' })
  })

  test('by another buyer, the same key is theirs', async () => {
    const other = await createCustomer(app)
    const headers = { 'idempotency-key': 'one' }
    const ids = []
    for (const each of [buyer, other]) {
      await put(app, each, goods.skuId)
      ids.push((await order(app, each, 1, headers)).orderId)
    }
    expect(new Set(ids).size).toBe(2)
  })
})

test('control names what stands in the way of each article', async () => {
  await put(app, buyer, goods.skuId, 12)
  await change({ finalPriceCents: 400 })
  await app.db`update stock set on_hand = promised + 6 where sku_id = ${goods.skuId}`
  counted = {}
  const review = await app.request(checkoutApi.readControl, { step: 'review' }, { ...buyer, language: 'de' })
  expect(review).toMatchObject({ ok: false, blocking: ['OUT_OF_STOCK'], address: { id: buyer.addressId } })
  expect(review.warnings?.map(({ code, message }) => [code, message])).toEqual([
    ['REDUCED_STOCK', 'Es ist weniger da als im Warenkorb: Espresso Bar, ganze Bohne'],
    ['PRICE_CHANGED', 'Der Preis hat sich geändert: Espresso Bar, ganze Bohne'],
  ])
})

test('goods go where the buyer says, else to the selected address', async () => {
  const second = await createAddress(app.db, buyer.id, { isSelected: false, cityName: 'Kiel' })
  const ordered = async (input: object) => {
    const { version } = await put(app, buyer, goods.skuId)
    const paid = await app.request(checkoutApi.pay, { ...byTransfer, ...input, cartVersion: version }, buyer)
    const { order } = await app.request(ordersApi.read, { id: paid.orderId! }, buyer)
    return [order.address.cityName, order.billingAddress.cityName]
  }
  expect(await ordered({})).toEqual(['Berlin', 'Berlin'])
  expect(await ordered({ addressId: second.id })).toEqual(['Kiel', 'Kiel'])
  expect(await ordered({ addressId: second.id, billingAddressId: buyer.addressId })).toEqual(['Kiel', 'Berlin'])
})

test('an order that a coupon pays is placed at once', async () => {
  await put(app, buyer, goods.skuId)
  const couponCode = await createCoupon(app, { kind: 'AMOUNT', value: 100_000 })
  await app.request(cartApi.applyCoupon, { couponCode }, buyer)
  const paid = await order(app, buyer, 2)
  expect(paid).not.toHaveProperty('bankTransfer')
  expect(paid.state).toBe('SUCCEEDED')
  const { order: placed } = await app.request(ordersApi.read, { id: paid.orderId! }, buyer)
  expect(placed).toMatchObject({ status: 'PLACED', paymentStatus: 'PAID', bankTransfer: null })
})
