import type { payoutLineKinds, payoutStates } from '../../contract/payouts/payouts.ts'
import type { Queryable } from '../platform/db.ts'

export type PayoutRow = {
  number: string
  orderedAt: Date
  paidAt: Date | null
  state: (typeof payoutStates)[number]
  iban: string
  amountCents: number
}
export type PayoutLineRow = {
  kind: (typeof payoutLineKinds)[number]
  reference: string
  subOrderNumber: string | null
  at: Date
  cents: number
}

export const payoutColumns = (sql: Queryable) =>
  sql`p.number, r.approved_at as ordered_at, p.paid_at, p.state, p.iban, p.amount_cents`

type PayoutOfStore = PayoutRow & { storeName: string; holder: string }

/** Of a store, or of whichever where none is named. */
export async function findPayout(
  sql: Queryable,
  storeId: string | null,
  number: string,
): Promise<PayoutOfStore | undefined> {
  const [row] = await sql<PayoutOfStore[]>`
    select ${payoutColumns(sql)}, s.name as store_name, p.holder
    from payout p join payout_run r on r.id = p.run_id join store s on s.id = p.store_id
    where p.number = ${number} and p.state <> 'PROPOSED' and (${storeId}::uuid is null or p.store_id = ${storeId})`
  return row
}

/** What a store is owed for deliveries about which a claim is open. */
export async function findHeld(sql: Queryable, storeId: string): Promise<{ deliveries: number; cents: number }> {
  const [row] = await sql<[{ deliveries: number; cents: number }]>`
    select count(distinct (b.buyer_id, b.order_id))::int as deliveries, coalesce(-sum(e.amount_cents), 0)::bigint as cents
    from ledger_booking b join ledger_entry e on e.booking_id = b.id and e.account = 'STORE' and e.party_id = b.store_id
    where (b.buyer_id, b.order_id) in (
        select buyer_id, order_id from claim where store_id = ${storeId} and due_at is not null)
      and b.store_id = ${storeId}
      and not exists (select from payout_entry p where p.booking_id = e.booking_id and p.position = e.position)`
  return row
}

/**
 * SQL: what a line of a payout is about, of booking `b` and sub-order `s`; of a coupon the rate at which the store owes tax on
 * it, too.
 */
export const lineReference = (sql: Queryable) => sql`
  case b.kind when 'COMMISSION' then coalesce(s.sub_order_number, b.reference)
    when 'COUPON' then s.sub_order_number || ' (' || b.tax_rate_bp / 100 || ' %)' else b.reference end`

/** Oldest first. */
export const findPayoutLines = (sql: Queryable, storeId: string | null, number: string) =>
  sql<PayoutLineRow[]>`
    select b.kind, ${lineReference(sql)} as reference,
      s.sub_order_number, b.booked_at as at, -e.amount_cents as cents
    from payout p
    join payout_entry pe on pe.store_id = p.store_id and pe.payout_id = p.id
    join ledger_entry e on e.booking_id = pe.booking_id and e.position = pe.position
    join ledger_booking b on b.id = e.booking_id
    left join sub_order s on s.buyer_id = b.buyer_id and s.order_id = b.order_id and s.store_id = b.store_id
    where p.number = ${number} and (${storeId}::uuid is null or p.store_id = ${storeId})
    order by b.booked_at, b.id`

/** Every payout of the last runs, newest first, for operators. */
export const findRunPayouts = (sql: Queryable) =>
  sql<{ number: string; storeName: string; state: 'PROPOSED' | PayoutRow['state']; amountCents: number }[]>`
    select p.number, s.name as store_name, p.state, p.amount_cents
    from payout p join store s on s.id = p.store_id join payout_run r on r.id = p.run_id
    order by r.number desc, s.slug limit 200`

/** The order to the bank as it was given; undefined where no such run was ordered. */
export async function findTransferFile(sql: Queryable, runNumber: number): Promise<string | undefined> {
  const [run] = await sql<{ transferFile: string }[]>`
    select transfer_file from payout_run where number = ${runNumber} and transfer_file is not null`
  return run?.transferFile
}
