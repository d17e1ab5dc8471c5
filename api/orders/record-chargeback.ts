import type { Tx } from '../platform/db.ts'
import { newId } from '../platform/ids.ts'

/** A bank has taken the money back, or returned it. */
export type ChargebackStep = 'CHARGE_BACK' | 'REVERSE_CHARGEBACK'

type Chargeback = { buyerId: string; checkoutId: string; step: ChargebackStep; at: Date }

/** Writes it into the timeline of every part of the order; the parts stay where they are. Nothing without an order. */
export async function recordChargeback(tx: Tx, { buyerId, checkoutId, step, at }: Chargeback): Promise<void> {
  const parts = await tx<{ orderId: string; storeId: string; status: string }[]>`
    select s.order_id as "orderId", s.store_id as "storeId", s.status
    from checkout c
    join orders o on o.buyer_id = c.buyer_id and o.id = c.order_id
    join sub_order s on s.buyer_id = o.buyer_id and s.order_id = o.id
    where c.buyer_id = ${buyerId} and c.id = ${checkoutId}
    for update of o`
  for (const { orderId, storeId, status } of parts)
    await tx`
      insert into order_event (buyer_id, order_id, store_id, id, status, by_whom, action, at)
      values (${buyerId}, ${orderId}, ${storeId}, ${newId()}, ${status}, 'PROVIDER', ${step}, ${at})`
}
