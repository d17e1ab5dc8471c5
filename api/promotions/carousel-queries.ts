import type postgres from 'postgres'
import { seesPrices, type Viewer } from '../products/price.ts'
import { cardColumns, cardTables, type CardRow } from '../products/product-card.ts'
import { isBuyable } from '../products/buyable.ts'
import { visibleTo } from '../products/visibility.ts'
import type { Queryable } from '../platform/db.ts'

export type CarouselRow = {
  slug: string
  slot: string
  type: 'PROMOTION' | 'PRODUCT' | 'POST'
  titleDe: string
  titleEn: string
  viewMoreUrl: string
  collectionSlug: string | null
  rule: 'NEWEST' | 'BESTSELLER' | 'SALE' | null
  categorySlug: string | null
}

/** Those of a page in their order. */
export const findCarousels = (sql: Queryable, placement: 'HOME') => sql<CarouselRow[]>`
  select slug, slot, type, title_de, title_en, view_more_url,
    collection_slug, rule, category_slug
  from carousel where placement = ${placement} order by sort, slug`

const PRODUCTS_OF_A_CAROUSEL = 12

export type CarouselCardRow = CardRow & { carousel: string }

/**
 * The goods of all PRODUCT carousels at once, as far as the viewer may see them; of a collection what is sold out comes last. Who sees no prices does not learn either
 * which goods are reduced: a SALE carousel has none for them.
 */
export async function findCarouselCards(
  sql: Queryable,
  viewer: Viewer,
  carousels: CarouselRow[],
): Promise<CarouselCardRow[]> {
  const choices = carousels
    .filter(({ type, rule }) => type === 'PRODUCT' && (rule !== 'SALE' || seesPrices(viewer, null)))
    .map((carousel) => choiceOf(sql, viewer, carousel))
  const [first, ...others] = choices
  if (!first) return []
  const chosen = others.reduce((all, choice) => sql`${all} union all ${choice}`, first)
  return sql<CarouselCardRow[]>`
    select chosen.carousel, ${cardColumns(sql)} from (${chosen}) chosen join (${cardTables(sql)}) on p.sku_id = chosen.sku_id
    order by chosen.carousel, chosen.turn`
}

function choiceOf(sql: Queryable, viewer: Viewer, { slug, collectionSlug, rule, categorySlug }: CarouselRow) {
  const visible = visibleTo(sql, viewer.account?.id ?? null)
  const from = (tables: postgres.Fragment, where: postgres.Fragment, order: postgres.Fragment) => sql`
    (select ${slug} as carousel, p.sku_id, row_number() over (order by ${order}) as turn
    from ${tables} where ${visible} and ${where} order by turn limit ${PRODUCTS_OF_A_CAROUSEL})`
  if (collectionSlug !== null)
    return from(
      sql`collection_product held join product p on p.sku_id = held.sku_id left join stock k on k.sku_id = p.sku_id`,
      sql`held.collection_slug = ${collectionSlug}`,
      sql`not ${isBuyable(sql)}, held.rank, p.sku_id`,
    )
  const category = categorySlug === null ? sql`true` : sql`${categorySlug} in (p.category_slug, p.root_category_slug)`
  const isReduced = rule === 'SALE' ? sql`p.final_price_cents < p.price_cents` : sql`true`
  const order = rule === 'NEWEST' ? sql`p.created_at desc` : sql`p.popularity desc`
  // Of all goods there are enough that can be bought: to sort the others behind them would read all.
  const chosen = sql`${category} and ${isReduced} and ${isBuyable(sql)}`
  return from(sql`product p left join stock k on k.sku_id = p.sku_id`, chosen, sql`${order}, p.sku_id`)
}
