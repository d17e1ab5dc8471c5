import type { PaymentStatus } from '../../../../contract/orders/orders.ts'
import type { Tx } from '../../../platform/db.ts'
import type { LockedOrder, LockedSubOrder } from '../lock-order.ts'

type Part = Pick<LockedSubOrder, 'status' | 'captureId' | 'payableCents' | 'paymentFailedAt' | 'paidByTransferAt'>
type Money = Pick<LockedOrder, 'isCapturedOnShipment' | 'grossCents' | 'refundedCents'> & { subOrders: Part[] }

/** The part has ended before any of its money was taken. */
export const hasEnded = ({ status, captureId }: Part) =>
  captureId === null && (status === 'CANCELLED' || status === 'REJECTED')

/** Nothing of what was authorised for this part will be taken any more, or it is being taken. */
export const isSettled = (part: Part) => part.captureId !== null || part.paidByTransferAt !== null || hasEnded(part)

/** Money of this part is with us. */
export const isTaken = ({ isCapturedOnShipment, paymentStatus }: LockedOrder, part: LockedSubOrder) =>
  isCapturedOnShipment
    ? part.captureId !== null || part.paidByTransferAt !== null
    : paymentStatus === 'PAID' || paymentStatus === 'PARTIALLY_REFUNDED'

/**
 * How an order is paid, by what is known of its parts; `otherwise` is what holds where nothing is missing and nothing was
 * refunded.
 */
export function paymentStatusOf(order: Money, otherwise: PaymentStatus): PaymentStatus {
  const { isCapturedOnShipment, grossCents, refundedCents, subOrders } = order
  if (subOrders.some(({ paymentFailedAt }) => paymentFailedAt !== null)) return 'FAILED'
  if (refundedCents === 0) return otherwise
  const taken = subOrders.filter(({ captureId, paidByTransferAt }) => captureId !== null || paidByTransferAt !== null)
  // An authorised order is captured by shipment, so only shipped parts count as taken; one still to ship prevents REFUNDED.
  const takenCents = isCapturedOnShipment ? taken.reduce((sum, { payableCents }) => sum + payableCents, 0) : grossCents
  const isWhole = refundedCents >= takenCents && (!isCapturedOnShipment || subOrders.every(isSettled))
  return isWhole ? 'REFUNDED' : 'PARTIALLY_REFUNDED'
}

export async function writePaymentStatus(tx: Tx, { buyerId, id }: LockedOrder, status: PaymentStatus): Promise<void> {
  await tx`update orders set payment_status = ${status} where buyer_id = ${buyerId} and id = ${id}`
}
