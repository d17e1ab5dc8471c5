import type postgres from 'postgres'
import type { Viewer } from '../products/price.ts'
import { isBuyable } from '../products/buyable.ts'
import { catalogueCompany, visibleTo } from '../products/visibility.ts'
import type { Queryable } from '../platform/db.ts'
import { mostOrdered } from '../platform/reads/most-ordered.ts'
import { isOn, type Showing } from '../platform/reads/showing.ts'

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

/** When it is shown; null is without a beginning or an end. A draft is shown by previews alone. */
export type CarouselTimes = { startsAt: Date | null; endsAt: Date | null; isDraft: boolean }
export type HeldCarousel = CarouselRow & CarouselTimes & { version: number }

/** All of the home page in their order; of a moment only what is shown then, and none of a collection that is not. */
export const findCarousels = (sql: Queryable, showing: Showing | null = null) => sql<HeldCarousel[]>`
  select slug, slot, type, title_de, title_en, view_more_url,
    collection_slug, rule, category_slug, starts_at, ends_at, is_draft, version
  from carousel where placement = 'HOME' ${showing ? sql`and ${isOn(sql, showing)} and ${hasCollection(sql, showing)}` : sql``}
  order by sort, slug`

const hasCollection = (sql: Queryable, showing: Showing) => sql`(collection_slug is null
  or exists (select from collection where collection.slug = collection_slug and ${isOn(sql, showing)}))`

/** More than a carousel shows: some may be sold out by then, or not for the viewer's eyes. */
export const MOST_CANDIDATES = 18

export type Candidates = { carousel: string; skuIds: string[] }

/** Of which goods each PRODUCT carousel chooses, in its order; of those a viewer may see where one is given, else of all. */
export async function findCandidates(
  sql: Queryable,
  carousels: readonly CarouselRow[],
  viewer: Viewer | null = null,
): Promise<Candidates[]> {
  const choices = carousels
    .filter(({ type }) => type === 'PRODUCT')
    .map((carousel) => sql`select ${carousel.slug} as carousel, array(${chosenFor(sql, viewer, carousel)}) as sku_ids`)
  const [first, ...others] = choices
  return first ? sql<Candidates[]>`${others.reduce((all, choice) => sql`${all} union all ${choice}`, first)}` : []
}

/** In an order that an index has, so that it can give the first ones without a look at the others. */
function chosenFor(sql: Queryable, viewer: Viewer | null, { collectionSlug, rule, categorySlug }: CarouselRow) {
  const visible = viewer ? visibleTo(sql, catalogueCompany(viewer.account)) : sql`p.status = 'ACTIVE'`
  if (collectionSlug !== null)
    return sql`
      select p.sku_id from collection_product held join product p on p.sku_id = held.sku_id left join stock k on k.sku_id = p.sku_id
      where ${visible} and held.collection_slug = ${collectionSlug} and not held.is_priced
      order by not ${isBuyable(sql)}, held.rank, p.sku_id limit ${MOST_CANDIDATES}`
  const isReduced = rule === 'SALE' ? sql`p.final_price_cents < p.price_cents` : sql`true`
  const order = rule === 'NEWEST' ? sql`p.created_at desc, p.sku_id` : mostOrdered(sql)
  // Of all goods there are enough that can be bought: to sort the others behind them would read all.
  const first = (where: postgres.Fragment) => sql`
    select p.sku_id, p.created_at, p.order_count, p.popularity from product p left join stock k on k.sku_id = p.sku_id
    where ${visible} and ${where} and ${isReduced} and ${isBuyable(sql)} order by ${order} limit ${MOST_CANDIDATES}`
  if (categorySlug === null) return sql`select sku_id from (${first(sql`true`)}) p order by ${order}`
  // Either level has an index of its own; a slug is of one of them.
  const leaf = first(sql`p.category_slug = ${categorySlug}`)
  const root = first(sql`p.root_category_slug = ${categorySlug}`)
  return sql`select sku_id from ((${leaf}) union (${root})) p order by ${order} limit ${MOST_CANDIDATES}`
}
