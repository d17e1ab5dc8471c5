import type { payoutLineKinds } from '../../contract/payouts/payouts.ts'
import { cursorPages, type CursorOrder } from '../http/cursor.ts'
import type { Queryable } from '../platform/db.ts'

/** SQL: payout `p` was paid before there were invoices for commission; its commission was posted with it, and stays so. */
const isFromBefore = (sql: Queryable) =>
  sql`exists (select from commission_invoice_start s where p.paid_at < s.started_at)`

/** What is posted of an invoice for commission, of one rate of tax; what was withheld is positive. */
export type CommissionPosting = { number: string; issuedOn: string; month: string; rateBp: number; cents: number }

export const findCommissionPostings = (sql: Queryable, storeId: string, month: string) => {
  const first = `${month}-01`
  return sql<CommissionPosting[]>`
    select i.number, to_char(i.issued_at at time zone 'Europe/Berlin', 'YYYY-MM-DD') as issued_on, i.month,
      coalesce(s.commission_tax_bp, case when i.tax_cents = 0 then 0 else 1900 end) as rate_bp,
      sum(e.amount_cents)::bigint as cents
    from commission_invoice i
    join commission_invoice_booking o on o.number = i.number
    join ledger_booking b on b.id = o.booking_id
    join ledger_entry e on e.booking_id = b.id and e.account = 'STORE'
    left join sub_order s on s.buyer_id = b.buyer_id and s.order_id = b.order_id and s.store_id = b.store_id
    where i.store_id = ${storeId} and i.issued_at >= ${first}::timestamp at time zone 'Europe/Berlin'
      and i.issued_at < (${first}::timestamp + interval '1 month') at time zone 'Europe/Berlin'
      and not exists (
        select from payout_entry pe join payout p on p.store_id = pe.store_id and p.id = pe.payout_id
        where pe.booking_id = b.id and ${isFromBefore(sql)})
    group by 1, 2, 3, 4 having sum(e.amount_cents) <> 0 order by 1, 4 desc`
}

export type PaidPayout = { id: string; number: string; paidOn: string; amountCents: number }

/** Payouts that the bank has paid in a month, in their order. */
export const findPaidPayouts = (sql: Queryable, storeId: string, month: string) => {
  const first = `${month}-01`
  return sql<PaidPayout[]>`
    select id, number, to_char(paid_at at time zone 'Europe/Berlin', 'YYYY-MM-DD') as paid_on, amount_cents from payout
    where store_id = ${storeId} and paid_at >= ${first}::timestamp at time zone 'Europe/Berlin'
      and paid_at < (${first}::timestamp + interval '1 month') at time zone 'Europe/Berlin'
    order by paid_at, number`
}

/** What a payout settles: what the store was owed is positive. */
export type PaidLine = {
  kind: (typeof payoutLineKinds)[number]
  reference: string
  cents: number
  buyerId: string | null
  company: string | null
  /** Commission of which its invoice is posted, in place of what was withheld. */
  isInvoiced: boolean
}
type PlacedLine = PaidLine & { position: string; id: string }

/** The lines of a payout in the order in which they were booked, page by page. */
export const paidLinePages = (
  sql: Queryable,
  storeId: string,
  payoutId: string,
): AsyncGenerator<readonly PaidLine[]> => {
  const order = {
    key: sql`b.booked_at`,
    keyType: 'timestamptz',
    id: sql`b.id`,
    idType: 'uuid',
    isDescending: false,
  } satisfies CursorOrder
  return cursorPages<PlacedLine>(sql, order, {
    read: ({ bound, orderBy, limit }) => sql<PlacedLine[]>`
      select to_json(l.booked_at) #>> '{}' as position, l.id, l.kind, l.reference, l.cents, l.buyer_id, l.is_invoiced,
        d.content -> 'billing' ->> 'companyName' as company
      from (
        select b.booked_at, b.id, b.kind, b.reference, -e.amount_cents as cents, b.buyer_id, p.store_id,
          b.kind = 'COMMISSION' and not ${isFromBefore(sql)} as is_invoiced
        from payout p
        join payout_entry pe on pe.store_id = p.store_id and pe.payout_id = p.id
        join ledger_entry e on e.booking_id = pe.booking_id and e.position = pe.position
        join ledger_booking b on b.id = e.booking_id
        where p.store_id = ${storeId} and p.id = ${payoutId} and ${bound}
        order by ${orderBy} limit ${limit}) l
      left join document d on d.number = l.reference and d.store_id = l.store_id and l.kind in ('SALE', 'CREDIT_NOTE')
      order by l.booked_at, l.id`,
    boundOf: ({ position, id }) => ({ key: position, id }),
  })
}

/** A payout that the bank has sent back. */
export type ReturnedPayout = { number: string; returnedOn: string; amountCents: number }

export const findReturnedPayouts = (sql: Queryable, storeId: string, month: string) => {
  const first = `${month}-01`
  return sql<ReturnedPayout[]>`
    select number, to_char(returned_at at time zone 'Europe/Berlin', 'YYYY-MM-DD') as returned_on, amount_cents from payout
    where store_id = ${storeId} and returned_at >= ${first}::timestamp at time zone 'Europe/Berlin'
      and returned_at < (${first}::timestamp + interval '1 month') at time zone 'Europe/Berlin'
    order by returned_at, number`
}
