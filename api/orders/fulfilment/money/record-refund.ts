import { bookMoney } from '../../../ledger/order-bookings.ts'
import type { Tx } from '../../../platform/db.ts'
import type { Deps } from '../../../platform/deps.ts'
import { inOrder } from '../../../platform/in-order.ts'
import { lockOrder, type OrderKey } from '../lock-order.ts'
import { mailBuyer } from '../mail-change.ts'
import { paymentStatusOf } from './payment-status.ts'
import { writeTermsStatus } from './receivables.ts'
import { writeEvent } from './write-event.ts'

export type RefundDone = OrderKey & {
  deps: Pick<Deps, 'jobs' | 'origin'>
  /** That of the job `refund`; a second report of it changes nothing. */
  refundId: string
  amountCents: number
  at: Date
  /** By bank transfer, as an operator says. */
  isByTransfer?: boolean
}

/** The provider says that it has paid back. Returns false where that was known. Throws where there is no such order or refund. */
export async function recordRefund(tx: Tx, refund: RefundDone): Promise<boolean> {
  const { deps, buyerId, orderId, refundId, amountCents, at } = refund
  const order = await lockOrder(tx, refund)
  const [known] = await tx<{ storeId: string | null; paidBackAt: Date | null }[]>`
    select store_id, paid_back_at from refund
    where buyer_id = ${buyerId} and order_id = ${orderId} and id = ${refundId} and amount_cents - set_off_cents = ${amountCents}`
  if (!order || !known) throw new Error(`There is no refund ${refundId} of ${amountCents} cents to be paid back.`)
  if (known.paidBackAt) return false
  const refundedCents = order.refundedCents + amountCents
  const paymentStatus = paymentStatusOf({ ...order, refundedCents }, order.paymentStatus)
  const { isByTransfer = false } = refund
  const { storeId } = known
  const money = { buyerId, orderId, storeId, reference: refundId, isByTransfer, cents: amountCents, at }
  const by = isByTransfer ? 'TRESEN' : 'PROVIDER'
  await inOrder([
    () => tx`
      update refund set paid_back_at = ${at} where buyer_id = ${buyerId} and order_id = ${orderId} and id = ${refundId}`,
    () => tx`
      update orders set refunded_cents = ${refundedCents}, payment_status = ${paymentStatus}
      where buyer_id = ${buyerId} and id = ${orderId}`,
    () => bookMoney(tx, 'MONEY_BACK', money),
  ])
  await writeTermsStatus(tx, { buyerId, orderId })
  await writeEvent(tx, { buyerId, orderId, storeId, action: 'REFUND_ARRIVED', by, at })
  await mailBuyer(tx, deps, {
    order,
    storeId,
    kind: 'REFUNDED',
    eventId: refundId,
    facts: { amountCents },
  })
  return true
}

/** The provider could not pay back: the buyer reads so in the order, and the marketplace sees to it. */
export async function recordRefundFailure(tx: Tx, { buyerId, orderId, refundId, at }: RefundDone): Promise<void> {
  await lockOrder(tx, { buyerId, orderId })
  const [known] = await tx<{ storeId: string | null }[]>`
    select store_id from refund
    where buyer_id = ${buyerId} and order_id = ${orderId} and id = ${refundId} and paid_back_at is null`
  if (known) await writeEvent(tx, { buyerId, orderId, ...known, action: 'REFUND_FAILED', by: 'PROVIDER', at })
}
