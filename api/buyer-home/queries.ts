import { visibleTo } from '../products/visibility.ts'
import type { Queryable } from '../platform/db.ts'
import { mostOrdered } from '../platform/reads/most-ordered.ts'
import type { OrderedProduct } from './choose-again.ts'

/** How many products are considered: those ordered last. */
const MOST_ORDERED = 400

/** What the buyer has ordered without a design and may order today, newest first. */
export async function findOrderedProducts(sql: Queryable, buyerId: string): Promise<OrderedProduct[]> {
  return sql<OrderedProduct[]>`
    with ordered as (
      select l.sku_id, max(o.created_at) as ordered_at, count(*)::int as times,
        (array_agg(l.quantity order by o.created_at desc, o.id))[1] as last_quantity,
        (array_agg(l.final_price_cents order by o.created_at desc, o.id))[1] as last_unit_price_cents,
        (array_agg(l.price_unit order by o.created_at desc, o.id))[1] as last_price_unit
      from order_line l join orders o on o.buyer_id = l.buyer_id and o.id = l.order_id
      where l.buyer_id = ${buyerId} and l.design is null and l.cancelled_quantity < l.quantity
      group by l.sku_id
      order by 2 desc, 1
      limit ${MOST_ORDERED}
    )
    select ordered.*, p.final_price_cents, p.tier_prices, p.price_unit, p.count_per_box, p.minimum_quantity,
      coalesce(k.quantity, 0) as stock
    from ordered join product p using (sku_id) left join stock k using (sku_id)
    where ${visibleTo(sql, buyerId)}
    order by ordered.ordered_at desc, p.sku_id`
}

export type Proposal = Omit<
  OrderedProduct,
  'orderedAt' | 'times' | 'lastQuantity' | 'lastUnitPriceCents' | 'lastPriceUnit'
> & { isInWishlist: boolean; isOrdered: boolean }

/** What to propose to who has not ordered yet: the wishlist, then what is ordered most; only what is in stock. */
export async function findProposals(sql: Queryable, buyerId: string, limit: number) {
  return sql<Proposal[]>`
    select p.sku_id, p.final_price_cents, p.tier_prices, p.price_unit, w.sku_id is not null as is_in_wishlist, p.order_count > 0 as is_ordered,
      p.count_per_box, p.minimum_quantity, k.quantity as stock
    from product p join stock k using (sku_id)
    left join wishlist_item w on w.sku_id = p.sku_id and w.buyer_id = ${buyerId}
    where ${visibleTo(sql, buyerId)} and k.quantity >= p.minimum_quantity + p.count_per_box
      and p.sku_id in (
        (select sku_id from wishlist_item where buyer_id = ${buyerId} order by added_at desc, sku_id limit 50)
        union all
        (select p.sku_id from product p where p.status = 'ACTIVE' order by ${mostOrdered(sql)} limit 50))
    order by is_in_wishlist desc, w.added_at desc, ${mostOrdered(sql)}
    limit ${limit}`
}

export type ExpectedDeliveries = {
  count: number
  storeNames: string[]
  orderId: string | null
  /** Days in Germany, '2026-11-24'; null where none is known. */
  earliest: string | null
  latest: string | null
  inDays: number | null
  others: number
}

/**
 * What comes on the day that is promised first, from today on; where no day is, what has left a store. A parcel's day counts
 * before the order's.
 */
export async function findExpectedDeliveries(sql: Queryable, buyerId: string, now: Date): Promise<ExpectedDeliveries> {
  const today = sql`(${now}::timestamptz at time zone 'Europe/Berlin')::date`
  const [row] = await sql<[ExpectedDeliveries]>`
    with expected as (
      select s.order_id, s.store_name, s.status, coalesce(p.arrives_by, s.arrives_by) as latest,
        greatest(case when coalesce(p.arrives_by, s.arrives_by) = s.arrives_by then s.arrives_from else p.arrives_by end,
          ${today}) as earliest
      from sub_order s left join lateral (
        select min(arrives_by) as arrives_by from shipment
        where buyer_id = s.buyer_id and order_id = s.order_id and store_id = s.store_id and arrives_by >= ${today}) p on true
      where s.buyer_id = ${buyerId} and s.status in ('PLACED', 'CONFIRMED', 'SHIPPED')
    ), soonest as (select min(latest) as latest from expected where latest >= ${today})
    , shown as (
      select e.* from expected e, soonest
      where case when soonest.latest is null then e.status = 'SHIPPED' else e.latest = soonest.latest end)
    select count(*)::int as count, coalesce(array_agg(distinct store_name), '{}') as store_names,
      case when count(distinct order_id) = 1 then min(order_id::text) end as order_id,
      (select latest from soonest) as latest,
      case when (select latest from soonest) is not null then min(earliest) end as earliest,
      case when (select latest from soonest) is not null then min(earliest) - ${today} end as in_days,
      ((select count(*) from expected) - count(*))::int as others
    from shown`
  return row
}

export type WaitingRequests = { count: number; grossCents: number; requestedBy: string[]; requestId: string | null }

/** Orders of others in the company that wait for approval; who was erased has no name. */
export async function findWaitingRequests(
  sql: Queryable,
  { companyId, personId }: { companyId: string; personId: string },
): Promise<WaitingRequests> {
  const [row] = await sql<[WaitingRequests]>`
    with waiting as (
      select r.id, r.gross_cents, nullif(concat_ws(' ', a.first_name, a.last_name), '') as name
      from order_request r left join account a on a.id = r.requested_by and a.erased_at is null
      where r.buyer_id = ${companyId} and r.status = 'WAITING' and r.requested_by <> ${personId})
    select count(*)::int as count, coalesce(sum(gross_cents), 0)::bigint as gross_cents,
      coalesce(array_agg(distinct name) filter (where name is not null), '{}') as requested_by,
      case when count(*) = 1 then min(id::text) end as request_id
    from waiting`
  return row
}

export type OpenPayments = {
  count: number
  grossCents: number
  dueAt: Date | null
  orderNumber: string | null
  orderId: string | null
}

/** Orders that wait for a transfer, with the number of the one due first. */
export async function findOpenPayments(sql: Queryable, buyerId: string): Promise<OpenPayments> {
  const [row] = await sql<[OpenPayments]>`
    select count(*)::int as count, coalesce(sum(gross_cents), 0)::bigint as gross_cents, min(payment_due_at) as due_at,
      (array_agg(order_number order by payment_due_at, id))[1] as order_number,
      case when count(*) = 1 then min(id::text) end as order_id
    from orders
    where buyer_id = ${buyerId} and payment_status = 'UNPAID' and status = 'PENDING_PAYMENT'`
  return row
}
