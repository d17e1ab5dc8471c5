import type { Queryable, Tx } from '../../../platform/db.ts'
import type { OrderKey } from '../lock-order.ts'

/** An invoice on net terms; days in Germany. */
export type NewReceivable = OrderKey & {
  storeId: string
  number: string
  issuedOn: string
  dueOn: string
  grossCents: number
}

export async function insertReceivable(tx: Tx, receivable: NewReceivable): Promise<void> {
  // An invoice of nothing leaves nothing open.
  if (receivable.grossCents > 0) await tx`insert into receivable ${tx(receivable)}`
}

/** Lowers what is open of the invoices of a part by a credit note, the latest first; answers how much of it that took. */
export async function setOff(
  tx: Tx,
  { buyerId, orderId, storeId }: OrderKey & { storeId: string },
  cents: number,
): Promise<number> {
  const rows = await tx<{ cents: number }[]>`
    with open as (
      select number, open_cents, sum(open_cents) over (order by issued_on desc, number desc) - open_cents as later
      from receivable
      where buyer_id = ${buyerId} and order_id = ${orderId} and store_id = ${storeId} and open_cents > 0
    )
    update receivable r set credited_cents = r.credited_cents + least(open.open_cents, ${cents} - open.later)
    from open where open.number = r.number and open.later < ${cents}
    returning least(open.open_cents, ${cents} - open.later)::bigint as cents`
  return rows.reduce((sum, row) => sum + row.cents, 0)
}

/**
 * How an order on net terms is paid, by its invoices: unpaid while one is open or goods are still to leave, released where
 * nothing was to be paid. Of any other order nothing changes.
 */
export async function writeTermsStatus(tx: Tx, { buyerId, orderId }: OrderKey): Promise<void> {
  await tx`
    update orders o set payment_status = case
      when money.is_open or exists (select from sub_order s where s.buyer_id = o.buyer_id and s.order_id = o.id
        and s.status in ('PLACED', 'CONFIRMED')) then 'UNPAID'
      when money.paid_cents = 0 then 'RELEASED'
      when o.refunded_cents >= money.paid_cents then 'REFUNDED'
      when o.refunded_cents > 0 then 'PARTIALLY_REFUNDED'
      else 'PAID' end
    from (select coalesce(bool_or(open_cents > 0), false) as is_open, coalesce(sum(paid_cents), 0) as paid_cents
      from receivable where buyer_id = ${buyerId} and order_id = ${orderId}) money
    where o.buyer_id = ${buyerId} and o.id = ${orderId} and o.payment_method = 'NET_TERMS' and o.gross_cents > 0`
}

/** False where the store has no such invoice. */
export async function writeRemindersStopped(
  sql: Queryable,
  { storeId, number, areStopped }: { storeId: string; number: string; areStopped: boolean },
): Promise<boolean> {
  const written = await sql`
    update receivable set are_reminders_stopped = ${areStopped} where store_id = ${storeId} and number = ${number}`
  return written.count === 1
}

type Paid = { cents: number; lateCents: number; at: Date; by: string | null }

/** All that is open of an invoice has come, with what its last reminder asks for beside. */
export const writePaid = (tx: Tx, number: string, { cents, lateCents, at, by }: Paid) => tx`
  update receivable set paid_cents = ${cents}, late_cents = ${lateCents}, paid_at = ${at}, recorded_by = ${by}
  where number = ${number}`
