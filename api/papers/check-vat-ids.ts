import { vies } from '../account/profile/check-vat-id.ts'
import type { Queryable } from '../platform/db.ts'
import type { Deps } from '../platform/deps.ts'

type VatCheck = { storeId: string; vatId: string }

const BATCH = 10

/**
 * Asks the register for the VAT ids of stores that were not asked for within a day, or are others since. The register is often
 * away: the last answer about the same id stands until there is another, and who got none waits ten minutes for the next turn.
 */
export async function checkVatIds({
  backgroundDb: sql,
  clock,
  viesUrl,
}: Pick<Deps, 'backgroundDb' | 'clock' | 'viesUrl'>): Promise<void> {
  if (!viesUrl) return
  const ask = vies(viesUrl)
  for (const due of await findDueChecks(sql, clock.now())) {
    const status = await ask(due.vatId).catch(() => null)
    await writeVatCheck(sql, { ...due, status, now: clock.now() })
  }
}

const findDueChecks = (sql: Queryable, now: Date) => sql<VatCheck[]>`
  select s.id as store_id, s.legal->>'vatId' as vat_id from store s left join store_vat_check c on c.store_id = s.id
  where s.legal->>'vatId' <> '' and (c.store_id is null or c.vat_id <> s.legal->>'vatId' or (
    coalesce(c.checked_at, '-infinity') < ${now}::timestamptz - interval '1 day'
    and c.tried_at < ${now}::timestamptz - interval '10 minutes'))
  order by c.tried_at nulls first, s.id limit ${BATCH}`

const writeVatCheck = (
  sql: Queryable,
  { storeId, vatId, status, now }: VatCheck & { status: 'VALID' | 'INVALID' | null; now: Date },
) => sql`
  insert into store_vat_check (store_id, vat_id, status, checked_at, tried_at)
  values (${storeId}, ${vatId}, ${status}, ${status && now}, ${now})
  on conflict (store_id) do update set vat_id = excluded.vat_id, tried_at = excluded.tried_at,
    status = case when excluded.status is null and store_vat_check.vat_id = excluded.vat_id then store_vat_check.status
      else excluded.status end,
    checked_at = case when excluded.status is null and store_vat_check.vat_id = excluded.vat_id
      then store_vat_check.checked_at else excluded.checked_at end`
