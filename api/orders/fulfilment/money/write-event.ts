import type { Tx } from '../../../platform/db.ts'
import { newId } from '../../../platform/ids.ts'
import type { OrderKey } from '../lock-order.ts'
import type { Actor } from '../transitions.ts'

/** What happens to an order beside its steps; texts/<language>/orders/replies.ts has a sentence for each. */
export type OrderEvent =
  | 'CHARGE_BACK'
  | 'REVERSE_CHARGEBACK'
  | 'REFUND'
  | 'REFUND_ARRIVED'
  | 'REFUND_FAILED'
  | 'CAPTURE_FAILED'
  | 'CAPTURED_AFTER_ALL'
  | 'INVOICE_PAID'
  | 'AUTHORISATION_ENDED'
  | 'OPEN_CLAIM'
  | 'ANSWER_CLAIM'
  | 'CLOSE_CLAIM'
  | 'RESEND'

type Happened = OrderKey & { storeId: string; action: OrderEvent; by: Actor; at: Date }
/** `storeId` null: of every part of the order. */
type HappenedToOrder = Omit<Happened, 'storeId'> & { storeId: string | null }

/** Writes it into the timeline of a part of the order, or of all; the parts stay where they are. */
export async function writeEvent(tx: Tx, { storeId, ...happened }: HappenedToOrder): Promise<void> {
  if (storeId !== null) return writeForPart(tx, { ...happened, storeId })
  const { buyerId, orderId } = happened
  const parts = await tx<{ storeId: string }[]>`
    select store_id from sub_order where buyer_id = ${buyerId} and order_id = ${orderId}`
  for (const part of parts) await writeForPart(tx, { ...happened, ...part })
}

async function writeForPart(tx: Tx, { buyerId, orderId, storeId, action, by, at }: Happened) {
  await tx`
    insert into order_event (buyer_id, order_id, store_id, id, status, by_whom, action, at)
    select buyer_id, order_id, store_id, ${newId()}, status, ${by}, ${action}, ${at} from sub_order
    where buyer_id = ${buyerId} and order_id = ${orderId} and store_id = ${storeId}`
}
