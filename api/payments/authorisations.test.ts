import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as supplierOrdersApi from '../../contract/orders/supplier-orders.ts'
import { brokenInvariants } from '../../test/invariants/invariants.ts'
import { createPaidOrder } from '../../test/orders/paid-order.ts'
import { brokenMoney, createPayingApp, mailsTo, type PayingApp } from '../../test/orders/paying.ts'
import { findOrderByNumber } from '../orders/operator-queries.ts'
import { recordPaidAnew } from '../orders/fulfilment/money/authorisation.ts'
import { inTransaction } from '../platform/db.ts'
import { nextPollAt } from './authorisations.ts'

let app: PayingApp
beforeAll(async () => {
  app = await createPayingApp({ hasWebhooks: false })
})
afterAll(() => app.close())

const DAY_MS = 24 * 60 * 60_000
let passedDays = 0
beforeEach(async () => {
  app.time.shiftMs = passedDays = 0
  await app.db`delete from mail where id like 'authorisation-%' or id like 'store-authorisation%'`
})

/** Time passes for shop and provider, and the shop polls once a day; the sessions do not age with it. */
async function pass(days: number) {
  for (let day = 0; day < days; day++) {
    app.time.shiftMs = ++passedDays * DAY_MS
    await app.provider.control.advance(DAY_MS)
    await app.poll()
    app.time.shiftMs = 0
  }
}
const deskMails = () => mailsTo(app, `post@${new URL(app.deps.origin).hostname}`)
const storeMails = async (number: string) =>
  (
    await app.db<{ subject: string }[]>`
      select subject from mail where id like 'store-%' and subject like ${`%${number}%`} order by created_at, id`
  ).map(({ subject }) => subject)
const broken = async () => [...(await brokenInvariants(app.db, {})), ...(await brokenMoney(app))]
const later = { method: 'KLARNA_PAY_LATER' } as const
const ship = async (order: Awaited<ReturnType<typeof createPaidOrder>>) =>
  app.refusal(
    supplierOrdersApi.act,
    { subOrderNumber: order.numberOf(0), action: 'SHIP', carrier: 'DHL' },
    { ...order.suppliers[0], headers: { 'idempotency-key': crypto.randomUUID() } },
  )

test('an authorisation is polled daily, when it has to be warned of, and when it ends', () => {
  const now = new Date('2026-03-02T09:00:00Z')
  const inDays = (days: number) => new Date(now.getTime() + days * DAY_MS)
  expect(nextPollAt({ captureBefore: inDays(28) }, now)).toEqual(inDays(1))
  expect(nextPollAt({ captureBefore: inDays(5.5) }, now)).toEqual(inDays(0.5))
  expect(nextPollAt({ captureBefore: inDays(2.25) }, now)).toEqual(inDays(0.25))
  expect(nextPollAt({ captureBefore: inDays(0.5) }, now)).toEqual(new Date(inDays(0.5).getTime() + 60_000))
  expect(nextPollAt({ captureBefore: inDays(-1) }, now)).toEqual(inDays(1))
  expect(nextPollAt({ captureBefore: null }, now)).toEqual(inDays(1))
})

