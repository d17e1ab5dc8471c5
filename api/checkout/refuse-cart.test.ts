import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as cartApi from '../../contract/cart.ts'
import * as checkoutApi from '../../contract/checkout.ts'
import * as ordersApi from '../../contract/orders/orders.ts'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { brokenInvariants } from '../../test/invariants/invariants.ts'
import {
  createCoupon,
  createCustomer,
  createGoods,
  createScene,
  order,
  put,
  refusedOrder,
  type Scene,
} from '../../test/shop.ts'

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

describe('pay reads everything again and refuses', () => {
  beforeEach(() => put(app, buyer, goods.skuId))

  test('a cart that another window has changed', async () => {
    await put(app, buyer, goods.skuId, 12)
    expect(await refusal()).toMatchObject({ status: 409, code: 'CART_CHANGED', cart: { version: 2 } })
  })

  test('a changed price, once, with the new one', async () => {
    await change({ finalPriceCents: 410 })
    const refused = await refusal({}, { language: 'de' })
    expect(refused).toMatchObject({
      status: 409,
      code: 'PRICE_CHANGED',
      cart: { version: 2, checkoutSummary: { netTotal: 24.6 }, carts: [{ items: [{ problems: ['PRICE_CHANGED'] }] }] },
    })
    expect(refused.message).toBe('Ein Preis hat sich inzwischen geändert. Bitte den Warenkorb noch einmal prüfen.')
    expect(await refusal()).toMatchObject({ code: 'CART_CHANGED' })
    expect(await order(app, buyer, 2)).toMatchObject({ bankTransfer: { amountText: '€26.32' } })
  })

  test('a store of which nothing is selected stands in no way', async () => {
    const closed = await createGoods(app)
    await put(app, buyer, closed.skuId)
    await app.request(cartApi.select, { items: [{ productSkuId: closed.skuId, selected: false }] }, buyer)
    await app.db`update store set minimum_order_cents = 1000000, status = 'PAUSED' where id = ${closed.storeId}`
    const { version, blocking } = await app.request(cartApi.read, {}, buyer)
    expect(blocking).toEqual([])
    expect(await order(app, buyer, version)).toMatchObject({ state: 'PENDING' })
  })

  test('a coupon that is gone is not on the order', async () => {
    const code = await createCoupon(app)
    await app.request(cartApi.applyCoupon, { couponCode: code }, buyer)
    await app.db`delete from coupon where code = ${code}`
    const { version } = await app.request(cartApi.read, {}, buyer)
    const { orderId } = await order(app, buyer, version)
    expect((await app.request(ordersApi.read, { id: orderId! }, buyer)).order.couponCode).toBeNull()
  })

  test.each([
    ['shipping', () => app.db`update store set shipping_fee_cents = 500 where id = ${goods.storeId}`],
    ['tax', () => change({ taxRateBp: 1900 })],
    [
      'deposit',
      () =>
        app.db`update product set deposits = '[{"code": "EINWEG_25", "perPieces": 1}]' where sku_id = ${goods.skuId}`,
    ],
  ])('a total that the buyer has not seen: %s', async (_, make) => {
    await make()
    expect(await refusal()).toMatchObject({ code: 'PRICE_CHANGED', cart: { version: 2 } })
    expect(await order(app, buyer, 2)).toMatchObject({ state: 'PENDING' })
  })

  test('a coupon that ended after it was shown', async () => {
    const couponCode = await createCoupon(app)
    await app.request(cartApi.applyCoupon, { couponCode }, buyer)
    await app.db`update coupon set ends_at = now() - interval '1 second' where code = ${couponCode}`
    expect(await refusal({ cartVersion: 2 })).toMatchObject({
      status: 422,
      code: 'COUPON_EXPIRED',
      cart: { version: 3, coupon: { problem: 'This code is not valid at the moment.' } },
    })
    const paid = await order(app, buyer, 3)
    const { order: placed } = await app.request(ordersApi.read, { id: paid.orderId! }, buyer)
    expect(placed).toMatchObject({ couponCode: null, checkoutSummary: { discountTotal: 0 } })
  })

  test.each([
    ['goods that are gone', { status: 'PAUSED' }, 422, 'PRODUCT_UNAVAILABLE'],
    ['goods that became exclusive', { isExclusive: true }, 403, 'PRODUCT_NOT_AUTHORIZED'],
    ['a changed box', { countPerBox: 4 }, 422, 'NOT_A_MULTIPLE'],
    ['a raised minimum quantity', { minimumQuantity: 12 }, 422, 'BELOW_MINIMUM_QUANTITY'],
  ] as const)('%s', async (_, values, status, code) => {
    await change(values)
    expect(await refusal()).toMatchObject({ status, code })
  })

  test('a store that does not sell, by name', async () => {
    await app.db`update store set status = 'PAUSED' where id = ${goods.storeId}`
    expect(await refusal({}, { language: 'de' })).toMatchObject({ status: 422, code: 'STORE_NOT_ELIGIBLE' })
  })

  test('less than the minimum order, and takes exactly that', async () => {
    const minimum = (cents: number) =>
      app.db`update store set minimum_order_cents = ${cents} where id = ${goods.storeId}`
    await minimum(2521)
    const { code, message } = await refusal({}, { language: 'de' })
    expect(code).toBe('CART_BELOW_MINIMUM')
    expect(message).toBe('Noch 0,01\u00a0€ bis zum Mindestbestellwert von Rösterei Tidemar')
    await minimum(2520)
    expect(await order(app, buyer, 1)).toMatchObject({ state: 'PENDING' })
  })

  test('nothing selected', async () => {
    await app.request(cartApi.select, { storeIds: [goods.storeId], selected: false }, buyer)
    expect(await refusal({ cartVersion: 2 })).toMatchObject({ status: 422, code: 'CART_EMPTY' })
  })

  test('a method that is not set up', async () => {
    expect(await refusal({ paymentMethodCode: 'PAYPAL' })).toMatchObject({ code: 'PAYMENT_METHOD_UNAVAILABLE' })
  })

  test('terms that are not accepted, and a price sent along', async () => {
    expect(await refusal({ termsAccepted: false })).toMatchObject({ status: 400, code: 'VALIDATION' })
    const refused = await refusal({ grossTotal: 1 })
    expect(refused.status).toBe(400)
    expect(Object.keys(refused.fieldErrors)).toEqual(['grossTotal'])
  })

  test("an address that is missing, unknown or another buyer's", async () => {
    const other = await createCustomer(app)
    expect(await refusal({ addressId: other.addressId })).toMatchObject({ status: 404, code: 'NOT_FOUND' })
    expect(await refusal({ billingAddressId: other.addressId })).toMatchObject({ status: 404 })
    await app.db`delete from address where buyer_id = ${buyer.id}`
    expect(await refusal()).toMatchObject({ status: 422, code: 'ADDRESS_MISSING' })
    expect(await control()).toMatchObject({ ok: false, blocking: ['ADDRESS_MISSING'], address: null })
  })
})
