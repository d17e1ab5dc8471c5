import type { Tx } from '../../platform/db.ts'
import { inOrder } from '../../platform/in-order.ts'
import type { Changing } from './change.ts'
import { enqueueRefund } from './enqueue-captures-and-refunds.ts'
import { bookCommission, freezeCommission } from './money/commission.ts'
import { bookCouponShare } from './money/coupon-share.ts'

type Crediting = Pick<Changing, 'deps' | 'order' | 'subOrder' | 'at'> & {
  /** By SKU; the caller has made sure that so many have left and were not paid back before. */
  quantities: Map<string, number>
  claimId: string
  /** Id of the claim's step, after which the bookings are named. */
  eventId: string
}

/**
 * Pays pieces back that stay where they are: money, credit note, commission and coupon as for goods that come back. The caller
 * has locked the order. Answers the cents that go back.
 */
export async function creditPieces(tx: Tx, crediting: Crediting): Promise<number> {
  const { order, subOrder, quantities } = crediting
  const [{ amountCents = 0 }, rates] = await inOrder([
    () => enqueueRefund(tx, { ...crediting, reason: 'CLAIM' }, quantities),
    () => freezeCommission(tx, crediting),
    () => tx`
      update order_line l set credited_quantity = l.credited_quantity + change.quantity
      from unnest(${[...quantities.keys()]}::text[], ${[...quantities.values()]}::integer[]) as change (sku_id, quantity)
      where l.buyer_id = ${order.buyerId} and l.order_id = ${order.id} and l.store_id = ${subOrder.storeId}
        and l.sku_id = change.sku_id`,
  ])
  const step = { ...crediting, isDelivery: false }
  await inOrder([() => bookCommission(tx, { ...step, rates }), () => bookCouponShare(tx, step)])
  return amountCents
}