test('store and desk are warned 5 and 2 days before, once each; then nothing can be shipped and the buyer can pay anew', async () => {
  const order = await createPaidOrder(app, later)
  await order.step(0, 'CONFIRM')
  await pass(22)
  expect(await deskMails()).toEqual([])
  await pass(2)
  expect(await deskMails()).toEqual([`Autorisierung läuft bald ab: Bestellung ${order.orderNumber}`])
  await pass(3)
  const number = order.numberOf(0)
  const warning = `Bitte ${number} bald versenden: Die Zahlung läuft ab`
  expect(await storeMails(number)).toEqual([`Neue Bestellung ${number}`, warning, warning])
  expect(await order.paymentStatus()).toBe('AUTHORIZED')
  await pass(2)
  const { order: head, stores } = await order.read()
  expect(head).toMatchObject({
    paymentStatus: 'FAILED',
    bankTransfer: { reference: order.orderNumber, amountText: '€26.96' },
  })
  // It stood for 28 days.
  const end = Date.now() + 28 * DAY_MS
  expect(Math.round((new Date(head.bankTransfer!.dueAt).getTime() - end) / DAY_MS)).toBe(7)
  expect(stores[0]!.timeline.at(-1)!.statusText).toBe('Authorisation has ended, payment is missing')
  expect(await ship(order)).toMatchObject({ status: 409, code: 'ORDER_UNPAID' })
  expect(await mailsTo(app, order.buyer.email)).toContain(`Bitte Bestellung ${order.orderNumber} neu bezahlen`)
  expect(await storeMails(number)).toContain(`${number} nicht versenden: Die Zahlung ist abgelaufen`)
  await pass(2)
  expect(await deskMails()).toHaveLength(3)
  expect(await broken()).toEqual([])

  const { buyerId, orderId } = (await findOrderByNumber(app.db, order.orderNumber))!
  const payAnew = () =>
    inTransaction(app.db, (tx) => recordPaidAnew(tx, { deps: app.deps, buyerId, orderId, at: app.deps.clock.now() }))
  expect(await Promise.all([payAnew(), payAnew()])).toEqual(expect.arrayContaining([true, false]))
  expect((await order.read()).order).toMatchObject({ paymentStatus: 'PAID', bankTransfer: null })
  await order.step(0, 'SHIP')
  await app.moveMoney()
  expect(order.ledger()).toEqual([])
  expect(await broken()).toEqual([])
})

test('an order whose authorisation has ended can be rejected: nothing is owed, and it reads released', async () => {
  const order = await createPaidOrder(app, later)
  await pass(30)
  expect(await order.paymentStatus()).toBe('FAILED')
  await order.step(0, 'REJECT')
  await app.moveMoney()
  expect((await order.read()).order).toMatchObject({ paymentStatus: 'RELEASED', refunds: [] })
  expect(await broken()).toEqual([])
})

test('of several parts only what has not left is missing', async () => {
  const order = await createPaidOrder(app, { ...later, stores: 3 })
  for (const nth of [0, 1, 2]) await order.step(nth, 'CONFIRM')
  await order.step(1, 'SHIP')
  await app.moveMoney()
  await pass(30)
  const { order: head } = await order.read()
  expect(head).toMatchObject({ paymentStatus: 'FAILED', bankTransfer: { amountText: '€53.92' } })
  for (const nth of [0, 2])
    expect(await storeMails(order.numberOf(nth))).toContain(
      `${order.numberOf(nth)} nicht versenden: Die Zahlung ist abgelaufen`,
    )
  expect(await ship(order)).toMatchObject({ code: 'ORDER_UNPAID' })
  expect(await broken()).toEqual([])
  await order.step(0, 'REJECT')
  expect((await order.read()).order).toMatchObject({
    paymentStatus: 'FAILED',
    bankTransfer: { amountText: '€26.96' },
  })
  await order.step(2, 'REJECT')
  expect((await order.read()).order).toMatchObject({ paymentStatus: 'PAID', bankTransfer: null })
})

test('a pay-later order that is cancelled reads released', async () => {
  const order = await createPaidOrder(app, later)
  await order.cancel(0)
  await app.moveMoney()
  await app.poll()
  expect((await order.read()).order).toMatchObject({
    status: 'CANCELLED',
    paymentStatus: 'RELEASED',
    paymentStatusText: 'Released',
  })
  expect(await deskMails()).toEqual([])
  expect(await broken()).toEqual([])
})

test('what one store has paid back leaves an order authorised for another one partly refunded', async () => {
  const order = await createPaidOrder(app, { ...later, stores: 2 })
  await order.step(0, 'CONFIRM')
  await order.step(0, 'SHIP')
  await app.moveMoney()
  await order.step(0, 'ACCEPT_RETURN')
  await app.moveMoney()
  expect(await order.paymentStatus()).toBe('PARTIALLY_REFUNDED')
  expect(await broken()).toEqual([])
})
