import { inTransaction, type Db, type Queryable } from '../platform/db.ts'
import { recordChange } from '../platform/page-changes.ts'
import { inBerlin } from '../platform/wall-clock.ts'
import type { Placement } from './promotion.ts'
import type { PromotionRow } from './promotion-queries.ts'

/** Window in wall-clock time of Germany ('YYYY-MM-DD HH:MM'); the end is the first minute it is not shown any more. */
export type NewPromotion = PromotionRow & {
  placement: Placement
  /** Category or store it is shown on; null for all of the placement. */
  placeSlug: string | null
  storeId: string | null
  sort: number
  from: string
  until: string
}

/** False when there is a promotion of this slug already. */
export async function createPromotion(db: Db, promotion: NewPromotion): Promise<boolean> {
  const { slug, nameDe, nameEn, picture, placement, placeSlug, slot, url, storeId, sort, from, until } = promotion
  return inTransaction(db, async (tx) => {
    const created = await tx`
      insert into promotion (slug, name_de, name_en, picture, placement, place_slug, slot, url, store_id, sort,
        starts_at, ends_at)
      values (${slug}, ${nameDe}, ${nameEn}, ${picture}, ${placement}, ${placeSlug}, ${slot}, ${url}, ${storeId},
        ${sort}, ${inBerlin(tx, from)}, ${inBerlin(tx, until)})
      on conflict (slug) do nothing`
    if (created.count === 1) await recordChange(tx, tagsOf(placement))
    return created.count === 1
  })
}

/** Takes it away now; one that has not begun never will. False when there is none of this slug or it is over already. */
export async function endPromotion(db: Db, slug: string, now: Date): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const [ended] = await tx<{ placement: Placement }[]>`
      update promotion set ends_at = ${now}, starts_at = least(starts_at, ${now}::timestamptz)
      where slug = ${slug} and ends_at > ${now} returning placement`
    if (ended) await recordChange(tx, tagsOf(ended.placement))
    return ended !== undefined
  })
}

export type ListedPromotion = Omit<NewPromotion, 'storeId' | 'from' | 'until'> & {
  storeSlug: string | null
  startsAt: Date
  endsAt: Date
}

/** By placement and in the order they are shown. */
export const listPromotions = (sql: Queryable, { endsAfter }: { endsAfter: Date | null }) => sql<ListedPromotion[]>`
  select p.slug, p.name_de, p.name_en, p.picture, p.placement, p.place_slug,
    p.slot, p.url, s.slug as store_slug, p.sort, p.starts_at, p.ends_at
  from promotion p left join store s on s.id = p.store_id
  where ${endsAfter}::timestamptz is null or p.ends_at > ${endsAfter}
  order by p.placement, p.sort, p.slug`

/** Whether the category or store is there that a promotion is to be shown on. */
export async function existsPlace(sql: Queryable, placement: Placement, slug: string): Promise<boolean> {
  const [found] =
    placement === 'STORE'
      ? await sql`select 1 from store where slug = ${slug}`
      : await sql`select 1 from category where slug = ${slug} and ${placement} = 'CATEGORY'`
  return found !== undefined
}

const tagsOf = (placement: Placement) => (placement === 'HOME' ? ['home'] : ['listings'])
