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
    claimsApart(db),
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
    from shipment p, jsonb_array_elements(p.lines) line where p.claim_id is null group by 1, 2, 3
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
  having o.refunded_cents <> coalesce(sum(r.amount_cents - r.set_off_cents), 0)`

// What has left is invoiced, parcel by parcel; the rest of it when it leaves. What is sent again costs nothing.
const documentsApart = (db: Db) => db<Broken>`
  with part as (
    select s.*, (s.totals ->> 'gross')::bigint - coalesce((
        select sum(r.amount_cents) from refund r
        where r.buyer_id = s.buyer_id and r.order_id = s.order_id and r.store_id = s.store_id), 0) as kept,
      (select sum((d.content -> 'totals' ->> 'gross')::bigint) from document d
        where d.buyer_id = s.buyer_id and d.order_id = s.order_id and d.store_id = s.store_id) as documented,
      (select count(*) from document d where d.buyer_id = s.buyer_id and d.order_id = s.order_id
        and d.store_id = s.store_id and d.type = 'INVOICE') as invoices,
      (select count(*) from shipment p
        where p.buyer_id = s.buyer_id and p.order_id = s.order_id and p.store_id = s.store_id and p.claim_id is null) as parcels,
      exists (select from order_line l where l.buyer_id = s.buyer_id and l.order_id = s.order_id
        and l.store_id = s.store_id and l.shipped_quantity + l.cancelled_quantity < l.quantity) as is_open
    from sub_order s
  )
  select 'I6: the documents of ' || sub_order_number || ' amount to ' || documented || ', not its sum less its refunds ' || kept
    as broken
  from part where parcels > 0 and case when is_open then documented > kept else documented is distinct from kept end
  union all
  select 'I6: ' || sub_order_number || ' has ' || invoices || ' invoices for ' || parcels || ' parcels'
  from part where invoices <> parcels
  union all
  select 'I6: the invoices of ' || p.sub_order_number || ' are not about what was sent of ' || l.sku_id
  from part p join order_line l using (buyer_id, order_id, store_id)
  left join (
    select d.buyer_id, d.order_id, line ->> 'skuId' as sku_id, sum((line ->> 'quantity')::int) as pieces
    from document d, jsonb_array_elements(d.content -> 'lines') line
    where d.type = 'INVOICE' and line ->> 'kind' = 'GOODS' group by 1, 2, 3
  ) invoiced using (buyer_id, order_id, sku_id)
  where l.shipped_quantity <> coalesce(invoiced.pieces, 0)`

const numbersWithGaps = (db: Db) => db<Broken>`
  select 'I6: numbers of ' || d.type || ' of store ' || d.store_id || ' have gaps' as broken
  from document d join document_issuer i using (store_id)
  group by d.store_id, d.type, i.invoices, i.credit_notes, i.delivery_notes
  having count(*) <> case d.type when 'INVOICE' then i.invoices when 'CREDIT_NOTE' then i.credit_notes else i.delivery_notes end
    or max(split_part(d.number, '-', 2)::int) <> count(*)`

// Paid back once, for pieces that had left; sent again as often as was promised, and never more than was claimed.
const claimsApart = (db: Db) => db<Broken>`
  with claimed as (
    select c.buyer_id, c.order_id, l.sku_id, sum(l.refunded_quantity) as refunded,
      sum(l.quantity - l.refunded_quantity) filter (where c.status not in ('CLOSED', 'WITHDRAWN')) as open
    from claim c join claim_line l on l.buyer_id = c.buyer_id and l.claim_id = c.id group by 1, 2, 3
  )
  select 'I2: ' || l.credited_quantity || ' pieces of ' || l.sku_id || ' in order ' || l.order_id || ' are credited, claims say '
    || coalesce(c.refunded, 0) as broken
  from order_line l left join claimed c using (buyer_id, order_id, sku_id)
  where l.credited_quantity <> coalesce(c.refunded, 0)
  union all
  select 'I2: more of ' || l.sku_id || ' in order ' || l.order_id || ' is in claims than was sent'
  from order_line l join claimed c using (buyer_id, order_id, sku_id)
  where l.returned_quantity + l.credited_quantity + coalesce(c.open, 0) > l.shipped_quantity
  union all
  select 'I2: claim ' || c.number || ' has refunds without pieces, or pieces without refunds'
  from claim c
  join sub_order s using (buyer_id, order_id, store_id)
  join claim_line l on l.buyer_id = c.buyer_id and l.claim_id = c.id
  group by c.buyer_id, c.id, s.totals
  having (sum(l.refunded_quantity) > 0) <> exists (
    select from refund r where r.buyer_id = c.buyer_id and r.order_id = c.order_id and r.claim_id = c.id)
    and (s.totals ->> 'gross')::bigint > 0
  union all
  select 'I1: the parcels of claim ' || c.number || ' do not hold what was sent of ' || l.sku_id
  from claim c join claim_line l on l.buyer_id = c.buyer_id and l.claim_id = c.id
  where l.resent_quantity <> coalesce((
    select sum((line ->> 'quantity')::int) from shipment p, jsonb_array_elements(p.lines) line
    where p.buyer_id = c.buyer_id and p.order_id = c.order_id and p.claim_id = c.id and line ->> 'skuId' = l.sku_id), 0)
  union all
  select 'I2: claim ' || c.number || ' is closed and still promises goods'
  from claim c join claim_line l on l.buyer_id = c.buyer_id and l.claim_id = c.id
  where c.status in ('CLOSED', 'WITHDRAWN') and l.resent_quantity < l.replaced_quantity`
