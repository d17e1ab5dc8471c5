import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as cartApi from '../../contract/cart.ts'
import * as checkoutApi from '../../contract/checkout.ts'
import * as ordersApi from '../../contract/orders/orders.ts'
import { brokenInvariants, countGoods } from '../../test/invariants/invariants.ts'
import {
  brokenMoney,
  complete,
  createPayingApp,
  outcomeOf,
  pay,
  paymentIdOf,
  startCheckout,
  type PayingApp,
} from '../../test/orders/paying.ts'
import { createCoupon, createCustomer, createGoods, order, put, stockOf, type Scene } from '../../test/shop.ts'

let app: PayingApp
let buyer: Scene['buyer']
let goods: Scene['goods']
let counted: Scene['counted']
beforeAll(async () => {
  app = await createPayingApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  ;({ buyer, goods, counted } = await startCheckout(app))
})
afterEach(async () => {
  expect(await brokenInvariants(app.db, counted)).toEqual([])
  expect(await brokenMoney(app)).toEqual([])
})

const stock = () => stockOf(app, goods.skuId)
/** The buyer pays at the provider and comes back. */
async function finish(checkoutId: string) {
  await complete(app, checkoutId, 'paid')
  expect(await outcomeOf(app, buyer, checkoutId)).toMatchObject({ state: 'SUCCEEDED' })
}
const readCart = () => app.request(cartApi.read, {}, buyer)

test('pay holds the goods and sends the buyer to the provider; the order follows from its status', async () => {
  const paid = await pay(app, buyer)
  expect(paid).toEqual({
    checkoutId: paid.checkoutId,
    state: 'REDIRECT',
    redirectUrl: expect.stringContaining('/checkout/'),
  })
  expect(await stock()).toBe(994)
  expect(await readCart()).toMatchObject({ version: 1, itemCount: 1, canCheckout: true })
  expect(await outcomeOf(app, buyer, paid.checkoutId)).toEqual({
    state: 'PENDING',
    orderId: null,
    orderNumber: null,
    message: 'The payment is not finished yet.',
    retryAllowed: false,
    redirectUrl: paid.redirectUrl,
  })
  await app.provider.control.complete(await paymentIdOf(app, paid.checkoutId), 'paid')
  const outcome = await outcomeOf(app, buyer, paid.checkoutId)
  expect(outcome).toMatchObject({ state: 'SUCCEEDED', orderNumber: expect.stringMatching(/^T\d+$/) })
  const { order: placed } = await app.request(ordersApi.read, { id: outcome.orderId! }, buyer)
  expect(placed).toMatchObject({ status: 'PLACED', paymentStatus: 'PAID', checkoutSummary: { grossTotal: 26.96 } })
  expect(await readCart()).toMatchObject({ version: 2, itemCount: 0 })
  expect(await stock()).toBe(994)
})

describe('a payment that ends otherwise', () => {
  test.each([
    ['failed', 'FAILED', 'The payment failed. Nothing has been ordered.'],
    ['canceled', 'CANCELLED', 'The payment was cancelled. Nothing has been ordered.'],
    ['expired', 'EXPIRED', 'The time to pay is over. Nothing has been ordered.'],
  ] as const)('%s: no order, and the goods go back', async (end, state, message) => {
    const { checkoutId } = await pay(app, buyer)
    await app.provider.control.complete(await paymentIdOf(app, checkoutId), end)
    const outcome = await outcomeOf(app, buyer, checkoutId)
    expect(outcome).toEqual({ state, orderId: null, orderNumber: null, message, retryAllowed: true })
    expect(await stock()).toBe(1000)
    expect(await readCart()).toMatchObject({ version: 1, itemCount: 1 })
    const again = await pay(app, buyer)
    expect(again.checkoutId).not.toBe(checkoutId)
    await finish(again.checkoutId)
  })

  test('authorised first: the order is placed, and nothing is captured yet', async () => {
    const { checkoutId } = await pay(app, buyer, { paymentMethodCode: 'KLARNA_PAY_LATER' })
    await app.provider.control.complete(await paymentIdOf(app, checkoutId), 'authorized')
    const outcome = await outcomeOf(app, buyer, checkoutId)
    const { order: placed } = await app.request(ordersApi.read, { id: outcome.orderId! }, buyer)
    expect(placed).toMatchObject({ status: 'PLACED', paymentStatus: 'AUTHORIZED' })
  })
})

test('a coupon is held with the goods, stays usable in the own cart, and goes back when the payment fails', async () => {
  const couponCode = await createCoupon(app, { limitTotal: 1, limitPerBuyer: 1 })
  await app.request(cartApi.applyCoupon, { couponCode }, buyer)
  const { checkoutId } = await pay(app, buyer, { cartVersion: 2 })
  const other = await createCustomer(app)
  await put(app, other, goods.skuId)
  expect(await app.refusal(cartApi.applyCoupon, { couponCode }, other)).toMatchObject({ code: 'COUPON_EXHAUSTED' })
  expect(await readCart()).toMatchObject({ version: 2, coupon: { problem: null } })
  await app.provider.control.complete(await paymentIdOf(app, checkoutId), 'failed')
  await outcomeOf(app, buyer, checkoutId)
  expect(await app.request(cartApi.applyCoupon, { couponCode }, other)).toMatchObject({ coupon: { problem: null } })
})

test('the last boxes count for the own cart while they are held, and for no other', async () => {
  await app.db`update stock set on_hand = promised + 6 where sku_id = ${goods.skuId}`
  counted = await countGoods(app.db)
  await pay(app, buyer)
  expect(await readCart()).toMatchObject({ canCheckout: true, carts: [{ items: [{ stock: 6, problems: [] }] }] })
  const other = await createCustomer(app)
  expect(await app.refusal(cartApi.write, { productSkuId: goods.skuId, quantity: 6 }, other)).toMatchObject({
    code: 'OUT_OF_STOCK',
  })
})

