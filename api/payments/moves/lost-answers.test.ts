import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { brokenInvariants } from '../../../test/invariants/invariants.ts'
import { createPaidOrder } from '../../../test/orders/paid-order.ts'
import { brokenMoney, createPayingApp, type PayingApp } from '../../../test/orders/paying.ts'
import { endMove, findMove, findOpenMoves, restartMove } from './move-queries.ts'
import { inTransaction } from '../../platform/db.ts'

let app: PayingApp
beforeAll(async () => {
  app = await createPayingApp({ hasWebhooks: false })
})
afterAll(() => app.close())
afterEach(() => {
  app.line.faults.length = 0
  app.provider.control.clearFaults()
  app.time.shiftMs = 0
})

const HOUR_MS = 60 * 60_000
const openMoves = async (orderId: string) => (await findOpenMoves(app.db)).filter((move) => move.orderId === orderId)
const broken = async () => [...(await brokenInvariants(app.db, {})), ...(await brokenMoney(app))]
/** Time passes for shop and provider: the provider forgets its idempotency keys. */
const pass = async (ms: number) => {
  app.time.shiftMs += ms
  await app.provider.control.advance(ms)
}

test('a refund whose answer was lost is found by its key after the provider has dropped it, and not made twice', async () => {
  const order = await createPaidOrder(app)
  await order.cancel(0)
  app.line.faults.push({ on: `POST /v2/payments/${order.paymentId}/refunds`, kind: 'RESET_AFTER', times: 1 })
  await expect(app.moveMoney()).rejects.toThrow()
  expect(await openMoves(order.orderId)).toMatchObject([{ state: 'STARTED' }])
  await pass(2 * HOUR_MS)
  await app.moveMoney()
  app.time.shiftMs = 0
  expect(order.ledger().filter((entry) => entry.startsWith('refund'))).toEqual(['refund 26.96'])
  expect(await order.paymentStatus()).toBe('REFUNDED')
  expect(await broken()).toEqual([])
})

test('a capture whose answer was lost takes the money once', async () => {
  const order = await createPaidOrder(app, { method: 'KLARNA_PAY_LATER', stores: 2 })
  for (const nth of [0, 1]) await order.step(nth, 'CONFIRM')
  await order.step(0, 'SHIP')
  app.line.faults.push({ on: `POST /v2/payments/${order.paymentId}/captures`, kind: 'RESET_AFTER', times: 1 })
  await expect(app.moveMoney()).rejects.toThrow()
  await pass(2 * HOUR_MS)
  await app.moveMoney()
  app.time.shiftMs = 0
  expect(order.ledger()).toEqual(['capture 26.96'])
  expect(await broken()).toEqual([])
})

test('what is left of an authorisation is released only once every capture of its order has settled', async () => {
  const order = await createPaidOrder(app, { method: 'KLARNA_PAY_LATER', stores: 2 })
  for (const nth of [0, 1]) await order.step(nth, 'CONFIRM')
  app.provider.control.fault({ kind: 'settlement', laterMs: HOUR_MS })
  await order.step(0, 'SHIP')
  await order.step(1, 'REJECT')
  await app.moveMoney()
  expect(order.ledger().filter((entry) => entry.startsWith('release'))).toEqual([])
  await pass(2 * HOUR_MS)
  for (let i = 0; i < 2; i++) await app.moveMoney()
  app.time.shiftMs = 0
  expect(order.ledger().filter((entry) => entry.startsWith('release'))).toHaveLength(1)
  expect(await broken()).toEqual([])
})

test('the end of an attempt that was given up does not end the one that followed it', async () => {
  const order = await createPaidOrder(app)
  app.provider.control.fault({ kind: 'settlement' })
  await order.cancel(0)
  await app.moveMoney()
  const [open] = await openMoves(order.orderId)
  const older = (await findMove(app.db, open!))!
  const now = app.deps.clock.now()
  expect(await inTransaction(app.db, (tx) => restartMove(tx, older, now))).toBe(true)
  const end = { state: 'DONE', providerId: older.providerId, reason: 'refunded', now } as const
  expect(await inTransaction(app.db, (tx) => endMove(tx, older, end))).toBe(false)
  expect(await findMove(app.db, older)).toMatchObject({ state: 'STARTED' })
  await app.moveMoney()
  expect(await order.paymentStatus()).toBe('REFUNDED')
  expect(await broken()).toEqual([])
})
