import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createPaidOrder } from '../../../test/orders/paid-order.ts'
import { createPayingApp, complete, mailsTo, pay, startCheckout, type PayingApp } from '../../../test/orders/paying.ts'
import { order as orderByTransfer } from '../../../test/shop.ts'
import type { DifferenceKind } from './compare.ts'
import { closeDifference, findDifferences } from './difference-queries.ts'
import { reconcile } from './reconcile.ts'
import { nightOf } from './reconciliation-scheduler.ts'

let app: PayingApp
beforeAll(async () => {
  app = await createPayingApp({ hasWebhooks: false })
})
afterAll(() => app.close())
beforeEach(async () => {
  app.time.shiftMs = 0
  app.line.faults.length = 0
  app.provider.control.clearFaults()
  await app.db`delete from payment_difference`
  await app.db`delete from mail where id like 'differences-%'`
})

type Paid = Awaited<ReturnType<typeof createPaidOrder>>
const later = { method: 'KLARNA_PAY_LATER' } as const
const foundFor = async (orderNumber: string) =>
  (await findDifferences(app.db))
    .filter((found) => found.orderNumber === orderNumber)
    .map(({ kind, expectedCents, foundCents }) => `${kind} ${expectedCents} ${foundCents}`)

async function shipped(order: Paid) {
  await order.step(0, 'CONFIRM')
  await order.step(0, 'SHIP')
  await app.moveMoney()
  await app.poll()
  return order
}

test('orders in every state of their money do not differ, whatever is on its way', async () => {
  const numbers = []
  for (const options of [{}, later] as const) {
    const [placed, sent, cancelled, returned, inParcels] = [
      await createPaidOrder(app, options),
      await shipped(await createPaidOrder(app, options)),
      await createPaidOrder(app, options),
      await shipped(await createPaidOrder(app, options)),
      await createPaidOrder(app, options),
    ]
    await cancelled.cancel(0)
    await inParcels.step(0, 'CONFIRM')
    await inParcels.step(0, 'SHIP', { lines: [{ productSkuId: inParcels.goods[0]!.skuId, quantity: 2 }] })
    await returned.step(0, 'ACCEPT_RETURN', { lines: [{ productSkuId: returned.goods[0]!.skuId, quantity: 2 }] })
    await app.moveMoney()
    await app.poll()
    // Neither is final.
    app.provider.control.fault({ kind: 'settlement', laterMs: 60_000, times: 2 })
    const [goingBack, beingTaken] = [await createPaidOrder(app, options), await createPaidOrder(app, options)]
    await goingBack.cancel(0)
    await shipped(beingTaken)
    numbers.push(
      ...[placed, sent, cancelled, returned, inParcels, goingBack, beingTaken].map(({ orderNumber }) => orderNumber),
    )
    app.provider.control.clearFaults()
  }
  const scene = await startCheckout(app)
  const { orderNumber } = await orderByTransfer(app, scene.buyer, 1)
  expect(await reconcile(app.deps)).toMatchObject({ newDifferences: 0, failed: 0 })
  for (const number of [...numbers, orderNumber!]) expect([number, ...(await foundFor(number))]).toEqual([number])
})

/** What goes wrong with an order, and what has to be found of it. */
const planted: [DifferenceKind, string, (order: Paid) => Promise<unknown>, 'CREDIT_CARD' | 'KLARNA_PAY_LATER'][] = [
  [
    'PROVIDER_CAPTURES',
    '0 2696',
    ({ paymentId }) => app.db`update payment set state = 'AUTHORIZED' where provider_id = ${paymentId}`,
    'CREDIT_CARD',
  ],
  ['PROVIDER_REFUNDS', '0 500', refundElsewhere, 'CREDIT_CARD'],
  ['PROVIDER_CHARGEBACKS', '0 500', ({ paymentId }) => app.provider.control.chargeBack(paymentId, 500), 'CREDIT_CARD'],
  ['CHARGED_BACK', '0 500', chargedBack, 'CREDIT_CARD'],
  [
    'UNKNOWN_PAYMENT',
    '2696 0',
    ({ paymentId }) => app.db`update payment set provider_id = ${`${paymentId}x`} where provider_id = ${paymentId}`,
    'CREDIT_CARD',
  ],
  ['BOOKS', '2696 0', failedCapture, 'KLARNA_PAY_LATER'],
  ['BOOKS', '0 2696', failedRefund, 'CREDIT_CARD'],
  [
    'DOCUMENTS',
    '2696 0',
    async (order) => {
      await shipped(order)
      await app.db`delete from document where order_id = ${order.orderId}`
    },
    'CREDIT_CARD',
  ],
]