test('what is put into the cart while paying stays in it', async () => {
  const { checkoutId } = await pay(app, buyer)
  const more = await createGoods(app)
  await put(app, buyer, more.skuId)
  await put(app, buyer, goods.skuId, 18)
  await finish(checkoutId)
  const { carts } = await readCart()
  const left = carts.flatMap(({ items }) => items).map(({ productSkuId, quantity }) => [productSkuId, quantity])
  expect(left).toEqual([
    [goods.skuId, 12],
    [more.skuId, 6],
  ])
})

describe('sent again', () => {
  test('pay answers the first reply, with its key and without, and the order once it is paid', async () => {
    const headers = { 'idempotency-key': 'one' }
    const first = await pay(app, buyer, {}, headers)
    expect(await pay(app, buyer, {}, headers)).toEqual(first)
    expect(await pay(app, buyer)).toEqual(first)
    await finish(first.checkoutId)
    const { orderId, orderNumber } = await outcomeOf(app, buyer, first.checkoutId)
    const paid = { checkoutId: first.checkoutId, state: 'SUCCEEDED', orderId, orderNumber }
    expect(await pay(app, buyer, {}, headers)).toEqual(paid)
    expect(await pay(app, buyer)).toEqual(paid)
  })

  test.each(['canceled', 'failed', 'expired'] as const)(
    'the key of a payment that ended %s begins no second one, a new key does',
    async (end) => {
      const first = await pay(app, buyer, {}, { 'idempotency-key': 'one' })
      await complete(app, first.checkoutId, end)
      await outcomeOf(app, buyer, first.checkoutId)
      await expect(pay(app, buyer, {}, { 'idempotency-key': 'one' })).rejects.toMatchObject({
        status: 409,
        code: 'CHECKOUT_ENDED',
      })
      const second = await pay(app, buyer, {}, { 'idempotency-key': 'two' })
      expect(second).toMatchObject({ state: 'REDIRECT' })
      expect(second.redirectUrl).not.toBe(first.redirectUrl)
      await finish(second.checkoutId)
    },
  )

  test('the key of a payment whose time is over begins no second one, a new key does', async () => {
    await pay(app, buyer, {}, { 'idempotency-key': 'one' })
    app.time.shiftMs += 21 * 60_000
    const again = pay(app, buyer, {}, { 'idempotency-key': 'one' })
    await expect(again).rejects.toMatchObject({ status: 409, code: 'CHECKOUT_ENDED' })
    const { checkoutId } = await pay(app, buyer, {}, { 'idempotency-key': 'two' })
    await finish(checkoutId)
  })

  test('with other contents under the same key, pay is refused', async () => {
    const headers = { 'idempotency-key': 'one' }
    await pay(app, buyer, {}, headers)
    const refused = pay(app, buyer, { note: 'Bitte klingeln' }, headers)
    await expect(refused).rejects.toMatchObject({ status: 422, code: 'IDEMPOTENCY_MISMATCH' })
  })

  test('with another method, the first payment ends before the second begins', async () => {
    const first = await pay(app, buyer)
    const second = await pay(app, buyer, { paymentMethodCode: 'PAYPAL' })
    expect(await outcomeOf(app, buyer, first.checkoutId)).toMatchObject({ state: 'CANCELLED' })
    const kinds = app.provider.ledger().filter(({ kind }) => kind === 'cancellation')
    expect(kinds.map(({ paymentId }) => paymentId)).toContain(await paymentIdOf(app, first.checkoutId))
    expect(await stock()).toBe(994)
    await finish(second.checkoutId)
  })

  test('by transfer, the open payment ends and the order is placed', async () => {
    const first = await pay(app, buyer)
    expect(await order(app, buyer, 1)).toMatchObject({ state: 'PENDING' })
    expect(await outcomeOf(app, buyer, first.checkoutId)).toMatchObject({ state: 'CANCELLED' })
    expect(await stock()).toBe(994)
  })

  test('with another method after it was paid, the first becomes the order and the cart has changed', async () => {
    const first = await pay(app, buyer)
    await app.provider.control.complete(await paymentIdOf(app, first.checkoutId), 'paid')
    const refused = pay(app, buyer, { paymentMethodCode: 'PAYPAL' })
    await expect(refused).rejects.toMatchObject({ code: 'CART_CHANGED', cart: { version: 2, itemCount: 0 } })
    expect(await outcomeOf(app, buyer, first.checkoutId)).toMatchObject({ state: 'SUCCEEDED' })
  })
})

test('the methods are offered as the cart and the country of the buyer allow', async () => {
  const methods = async (token: string) => {
    const all = await app.request(checkoutApi.listPaymentMethods, {}, { token })
    return Object.fromEntries(all.map(({ code, unavailableReason }) => [code, unavailableReason]))
  }
  expect(await methods(buyer.token)).toMatchObject({ CREDIT_CARD: null, IDEAL: 'Not available in your country' })
  const dutch = await createCustomer(app, { countryId: 20 })
  const dear = await createGoods(app, { priceCents: 150_000, finalPriceCents: 150_000 })
  await put(app, dutch, dear.skuId)
  expect(await methods(dutch.token)).toMatchObject({ IDEAL: null, PAYPAL: 'For orders up to €8,000.00' })
  const refused = pay(app, dutch, { paymentMethodCode: 'PAYPAL' })
  await expect(refused).rejects.toMatchObject({ status: 422, code: 'PAYMENT_METHOD_UNAVAILABLE' })
})
