import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { brokenInvariants } from '../../test/invariants/invariants.ts'
import { createPaidOrder } from '../../test/orders/paid-order.ts'
import { brokenMoney, callWebhook, createPayingApp, mailsTo, type PayingApp } from '../../test/orders/paying.ts'
import { payByTransfer, retryMove } from './moves/by-hand.ts'
import { findOpenMoves } from './moves/move-queries.ts'

let app: PayingApp
beforeAll(async () => {
  app = await createPayingApp({ hasWebhooks: false })
})
afterAll(() => app.close())
beforeEach(async () => {
  app.provider.control.clearFaults()
  app.time.shiftMs = passedMs = 0
  await app.db`delete from mail where id like 'move-refused-%'`
})

const fail = (fault: object = {}) => app.provider.control.fault({ kind: 'settlement', ...fault })
const deskMails = () => mailsTo(app, `post@${new URL(app.deps.origin).hostname}`)
const openMoves = async (orderId: string) => (await findOpenMoves(app.db)).filter((move) => move.orderId === orderId)
const broken = async () => [...(await brokenInvariants(app.db, {})), ...(await brokenMoney(app))]
let passedMs = 0
/** Polls again so much later; the buyer's session does not age with it. */
const after = async (ms: number) => {
  app.time.shiftMs = passedMs += ms
  await app.pollTransfers()
  await app.poll()
  app.time.shiftMs = 0
}

test.each(['failed', 'canceled'] as const)(
  'a refund that ends as %s is not shown as refunded; the order shows it and the desk is notified once',
  async (end) => {
    const order = await createPaidOrder(app)
    fail({ end })
    await order.cancel(0)
    expect((await order.read()).order.refunds).toMatchObject([{ statusText: 'On its way', amountText: '€26.96' }])
    for (let i = 0; i < 3; i++) await app.moveMoney()
    await app.poll()
    expect((await order.read()).order).toMatchObject({ paymentStatus: 'PAID', refunds: [{ status: 'DELAYED' }] })
    expect((await order.timeline(0)).slice(-3)).toEqual([
      'Cancelled',
      'Refund is on its way',
      'Refund delayed, Tresen sees to it',
    ])
    expect(await mailsTo(app, order.buyer.email)).not.toContainEqual(expect.stringContaining('Erstattung'))
    expect(await deskMails()).toEqual([`Erstattung fehlgeschlagen: Bestellung ${order.orderNumber}`])
    expect(await broken()).toEqual([])
  },
)

test('a refund that was refused is tried again under a new key, and arrives', async () => {
  const order = await createPaidOrder(app)
  fail()
  await order.cancel(0)
  await app.moveMoney()
  const [move] = await openMoves(order.orderId)
  expect(move).toMatchObject({ state: 'REFUSED', providerId: expect.stringMatching(/^re_/) })
  expect(await retryMove(app.deps, move!.id)).toBeDefined()
  expect(await retryMove(app.deps, move!.id)).toBeUndefined()
  expect((await order.read()).order.refunds).toMatchObject([{ status: 'ON_ITS_WAY' }])
  await app.moveMoney()
  expect(order.ledger().filter((entry) => entry.startsWith('refund'))).toEqual(['refund 26.96', 'refund 26.96'])
  expect((await order.read()).order).toMatchObject({ paymentStatus: 'REFUNDED', refunds: [{ status: 'ARRIVED' }] })
  const mails = await mailsTo(app, order.buyer.email)
  expect(mails.filter((subject) => subject.startsWith('Erstattung zu'))).toHaveLength(1)
  expect(await broken()).toEqual([])
})

test('a refused refund that was sent by bank transfer is recorded once', async () => {
  const order = await createPaidOrder(app)
  fail()
  await order.cancel(0)
  await app.moveMoney()
  const [move] = await openMoves(order.orderId)
  const recorded = await Promise.all([payByTransfer(app.deps, move!.id), payByTransfer(app.deps, move!.id)])
  expect(recorded.filter((one) => one !== undefined)).toHaveLength(1)
  expect((await order.read()).order).toMatchObject({ paymentStatus: 'REFUNDED', refunds: [{ status: 'ARRIVED' }] })
  expect(await openMoves(order.orderId)).toEqual([])
  expect(await retryMove(app.deps, move!.id)).toBeUndefined()
  expect(await broken()).toEqual([])
})

test('a refund that takes three weeks is polled with growing pauses, and arrives in the end', async () => {
  const order = await createPaidOrder(app)
  const [hour, day] = [3_600_000, 24 * 3_600_000]
  fail({ laterMs: 21 * day })
  await order.cancel(0)
  await app.moveMoney()
  const polls = () => app.line.calls.filter((call) => call.includes('/refunds/')).length
  const before = polls()
  for (let i = 0; i < 24; i++) await after(hour)
  const onTheFirstDay = polls() - before
  for (let i = 0; i < 19; i++) await after(day)
  expect(onTheFirstDay).toBeLessThan(10)
  expect(polls() - before - onTheFirstDay).toBeGreaterThan(15)
  expect((await order.read()).order).toMatchObject({ paymentStatus: 'PAID', refunds: [{ status: 'ON_ITS_WAY' }] })
  await app.provider.control.advance(21 * day)
  await after(2 * day)
  expect((await order.read()).order).toMatchObject({ paymentStatus: 'REFUNDED', refunds: [{ status: 'ARRIVED' }] })
})

