import type { Language } from '../../../contract/platform/values.ts'
import type { Queryable } from '../../platform/db.ts'
import type { Category } from '../../products/categories.ts'
import { columnsOf, indexFields, type ProductRow } from '../../products/product-row.ts'

/** What is read of a product. The names feed the vocabulary of the search and are not in the index. */
export type IndexRow = Pick<ProductRow, (typeof indexFields)[number]> & {
  isSale: boolean
  /** Some of it comes in what goes back and is filled again. */
  isReusable: boolean
  /** Not when less is left than the smallest order. */
  isInStock: boolean
  /** Microseconds since 1970. */
  createdAt: number
  attributes: IndexAttribute[]
}
export type IndexAttribute = {
  key: string
  de: { label: string; value: string }
  en: { label: string; value: string }
}

/** Columns of an IndexRow over `p`. By subqueries, so that a page is a page: a join could be planned as a reading of whole tables. */
const indexColumns = (sql: Queryable) => sql`
  ${columnsOf(sql, indexFields)}, p.final_price_cents < p.price_cents as is_sale,
  p.deposits @> '[{"way": "MEHRWEG"}]' as is_reusable,
  coalesce((select k.quantity from stock k where k.sku_id = p.sku_id), 0)
    >= (p.minimum_quantity + p.count_per_box - 1) / p.count_per_box * p.count_per_box as is_in_stock,
  (extract(epoch from p.created_at) * 1000000)::bigint as created_at,
  coalesce((select d.attributes from product_detail d where d.sku_id = p.sku_id), '[]') as attributes`

/** Of these products those on sale; not in stock is what has less than the smallest order. */
export const findIndexRows = (sql: Queryable, skuIds: string[]) => sql<IndexRow[]>`
  select ${indexColumns(sql)} from product p where p.status = 'ACTIVE' and p.sku_id = any(${skuIds})`

/** The next ones on sale behind an SKU, in the order of the key. */
export const findIndexPage = (sql: Queryable, { after, limit }: { after: string; limit: number }) => sql<IndexRow[]>`
  select ${indexColumns(sql)} from product p where p.status = 'ACTIVE' and p.sku_id > ${after}
  order by p.sku_id limit ${limit}`

export type IndexedStore = {
  id: string
  slug: string
  name: string
  descriptionDe: string
  descriptionEn: string
  minimumOrderCents: number
  leadMaxDays: number
}

/** By their names. */
export const findIndexStores = (sql: Queryable) => sql<IndexedStore[]>`
  select id, slug, name, description_de, description_en,
    minimum_order_cents, lead_max_days from store where status <> 'SETUP' order by name, id`

/**
 * Names of one thing; one way, the first also finds what the others find, and none of them what the first does. With a language they
 * mean one thing to searches in it alone.
 */
export type SynonymNames = { names: string[]; isOneWay: boolean; language: Language | null }

/** For the search. */
export const findSynonymGroups = (sql: Queryable) => sql<SynonymNames[]>`
  select names, is_one_way, language from search_synonym order by id`

/** Both levels in their order; not what is archived. */
export const findIndexCategories = (sql: Queryable) => sql<Category[]>`
  select slug, path, picture, parent_slug, name_de, name_en, show_in_footer, text_de, text_en
  from category where archived_at is null order by sort, slug`

/** What operators have said of an attribute of a category: whether its listing filters by it, and what it is called. */
export type AttributeRule = {
  categorySlug: string
  key: string
  isFilter: boolean
  label: { de: string; en: string }
  choices: { value: string; de: string; en: string }[]
}

/** Of both levels: goods of a leaf are asked for those of the one above too. */
export const findAttributeRules = (sql: Queryable) => sql<AttributeRule[]>`
  select category_slug, key, is_filter, jsonb_build_object('de', label_de, 'en', label_en) as label, choices from effective_attribute`

/**
 * The category that a path has led to before: where it is archived, the one above it; null where it leads nowhere. A path in use is
 * found like one of the past.
 */
export async function findCategoryOfPath(sql: Queryable, path: string): Promise<string | null> {
  const [found] = await sql<{ slug: string | null }[]>`
    select coalesce(live.slug, above.slug) as slug from category_path p join category c on c.slug = p.category_slug
    left join category live on live.slug = c.slug and live.archived_at is null
    left join category above on above.slug = c.parent_slug and above.archived_at is null
    where p.path = ${path}`
  return found?.slug ?? null
}

/** Deletes what every process has read or will take for a gap. */
export async function deleteOldIndexChanges(sql: Queryable): Promise<void> {
  await sql`delete from shelf_change where changed_at < now() - interval '26 hours'`
}
