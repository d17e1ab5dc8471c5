import type postgres from 'postgres'
import type { FilterCounts, OrderFilter } from '../../contract/orders/order-filters.ts'
import type { SubOrderStatus } from '../../contract/orders/orders.ts'
import type { Queryable } from '../platform/db.ts'
import type { OrderEntryRow } from './queries.ts'
import { inDays } from '../platform/wall-clock.ts'

/** Which of a buyer's orders are listed; null and undefined do not narrow. */
export type OrderSearch = {
  /** Of a part of the order. */
  statuses: readonly SubOrderStatus[] | null
  q?: string | undefined
  storeId?: string | undefined
  /** Days in Germany, both within. */
  from?: string | undefined
  to?: string | undefined
}

const MOST_HITS = 3

/** One page of a buyer's orders, newest first, with up to four pictures each and the lines that the search has found. */
export async function findOrders(
  sql: Queryable,
  buyerId: string,
  { offset, limit, ...search }: OrderSearch & { offset: number; limit: number },
) {
  return sql<OrderEntryRow[]>`
    select o.id, o.order_number, o.created_at, o.status,
      o.payment_status, o.payment_due_at, o.gross_cents,
      (select count(*)::int from order_line l where l.buyer_id = o.buyer_id and l.order_id = o.id) as item_count,
      (select json_agg(json_build_object('storeName', s.store_name, 'status', s.status) order by s.sub_order_number)
        from sub_order s where s.buyer_id = o.buyer_id and s.order_id = o.id) as stores,
      (select json_agg(image_url order by position)
        from (select l.image_url, l.position from order_line l
          where l.buyer_id = o.buyer_id and l.order_id = o.id order by l.position limit 4) l) as image_urls,
      (select max(p.shipped_at) from shipment p where p.buyer_id = o.buyer_id and p.order_id = o.id) as shipped_at,
      ${arrivesBy(sql)} as arrives_by, ${deliveredAt(sql)} as delivered_at,
      exists (select from document d where d.buyer_id = o.buyer_id and d.order_id = o.id) as has_documents, placer_of(o.buyer_id, o.placed_by) as placed_by,
      (select coalesce(json_agg(json_build_object('productSkuId', sku_id, 'nameDe', name_de, 'nameEn', name_en,
          'quantity', quantity, 'lineCents', final_price_cents::bigint * quantity / price_unit + setup_fee_cents)
          order by position), '[]')
        from (select * from order_line l
          where l.buyer_id = o.buyer_id and l.order_id = o.id and ${search.q ? lineHas(sql, search.q) : sql`false`}
          order by l.position limit ${MOST_HITS}) l) as hits
    from orders o
    where o.buyer_id = ${buyerId} and ${isFound(sql, search)}
    order by o.created_at desc, o.id
    limit ${limit} offset ${offset}`
}

type MonthRow = { month: string; count: number; cancelledCount: number; grossCents: number }

/** By month how many there are and what they come to, without those that were cancelled or refused as a whole. */
export const sumOrders = (sql: Queryable, buyerId: string, search: OrderSearch) => sql<MonthRow[]>`
  select ${monthOf(sql)} as month, count(*)::int as count,
    (count(*) filter (where o.status in ('CANCELLED', 'REJECTED')))::int as cancelled_count,
    coalesce(sum(o.gross_cents) filter (where o.status not in ('CANCELLED', 'REJECTED')), 0)::bigint as gross_cents
  from orders o where o.buyer_id = ${buyerId} and ${isFound(sql, search)} group by 1 order by 1 desc`

type FilteredSearch = Omit<OrderSearch, 'statuses'> & { filters: Record<OrderFilter, readonly SubOrderStatus[]> }

