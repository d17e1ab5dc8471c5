import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { brokenInvariants } from '../../test/invariants/invariants.ts'
import { createPaidOrder } from '../../test/orders/paid-order.ts'
import { brokenMoney, createPayingApp, type PayingApp } from '../../test/orders/paying.ts'

let app: PayingApp
beforeAll(async () => {
  app = await createPayingApp({ hasWebhooks: false })
})
afterAll(() => app.close())
afterEach(async () => {
  expect(await brokenInvariants(app.db, {})).toEqual([])
  expect(await brokenMoney(app)).toEqual([])
})

/** Runs the jobs, some of them more than once, and polls the payments again. */
async function settleMoney() {
  for (let i = 0; i < 3; i++) {
    await app.moveMoney().catch(() => {})
    app.time.shiftMs += 61_000
    await app.poll()
  }
}

test('what a store rejects is refunded, once, and the rest stays paid', async () => {
  const order = await createPaidOrder(app, { stores: 2 })
  await order.step(0, 'REJECT')
  await settleMoney()
  expect(order.ledger()).toEqual(['capture 53.92', 'refund 26.96'])
  expect(await order.paymentStatus()).toBe('PARTIALLY_REFUNDED')
})

test('what was only authorised is captured when the goods leave', async () => {
  const order = await createPaidOrder(app, { method: 'KLARNA_PAY_LATER' })
  await order.step(0, 'CONFIRM')
  await order.step(0, 'SHIP')
  await settleMoney()
  expect(order.ledger()).toEqual(['capture 26.96'])
  expect(await order.paymentStatus()).toBe('PAID')
})

test('an authorised order that is rejected takes nothing', async () => {
  const order = await createPaidOrder(app, { method: 'KLARNA_PAY_LATER' })
  await order.step(0, 'REJECT')
  await settleMoney()
  expect(order.ledger()).toEqual(['release 26.96'])
})

test('of an authorised order less is captured where pieces were cancelled, and the rest is let go', async () => {
  const order = await createPaidOrder(app, { stores: 2, method: 'KLARNA_PAY_LATER' })
  const lines = [{ productSkuId: order.goods[0]!.skuId, quantity: 3 }]
  await order.step(0, 'CANCEL_LINES', { lines, cause: 'DAMAGED' })
  for (const nth of [0, 1]) await order.step(nth, 'CONFIRM')
  await order.step(0, 'SHIP')
  await settleMoney()
  expect(order.ledger()).toEqual(['capture 13.48'])
  await order.step(1, 'SHIP')
  await settleMoney()
  expect(order.ledger()).toEqual(['capture 13.48', 'capture 26.96', 'release 13.48'])
  expect(await order.paymentStatus()).toBe('PAID')
})

test.each([
  ['before', ['REJECT', 'SHIP']],
  ['after', ['SHIP', 'REJECT']],
])('of an authorised order the part that is rejected %s the other one leaves is let go', async (_, order) => {
  const placed = await createPaidOrder(app, { stores: 2, method: 'KLARNA_PAY_LATER' })
  await placed.step(0, 'CONFIRM')
  for (const action of order)
    if (action === 'SHIP') await placed.step(0, 'SHIP')
    else await placed.step(1, 'REJECT')
  await settleMoney()
  expect(placed.ledger()).toEqual(['capture 26.96', 'release 26.96'])
  expect(await placed.paymentStatus()).toBe('PAID')
})
