import { bookMoney } from '../../../ledger/order-bookings.ts'
import type { Tx } from '../../../platform/db.ts'
import type { Deps } from '../../../platform/deps.ts'
import { newId } from '../../../platform/ids.ts'
import { lockOrder, type LockedOrder, type LockedSubOrder, type OrderKey } from '../lock-order.ts'
import { mailStore } from '../mail-change.ts'
import { isSettled, paymentStatusOf, writePaymentStatus } from './payment-status.ts'
import { oweMissedRefunds } from './refund-queries.ts'
import { writeEvent } from './write-event.ts'

export type CaptureEnd = OrderKey & {
  deps: Pick<Deps, 'jobs' | 'origin'>
  /** That of the sub-order. */
  captureId: string
  at: Date
  /** The money came by bank transfer in the provider's place. */
  isByTransfer: boolean
}

/** The money of a shipped part has been taken; where it had failed before, it is missing no more. */
export async function recordCapture(tx: Tx, capture: CaptureEnd): Promise<void> {
  const found = await lockPart(tx, capture)
  if (!found) return
  const { buyerId, orderId, at, isByTransfer, deps } = capture
  const { order, part } = found
  const { storeId } = part
  const money = { buyerId, orderId, storeId, reference: capture.captureId, isByTransfer, cents: part.payableCents, at }
  await bookMoney(tx, 'MONEY_IN', money)
  if (part.paymentFailedAt === null && !isByTransfer) return
  const paidByTransferAt = isByTransfer ? at : null
  await tx`
    update sub_order set payment_failed_at = null, paid_by_transfer_at = ${paidByTransferAt}
    where buyer_id = ${buyerId} and order_id = ${orderId} and store_id = ${storeId}`
  await writeEvent(tx, {
    buyerId,
    orderId,
    storeId,
    action: 'CAPTURED_AFTER_ALL',
    by: isByTransfer ? 'TRESEN' : 'PROVIDER',
    at,
  })
  if (part.paymentFailedAt !== null) await payBackMissed(tx, capture, { part, since: part.paymentFailedAt })
  const subOrders = order.subOrders.map((other) =>
    other.storeId === storeId ? { ...part, paymentFailedAt: null, paidByTransferAt } : other,
  )
  // What the provider has taken it says itself, with the next poll of the payment.
  const status = isByTransfer && subOrders.every(isSettled) ? 'PAID' : 'AUTHORIZED'
  await writePaymentStatus(tx, order, paymentStatusOf({ ...order, subOrders }, status))
  // What is still authorised for it is not to be taken, too.
  if (isByTransfer && subOrders.every(isSettled)) await deps.jobs.send(tx, 'release', { buyerId, orderId })
}

/** The whole sum has come, so what was credited meanwhile goes back: by the provider, or by hand as it came. */
async function payBackMissed(
  tx: Tx,
  { buyerId, orderId, deps, at, isByTransfer }: CaptureEnd,
  { part: { storeId }, since }: { part: LockedSubOrder; since: Date },
): Promise<void> {
  for (const refund of await oweMissedRefunds(tx, { buyerId, orderId, storeId, since })) {
    await writeEvent(tx, { buyerId, orderId, storeId, action: 'REFUND', by: 'TRESEN', at })
    if (!isByTransfer) await deps.jobs.send(tx, 'refund', { buyerId, orderId, ...refund })
  }
}

/** The provider could not take the money of a shipped part: the order shows it and its store is notified. */
export async function recordCaptureFailure(tx: Tx, capture: CaptureEnd): Promise<void> {
  const found = await lockPart(tx, capture)
  if (!found) return
  const { buyerId, orderId, at, deps } = capture
  const { order, part } = found
  const { storeId } = part
  await tx`
    update sub_order set payment_failed_at = coalesce(payment_failed_at, ${at})
    where buyer_id = ${buyerId} and order_id = ${orderId} and store_id = ${storeId}`
  await writePaymentStatus(tx, order, 'FAILED')
  await writeEvent(tx, { buyerId, orderId, storeId, action: 'CAPTURE_FAILED', by: 'PROVIDER', at })
  await mailStore(tx, deps, {
    order,
    storeId,
    kind: 'CAPTURE_FAILED',
    eventId: newId(),
    facts: { amountCents: part.payableCents },
  })
}

type Found = { order: LockedOrder; part: LockedSubOrder }

async function lockPart(tx: Tx, { captureId, ...key }: CaptureEnd): Promise<Found | undefined> {
  const order = await lockOrder(tx, key)
  const part = order?.subOrders.find((candidate) => candidate.captureId === captureId)
  return order && part && { order, part }
}
