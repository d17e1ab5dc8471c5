import type postgres from 'postgres'
import { eurosOf, moneyText } from '../../contract/platform/money.ts'
import type { StoreCard } from '../../contract/stores.ts'
import type { Language } from '../../contract/platform/values.ts'
import type { Queryable } from '../platform/db.ts'
import { mostOrdered } from '../platform/reads/most-ordered.ts'
import { productPictureUrls } from '../platform/pictures/picture-address.ts'
import { pauseColumn, pauseText, type ShownPause } from './pause-text.ts'
import { coverUrlOf, logoUrlOf, type StorePictures } from './picture-address.ts'
import type { PictureRecipe } from '../platform/pictures/picture-recipe.ts'
import type { PictureService } from '../platform/pictures/pictures.ts'

/** What a store card is made from: `select ${storeCardColumns(sql)} from store s where …`. */
export type StoreCardRow = StorePictures & {
  storeId: string
  slug: string
  storeName: string
  isActive: boolean
  taglineDe: string
  taglineEn: string
  city: string
  minimumOrderCents: number
  ratingSum: number
  ratingCount: number
  pause: ShownPause | null
  bestProducts: { skuId: string; picture: PictureRecipe }[]
}

/**
 * Columns over `s` (store). The best products are those every viewer may see: of the first page the best of each shape,
 * then the second of each.
 */
export const storeCardColumns = (sql: Queryable): postgres.Fragment => sql`
  s.id as store_id, s.slug, s.name as store_name, s.status = 'ACTIVE' as is_active, s.tagline_de,
  s.tagline_en, s.city, s.minimum_order_cents, s.rating_sum,
  s.rating_count, s.logo, s.cover, ${pauseColumn(sql)} as pause,
  (select coalesce(jsonb_agg(jsonb_build_object('skuId', varied.sku_id, 'picture', varied.picture)
     order by varied.nth, varied.place), '[]')
   from (select best.*, row_number() over (partition by best.picture ->> 'archetype' order by best.place) as nth
         from (select p.sku_id, p.picture, row_number() over (order by ${mostOrdered(sql)}) as place
               from product p where p.store_id = s.id and p.status = 'ACTIVE' and not p.is_exclusive
               order by ${mostOrdered(sql)} limit 24) best
         order by nth, place limit ${CANDIDATES}) varied) as best_products`

const CANDIDATES = 8
const SHOWN = 3

export function toStoreCard(row: StoreCardRow, language: Language, pictures: CoverPictures): StoreCard {
  const paused = pauseText(row.pause, language)
  return {
    storeId: row.storeId,
    storeUrl: `/stores/${row.slug}`,
    slug: row.slug,
    mediaUrl: logoUrlOf(row),
    coverUrls: threeDifferent(row.bestProducts, pictures).flatMap((product) =>
      productPictureUrls(product, language, pictures).slice(0, 1),
    ),
    ...(row.cover && { ownCoverUrl: coverUrlOf(row.slug, row.cover) }),
    storeName: row.storeName,
    tagline: language === 'de' ? row.taglineDe : row.taglineEn,
    minimumOrderAmount: eurosOf(row.minimumOrderCents),
    minimumOrderAmountText: moneyText(row.minimumOrderCents, language),
    city: row.city,
    rating: row.ratingCount === 0 ? null : { average: averageOf(row), count: row.ratingCount },
    isEligibleForSale: row.isActive,
    ...(paused && { pauseText: paused }),
  }
}

type CoverPictures = Pick<PictureService, 'viewsOf' | 'setOf'>

/** One after the other what differs most from those before: in shape, in the colour of its set, in its own. */
function threeDifferent(products: StoreCardRow['bestProducts'], { setOf }: CoverPictures) {
  const left = [...products]
  const chosen: typeof left = []
  const likeness = ({ picture }: (typeof left)[number]) =>
    chosen.reduce((sum, { picture: other }) => {
      const isSameShape = picture.archetype === other.archetype
      const isSameSet = setOf(picture.archetype) === setOf(other.archetype)
      return sum + 4 * Number(isSameShape) + 2 * Number(isSameSet) + Number(picture.palette === other.palette)
    }, 0)
  while (chosen.length < SHOWN && left.length > 0) {
    const next = left.reduce((best, product) => (likeness(product) < likeness(best) ? product : best))
    chosen.push(...left.splice(left.indexOf(next), 1))
  }
  return chosen
}

/** Of one decimal. */
const averageOf = (row: StoreCardRow) => Math.round((row.ratingSum / row.ratingCount) * 10) / 10
