import { shipStock } from '../../products/stock.ts'
import type { Tx } from '../../platform/db.ts'
import { inOrder } from '../../platform/in-order.ts'
import { newId } from '../../platform/ids.ts'
import { issueDeliveryNote } from '../documents/issue-document.ts'
import type { Changing } from './change.ts'
import { writeEvent } from './money/write-event.ts'
import type { Actor } from './transitions.ts'

type Resending = Pick<Changing, 'deps' | 'order' | 'subOrder' | 'at'> & {
  /** By SKU; they were promised before. */
  quantities: Map<string, number>
  claimId: string
  carrier: string
  trackingNumber: string
  by: Actor
}

/** Sends pieces once more, without charge: a parcel with its delivery note. The caller has locked the order. */
export async function resendPieces(tx: Tx, resending: Resending): Promise<void> {
  const { order, subOrder, quantities, claimId, carrier, trackingNumber, by, at } = resending
  const { buyerId, id: orderId } = order
  const { storeId } = subOrder
  const lines = [...quantities].map(([skuId, quantity]) => ({ skuId, quantity }))
  await inOrder([
    () => tx`
      insert into shipment (buyer_id, order_id, store_id, id, carrier, tracking_number, lines, shipped_at, claim_id)
      values (${buyerId}, ${orderId}, ${storeId}, ${newId()}, ${carrier}, ${trackingNumber}, ${tx.json(lines)}, ${at},
        ${claimId})`,
    () => shipStock(tx, lines, { orderId, at }),
    () => issueDeliveryNote(tx, resending, { carrier, trackingNumber, quantities, isReplacement: true }),
    () => writeEvent(tx, { buyerId, orderId, storeId, action: 'RESEND', by, at }),
  ])
}
