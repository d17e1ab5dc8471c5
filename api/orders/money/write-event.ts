import type { Tx } from '../../platform/db.ts'
import { newId } from '../../platform/ids.ts'
import type { OrderKey } from '../lock-order.ts'
import type { Actor } from '../transitions.ts'

/** What happens to the money of an order beside its steps; texts/<language>/orders-replies.ts has a sentence for each. */
export type MoneyEvent =
  | 'CHARGE_BACK'
  | 'REVERSE_CHARGEBACK'
  | 'REFUND'
  | 'REFUND_ARRIVED'
  | 'REFUND_FAILED'
  | 'CAPTURE_FAILED'
  | 'CAPTURED_AFTER_ALL'
  | 'AUTHORISATION_ENDED'

/** `storeId` null: of every part of the order. */
type Happened = OrderKey & { storeId: string | null; action: MoneyEvent; by: Actor; at: Date }

/** Writes it into the timeline of a part of the order, or of all; the parts stay where they are. */
export async function writeEvent(tx: Tx, { buyerId, orderId, storeId, action, by, at }: Happened): Promise<void> {
  const parts = await tx<{ storeId: string }[]>`
    select store_id as "storeId" from sub_order
    where buyer_id = ${buyerId} and order_id = ${orderId} and (${storeId}::uuid is null or store_id = ${storeId})`
  const ids = parts.map(() => newId())
  await tx`
    insert into order_event (buyer_id, order_id, store_id, id, status, by_whom, action, at)
    select s.buyer_id, s.order_id, s.store_id, event.id, s.status, ${by}, ${action}, ${at}
    from unnest(${parts.map((part) => part.storeId)}::uuid[], ${ids}::uuid[]) as event (store_id, id)
    join sub_order s on s.buyer_id = ${buyerId} and s.order_id = ${orderId} and s.store_id = event.store_id`
}
