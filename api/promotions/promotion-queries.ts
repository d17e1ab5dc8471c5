import type { Promotion } from '../../contract/promotions.ts'
import type { Language } from '../../contract/platform/values.ts'
import type { Queryable } from '../platform/db.ts'
import type { Deps } from '../platform/deps.ts'
import { cacheBriefly } from '../platform/reads/cache-briefly.ts'
import { pictureUrl } from '../products/pictures/picture-url.ts'
import { isOn, type Showing } from '../platform/reads/showing.ts'
import type { PromotionPlace } from './promotion.ts'

export type PromotionRow = {
  slug: string
  nameDe: string
  nameEn: string
  picture: string
  slot: string
  url: string
}

const MOST = 12

/** Those of a place that are on now, in their order; none of a store that is not eligible for sale. */
export const findPromotions = (sql: Queryable, { placement, slugs }: PromotionPlace, showing: Showing) => sql<
  PromotionRow[]
>`
  select p.slug, p.name_de, p.name_en, p.picture, p.slot, p.url
  from promotion p left join store s on s.id = p.store_id
  where p.placement = ${placement} and (p.place_slug is null or p.place_slug = any(${slugs}))
    and ${isOn(sql, showing)} and (p.store_id is null or s.status = 'ACTIVE')
  order by p.sort, p.slug limit ${MOST}`

export const toPromotion = (
  { slug, nameDe, nameEn, picture, slot, url }: PromotionRow,
  language: Language,
): Promotion => ({
  id: slug,
  name: language === 'de' ? nameDe : nameEn,
  imageUrl: pictureUrl(picture),
  slot,
  url,
})

type PlacedPromotion = PromotionRow & { placement: PromotionPlace['placement']; placeSlug: string | null }

/** All of listings that are on now, in their order, but those of a store that is not eligible for sale. */
const findPlacedPromotions = async (sql: Queryable, now: Date): Promise<PlacedPromotion[]> => sql<PlacedPromotion[]>`
  select p.slug, p.name_de, p.name_en, p.picture, p.slot, p.url, p.placement, p.place_slug
  from promotion p left join store s on s.id = p.store_id
  where p.placement <> 'HOME' and ${isOn(sql, { now, withDrafts: false })} and (p.store_id is null or s.status = 'ACTIVE')
  order by p.sort, p.slug`

/** How listings, of slices below this one, read what stands among their goods: at most as old as they may be. */
export function promotionReader({ db, clock, catalogIndex }: Pick<Deps, 'db' | 'clock' | 'catalogIndex'>) {
  const placed = cacheBriefly(catalogIndex.maxAgeMs, () => findPlacedPromotions(db, clock.now()))
  const read = async ({ placement, slugs }: PromotionPlace, language: Language): Promise<Promotion[]> =>
    (await placed())
      .filter((row) => row.placement === placement && (row.placeSlug === null || slugs.includes(row.placeSlug)))
      .slice(0, MOST)
      .map((row) => toPromotion(row, language))
  return Object.assign(read, { drop: placed.drop })
}
