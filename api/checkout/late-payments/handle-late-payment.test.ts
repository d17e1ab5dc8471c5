import { describe, expect, test } from 'vitest'
import * as cartApi from '../../../contract/cart.ts'
import * as ordersApi from '../../../contract/orders/orders.ts'
import { callWebhook, complete, mailsTo, outcomeOf, pay, paymentIdOf, stateOf } from '../../../test/orders/paying.ts'
import { createCoupon, createCustomer, order, put } from '../../../test/shop.ts'
import {
  app,
  buyer,
  countAnew,
  goods,
  later,
  openCheckoutForEach,
  stock,
} from '../../../test/orders/opened-checkout.ts'

openCheckoutForEach()

describe('money that comes after the goods went back', () => {
  async function payTooLate(input: Parameters<typeof pay>[2] = {}) {
    const { checkoutId } = await pay(app, buyer, input)
    later(21)
    // The provider does not let it be cancelled.
    app.line.faults.push({ on: 'DELETE', kind: 'ERROR' })
    await app.poll()
    expect(await stateOf(app, checkoutId)).toBe('EXPIRED')
    return checkoutId
  }
  const poll = async (checkoutId: string) => {
    await callWebhook(app, await paymentIdOf(app, checkoutId))
    await app.poll()
  }

  test('buys them where they are still there', async () => {
    const checkoutId = await payTooLate()
    await complete(app, checkoutId, 'paid')
    await poll(checkoutId)
    expect(await stateOf(app, checkoutId)).toBe('SUCCEEDED')
    expect(await stock()).toBe(994)
  })

  test('goes back in full where they are sold, once, and the buyer is notified', async () => {
    const checkoutId = await payTooLate()
    await app.db`update stock set on_hand = promised + 5 where sku_id = ${goods.skuId}`
    await countAnew()
    await complete(app, checkoutId, 'paid')
    for (let i = 0; i < 3; i++) await poll(checkoutId)
    for (let i = 0; i < 3; i++) await app.moveMoney()
    const refunds = app.provider.ledger().filter(({ kind }) => kind === 'refund')
    expect(refunds.at(-1)).toMatchObject({ amount: { currency: 'EUR', value: '26.96' } })
    expect(refunds.filter(({ paymentId }) => paymentId === refunds.at(-1)!.paymentId)).toHaveLength(1)
    expect(await mailsTo(app, buyer.email)).toEqual(['Die Zahlung geht zurück'])
    expect(await outcomeOf(app, buyer, checkoutId)).toMatchObject({
      state: 'EXPIRED',
      message: 'Your payment came after the goods had been given back. All of it goes back to you.',
      retryAllowed: true,
    })
  })

  test('is let go where it was only authorised', async () => {
    const checkoutId = await payTooLate({ paymentMethodCode: 'KLARNA_PAY_LATER' })
    await app.db`update stock set on_hand = promised + 5 where sku_id = ${goods.skuId}`
    await countAnew()
    await complete(app, checkoutId, 'authorized')
    await poll(checkoutId)
    await app.moveMoney()
    expect(app.provider.ledger().at(-1)).toMatchObject({ kind: 'release' })
  })

  test('goes back where the buyer has ordered the cart in another way', async () => {
    const checkoutId = await payTooLate()
    await order(app, buyer, 1)
    await complete(app, checkoutId, 'paid')
    await poll(checkoutId)
    const all = await app.request(ordersApi.list, {}, buyer)
    expect(all.items).toHaveLength(1)
  })

  test('goes back where the account has been erased, and no mail is sent', async () => {
    const checkoutId = await payTooLate()
    await app.db`update account set erased_at = now(), email = ${`erased-${buyer.id}@erased.invalid`} where id = ${buyer.id}`
    await complete(app, checkoutId, 'paid')
    await poll(checkoutId)
    await app.moveMoney()
    expect(await stateOf(app, checkoutId)).toBe('EXPIRED')
    expect(await stock()).toBe(1000)
    expect(await app.db`select from orders where buyer_id = ${buyer.id}`).toHaveLength(0)
    expect(app.provider.ledger().findLast(({ kind }) => kind === 'refund')).toMatchObject({
      amount: { value: '26.96' },
    })
    expect(await mailsTo(app, `erased-${buyer.id}@erased.invalid`)).toEqual([])
  })

  test('goes back where its coupon was used up by another', async () => {
    const couponCode = await createCoupon(app, { limitTotal: 1 })
    await app.request(cartApi.applyCoupon, { couponCode }, buyer)
    const checkoutId = await payTooLate({ cartVersion: 2 })
    const other = await createCustomer(app)
    await put(app, other, goods.skuId)
    await app.request(cartApi.applyCoupon, { couponCode }, other)
    await order(app, other, 2)
    await complete(app, checkoutId, 'paid')
    await poll(checkoutId)
    expect(await stateOf(app, checkoutId)).toBe('EXPIRED')
    expect(await stock()).toBe(994)
  })
})
