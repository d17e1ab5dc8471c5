import type { Promotion } from '../../contract/promotions.ts'
import type { Language } from '../../contract/platform/values.ts'
import type { Queryable } from '../platform/db.ts'
import type { Deps } from '../platform/deps.ts'
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
export const findPromotions = (sql: Queryable, { placement, slugs }: PromotionPlace, now: Date) => sql<PromotionRow[]>`
  select p.slug, p.name_de, p.name_en, p.picture, p.slot, p.url
  from promotion p left join store s on s.id = p.store_id
  where p.placement = ${placement} and (p.place_slug is null or p.place_slug = any(${slugs}))
    and p.starts_at <= ${now} and p.ends_at > ${now} and (p.store_id is null or s.status = 'ACTIVE')
  order by p.sort, p.slug limit ${MOST}`

export const toPromotion = (
  { slug, nameDe, nameEn, picture, slot, url }: PromotionRow,
  language: Language,
): Promotion => ({
  id: slug,
  name: language === 'de' ? nameDe : nameEn,
  imageUrl: `/pictures/stored/${picture}`,
  slot,
  url,
})

/** How listings, of slices below this one, read what stands among their goods. */
export const promotionReader =
  ({ db, clock }: Pick<Deps, 'db' | 'clock'>) =>
  async (place: PromotionPlace, language: Language): Promise<Promotion[]> =>
    (await findPromotions(db, place, clock.now())).map((row) => toPromotion(row, language))
