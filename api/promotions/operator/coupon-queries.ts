import type { Queryable } from '../../platform/db.ts'
import type { Coupon } from '../coupon.ts'

const MOST_LISTED = 500

export type CouponRow = Omit<Coupon, 'code' | 'storeId' | 'redeemedCount' | 'redeemedByBuyer'> & {
  id: string
  name: string
  isMany: boolean
  codeCount: number
  storeSlug: string | null
  storeName: string | null
  usedCount: number
  orderCount: number
  netCents: number
  discountCents: number
}

/** Codes that were made together are one row: they have the same terms. What is being paid now is no order yet. */
export const findCoupons = (sql: Queryable, { endsAfter, id }: { endsAfter: Date | null; id?: string }) => {
  const one = id === undefined ? sql`` : sql`and (u.code = ${id} or u.batch_id::text = ${id})`
  return sql<CouponRow[]>`
    select coalesce(batch_id::text, code) as id, coalesce(min(batch_name), min(code)) as name, batch_id is not null as is_many,
      count(*)::int as code_count, sum(redeemed_count)::int as used_count, min(kind) as kind, min(value) as value,
      min(s.slug) as store_slug, min(s.name) as store_name, min(minimum_cents) as minimum_cents, min(limit_total) as limit_total,
      min(limit_per_buyer) as limit_per_buyer, min(starts_at) as starts_at, max(ends_at) as ends_at,
      min(u.description_de) as description_de, min(u.description_en) as description_en,
      sum(used.order_count)::int as order_count, sum(used.net_cents)::bigint as net_cents, sum(used.discount_cents)::bigint as discount_cents
    from coupon u left join store s on s.id = u.store_id cross join lateral (
      select count(*) as order_count, coalesce(sum((o.totals ->> 'net')::bigint), 0) as net_cents,
        coalesce(sum((o.totals ->> 'discount')::bigint), 0) as discount_cents
      from coupon_redemption r join orders o on o.buyer_id = r.buyer_id and o.id = r.order_id
      where r.coupon_code = u.code and not r.is_reserved) used
    where (${endsAfter}::timestamptz is null or ends_at > ${endsAfter}) ${one}
    group by batch_id, coalesce(batch_id::text, code)
    order by max(ends_at) desc, 1 limit ${MOST_LISTED}`
}

export const findCodes = (sql: Queryable, id: string) => sql<{ code: string; usedCount: number }[]>`
  select code, redeemed_count as used_count from coupon where code = ${id} or batch_id::text = ${id} order by code`
