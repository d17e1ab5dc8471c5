import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { atOnce } from '../../../test/at-once.ts'
import { brokenInvariants } from '../../../test/invariants/invariants.ts'
import { createPaidOrder } from '../../../test/orders/paid-order.ts'
import { brokenMoney, createPayingApp, type PayingApp } from '../../../test/orders/paying.ts'
import { payByTransfer, retryMove } from './by-hand.ts'
import { executeMoveForOrder } from './execute-move.ts'
import { findOpenMoves } from './move-queries.ts'
import { recordTransferRefund, transferRefundPages, type TransferRefund } from '../transfer-refunds.ts'

let app: PayingApp
beforeAll(async () => {
  app = await createPayingApp({ hasWebhooks: false })
})
afterAll(() => app.close())
beforeEach(() => {
  app.provider.control.clearFaults()
  app.time.shiftMs = passedMs = 0
})

const fail = (fault: object = {}) => app.provider.control.fault({ kind: 'settlement', ...fault })
const openMoves = async (orderId: string) => (await findOpenMoves(app.db)).filter((move) => move.orderId === orderId)
async function waitingOf(order: { orderId: string }) {
  const found: TransferRefund[] = []
  for await (const page of transferRefundPages(app.db))
    found.push(...page.filter(({ orderId }) => orderId === order.orderId))
  return found
}
const broken = async () => [...(await brokenInvariants(app.db, {})), ...(await brokenMoney(app))]
let passedMs = 0
/** Polls again so much later; the buyer's session does not age with it. */
const after = async (ms: number) => {
  app.time.shiftMs = passedMs += ms
  await app.pollTransfers()
  await app.poll()
  app.time.shiftMs = 0
}

/** Shipped on invoice, the capture fails, and then the goods come back. */
async function returnedUnpaid() {
  const order = await createPaidOrder(app, { method: 'KLARNA_PAY_LATER' })
  await order.step(0, 'CONFIRM')
  fail()
  await order.step(0, 'SHIP')
  await app.moveMoney()
  await order.step(0, 'ACCEPT_RETURN')
  await app.moveMoney()
  return order
}

test('money that comes after goods were credited without a refund goes back', async () => {
  const order = await returnedUnpaid()
  await retryMove(app.deps, (await openMoves(order.orderId))[0]!.id)
  await app.moveMoney()
  await after(61_000)
  await app.moveMoney()
  await after(61_000)
  const { refunds, paymentStatus } = (await order.read()).order
  expect(paymentStatus).toBe('REFUNDED')
  expect(refunds).toMatchObject([{ status: 'ARRIVED' }])
  expect(await broken()).toEqual([])
})

test('where that money came by transfer it goes back by hand, after two failed tries as well, once', async () => {
  const order = await returnedUnpaid()
  fail()
  await retryMove(app.deps, (await openMoves(order.orderId))[0]!.id)
  await app.moveMoney()
  await after(61_000)
  await payByTransfer(app.deps, (await openMoves(order.orderId))[0]!.id)
  await app.moveMoney()
  await after(61_000)
  const [waiting, ...others] = await waitingOf(order)
  expect(others).toEqual([])
  const { done } = await atOnce(3, () => recordTransferRefund(app.deps, waiting!.id))
  expect(done.filter((sent) => sent !== undefined)).toHaveLength(1)
  expect((await order.read()).order.refunds).toMatchObject([{ status: 'ARRIVED' }])
  expect(await broken()).toEqual([])
})

test('a refund that the provider has begun is not sent back by hand besides, nor the other way round', async () => {
  const order = await createPaidOrder(app, { method: 'KLARNA_PAY_LATER' })
  await order.step(0, 'CONFIRM')
  fail({ laterMs: 60_000 })
  await order.step(0, 'SHIP')
  await app.moveMoney()
  await order.step(0, 'ACCEPT_RETURN')
  const mine = () => waitingOf(order)
  await app.db`update sub_order set paid_by_transfer_at = now() where order_id = ${order.orderId}`
  const [waiting] = await mine()
  const [{ refund }] = await app.db<
    [{ refund: { buyerId: string; orderId: string; refundId: string; amountCents: number } }]
  >`
    select data as refund from pgboss.job where name = 'refund' and data ->> 'refundId' = ${waiting!.id}`
  const move = { id: refund.refundId, kind: 'REFUND', amountCents: refund.amountCents } as const
  // Both at once: one of them wins, the money goes back once.
  await Promise.all([
    recordTransferRefund(app.deps, waiting!.id),
    executeMoveForOrder(app.deps, refund, move).catch(() => {}),
  ])
  const moves = await app.db`
    select is_by_transfer, state, (select paid_back_at is not null from refund where id = m.id) as is_paid_back
    from payment_move m where id = ${waiting!.id}`
  expect(moves).toHaveLength(1)
  expect(moves[0]!.isPaidBack).toBe(moves[0]!.isByTransfer)
  expect(await mine()).toEqual([])
  expect(await recordTransferRefund(app.deps, waiting!.id)).toBeUndefined()
})
