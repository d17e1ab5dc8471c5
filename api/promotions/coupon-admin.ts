import type { Queryable } from '../platform/db.ts'
import { inBerlin } from '../platform/wall-clock.ts'
import type { Coupon } from './coupon.ts'

/** Window in wall-clock time of Germany ('YYYY-MM-DD HH:MM'); the end is the first minute it is not valid any more. */
export type NewCoupon = Pick<
  Coupon,
  | 'code'
  | 'kind'
  | 'value'
  | 'storeId'
  | 'minimumCents'
  | 'limitTotal'
  | 'limitPerBuyer'
  | 'descriptionDe'
  | 'descriptionEn'
> & { from: string; until: string }

/** False when there is a coupon with this code already. */
export async function createCoupon(sql: Queryable, coupon: NewCoupon): Promise<boolean> {
  const created = await sql`
    insert into coupon (code, kind, value, store_id, minimum_cents, limit_total, limit_per_buyer, starts_at, ends_at,
      description_de, description_en)
    values (${coupon.code}, ${coupon.kind}, ${coupon.value}, ${coupon.storeId}, ${coupon.minimumCents},
      ${coupon.limitTotal}, ${coupon.limitPerBuyer}, ${inBerlin(sql, coupon.from)}, ${inBerlin(sql, coupon.until)},
      ${coupon.descriptionDe}, ${coupon.descriptionEn})
    on conflict (code) do nothing`
  return created.count === 1
}

/**
 * Ends the coupon now; what was ordered with it stays. False when there is none with this code or it is over already.
 * One that has not begun never will.
 */
export async function endCoupon(sql: Queryable, code: string, now: Date): Promise<boolean> {
  const ended = await sql`
    update coupon set ends_at = ${now}, starts_at = least(starts_at, ${now}::timestamptz)
    where code = ${code} and ends_at > ${now}`
  return ended.count === 1
}

export type ListedCoupon = Omit<Coupon, 'redeemedByBuyer'> & { storeSlug: string | null }

/** Those that end last come first. */
export const listCoupons = (sql: Queryable, { endsAfter }: { endsAfter: Date | null }) => sql<ListedCoupon[]>`
  select code, kind, value, store_id, s.slug as store_slug, minimum_cents,
    limit_total, limit_per_buyer, redeemed_count,
    starts_at, ends_at, u.description_de, u.description_en
  from coupon u left join store s on s.id = u.store_id
  where ${endsAfter}::timestamptz is null or ends_at > ${endsAfter}
  order by ends_at desc, code`

export async function findStoreId(sql: Queryable, slug: string): Promise<string | null> {
  const [store] = await sql<{ id: string }[]>`select id from store where slug = ${slug}`
  return store?.id ?? null
}