/** How many are in each state, of those that all but the state leaves. */
export async function countByFilter(sql: Queryable, buyerId: string, { filters, ...search }: FilteredSearch) {
  const of = (filter: OrderFilter) => sql`count(*) filter (where ${hasPartIn(sql, filters[filter])})`
  const [row] = await sql<[{ counts: FilterCounts }]>`
    select json_build_object('ALL', count(*), 'TO_PAY', ${of('TO_PAY')}, 'UNDER_WAY', ${of('UNDER_WAY')},
      'ARRIVED', ${of('ARRIVED')}, 'ENDED', ${of('ENDED')}) as counts
    from orders o where o.buyer_id = ${buyerId} and ${isFound(sql, { ...search, statuses: null })}`
  return row.counts
}

export async function findOrderChoices(sql: Queryable, buyerId: string) {
  const [row] = await sql<[{ stores: { storeId: string; storeName: string }[]; months: string[] }]>`
    select
      (select coalesce(json_agg(json_build_object('storeId', store_id, 'storeName', store_name)
          order by lower(store_name), store_id), '[]')
        from (select distinct on (s.store_id) s.store_id, s.store_name
          from sub_order s join orders o on o.buyer_id = s.buyer_id and o.id = s.order_id
          where s.buyer_id = ${buyerId} order by s.store_id, o.created_at desc) newest) as stores,
      array(select distinct ${monthOf(sql)} as month from orders o where o.buyer_id = ${buyerId} order by 1 desc) as months`
  return row
}

// When the last part arrived, unless another one is still to come.
const deliveredAt = (sql: Queryable): postgres.Fragment => sql`
  case when not ${hasPartIn(sql, ['PENDING_PAYMENT', 'PLACED', 'CONFIRMED', 'SHIPPED'])} then (
    select max(first_at) from (select min(e.at) as first_at from order_event e
      where e.buyer_id = o.buyer_id and e.order_id = o.id and e.status in ('DELIVERED', 'COMPLETED')
      group by e.store_id) parts) end`

// Of all parts that are still to leave; a promise of one alone would be none of the order.
const arrivesBy = (sql: Queryable): postgres.Fragment => sql`(
  select case when bool_and(s.arrives_by is not null) then max(s.arrives_by) end from sub_order s
  where s.buyer_id = o.buyer_id and s.order_id = o.id and s.status in ('PENDING_PAYMENT', 'PLACED', 'CONFIRMED'))`

const hasPartIn = (sql: Queryable, statuses: readonly SubOrderStatus[]): postgres.Fragment => sql`
  exists (select from sub_order s
    where s.buyer_id = o.buyer_id and s.order_id = o.id and s.status in ${sql(statuses)})`

const monthOf = (sql: Queryable) => sql`to_char(o.created_at at time zone 'Europe/Berlin', 'YYYY-MM')`

const isFound = (sql: Queryable, { statuses, q, storeId, from, to }: OrderSearch): postgres.Fragment => sql`
  ${statuses ? hasPartIn(sql, statuses) : sql`true`}
  ${
    storeId
      ? sql`and exists (select from sub_order s
        where s.buyer_id = o.buyer_id and s.order_id = o.id and s.store_id = ${storeId})`
      : sql``
  }
  and ${inDays(sql, sql`o.created_at`, { from, to })}
  ${q ? sql`and ${isNamed(sql, q)}` : sql``}`

const isNamed = (sql: Queryable, q: string): postgres.Fragment => sql`
  (${has(sql, sql`o.order_number`, q)}
    or exists (select from sub_order s
      where s.buyer_id = o.buyer_id and s.order_id = o.id and ${has(sql, sql`s.store_name`, q)})
    or exists (select from order_line l
      where l.buyer_id = o.buyer_id and l.order_id = o.id and ${lineHas(sql, q)}))`

const lineHas = (sql: Queryable, q: string): postgres.Fragment =>
  has(sql, sql`concat_ws(' ', l.name_de, l.name_en, l.brand, l.sku_id)`, q)

const has = (sql: Queryable, text: postgres.Fragment, q: string): postgres.Fragment =>
  sql`position(lower(${q}) in lower(${text})) > 0`
