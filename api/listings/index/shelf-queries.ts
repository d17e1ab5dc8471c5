import type { Queryable } from '../../platform/db.ts'
import type { Category } from '../../products/categories.ts'

export type ShelfRow = {
  skuId: string
  storeId: string
  categorySlug: string
  rootCategorySlug: string
  brandSlug: string
  brand: string
  /** Not kept on the shelf. */
  nameDe: string
  nameEn: string
  finalPriceCents: number
  isSale: boolean
  isOrganic: boolean
  isExclusive: boolean
  isInStock: boolean
  popularity: number
  /** Microseconds since 1970. */
  createdAt: number
  ratingSum: number
  ratingCount: number
  attributes: ShelfAttribute[]
}
export type ShelfAttribute = {
  key: string
  de: { label: string; value: string }
  en: { label: string; value: string }
}

// By subqueries, so that a page is a page: a join could be planned as a reading of whole tables for each of them.
const shelfColumns = (sql: Queryable) => sql`
  p.sku_id, p.store_id, p.category_slug,
  p.root_category_slug, p.brand_slug, p.brand,
  p.name_de, p.name_en,
  p.final_price_cents, p.final_price_cents < p.price_cents as is_sale,
  p.is_organic, p.is_exclusive,
  coalesce((select k.quantity from stock k where k.sku_id = p.sku_id), 0)
    >= (p.minimum_quantity + p.count_per_box - 1) / p.count_per_box * p.count_per_box as is_in_stock,
  p.popularity, (extract(epoch from p.created_at) * 1000000)::bigint as created_at,
  p.rating_sum, p.rating_count,
  coalesce((select d.attributes from product_detail d where d.sku_id = p.sku_id), '[]') as attributes`

/** Of these products those on sale; not in stock is what has less than the smallest order. */
export const findShelfRows = (sql: Queryable, skuIds: string[]) => sql<ShelfRow[]>`
  select ${shelfColumns(sql)} from product p where p.status = 'ACTIVE' and p.sku_id = any(${skuIds})`

/** The next ones on sale behind an SKU, in the order of the key. */
export const findShelfPage = (sql: Queryable, { after, limit }: { after: string; limit: number }) => sql<ShelfRow[]>`
  select ${shelfColumns(sql)} from product p where p.status = 'ACTIVE' and p.sku_id > ${after}
  order by p.sku_id limit ${limit}`

export type ShelfStore = {
  id: string
  slug: string
  name: string
  descriptionDe: string
  descriptionEn: string
  minimumOrderCents: number
}

export const findShelfStores = (sql: Queryable) => sql<ShelfStore[]>`
  select id, slug, name, description_de, description_en,
    minimum_order_cents from store`

/** Both levels in their order. */
export const findShelfCategories = (sql: Queryable) => sql<Category[]>`
  select slug, parent_slug, name_de, name_en, show_in_footer
  from category order by sort, slug`

/** Where a look ended, by the database's clock, to ask from next time. */
export type ShelfMark = { snapshot: string; at: string }
export type ShelfChanges = ShelfMark & {
  skuIds: string[]
  /** Stores or categories. */
  isFrameChanged: boolean
  /** There was no look yet, or what it left out may be deleted: everything may have changed. */
  isForgotten: boolean
}

/** What was committed since that look, at most so many goods. */
export async function findShelfChanges(sql: Queryable, since: ShelfMark | null, most: number): Promise<ShelfChanges> {
  const isFresh = since
    ? sql`xid >= pg_snapshot_xmin(${since.snapshot}::pg_snapshot)
        and not pg_visible_in_snapshot(xid, ${since.snapshot}::pg_snapshot)`
    : sql`false`
  const isForgotten = since ? sql`${since.at}::timestamptz < now() - interval '10 minutes'` : sql`true`
  const [changes] = await sql<ShelfChanges[]>`
    with fresh as materialized (select sku_ids from shelf_change where ${isFresh})
    select pg_current_snapshot()::text as snapshot, now()::text as at, ${isForgotten} as is_forgotten,
      array(select distinct unnest(sku_ids) from fresh limit ${most}) as sku_ids,
      exists (select from fresh where sku_ids is null) as is_frame_changed`
  return changes!
}

/** Deletes what every process has read or will take for forgotten. */
export async function deleteOldShelfChanges(sql: Queryable): Promise<void> {
  await sql`delete from shelf_change where changed_at < now() - interval '15 minutes'`
}
