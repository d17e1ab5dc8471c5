import { visibleTo } from '../products/visibility.ts'
import type { Queryable } from '../platform/db.ts'
import type { OrderedProduct } from './choose-again.ts'

/** So many products ordered before are looked at, those ordered last. */
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
> & { isInWishlist: boolean }

/** What to propose to who has not ordered yet: the wishlist, then what sells best; only what is in stock. */
export async function findProposals(sql: Queryable, buyerId: string, limit: number) {
  return sql<Proposal[]>`
    select p.sku_id, p.final_price_cents, p.tier_prices, p.price_unit, w.sku_id is not null as is_in_wishlist, p.count_per_box, p.minimum_quantity, k.quantity as stock
    from product p join stock k using (sku_id)
    left join wishlist_item w on w.sku_id = p.sku_id and w.buyer_id = ${buyerId}
    where ${visibleTo(sql, buyerId)} and k.quantity >= p.minimum_quantity + p.count_per_box
      and p.sku_id in (
        (select sku_id from wishlist_item where buyer_id = ${buyerId} order by added_at desc, sku_id limit 50)
        union all
        (select sku_id from product where status = 'ACTIVE' order by popularity desc, sku_id limit 50))
    order by is_in_wishlist desc, w.added_at desc, p.popularity desc, p.sku_id
    limit ${limit}`
}

export type OpenDeliveries = { count: number; storeNames: string[]; orderId: string | null }

/** What has left a store and has not arrived. */
export async function findOpenDeliveries(sql: Queryable, buyerId: string): Promise<OpenDeliveries> {
  const [row] = await sql<[OpenDeliveries]>`
    select count(*)::int as count, coalesce(array_agg(distinct store_name), '{}') as store_names,
      case when count(distinct order_id) = 1 then min(order_id::text) end as order_id
    from sub_order where buyer_id = ${buyerId} and status = 'SHIPPED'`
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
