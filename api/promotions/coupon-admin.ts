import type { Queryable } from '../platform/db.ts'
import { inBerlin } from '../platform/wall-clock.ts'
import type { CouponBearer } from '../../contract/operator/coupons.ts'
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
> & {
  from: string
  until: string
  audience?: Coupon['audience']
  /** Who bears what it takes off the goods; its store where it is not given. */
  borneBy?: CouponBearer
  /** Those that are named, where it is for them. */
  buyerIds?: string[]
}

/** Codes of the same terms; `batch` is what they are called together. */
export type NewCoupons = Omit<NewCoupon, 'code'> & {
  codes: string[]
  batch: { id: string; name: string } | null
}

/** Adds those codes that there is no coupon of; answers how many. */
export async function createCoupons(sql: Queryable, { codes, batch, ...terms }: NewCoupons): Promise<number> {
  const { audience = 'ALL', borneBy = 'STORE', buyerIds = [] } = terms
  const created = await sql`
    insert into coupon (code, kind, value, store_id, minimum_cents, limit_total, limit_per_buyer, starts_at, ends_at,
      description_de, description_en, batch_id, batch_name, audience, borne_by)
    select code, ${terms.kind}, ${terms.value}, ${terms.storeId}::uuid, ${terms.minimumCents}, ${terms.limitTotal}::int,
      ${terms.limitPerBuyer}::int, ${inBerlin(sql, terms.from)}, ${inBerlin(sql, terms.until)}, ${terms.descriptionDe},
      ${terms.descriptionEn}, ${batch?.id ?? null}::uuid, ${batch?.name ?? null},
      ${audience}, ${borneBy}
    from unnest(${codes}::text[]) as made (code)
    on conflict (code) do nothing`
  if (buyerIds.length > 0 && created.count > 0)
    await sql`insert into coupon_buyer (buyer_id, line) select id, ${batch?.id ?? codes[0]!} from unnest(${buyerIds}::uuid[]) id`
  return created.count
}

/** False when there is a coupon with this code already. */
export const createCoupon = async (sql: Queryable, { code, ...terms }: NewCoupon): Promise<boolean> =>
  (await createCoupons(sql, { ...terms, codes: [code], batch: null })) === 1

/**
 * Ends the coupon, or all codes of a batch, now; what was ordered with it stays. False when there is none with this code or it is
 * over already. One that has not begun never will.
 */
export async function endCoupon(sql: Queryable, id: string, now: Date): Promise<boolean> {
  const ended = await sql`
    update coupon set ends_at = ${now}, starts_at = least(starts_at, ${now}::timestamptz)
    where (code = ${id} or batch_id::text = ${id}) and ends_at > ${now}`
  return ended.count > 0
}

export type ListedCoupon = Omit<Coupon, 'redeemedByBuyer' | 'isForBuyer'> & {
  storeSlug: string | null
  borneBy: CouponBearer
  /** How many companies are named. */
  buyerCount: number
}

/** Those that end last come first. */
export const listCoupons = (sql: Queryable, { endsAfter }: { endsAfter: Date | null }) => sql<ListedCoupon[]>`
  select code, kind, value, store_id, s.slug as store_slug, minimum_cents,
    limit_total, limit_per_buyer, redeemed_count,
    starts_at, ends_at, u.description_de, u.description_en, audience, borne_by,
    (select count(*)::int from coupon_buyer b where b.line = coalesce(u.batch_id::text, u.code)) as buyer_count
  from coupon u left join store s on s.id = u.store_id
  where ${endsAfter}::timestamptz is null or ends_at > ${endsAfter}
  order by ends_at desc, code`

export async function findStoreId(sql: Queryable, slug: string): Promise<string | null> {
  const [store] = await sql<{ id: string }[]>`select id from store where slug = ${slug}`
  return store?.id ?? null
}

/** The companies that are named, by an e-mail address of somebody there or by their id, and what names none. */
export async function findNamedBuyers(sql: Queryable, typed: string[]): Promise<{ ids: string[]; unknown: string[] }> {
  const rows = await sql<{ given: string; ids: string[] }[]>`
    select given, array(
      select m.company_id from account a join membership m on m.account_id = a.id
      where lower(a.email) = lower(given) and a.erased_at is null and m.company_id is not null
      union select c.id from company c where c.id::text = lower(given) and c.erased_at is null) as ids
    from unnest(${typed}::text[]) given`
  return {
    ids: [...new Set(rows.flatMap(({ ids }) => ids))],
    unknown: rows.filter(({ ids }) => ids.length === 0).map(({ given }) => given),
  }
}
