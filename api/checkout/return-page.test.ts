import { afterAll, beforeAll, expect, test } from 'vitest'
import * as checkoutApi from '../../contract/checkout.ts'
import { createPayingApp, outcomeOf, pay, paymentIdOf, type PayingApp } from '../../test/orders/paying.ts'
import { createCustomer, createGoods, put } from '../../test/shop.ts'

let app: PayingApp
beforeAll(async () => {
  app = await createPayingApp({ hasWebhooks: false, isUnlimited: false })
})
afterAll(() => app.close())

async function openPayment() {
  const buyer = await createCustomer(app)
  const { skuId } = await createGoods(app)
  await put(app, buyer, skuId)
  const { checkoutId } = await pay(app, buyer)
  return { buyer, checkoutId }
}

test("another buyer's payment is 404, and the provider is not polled for it", async () => {
  const { checkoutId } = await openPayment()
  const other = await createCustomer(app)
  app.line.calls.length = 0
  expect(await app.refusal(checkoutApi.readControl, { checkoutId }, other)).toMatchObject({ status: 404 })
  expect(app.line.calls).toEqual([])
})

test('a buyer who polls without end is answered, but the provider is not polled each time', async () => {
  const { buyer, checkoutId } = await openPayment()
  app.line.calls.length = 0
  for (let i = 0; i < 70; i++) expect(await outcomeOf(app, buyer, checkoutId)).toMatchObject({ state: 'PENDING' })
  expect(app.line.calls).toHaveLength(60)
  await app.provider.control.complete(await paymentIdOf(app, checkoutId), 'paid')
  app.time.shiftMs += 61_000
  await app.poll()
  expect(await outcomeOf(app, buyer, checkoutId)).toMatchObject({ state: 'SUCCEEDED' })
})
