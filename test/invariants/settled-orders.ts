import type { Db } from '../../api/platform/db.ts'

type Broken = { broken: string }[]

/**
 * What breaks I6 and I11 once all money has moved: each part of an order against its documents and the ledger, and what is owed
 * of orders that are settled.
 */
export async function documentsApart(db: Db): Promise<string[]> {
  const rows = await db<Broken>`
    with part as (
      select s.buyer_id, s.order_id, s.store_id, s.sub_order_number as number,
        case when s.status in ('CANCELLED', 'REJECTED') then 0 else (s.totals ->> 'gross')::bigint - coalesce((
          select sum(r.amount_cents) from refund r
          where r.buyer_id = s.buyer_id and r.order_id = s.order_id and r.store_id = s.store_id), 0) end as kept,
        coalesce((select sum((d.content -> 'totals' ->> 'gross')::bigint) from document d
          where d.buyer_id = s.buyer_id and d.order_id = s.order_id and d.store_id = s.store_id), 0) as documented,
        coalesce((select sum(e.amount_cents) from ledger_booking b join ledger_entry e on e.booking_id = b.id
          where b.buyer_id = s.buyer_id and b.order_id = s.order_id and b.store_id = s.store_id
            and b.kind in ('SALE', 'CREDIT_NOTE') and e.account = 'BUYER'), 0) as booked
      from sub_order s
    )
    select number || ': of ' || kept || ' cents ' || documented || ' are on documents, ' || booked || ' in the ledger' as broken
    from part where kept <> documented or kept <> booked
    union all
    select o.order_number || ' is settled, and ' || sum(e.amount_cents) || ' cents are owed'
    from orders o join ledger_booking b on b.buyer_id = o.buyer_id and b.order_id = o.id
    join ledger_entry e on e.booking_id = b.id and e.account = 'BUYER'
    group by o.buyer_id, o.id having sum(e.amount_cents) <> 0`
  return rows.map(({ broken }) => broken)
}
