import type { Db, Queryable } from '../platform/db.ts'

/**
 * Books what the records of orders, documents and payments say since then, and the books do not: what was before there were
 * books, and what a version without them has written beside this one during a deploy. No commission is booked here: it
 * follows with the next step of an order. Returns how many bookings were missing.
 */
export async function bookMissing(db: Db, since: Date | null = null): Promise<number> {
  return db.begin(async (tx) => {
    // Every order there is, once in the life of a shop.
    await tx`set local statement_timeout = 0`
    const made = await tx`
      with past as materialized (
        select * from (${pastOf(tx)}) cause
        where cents <> 0 and (${since}::timestamptz is null or at >= ${since})
      ), booking as (
        insert into ledger_booking (id, kind, reference, buyer_id, order_id, store_id, booked_at)
        select gen_random_uuid(), kind, reference, buyer_id, order_id, store_id, at from past
        on conflict (kind, reference) do nothing
        returning id, kind, reference
      ), entry as (
        insert into ledger_entry (booking_id, position, account, party_id, amount_cents)
        select booking.id, side.position, side.account,
          case side.account when 'BUYER' then past.buyer_id when 'STORE' then past.store_id end, side.cents
        from booking join past using (kind, reference)
        cross join lateral (values (0, past.debit, past.cents), (1, past.credit, -past.cents)) side (position, account, cents)
      )
      select from booking`
    return made.count
  })
}

/** The first start with books: all that happened before is booked before anything new happens. */
export async function bookPast(db: Db): Promise<void> {
  const [booking] = await db`select from ledger_booking limit 1`
  if (!booking) await bookMissing(db)
}

/** Every cause of a booking as the other tables hold it, under the references of order-bookings.ts. */
export const pastOf = (sql: Queryable) => sql`
  select case d.type when 'INVOICE' then 'SALE' else 'CREDIT_NOTE' end as kind, d.number as reference, d.buyer_id, d.order_id,
    d.store_id, d.issued_at as at, 'BUYER' as debit, 'STORE' as credit, (d.content -> 'totals' ->> 'gross')::bigint as cents
  from document d where d.type in ('INVOICE', 'CREDIT_NOTE')
  union all
  select 'MONEY_IN', o.id::text, o.buyer_id, o.id, null, o.created_at,
    case when o.payment_method = 'BANK_TRANSFER' then 'BANK' else 'PROVIDER' end, 'BUYER', o.gross_cents
  from orders o
  where not o.is_captured_on_shipment and o.payment_method <> 'NET_TERMS'
    and o.payment_status in ('PAID', 'PARTIALLY_REFUNDED', 'REFUNDED')
  union all
  select 'MONEY_IN', r.number, r.buyer_id, r.order_id, r.store_id, r.paid_at, 'BANK', 'BUYER', r.paid_cents
  from receivable r where r.paid_at is not null
  union all
  select 'MONEY_IN', coalesce(s.capture_id::text, s.order_id || '.' || s.store_id), s.buyer_id, s.order_id, s.store_id,
    coalesce(s.paid_by_transfer_at, m.ended_at, s.status_at),
    case when s.paid_by_transfer_at is null then 'PROVIDER' else 'BANK' end, 'BUYER', payable_cents(s)
  from sub_order s
  join orders o on o.buyer_id = s.buyer_id and o.id = s.order_id
  left join payment_move m on m.buyer_id = s.buyer_id and m.id = s.capture_id
  where o.is_captured_on_shipment and (s.paid_by_transfer_at is not null or m.state = 'DONE')
  union all
  select 'MONEY_BACK', r.id::text, r.buyer_id, r.order_id, r.store_id, r.paid_back_at, 'BUYER',
    case when m.id is not null and not m.is_by_transfer then 'PROVIDER' else 'BANK' end, r.amount_cents - r.set_off_cents
  from refund r left join payment_move m on m.buyer_id = r.buyer_id and m.id = r.id
  where r.paid_back_at is not null
  union all
  select step.kind, c.id, c.buyer_id, p.order_id, null, step.at, step.debit, step.credit, c.amount_cents
  from chargeback c
  join payment p using (buyer_id, checkout_id)
  cross join lateral (values
    ('CHARGEBACK', c.charged_back_at, 'BUYER', 'PROVIDER'), ('CHARGEBACK_REVERSED', c.reversed_at, 'PROVIDER', 'BUYER')
  ) step (kind, at, debit, credit)
  where step.at is not null and p.order_id is not null`
