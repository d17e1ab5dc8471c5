import type { Caller } from '../../api/http/caller.ts'
import type { Db } from '../../api/platform/db.ts'
import type { Deps } from '../../api/platform/deps.ts'
import { silentJobs } from '../../api/platform/jobs/jobs.ts'
import { demoSupplier } from '../demo-callers.ts'

const HOUR_MS = 3_600_000

export type DemoArticle = { skuId: string; supplierSku: string; nameDe: string; priceCents: number }
/** One who works for a store of the demo's suppliers, and the goods of it that sell least: what is tried out there is in nobody's way. */
export type DemoMember = { caller: Caller<'supplier'>; goods: DemoArticle[] }

/** The demo's suppliers in the order of their e-mails, each with so many of their goods on sale. */
export async function readDemoMembers(db: Db, count: number): Promise<DemoMember[]> {
  const members = await db<{ personId: string; membershipId: string; storeId: string; goods: DemoArticle[] }[]>`
    select a.id as person_id, m.id as membership_id, m.store_id, coalesce((
      select jsonb_agg(jsonb_build_object('skuId', sku_id, 'supplierSku', supplier_sku, 'nameDe', name_de, 'priceCents', price_cents)
        order by popularity, sku_id)
      from (
        select p.sku_id, p.supplier_sku, p.name_de, p.price_cents, p.popularity
        from product p where p.store_id = m.store_id and p.status = 'ACTIVE' and not p.is_exclusive and not p.has_draft
        order by p.popularity, p.sku_id limit ${count}) g), '[]') as goods
    from membership m join account a on a.id = m.account_id
    where m.store_id is not null and a.email in ('supplier@demo.tresen.example', 'pappelei@demo.tresen.example')
    order by a.email`
  return members.map(({ goods, ...member }) => ({ caller: demoSupplier(member), goods }))
}

/** Deps as they were so many hours before the demo's today, with nobody to be told. */
export function hoursBefore(deps: Deps, baseDate: Date, hours: number): Deps {
  const at = new Date(baseDate.getTime() - hours * HOUR_MS)
  return { ...deps, clock: { now: () => at }, jobs: silentJobs(deps.jobs) }
}
