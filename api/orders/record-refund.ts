import type { Tx } from '../platform/db.ts'
import type { Deps } from '../platform/deps.ts'
import { lockOrder, type LockedOrder, type OrderKey } from './lock-order.ts'
import { mailBuyer } from './mail-change.ts'

export type RefundDone = OrderKey & {
  deps: Pick<Deps, 'jobs' | 'origin'>
  /** That of the job `refund`; a second word about it changes nothing. */
  refundId: string
  amountCents: number
  at: Date
}

/** The provider has paid back. Returns false where that was known. Throws where there is no such order or refund. */
export async function recordRefund(tx: Tx, refund: RefundDone): Promise<boolean> {
  const { deps, buyerId, orderId, refundId, amountCents, at } = refund
  const order = await lockOrder(tx, refund)
  const [known] = await tx<{ storeId: string | null; paidBackAt: Date | null }[]>`
    select store_id as "storeId", paid_back_at as "paidBackAt" from refund
    where buyer_id = ${buyerId} and order_id = ${orderId} and id = ${refundId} and amount_cents = ${amountCents}`
  if (!order || !known) throw new Error(`There is no refund ${refundId} of ${amountCents} cents to be paid back.`)
  if (known.paidBackAt) return false
  const refundedCents = order.refundedCents + amountCents
  const paymentStatus = refundedCents >= takenCents(order) ? 'REFUNDED' : 'PARTIALLY_REFUNDED'
  await tx`
    update refund set paid_back_at = ${at} where buyer_id = ${buyerId} and order_id = ${orderId} and id = ${refundId}`
  await tx`
    update orders set refunded_cents = ${refundedCents}, payment_status = ${paymentStatus}
    where buyer_id = ${buyerId} and id = ${orderId}`
  await mailBuyer(tx, deps, {
    order,
    storeId: known.storeId,
    kind: 'REFUNDED',
    eventId: refundId,
    facts: { amountCents },
  })
  return true
}

// Of an authorised order only what has left was taken.
function takenCents({ isCapturedOnShipment, grossCents, subOrders }: LockedOrder) {
  if (!isCapturedOnShipment) return grossCents
  return subOrders.reduce((sum, { captureId, totals }) => sum + (captureId ? totals.gross : 0), 0)
}
