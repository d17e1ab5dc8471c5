import { releaseStock } from '../../products/stock.ts'
import type { Tx } from '../../platform/db.ts'
import type { Deps } from '../../platform/deps.ts'
import { giveBackCoupon } from '../../promotions/coupon-queries.ts'
import { lockOrder, type LockedOrder, type OrderKey } from './lock-order.ts'
import { mailBuyer } from './mail-change.ts'
import { moveSubOrder } from './move-sub-order.ts'
import type { Actor } from './transitions.ts'

export type Unpaid = OrderKey & {
  deps: Pick<Deps, 'jobs' | 'origin'>
  at: Date
  /** NOT_PAID: its time is over. FAILED: the provider says that no money will come. CANCELLED: the buyer cancels. */
  reason: 'NOT_PAID' | 'FAILED' | 'CANCELLED'
  /** Who ended it, where the reason does not say. */
  by?: Actor
}

const actorOf = { NOT_PAID: 'TRESEN', FAILED: 'PROVIDER', CANCELLED: 'BUYER' } as const

/**
 * Ends an order that nobody has paid, all of its stores: goods can be sold again, the coupon back to the buyer, a mail.
 * Returns false and changes nothing where it is paid, authorised or ended already.
 */
export async function cancelUnpaid(tx: Tx, unpaid: Unpaid): Promise<boolean> {
  const order = await lockOrder(tx, unpaid)
  if (!order || !isUnpaid(order)) return false
  const { deps, buyerId, orderId, reason, at } = unpaid
  const actor = unpaid.by ?? actorOf[reason]
  for (const { storeId, status: from } of order.subOrders)
    await moveSubOrder(tx, order, { storeId, action: 'CANCEL', from, to: 'CANCELLED', actor, at })
  if (reason !== 'CANCELLED')
    await tx`update orders set payment_status = 'FAILED' where buyer_id = ${buyerId} and id = ${orderId}`
  await cancelLines(tx, order)
  await giveBackCoupon(tx, unpaid)
  // Whatever the provider still holds open for it ends.
  await deps.jobs.send(tx, 'release', { buyerId, orderId })
  await mailBuyer(tx, deps, { order, storeId: null, kind: reason, eventId: orderId })
  return true
}

const isUnpaid = ({ paymentStatus, subOrders }: LockedOrder) =>
  (paymentStatus === 'UNPAID' || paymentStatus === 'FAILED') &&
  subOrders.every(({ status }) => status === 'PENDING_PAYMENT')

async function cancelLines(tx: Tx, order: LockedOrder) {
  await tx`
    update order_line set cancelled_quantity = quantity, restocked_quantity = quantity
    where buyer_id = ${order.buyerId} and order_id = ${order.id}`
  await releaseStock(
    tx,
    order.subOrders.flatMap(({ lines }) => lines),
  )
}
