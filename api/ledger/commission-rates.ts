import type { Queryable } from '../platform/db.ts'
import { newId } from '../platform/ids.ts'

/** Commission per ten-thousand of the net goods; without a store for all, without a category for every one. */
export type CommissionRate = { storeId: string | null; category: string | null; rateBp: number; validFrom: string }

/**
 * SQL of the rate that holds for a line `l` of an order on the day of `at` in Germany: the store's own before one for all,
 * a leaf category's before its root's before one for every category, the latest of those from that day or before; 0 where
 * none was agreed on.
 */
export const commissionRateOf = (sql: Queryable, at: Date) => sql`coalesce((
    select r.rate_bp from commission_rate r join product p on p.sku_id = l.sku_id
    where (r.store_id = l.store_id or r.store_id is null)
      and (r.category in (p.category_slug, p.root_category_slug) or r.category is null)
      and r.valid_from <= (${at}::timestamptz at time zone 'Europe/Berlin')::date
    order by r.store_id nulls last, (r.category = p.category_slug) desc nulls last, r.valid_from desc
    limit 1), 0)`

/** A rate for the same from the same day takes its place. What has shipped keeps the rate of its day. */
export async function writeCommissionRate(sql: Queryable, rate: CommissionRate): Promise<void> {
  const { storeId, category, rateBp, validFrom } = rate
  await sql`
    insert into commission_rate (id, store_id, category, rate_bp, valid_from)
    values (${newId()}, ${storeId}, ${category}, ${rateBp}, ${validFrom})
    on conflict (store_id, category, valid_from) do update set rate_bp = excluded.rate_bp`
}

/** What was agreed on for the same from the same day; null where nothing was. */
export async function findRateFrom(sql: Queryable, rate: Omit<CommissionRate, 'rateBp'>): Promise<number | null> {
  const { storeId, category, validFrom } = rate
  const [found] = await sql<{ rateBp: number }[]>`
    select rate_bp from commission_rate
    where store_id is not distinct from ${storeId} and category is not distinct from ${category} and valid_from = ${validFrom}`
  return found?.rateBp ?? null
}

/** Whether there are such a store and such a category; null stands for all. */
export async function findCommissionScope(
  sql: Queryable,
  scope: { storeSlug: string | null; category: string | null },
) {
  const [found] = await sql<[{ storeId: string | null; hasCategory: boolean }]>`
    select (select id from store where slug = ${scope.storeSlug}) as store_id,
      exists (select from category where slug = ${scope.category}) as has_category`
  return found
}

export const findCommissionRates = (sql: Queryable) =>
  sql<(CommissionRate & { storeSlug: string | null })[]>`
    select r.store_id, s.slug as store_slug, r.category, r.rate_bp, r.valid_from::text
    from commission_rate r left join store s on s.id = r.store_id
    order by s.slug nulls first, r.category nulls first, r.valid_from`
