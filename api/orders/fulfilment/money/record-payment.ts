import { findPromisedParts, promiseFromPayment } from './arrival-after-payment.ts'
import { bookMoney } from '../../../ledger/order-bookings.ts'
import type { Tx } from '../../../platform/db.ts'
import type { Deps } from '../../../platform/deps.ts'
import { newId } from '../../../platform/ids.ts'
import { inOrder } from '../../../platform/in-order.ts'
import { lockOrder, type LockedOrder, type OrderKey } from '../lock-order.ts'
import { mailBuyer, mailNewOrder } from '../mail-change.ts'
import { moveSubOrder } from '../move-sub-order.ts'
import { insertRefund } from './refund-queries.ts'

export type Payment = OrderKey & {
  deps: Pick<Deps, 'jobs' | 'origin'>
  paymentStatus: 'AUTHORIZED' | 'PAID'
  at: Date
  /** PROVIDER unless an operator has seen the money on the account. */
  by?: 'PROVIDER' | 'TRESEN'
  /** The order was written in this transaction: its confirmation names the payment, too. */
  isConfirmed?: boolean
}

/** TOO_LATE: the order is no more, and its refund has been enqueued. */
export type PaymentOutcome = 'RECORDED' | 'KNOWN' | 'TOO_LATE'

/**
 * The whole order is paid, or authorised: its sub-orders are placed, buyer and stores are notified. Called again it changes
 * nothing. The caller has made sure of amount and currency. Throws where there is no such order.
 */
export async function recordPayment(tx: Tx, payment: Payment): Promise<PaymentOutcome> {
  const isByTransfer = payment.by === 'TRESEN'
  const [order, parts] = await inOrder([
    () => lockOrder(tx, payment),
    () => (isByTransfer ? findPromisedParts(tx, payment) : []),
  ])
  if (!order) throw new Error(`There is no order ${payment.orderId} to be paid.`)
  if (!isNew(order, payment)) return 'KNOWN'
  const { buyerId, orderId, paymentStatus, at } = payment
  const waiting = order.subOrders.filter(({ status }) => status === 'PENDING_PAYMENT')
  // An authorised order is paid store by store, by captures.
  const isWhole = paymentStatus === 'PAID' && !order.isCapturedOnShipment
  const money = { buyerId, orderId, storeId: null, reference: orderId, isByTransfer, cents: order.grossCents, at }
  await inOrder([
    () => tx`
      update orders set payment_status = ${paymentStatus},
        is_captured_on_shipment = is_captured_on_shipment or ${paymentStatus === 'AUTHORIZED'}
      where buyer_id = ${buyerId} and id = ${orderId}`,
    () => isWhole && bookMoney(tx, 'MONEY_IN', money),
    () => waiting.length > 0 && promiseFromPayment(tx, { buyerId, orderId, parts, at }),
  ])
  if (waiting.length > 0) {
    await place(tx, order, payment)
    return 'RECORDED'
  }
  // Any other that waits for nothing has ended before.
  if (order.isCapturedOnShipment) return 'RECORDED'
  await refundAll(tx, order, payment)
  return 'TOO_LATE'
}

function isNew({ paymentStatus: known, isCapturedOnShipment }: LockedOrder, { paymentStatus: next }: Payment) {
  // A part of it could not be taken: what is authorised, or was taken for other parts, does not change that.
  if (isCapturedOnShipment) return known === 'AUTHORIZED' && next === 'PAID'
  return known === 'UNPAID' || known === 'FAILED'
}

async function place(tx: Tx, order: LockedOrder, { deps, at, by = 'PROVIDER', isConfirmed = false }: Payment) {
  const waiting = order.subOrders.filter(({ status }) => status === 'PENDING_PAYMENT')
  const placed = waiting.map(async ({ storeId, status: from }) => {
    const eventId = await moveSubOrder(tx, order, { storeId, action: 'PAY', from, to: 'PLACED', actor: by, at })
    if (eventId) await mailNewOrder(tx, deps, { order, storeId, eventId })
  })
  await Promise.all(placed)
  if (!isConfirmed) await mailBuyer(tx, deps, { order, storeId: null, kind: 'PAID', eventId: order.id })
}

async function refundAll(tx: Tx, order: LockedOrder, { deps, buyerId, orderId, paymentStatus, at }: Payment) {
  if (paymentStatus === 'AUTHORIZED') return deps.jobs.send(tx, 'release', { buyerId, orderId })
  const refund = {
    id: newId(),
    storeId: null,
    reason: 'PAID_TOO_LATE' as const,
    totals: order.totals,
    at,
    isOwed: true,
  }
  await insertRefund(tx, order, refund)
  const amountCents = order.grossCents
  await deps.jobs.send(tx, 'refund', { refundId: refund.id, buyerId, orderId, amountCents, reason: refund.reason })
}
