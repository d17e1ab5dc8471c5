import { pastOf } from '../../api/ledger/book-missing.ts'
import type { Db } from '../../api/platform/db.ts'

type Broken = { broken: string }[]

/** What breaks I11 as the marketplace's books see it: each cause booked once with its sum, each booking balanced. */
export async function brokenBooks(db: Db): Promise<Broken> {
  return (
    await Promise.all([causesApart(db), unbalanced(db), commissionsApart(db), couponsApart(db), receivablesApart(db)])
  ).flat()
}

// What came after an ended authorisation ('order.store') leaves no record of its own where the provider took it.
const causesApart = (db: Db) => db<Broken>`
  with past as (select kind, reference, sum(cents)::bigint as cents from (${pastOf(db)}) causes where cents <> 0 group by 1, 2),
  booked as (
    select b.kind, b.reference, sum(abs(e.amount_cents))::bigint / 2 as cents
    from ledger_booking b join ledger_entry e on e.booking_id = b.id
    where b.kind not in ('COMMISSION', 'COUPON', 'ADJUSTMENT') and b.kind not like 'PAYOUT%' and b.reference not like '%.%'
    group by b.kind, b.reference
  )
  select 'I11: ' || kind || ' ' || reference || ' is booked with ' || coalesce(booked.cents::text, 'nothing') || ', not '
    || coalesce(abs(past.cents)::text, 'nothing') as broken
  from past full join booked using (kind, reference)
  where reference not like '%.%' and abs(past.cents) is distinct from booked.cents`

const unbalanced = (db: Db) => db<Broken>`
  select 'I11: booking ' || b.kind || ' ' || b.reference || ' does not add up' as broken
  from ledger_booking b left join ledger_entry e on e.booking_id = b.id
  group by b.id having coalesce(sum(e.amount_cents), 1) <> 0`

const commissionsApart = (db: Db) => db<Broken>`
  select 'I11: commission of ' || s.sub_order_number || ' is ' || s.commission_cents || ', booked ' || coalesce(booked.cents, 0)
    as broken
  from sub_order s left join (
    select b.buyer_id, b.order_id, b.store_id, -sum(e.amount_cents)::bigint as cents
    from ledger_booking b join ledger_entry e on e.booking_id = b.id and e.account = 'COMMISSION'
    where b.kind = 'COMMISSION' group by 1, 2, 3
  ) booked using (buyer_id, order_id, store_id)
  where s.commission_cents <> coalesce(booked.cents, 0)`

// Where the marketplace bears a coupon, it owes what documents take off for it, with tax; of any other nothing. A credit note after empties or
// goodwill takes off what these gave back before, too.
const couponsApart = (db: Db) => db<Broken>`
  with part as (
    select s.sub_order_number as number,
      case when exists (select from refund r where r.buyer_id = s.buyer_id and r.order_id = s.order_id and r.store_id = s.store_id
          and r.reason in ('EMPTIES', 'GOODWILL')) then share.net
        when exists (select from coupon c where c.code = o.coupon_code and c.borne_by = 'MARKETPLACE') then coalesce((
        select sum((d.content -> 'totals' ->> 'discount')::bigint) from document d
        where d.buyer_id = s.buyer_id and d.order_id = s.order_id and d.store_id = s.store_id and d.type <> 'DELIVERY_NOTE'), 0)
        else 0 end as taken_off,
      share.net, share.gross, coalesce((
        select -sum(e.amount_cents) from ledger_booking b join ledger_entry e on e.booking_id = b.id and e.account = 'STORE'
        where b.buyer_id = s.buyer_id and b.order_id = s.order_id and b.store_id = s.store_id and b.kind = 'COUPON'), 0) as booked
    from sub_order s join orders o on o.buyer_id = s.buyer_id and o.id = s.order_id
    cross join lateral (
      select coalesce(sum("netCents"), 0) as net,
        coalesce(sum("netCents" + floor(("netCents" * "rateBp" + 5000) / 10000.0)), 0) as gross
      from jsonb_to_recordset(s.coupon_share) as rate ("netCents" bigint, "rateBp" bigint)) share
  )
  select 'I11: of the coupon of ' || number || ' ' || taken_off || ' cents are on documents, ' || net || ' with tax ' || gross
    || ' are borne, booked are ' || booked as broken
  from part where taken_off <> net or gross <> booked`

// On net terms a buyer owes what is open of the invoices, less what is still to be paid back.
const receivablesApart = (db: Db) => db<Broken>`
  select 'I11: of ' || s.sub_order_number || ' ' || money.open_cents || ' cents are open, booked are ' || coalesce(booked.cents, 0) as broken
  from sub_order s
  cross join lateral (select coalesce((select sum(open_cents) from receivable r
      where r.buyer_id = s.buyer_id and r.order_id = s.order_id and r.store_id = s.store_id), 0)
    - coalesce((select sum(amount_cents - set_off_cents) from refund r where r.buyer_id = s.buyer_id and r.order_id = s.order_id
      and r.store_id = s.store_id and r.is_owed and r.paid_back_at is null), 0) as open_cents) money
  left join (
    select b.buyer_id, b.order_id, b.store_id, sum(e.amount_cents)::bigint as cents
    from ledger_booking b join ledger_entry e on e.booking_id = b.id and e.account = 'BUYER' group by 1, 2, 3
  ) booked using (buyer_id, order_id, store_id)
  where s.terms_days is not null and money.open_cents <> coalesce(booked.cents, 0)`
