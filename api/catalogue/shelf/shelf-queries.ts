import type { Queryable } from '../../platform/db.ts'

export type ShelfRow = {
  skuId: string
  storeId: string
  categorySlug: string
  rootCategorySlug: string
  brandSlug: string
  brand: string
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

/** What is on sale, of all goods or of the given ones, in parts; not in stock is what has less than the smallest order. */
export const readShelfRows = (sql: Queryable, skuIds: string[] | null): AsyncIterable<ShelfRow[]> =>
  sql<ShelfRow[]>`
    select p.sku_id as "skuId", p.store_id as "storeId", p.category_slug as "categorySlug",
      p.root_category_slug as "rootCategorySlug", p.brand_slug as "brandSlug", p.brand,
      p.final_price_cents as "finalPriceCents", p.final_price_cents < p.price_cents as "isSale",
      p.is_organic as "isOrganic", p.is_exclusive as "isExclusive",
      coalesce(k.quantity, 0) >= (p.minimum_quantity + p.count_per_box - 1) / p.count_per_box * p.count_per_box
        as "isInStock",
      p.popularity, (extract(epoch from p.created_at) * 1000000)::bigint as "createdAt",
      p.rating_sum as "ratingSum", p.rating_count as "ratingCount", coalesce(d.attributes, '[]') as attributes
    from product p left join stock k on k.sku_id = p.sku_id left join product_detail d on d.sku_id = p.sku_id
    where p.status = 'ACTIVE' ${skuIds ? sql`and p.sku_id = any(${skuIds})` : sql``}`.cursor(1000)

export type ShelfStore = {
  id: string
  slug: string
  name: string
  descriptionDe: string
  descriptionEn: string
  minimumOrderCents: number
}

export const findShelfStores = (sql: Queryable) => sql<ShelfStore[]>`
  select id, slug, name, description_de as "descriptionDe", description_en as "descriptionEn",
    minimum_order_cents as "minimumOrderCents" from store`

export type Category = {
  slug: string
  /** Null of a root; there are two levels. */
  parentSlug: string | null
  nameDe: string
  nameEn: string
  showInFooter: boolean
}

/** Both levels in their order. */
export const findShelfCategories = (sql: Queryable) => sql<Category[]>`
  select slug, parent_slug as "parentSlug", name_de as "nameDe", name_en as "nameEn", show_in_footer as "showInFooter"
  from category order by sort, slug`

export type ShelfChanges = {
  /** Of the database, to ask from next time. */
  snapshot: string
  skuIds: string[]
  /** Stores or categories. */
  isFrameChanged: boolean
}

/** What was committed since that snapshot; only the snapshot of now where there is none yet. */
export async function findShelfChanges(sql: Queryable, since: string | null): Promise<ShelfChanges> {
  const isFresh = since
    ? sql`xid >= pg_snapshot_xmin(${since}::pg_snapshot) and not pg_visible_in_snapshot(xid, ${since}::pg_snapshot)`
    : sql`false`
  const [changes] = await sql<ShelfChanges[]>`
    with fresh as materialized (select sku_ids from shelf_change where ${isFresh})
    select pg_current_snapshot()::text as snapshot, array(select distinct unnest(sku_ids) from fresh) as "skuIds",
      exists (select from fresh where sku_ids is null) as "isFrameChanged"`
  return changes!
}

/** Deletes what every process has read or will read as a whole; see FORGOTTEN_AFTER_MS in open-shelf.ts. */
export async function deleteOldShelfChanges(sql: Queryable): Promise<void> {
  await sql`delete from shelf_change where changed_at < now() - interval '15 minutes'`
}
