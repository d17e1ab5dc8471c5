import type { Product } from '../../contract/products.ts'
import { Problem } from '../http/problem.ts'
import type { Db } from '../platform/db.ts'
import type { Viewer } from './price.ts'
import { cardColumns, cardTables, type CardRow } from './product-card.ts'
import type { Category } from './categories.ts'
import { columnsOf, pageFields, type ProductRow } from './product-row.ts'
import { visibleTo } from './visibility.ts'

type Labelled = { label: string; value: string }
type Food = Omit<
  NonNullable<Product['food']>,
  'legalName' | 'ingredientsHtml' | 'nutritionPer100' | 'traces' | 'notStated'
> & {
  /** Missing in what was imported before they were asked for. */
  traces?: string[]
  absent?: string[]
  ingredients: string
  /** Of products from before there was one it is absent. */
  storageEn?: string
  nutrition: Partial<NonNullable<Product['food']>['nutritionPer100']>
}

const ownFields = [...pageFields, 'variantGroup', 'variantOptions', 'depositCents', 'depositType'] as const

/** Everything the page of a product shows but its store, variants and reviews. */
export type PageRow = CardRow &
  Pick<ProductRow, (typeof ownFields)[number]> & {
    /** The root and the category below it. */
    categories: Pick<Category, 'slug' | 'nameDe' | 'nameEn'>[]
    leadMinDays: number
    leadMaxDays: number
    legal: { companyName: string; address: string; email: string }
    descriptionDe: string
    descriptionEn: string
    attributes: { key: string; de: Labelled; en: Labelled }[]
    food: Food | null
  }

/** NOT_FOUND for what is not on sale, GONE for what never will be again, PRODUCT_NOT_AUTHORIZED for an exclusive product without access. */
export async function findProduct(sql: Db, viewer: Viewer, skuId: string): Promise<PageRow> {
  const [row] = await sql<(PageRow & { isVisible: boolean })[]>`
    select ${cardColumns(sql)}, ${columnsOf(sql, ownFields)},
      (${visibleTo(sql, viewer.account?.companyId ?? null)}) as is_visible, ${categoriesOf(sql)} as categories,
      s.lead_min_days, s.lead_max_days, s.legal, coalesce(d.description_de, '') as description_de,
      coalesce(d.description_en, '') as description_en, coalesce(d.attributes, '[]') as attributes, d.food
    from ${cardTables(sql)} left join product_detail d on d.sku_id = p.sku_id
    where p.sku_id = ${skuId} and p.status = 'ACTIVE'`
  if (!row) throw Problem.of((await isArchived(sql, skuId)) ? 'GONE' : 'NOT_FOUND')
  if (!row.isVisible) throw Problem.of('PRODUCT_NOT_AUTHORIZED')
  return row
}

// With the product: its page must not wait for the index.
const categoriesOf = (sql: Db) => sql`(
  select jsonb_agg(jsonb_build_object('slug', c.slug, 'nameDe', c.name_de, 'nameEn', c.name_en)
    order by c.parent_slug is not null)
  from category c where c.slug in (p.category_slug, p.root_category_slug))`

// An exclusive product is not even known to have been there.
async function isArchived(sql: Db, skuId: string): Promise<boolean> {
  const [found] = await sql`
    select from product where sku_id = ${skuId} and status = 'ARCHIVED' and not is_exclusive`
  return found !== undefined
}

export type VariantRow = Pick<ProductRow, 'skuId' | 'nameDe' | 'picture'> & {
  options: Record<string, string>
  attributes: PageRow['attributes']
  stock: number
}

/** The visible variants of a group, the product itself among them; none without a group. */
export async function findVariants(sql: Db, viewer: Viewer, row: PageRow): Promise<VariantRow[]> {
  if (row.variantGroup === null) return []
  return sql<VariantRow[]>`
    select p.sku_id, p.name_de, p.picture, p.variant_options as options,
      coalesce(d.attributes, '[]') as attributes, coalesce(k.quantity, 0) as stock
    from product p left join stock k on k.sku_id = p.sku_id left join product_detail d on d.sku_id = p.sku_id
    where p.store_id = ${row.storeId} and p.variant_group = ${row.variantGroup}
      and ${visibleTo(sql, viewer.account?.companyId ?? null)}
    order by length(p.sku_id), p.sku_id limit 60`
}

type ReviewRow = Product['reviewSummary']['items'][number]

/** The newest reviews that are shown. */
export const findReviews = (sql: Db, skuId: string) => sql<ReviewRow[]>`
  select id, rate, comment, author_business_type, created_at,
    store_reply
  from review where sku_id = ${skuId} and is_shown order by created_at desc, id limit 20`

/** How many of the shown reviews gave one star, two and so on to five. */
export async function findStars(sql: Db, skuId: string): Promise<number[]> {
  const rows = await sql<{ rate: number; count: number }[]>`
    select rate, count(*)::int as count from review where sku_id = ${skuId} and is_shown group by rate`
  return [1, 2, 3, 4, 5].map((rate) => rows.find((row) => row.rate === rate)?.count ?? 0)
}
