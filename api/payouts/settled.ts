import type postgres from 'postgres'
import type { Queryable } from '../platform/db.ts'

/** What stores are owed and no payout settles: booking `b`, entry `e`, each once. */
export const openEntries = (sql: Queryable) => sql`
  ledger_entry e join ledger_booking b on b.id = e.booking_id
  where e.account = 'STORE' and b.kind not in ('PAYOUT', 'PAYOUT_PAID')
    and not exists (select from payout_entry p where p.booking_id = e.booking_id and p.position = e.position)`

/** SQL: the entry `e` of the booking `b` is settled. What belongs to no order is so at once. */
export const isSettled = (sql: Queryable, deliveredUntil: Date) => sql`(b.order_id is null or exists (
  select from sub_order s join orders o on o.buyer_id = s.buyer_id and o.id = s.order_id
  where s.buyer_id = b.buyer_id and s.order_id = b.order_id and s.store_id = e.party_id
    and s.return_request is null and s.payment_failed_at is null
    and not exists (select from claim c where c.buyer_id = s.buyer_id and c.order_id = s.order_id and c.store_id = s.store_id
      and c.status not in ('CLOSED', 'WITHDRAWN'))
    -- A capture counts at the provider's final status (promise I11).
    and (not o.is_captured_on_shipment or exists (
      select from ledger_booking m
      where m.buyer_id = s.buyer_id and m.order_id = s.order_id and m.store_id = s.store_id and m.kind = 'MONEY_IN'))
    -- On net terms the store bears the risk: it gets what has come.
    and not exists (select from receivable r
      where r.buyer_id = s.buyer_id and r.order_id = s.order_id and r.store_id = s.store_id and r.open_cents > 0)
    and (s.status in ('COMPLETED', 'RETURNED', 'REJECTED', 'CANCELLED')
      or (s.status = 'DELIVERED' and s.status_at <= ${deliveredUntil}))
    and not exists (
      select from payment p join chargeback c using (buyer_id, checkout_id)
      where p.buyer_id = s.buyer_id and p.order_id = s.order_id and c.reversed_at is null)))`

/** SQL: the account of each store that may be used, the latest one. */
export const usableAccounts = (sql: Queryable, now: Date) => sql`
  select distinct on (store_id) store_id, iban, holder from store_bank_account
  where usable_from <= ${now} order by store_id, usable_from desc, id desc`

/** SQL: the payout goes to the account that its store's money goes to now: a run may wait while another one takes its place. */
export const isToUsable = (sql: Queryable, payout: postgres.Fragment, now: Date) => sql`coalesce((
  select (a.iban, a.holder) = (${payout}.iban, ${payout}.holder) from store_bank_account a
  where a.store_id = ${payout}.store_id and a.usable_from <= ${now} order by a.usable_from desc, a.id desc limit 1), false)`

/** SQL: what entries `e` of these kinds of bookings come from, where `condition` holds. */
export const partsOf = (sql: Queryable, condition: postgres.Fragment, kind: postgres.Fragment) => {
  const sum = (kinds: postgres.Fragment) =>
    sql`coalesce(-sum(e.amount_cents) filter (where ${condition} and ${kind} ${kinds}), 0)::bigint`
  return sql`${sum(sql`= 'SALE'`)} as sales_cents, ${sum(sql`= 'CREDIT_NOTE'`)} as credit_notes_cents,
    ${sum(sql`= 'COMMISSION'`)} as commission_cents,
    ${sum(sql`not in ('SALE', 'CREDIT_NOTE', 'COMMISSION')`)} as adjustments_cents`
}

export type PartsRow = {
  salesCents: number
  creditNotesCents: number
  commissionCents: number
  adjustmentsCents: number
}
