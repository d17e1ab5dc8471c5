import type { Db } from '../../api/platform/db.ts'
import { demoCarousels, demoPromotions } from './demo-promotions.ts'

const DAY_MS = 86_400_000

/** What the home page, listings and a store put forward; some of it is over or still to come. */
export async function loadPromotions(db: Db, baseDate: Date): Promise<void> {
  const stores = await db<{ id: string; slug: string }[]>`select id, slug from store`
  const at = (days: number) => new Date(baseDate.getTime() + days * DAY_MS)
  const promotions = demoPromotions.map(({ days = [-30, 365], place = null, store, de, en, ...promotion }, i) => ({
    ...promotion,
    nameDe: de,
    nameEn: en,
    placeSlug: place,
    storeId: stores.find(({ slug }) => slug === store)?.id ?? null,
    sort: i + 1,
    startsAt: at(days[0]),
    endsAt: at(days[1]),
  }))
  await db`insert into promotion ${db(promotions)} on conflict (slug) do nothing`
  const carousels = demoCarousels.map(({ slug, slot, type, url, collection, rule, category, de, en }, i) => ({
    slug,
    placement: 'HOME',
    slot,
    type,
    titleDe: de,
    titleEn: en,
    viewMoreUrl: url,
    collectionSlug: collection ?? null,
    rule: rule ?? null,
    categorySlug: category ?? null,
    sort: i + 1,
  }))
  await db`insert into carousel ${db(carousels)} on conflict (slug) do nothing`
}
