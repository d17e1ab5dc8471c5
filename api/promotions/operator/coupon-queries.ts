import { COUNTED, type CursorInput } from '../../../contract/platform/paging.ts'
import type { CouponBearer, CouponSort, CouponView } from '../../../contract/operator/coupons.ts'
import { cursorPage, type CursorOrder } from '../../http/cursor.ts'
import { escapeLike, type Queryable } from '../../platform/db.ts'
import type { Coupon } from '../coupon.ts'

/** Which lines are listed; undefined does not narrow. Codes that were made together are one line. */
export type CouponSearch = {
  now: Date
  view: CouponView
  sort: CouponSort
  /** Slug. */
  store?: string | undefined
  q?: string | undefined
}

export type CouponRow = Omit<Coupon, 'code' | 'storeId' | 'redeemedCount' | 'redeemedByBuyer' | 'isForBuyer'> & {
  /** The code that stands for the line, which its cursor names. */
  id: string
  position: string
  couponId: string
  name: string
  isMany: boolean
  codeCount: number
  storeSlug: string | null
  storeName: string | null
  buyerCount: number
  borneBy: CouponBearer
  usedCount: number
  isUsedUp: boolean
  orderCount: number
  netCents: number
  discountCents: number
}

/** Each is carried by an index over the lines. */
const orderOf = (sql: Queryable, sort: CouponSort): CursorOrder =>
  ({
    END: { key: sql`u.ends_at`, keyType: 'timestamptz', id: sql`u.code`, idType: 'text', isDescending: true },
    START: { key: sql`u.starts_at`, keyType: 'timestamptz', id: sql`u.code`, idType: 'text', isDescending: true },
    NAME: {
      key: sql`lower(coalesce(u.batch_name, u.code))`,
      keyType: 'text',
      id: sql`u.code`,
      idType: 'text',
      isDescending: false,
    },
  })[sort] as CursorOrder

/** One page of lines. Throws VALIDATION for a cursor that no page has named. */
export function findCoupons(sql: Queryable, search: CouponSearch, window: CursorInput) {
  const order = orderOf(sql, search.sort)
  const { bound, orderBy, limit } = cursorPage(sql, order, window)
  return sql<CouponRow[]>`
    with page as materialized (
      select u.*, to_json(${order.key}) #>> '{}' as position from coupon u
      where ${isFound(sql, search)} and ${bound} order by ${orderBy} limit ${limit})
    select ${lineColumns(sql)}, u.position from page u ${besideLine(sql)} order by ${orderBy}`
}

/** One line, by its code or by what names its codes together. */
export const findCoupon = (sql: Queryable, id: string) => sql<Omit<CouponRow, 'position'>[]>`
  select ${lineColumns(sql)} from coupon u ${besideLine(sql)}
  where u.is_first and (u.batch_id is null and u.code = ${id} or u.batch_id::text = ${id})`

export async function countCoupons(sql: Queryable, search: CouponSearch): Promise<number> {
  const [row] = await sql<[{ count: number }]>`
    select count(*)::int as count from (
      select from coupon u where ${isFound(sql, search)} limit ${COUNTED + 1}) found`
  return row.count
}

export const findCodes = (sql: Queryable, id: string) => sql<{ code: string; usedCount: number }[]>`
  select code, redeemed_count as used_count from coupon where code = ${id} or batch_id::text = ${id} order by code`

export const findNamedOf = (sql: Queryable, id: string) => sql<{ id: string; name: string | null }[]>`
  select n.buyer_id as id, nullif(c.name, '') as name from coupon_buyer n join company c on c.id = n.buyer_id
  where n.line = ${id} order by c.name, n.buyer_id`

const lineColumns = (sql: Queryable) => sql`
  u.code as id, coalesce(u.batch_id::text, u.code) as coupon_id, coalesce(u.batch_name, u.code) as name, u.batch_id is not null as is_many,
  codes.code_count, codes.used_count, codes.is_used_up, u.kind, u.value, s.slug as store_slug, s.name as store_name, u.minimum_cents,
  u.limit_total, u.limit_per_buyer, u.starts_at, u.ends_at, u.description_de, u.description_en,
  u.audience, u.borne_by, (select count(n.buyer_id)::int from coupon_buyer n where n.line = coalesce(u.batch_id::text, u.code)) as buyer_count,
  used.order_count, used.net_cents, used.discount_cents`

// What is being paid now is no order yet.
const besideLine = (sql: Queryable) => sql`
  left join store s on s.id = u.store_id
  cross join lateral (
    select count(*)::int as code_count, sum(redeemed_count)::int as used_count,
      bool_and(limit_total is not null and redeemed_count >= limit_total) as is_used_up
    from coupon c where c.code = u.code or c.batch_id = u.batch_id) codes
  cross join lateral (
    select count(*)::int as order_count, coalesce(sum((o.totals ->> 'net')::bigint), 0)::bigint as net_cents,
      coalesce(sum((o.totals ->> 'discount')::bigint), 0)::bigint as discount_cents
    from coupon c join coupon_redemption r on r.coupon_code = c.code
      join orders o on o.buyer_id = r.buyer_id and o.id = r.order_id
    where (c.code = u.code or c.batch_id = u.batch_id) and not r.is_reserved) used`

const isUsable = (sql: Queryable) => sql`exists (
  select from coupon c where (c.code = u.code or c.batch_id = u.batch_id)
    and (c.limit_total is null or c.redeemed_count < c.limit_total))`

function isFound(sql: Queryable, { now, view, store, q = '' }: CouponSearch) {
  return sql`u.is_first and ${inView(sql, view, now)}
    ${store ? sql`and u.store_id = (select id from store where slug = ${store})` : sql``}
    ${isNamed(sql, q.trim())}`
}

const inView = (sql: Queryable, view: CouponView, now: Date) =>
  ({
    CURRENT: () => sql`u.ends_at > ${now}`,
    PLANNED: () => sql`u.starts_at > ${now} and u.ends_at > ${now}`,
    LIVE: () => sql`u.starts_at <= ${now} and u.ends_at > ${now} and ${isUsable(sql)}`,
    USED_UP: () => sql`u.ends_at > ${now} and not ${isUsable(sql)}`,
    OVER: () => sql`u.ends_at <= ${now}`,
    ALL: () => sql`true`,
  })[view]()

// Each way to name a line has an index; a code of many leads to the line that it is of.
function isNamed(sql: Queryable, q: string) {
  if (q === '') return sql``
  const code = `${escapeLike(q.toUpperCase())}%`
  return sql`and (u.code like ${code} or lower(u.batch_name) like ${`${escapeLike(q.toLowerCase())}%`}
    or u.batch_id = any(array(select batch_id from coupon where code like ${code} and batch_id is not null limit 5000)))`
}