test('the webhook brings the final status at once', async () => {
  const order = await createPaidOrder(app)
  fail({ laterMs: 60_000 })
  await order.cancel(0)
  await app.moveMoney()
  await app.provider.control.advance(60_000)
  await app.pollTransfers()
  expect(await order.paymentStatus()).toBe('PAID')
  await callWebhook(app, order.paymentId)
  await app.pollTransfers()
  expect(await order.paymentStatus()).toBe('REFUNDED')
})

test('of several parts each is counted by its own final status', async () => {
  const order = await createPaidOrder(app, { stores: 3 })
  await order.step(0, 'REJECT')
  await app.moveMoney()
  fail()
  await order.step(1, 'REJECT')
  await app.moveMoney()
  const { refunds, paymentStatus } = (await order.read()).order
  expect([paymentStatus, ...refunds.map(({ number, status }) => `${number} ${status}`)]).toEqual([
    'PARTIALLY_REFUNDED',
    `${order.numberOf(0)} ARRIVED`,
    `${order.numberOf(1)} DELAYED`,
  ])
  expect(await broken()).toEqual([])
})

test('a capture that fails is shown by the order, its store and the desk are notified, and another try takes the money', async () => {
  const order = await createPaidOrder(app, { method: 'KLARNA_PAY_LATER', stores: 2 })
  for (const nth of [0, 1]) await order.step(nth, 'CONFIRM')
  fail()
  await order.step(0, 'SHIP')
  await app.moveMoney()
  await app.poll()
  expect(await order.paymentStatus()).toBe('FAILED')
  expect((await order.timeline(0)).at(-1)).toBe('Payment could not be taken')
  expect(await deskMails()).toEqual([`Kein Geld für versandte Ware: Bestellung ${order.orderNumber}`])
  const storeMails = await app.db`
    select from mail where id like 'store-capture_failed-%' and subject like ${`%${order.numberOf(0)}%`}`
  expect(storeMails).toHaveLength(1)
  expect(await broken()).toEqual([])
  // The other part is on its own.
  await order.step(1, 'SHIP')
  await app.moveMoney()
  await after(61_000)
  expect(await order.paymentStatus()).toBe('FAILED')
  await retryMove(app.deps, (await openMoves(order.orderId))[0]!.id)
  await app.moveMoney()
  await after(61_000)
  expect(await order.paymentStatus()).toBe('PAID')
  expect(await broken()).toEqual([])
})

test('a failed capture whose money came by bank transfer is paid, what is still authorised is let go, and returns go back by hand', async () => {
  const order = await createPaidOrder(app, { method: 'KLARNA_PAY_LATER' })
  await order.step(0, 'CONFIRM')
  fail()
  await order.step(0, 'SHIP')
  await app.moveMoney()
  await payByTransfer(app.deps, (await openMoves(order.orderId))[0]!.id)
  expect(await order.paymentStatus()).toBe('PAID')
  await app.moveMoney()
  await after(61_000)
  expect(order.ledger().at(-1)).toBe('release 26.96')
  expect(await order.paymentStatus()).toBe('PAID')
  await order.step(0, 'ACCEPT_RETURN')
  await app.moveMoney()
  expect((await order.read()).order.refunds).toMatchObject([{ status: 'ON_ITS_WAY' }])
  expect(order.ledger().filter((entry) => entry.startsWith('refund'))).toEqual([])
  expect(await broken()).toEqual([])
})

test('goods of which no money could be taken come back without a refund, and their invoice is corrected', async () => {
  const order = await createPaidOrder(app, { method: 'KLARNA_PAY_LATER' })
  await order.step(0, 'CONFIRM')
  fail()
  await order.step(0, 'SHIP')
  await app.moveMoney()
  await order.step(0, 'ACCEPT_RETURN')
  await app.moveMoney()
  const { stores, order: head } = await order.read()
  expect(head.refunds).toEqual([])
  expect(stores[0]!.documents.map(({ type }) => type)).toEqual(['INVOICE', 'DELIVERY_NOTE', 'CREDIT_NOTE'])
  expect(await broken()).toEqual([])
})

test('what the provider refuses to take on for half a day counts as refused', async () => {
  const order = await createPaidOrder(app)
  app.line.faults.push({ on: `POST /v2/payments/${order.paymentId}/refunds`, kind: 'REFUSE' })
  await order.cancel(0)
  await expect(app.moveMoney()).rejects.toThrow('422')
  expect(await deskMails()).toEqual([])
  app.time.shiftMs = 13 * 3_600_000
  await app.moveMoney()
  app.time.shiftMs = 0
  app.line.faults.length = 0
  expect(await deskMails()).toHaveLength(1)
  expect((await order.read()).order).toMatchObject({ paymentStatus: 'PAID', refunds: [{ status: 'DELAYED' }] })
})
