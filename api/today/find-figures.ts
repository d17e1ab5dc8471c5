import type { Language } from '../../contract/platform/values.ts'
import { FIGURE_DAYS } from '../../contract/today/today.ts'
import type { Queryable } from '../platform/db.ts'
import { isSold } from '../platform/reads/is-sold.ts'
import { DAY_MS, ordersSince } from './orders-since.ts'

/** Who has bought so long before comes back. */
const RETURN_DAYS = 90

export type DayRow = { day: string; netCents: number; orders: number }

/** Days in Germany with orders, of eight weeks. */
export const findDays = (sql: Queryable, storeId: string, now: Date) => sql<DayRow[]>`
  select (o.created_at at time zone 'Europe/Berlin')::date as day, count(*)::int as orders,
    sum((s.totals ->> 'net')::bigint - (s.totals ->> 'discount')::bigint)::bigint as net_cents
  from ${ordersSince(sql, storeId, new Date(now.getTime() - (2 * FIGURE_DAYS + 1) * DAY_MS))} and ${isSold(sql)}
  group by 1 order by 1`

export type WeekRow = { week: number; buyers: number; returning: number }

/**
 * Of the companies that ordered in a week, counted back from today, how many had ordered within the 90 days before; the weeks 0 to 7.
 */
export const findReturning = (sql: Queryable, storeId: string, { now, today }: { now: Date; today: string }) => sql<
  WeekRow[]
>`
  with bought as (
    select s.buyer_id, o.created_at, (${today}::date - (o.created_at at time zone 'Europe/Berlin')::date) / 7 as week,
      lag(o.created_at) over (partition by s.buyer_id order by o.created_at) as before
    from ${ordersSince(sql, storeId, new Date(now.getTime() - (2 * FIGURE_DAYS + RETURN_DAYS + 1) * DAY_MS))} and ${isSold(sql)}
  )
  select week, count(distinct buyer_id)::int as buyers,
    (count(distinct buyer_id) filter (where before >= created_at - make_interval(days => ${RETURN_DAYS})))::int as returning
  from bought where week < ${(2 * FIGURE_DAYS) / 7} group by week order by week`

export type BestSellerRow = {
  skuId: string
  supplierSku: string
  name: string
  pieces: number
  netCents: number
  sellable: number | null
}

export const findBestSellers = (
  sql: Queryable,
  storeId: string,
  { since, language }: { since: Date; language: Language },
) => sql<BestSellerRow[]>`
  with sold as (
    select l.sku_id, max(case ${language}::text when 'de' then l.name_de else l.name_en end) as name,
      coalesce(max(l.supplier_sku), l.sku_id) as supplier_sku, sum(l.quantity - l.cancelled_quantity)::int as pieces,
      sum((l.final_price_cents::bigint * (l.quantity - l.cancelled_quantity)) / l.price_unit)::bigint as net_cents
    from (select s.buyer_id, s.order_id from ${ordersSince(sql, storeId, since)} and ${isSold(sql)}) part
    join order_line l on l.buyer_id = part.buyer_id and l.order_id = part.order_id and l.store_id = ${storeId}
    group by l.sku_id having sum(l.quantity - l.cancelled_quantity) > 0
    order by net_cents desc, l.sku_id limit 5
  )
  select sold.*, stock.quantity as sellable from sold left join stock using (sku_id) order by net_cents desc, sku_id`
