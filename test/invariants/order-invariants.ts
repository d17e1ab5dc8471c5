import type { Db } from '../../api/platform/db.ts'

type Broken = { broken: string }[]

/** What breaks the life of orders as SQL sees it (I1, I2, I6): pieces, statuses, refunds and documents. */
export async function brokenOrderLives(db: Db): Promise<Broken> {
  const rows = await Promise.all([
    statusesApart(db),
    piecesApart(db),
    refundsBeyondTheirOrder(db),
    documentsApart(db),
    numbersWithGaps(db),
  ])
  return rows.flat()
}

const statusesApart = (db: Db) => db<Broken>`
  select 'I1: the status of order ' || o.order_number || ' is not that of its parts' as broken
  from orders o join sub_order s on s.buyer_id = o.buyer_id and s.order_id = o.id
  group by o.buyer_id, o.id
  having o.status <> case when min(s.status) = max(s.status) then min(s.status) else 'MIXED' end`

const piecesApart = (db: Db) => db<Broken>`
  with sent as (
    select p.buyer_id, p.order_id, line ->> 'skuId' as sku_id, sum((line ->> 'quantity')::int) as pieces
    from shipment p, jsonb_array_elements(p.lines) line group by 1, 2, 3
  )
  select 'I1: the parcels of ' || s.sub_order_number || ' do not hold what was sent of ' || l.sku_id as broken
  from order_line l
  join sub_order s using (buyer_id, order_id, store_id)
  left join sent using (buyer_id, order_id, sku_id)
  where l.shipped_quantity <> coalesce(sent.pieces, 0)
  union all
  select 'I3: ' || s.sub_order_number || ' has ended and still holds ' || l.sku_id
  from order_line l join sub_order s using (buyer_id, order_id, store_id)
  where s.status in ('CANCELLED', 'REJECTED') and l.restocked_quantity <> l.quantity`

const refundsBeyondTheirOrder = (db: Db) => db<Broken>`
  select 'I2: more goes back of ' || s.sub_order_number || ' than it cost' as broken
  from sub_order s join refund r using (buyer_id, order_id, store_id)
  group by s.buyer_id, s.order_id, s.store_id
  having sum(r.amount_cents) > (s.totals ->> 'gross')::bigint
  union all
  select 'I2: what went back of order ' || o.order_number || ' is not the sum of its refunds'
  from orders o
  left join refund r on r.buyer_id = o.buyer_id and r.order_id = o.id and r.paid_back_at is not null
  group by o.buyer_id, o.id
  having o.refunded_cents <> coalesce(sum(r.amount_cents), 0)`

const documentsApart = (db: Db) => db<Broken>`
  select 'I6: the documents of ' || s.sub_order_number || ' are not its sum less its refunds' as broken
  from sub_order s join document d using (buyer_id, order_id, store_id)
  group by s.buyer_id, s.order_id, s.store_id
  having count(*) filter (where d.type = 'INVOICE') <> 1
    or sum((d.content -> 'totals' ->> 'gross')::bigint) <> (s.totals ->> 'gross')::bigint - (
      select coalesce(sum(r.amount_cents), 0) from refund r
      where r.buyer_id = s.buyer_id and r.order_id = s.order_id and r.store_id = s.store_id)`

const numbersWithGaps = (db: Db) => db<Broken>`
  select 'I6: numbers of ' || d.type || ' of store ' || d.store_id || ' have gaps' as broken
  from document d join document_issuer i using (store_id)
  group by d.store_id, d.type, i.invoices, i.credit_notes, i.delivery_notes
  having count(*) <> case d.type when 'INVOICE' then i.invoices when 'CREDIT_NOTE' then i.credit_notes else i.delivery_notes end
    or max(split_part(d.number, '-', 2)::int) <> count(*)`
