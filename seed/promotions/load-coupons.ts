import type { Db } from '../../api/platform/db.ts'
import { demoCoupons } from './demo-coupons.ts'

const DAY_MS = 86_400_000

/** The demo's coupons; most were valid before the first order and are for a year from the load. */
export async function loadCoupons(db: Db, baseDate: Date): Promise<void> {
  const stores = await db<{ id: string; slug: string }[]>`select id, slug from store`
  const at = (days: number) => new Date(baseDate.getTime() + days * DAY_MS)
  const rows = demoCoupons.map(({ code, kind, value, store, days = [-200, 365], de, en, ...limits }) => ({
    code,
    kind,
    value,
    storeId: store ? (stores.find(({ slug }) => slug === store)?.id ?? null) : null,
    minimumCents: limits.minimumCents ?? 0,
    limitTotal: limits.limitTotal ?? null,
    limitPerBuyer: limits.limitPerBuyer ?? null,
    startsAt: at(days[0]),
    endsAt: at(days[1]),
    descriptionDe: de,
    descriptionEn: en,
  }))
  await db`insert into coupon ${db(rows)} on conflict (code) do nothing`
}
