import type { TotalsCents } from '../../../../contract/totals.ts'
import type { Queryable, Tx } from '../../../platform/db.ts'
import type { LockedOrder } from '../lock-order.ts'

export type RefundReason = 'CANCELLED' | 'REJECTED' | 'REST_CANCELLED' | 'RETURNED' | 'PAID_TOO_LATE'
export type NewRefund = {
  id: string
  storeId: string | null
  reason: RefundReason
  totals: TotalsCents
  at: Date
  isOwed: boolean
}

export async function insertRefund(tx: Tx, { buyerId, id: orderId }: LockedOrder, refund: NewRefund): Promise<void> {
  const { id, storeId, reason, totals, at, isOwed } = refund
  await tx`
    insert into refund (buyer_id, order_id, store_id, id, reason, totals, amount_cents, created_at, is_owed)
    values (${buyerId}, ${orderId}, ${storeId}, ${id}, ${reason}, ${tx.json(totals)}, ${totals.gross}, ${at}, ${isOwed})`
}

/** What has been given back of a sub-order so far. */
export async function findRefunds(sql: Queryable, { buyerId, id }: LockedOrder, storeId: string) {
  const rows = await sql<{ totals: TotalsCents }[]>`
    select totals from refund
    where buyer_id = ${buyerId} and order_id = ${id} and store_id = ${storeId} order by created_at, id`
  return rows.map(({ totals }) => totals)
}
