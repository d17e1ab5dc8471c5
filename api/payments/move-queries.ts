import type { Queryable, Tx } from '../platform/db.ts'
import type { PaymentKey } from './payment-queries.ts'

export type PaymentMove = PaymentKey & {
  id: string
  kind: 'CAPTURE' | 'REFUND' | 'RELEASE'
  amountCents: number
  state: 'STARTED' | 'DONE'
  createdAt: Date
}

/** Notes a move before it is made; one that is noted already stays as it is. */
export async function insertMove(sql: Queryable, move: Omit<PaymentMove, 'state'>): Promise<void> {
  const { buyerId, checkoutId, id, kind, amountCents, createdAt } = move
  await sql`
    insert into payment_move (buyer_id, id, checkout_id, kind, amount_cents, created_at)
    values (${buyerId}, ${id}, ${checkoutId}, ${kind}, ${amountCents}, ${createdAt})
    on conflict (buyer_id, id) do nothing`
}

export async function findMove(sql: Queryable, buyerId: string, id: string): Promise<PaymentMove | undefined> {
  const [move] = await sql<PaymentMove[]>`
    select buyer_id as "buyerId", checkout_id as "checkoutId", id, kind, amount_cents as "amountCents", state,
      created_at as "createdAt"
    from payment_move where buyer_id = ${buyerId} and id = ${id}`
  return move
}

/** Whether money of this order is still to be captured, or being captured. */
export async function hasOpenCaptures(sql: Queryable, buyerId: string, orderId: string): Promise<boolean> {
  const [open] = await sql`
    select from sub_order s
    where s.buyer_id = ${buyerId} and s.order_id = ${orderId} and s.capture_id is not null and not exists (
      select from payment_move m where m.buyer_id = s.buyer_id and m.id = s.capture_id and m.state = 'DONE')
    limit 1`
  return open !== undefined
}

/** Ends a move, once: false where it had ended. Its payment is looked at: the provider's word counts what was moved. */
export async function endMove(tx: Tx, { buyerId, checkoutId, id }: PaymentMove, now: Date): Promise<boolean> {
  const ended = await tx`
    update payment_move set state = 'DONE' where buyer_id = ${buyerId} and id = ${id} and state = 'STARTED'`
  if (ended.count === 0) return false
  await tx`update payment set look_at = ${now} where buyer_id = ${buyerId} and checkout_id = ${checkoutId}`
  return true
}