test.each(planted)('%s is found: %s', async (kind, sums, plant, method) => {
  const order = await createPaidOrder(app, { method })
  await plant(order)
  await reconcile(app.deps)
  expect(await foundFor(order.orderNumber)).toContain(`${kind} ${sums}`)
  expect(await mailsTo(app, `post@${new URL(app.deps.origin).hostname}`)).toContain(
    'Bücher und Zahlungsanbieter weichen voneinander ab',
  )
})

test('NO_ORDER is found: money of a checkout that came to nothing', async () => {
  const { buyer } = await startCheckout(app)
  const { checkoutId } = await pay(app, buyer)
  await app.db`update checkout set state = 'EXPIRED' where id = ${checkoutId}`
  await app.db`delete from stock_reservation where checkout_id = ${checkoutId}`
  await complete(app, checkoutId, 'paid')
  await app.db`update payment set state = 'PAID' where checkout_id = ${checkoutId}`
  await reconcile(app.deps)
  expect((await findDifferences(app.db)).map(({ kind, foundCents }) => `${kind} ${foundCents}`)).toContain(
    'NO_ORDER 2696',
  )
  await app.db`delete from payment where checkout_id = ${checkoutId}`
})

test('a difference is saved once, closes when it has gone, and stays closed where an operator has closed it', async () => {
  const order = await createPaidOrder(app)
  const id = await app.provider.control.chargeBack(order.paymentId, 500)
  await reconcile(app.deps)
  await reconcile(app.deps)
  expect(await foundFor(order.orderNumber)).toEqual(['PROVIDER_CHARGEBACKS 0 500'])
  await app.provider.control.reverseChargeback(order.paymentId, id)
  await reconcile(app.deps)
  expect(await foundFor(order.orderNumber)).toEqual([])
  await app.provider.control.chargeBack(order.paymentId, 700)
  await reconcile(app.deps)
  const open = (await findDifferences(app.db)).find(({ orderNumber }) => orderNumber === order.orderNumber)!
  const note = { note: 'accepted', now: app.deps.clock.now() }
  expect(await closeDifference(app.db, open.id, note)).toMatchObject({ orderNumber: order.orderNumber })
  expect(await closeDifference(app.db, open.id, note)).toBeUndefined()
  await reconcile(app.deps)
  expect(await foundFor(order.orderNumber)).toEqual([])
})

test('four processes compare each checkout once a night, and a provider that is away is polled the next time', async () => {
  await createPaidOrder(app)
  const all = (await reconcile(app.deps)).checkouts
  const nights = await Promise.all(Array.from({ length: 4 }, () => reconcile(app.deps, '2026-03-02')))
  expect(nights.reduce((sum, { checkouts }) => sum + checkouts, 0)).toBe(all)
  expect((await reconcile(app.deps, '2026-03-02')).checkouts).toBe(0)
  app.line.faults.push({ on: 'GET', kind: 'ERROR' })
  expect((await reconcile(app.deps, '2026-03-03')).failed).toBeGreaterThan(0)
  app.line.faults.length = 0
  expect((await reconcile(app.deps, '2026-03-03')).checkouts).toBeGreaterThan(0)
})

test('a night is from two to six, by the clock in Germany', () => {
  const nights = [
    '2026-03-02T00:59Z',
    '2026-03-02T01:00Z',
    '2026-03-02T04:59Z',
    '2026-03-02T05:00Z',
    '2026-07-01T00:00Z',
  ]
  expect(nights.map((time) => nightOf(new Date(time)))).toEqual([null, '2026-03-02', '2026-03-02', null, '2026-07-01'])
})

async function refundElsewhere({ paymentId }: Paid) {
  await fetch(`${app.provider.origin}/v2/payments/${paymentId}/refunds`, {
    method: 'POST',
    headers: { authorization: `Bearer ${app.provider.apiKey}`, 'content-type': 'application/json' },
    body: JSON.stringify({ amount: { currency: 'EUR', value: '5.00' }, description: 'by hand' }),
  })
  await app.provider.control.advance(0)
}

async function chargedBack({ paymentId, checkoutId }: Paid) {
  await app.provider.control.chargeBack(paymentId, 500)
  await app.db`update payment set look_at = 'epoch' where checkout_id = ${checkoutId}`
  await app.poll()
}

async function failedCapture(order: Paid) {
  app.provider.control.fault({ kind: 'settlement' })
  await shipped(order)
}

async function failedRefund(order: Paid) {
  app.provider.control.fault({ kind: 'settlement' })
  await order.cancel(0)
  await app.moveMoney()
}
