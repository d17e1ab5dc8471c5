import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import * as contract from '../../contract/orders.ts'
import * as supplier from '../../contract/supplier-orders.ts'
import { createBuyer } from '../../test/builders.ts'
import { brokenInvariants } from '../../test/invariants.ts'
import { brokenMoney, createPayingApp, outcomeOf, pay, paymentIdOf, type PayingApp } from '../../test/paying.ts'
import { createCustomer, createGoods, put } from '../../test/shop.ts'

let app: PayingApp
beforeAll(async () => {
  app = await createPayingApp({ hasWebhooks: false })
})
afterAll(() => app.close())
afterEach(async () => {
  expect(await brokenInvariants(app.db, {})).toEqual([])
  expect(await brokenMoney(app)).toEqual([])
})

type Step = 'CONFIRM' | 'SHIP' | 'REJECT'

/** An order of goods of so many stores, paid at the provider; a step of the n-th store is one call. */
async function createPaidOrder({ stores = 1, method = 'CREDIT_CARD' as 'CREDIT_CARD' | 'KLARNA_PAY_LATER' } = {}) {
  const buyer = await createCustomer(app)
  const goods = await Promise.all(Array.from({ length: stores }, () => createGoods(app)))
  const suppliers = await Promise.all(
    goods.map(({ storeId }) => createBuyer(app.db, { role: 'SUPPLIER', store_id: storeId })),
  )
  for (const { skuId } of goods) await put(app, buyer, skuId)
  const { checkoutId } = await pay(app, buyer, { paymentMethodCode: method, cartVersion: stores })
  const paymentId = await paymentIdOf(app, checkoutId)
  await app.provider.control.complete(paymentId, method === 'CREDIT_CARD' ? 'paid' : 'authorized')
  const { orderId } = await outcomeOf(app, buyer, checkoutId)
  const read = () => app.request(contract.readOrder, { id: orderId! }, buyer)
  const { stores: parts } = await read()
  return {
    step: async (nth: number, action: Step, wish: object = {}) => {
      const part = parts.find(({ storeId }) => storeId === goods[nth]!.storeId)!
      const { subOrderNumber } = part
      await app.request(supplier.actOnSupplierOrder, { subOrderNumber, action, ...wish }, suppliers[nth]!)
    },
    paymentStatus: async () => (await read()).order.paymentStatus,
    ledger: () =>
      app.provider
        .ledger()
        .filter((entry) => entry.paymentId === paymentId && ['capture', 'refund', 'release'].includes(entry.kind))
        .map(({ kind, amount }) => `${kind} ${amount?.value}`),
  }
}

/** The jobs are worked off, some of them more than once, and the shop looks at the payments again. */
async function settleMoney() {
  for (let i = 0; i < 3; i++) {
    await app.moveMoney().catch(() => {})
    app.time.shiftMs += 61_000
    await app.look()
  }
}
const parcel = { carrier: 'DHL', trackingNumber: '1' }

test('what a store rejects is refunded, once, and the rest stays paid', async () => {
  const order = await createPaidOrder({ stores: 2 })
  await order.step(0, 'REJECT')
  await settleMoney()
  expect(order.ledger()).toEqual(['capture 53.92', 'refund 26.96'])
  expect(await order.paymentStatus()).toBe('PARTIALLY_REFUNDED')
})

test('what was only authorised is captured when the goods leave', async () => {
  const order = await createPaidOrder({ method: 'KLARNA_PAY_LATER' })
  await order.step(0, 'CONFIRM')
  await order.step(0, 'SHIP', parcel)
  await settleMoney()
  expect(order.ledger()).toEqual(['capture 26.96'])
  expect(await order.paymentStatus()).toBe('PAID')
})

test('an authorised order that is rejected takes nothing', async () => {
  const order = await createPaidOrder({ method: 'KLARNA_PAY_LATER' })
  await order.step(0, 'REJECT')
  await settleMoney()
  expect(order.ledger()).toEqual(['release 26.96'])
})

test.each([
  ['before', ['REJECT', 'SHIP']],
  ['after', ['SHIP', 'REJECT']],
])('of an authorised order the part that is rejected %s the other one leaves is let go', async (_, order) => {
  const placed = await createPaidOrder({ stores: 2, method: 'KLARNA_PAY_LATER' })
  await placed.step(0, 'CONFIRM')
  for (const action of order)
    if (action === 'SHIP') await placed.step(0, 'SHIP', parcel)
    else await placed.step(1, 'REJECT')
  await settleMoney()
  expect(placed.ledger()).toEqual(['capture 26.96', 'release 26.96'])
  expect(await placed.paymentStatus()).toBe('PAID')
})
