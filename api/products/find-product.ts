import type { Product } from '../../contract/products.ts'
import type { FactsRow, FoodRow } from './changes/content.ts'
import type { Db } from '../platform/db.ts'
import { cardColumns, cardTables, type CardRow } from './product-card.ts'
import type { CrumbCategory } from './categories.ts'
import { columnsOf, pageFields, type ProductRow } from './product-row.ts'
import { namesOfAttributes } from './changes/effective-attributes.ts'
import type { AttributeNames, StatedAttribute } from './changes/spoken-attributes.ts'

type SafetyContact = { name: string; address: string; email: string }

const ownFields = [...pageFields, 'variantGroup', 'variantOptions'] as const

/** Everything the page of a product shows but its store, variants and reviews. */
export type PageRow = CardRow &
  Pick<ProductRow, (typeof ownFields)[number]> & {
    /** The root and the category below it. */
    categories: CrumbCategory[]
    leadMinDays: number
    leadMaxDays: number
    legal: { companyName: string; address: string; email: string; isSmallBusiness?: boolean }
    /** Of the store, for products that name nobody. */
    gpsr: SafetyContact | null
    descriptionDe: string
    descriptionEn: string
    attributes: StatedAttribute[]
    /** Of its category, as far as it is asked for. */
    attributeSet: AttributeNames[]
    food: FoodRow | null
    facts: FactsRow
    isFood: boolean
    /** How many of the shown reviews gave one star, two and so on to five. */
    stars: number[]
  }

/** Null for what is not on sale; whoever may see it. */
export async function findPageRow(sql: Db, skuId: string): Promise<PageRow | null> {
  const [row] = await sql<PageRow[]>`
    select ${cardColumns(sql)}, ${columnsOf(sql, ownFields)}, ${categoriesOf(sql)} as categories,
      s.lead_min_days, s.lead_max_days, s.legal, s.gpsr,
      coalesce(d.description_de, '') as description_de,
      coalesce(d.description_en, '') as description_en, coalesce(d.attributes, '[]') as attributes, d.food,
      ${namesOfAttributes(sql, sql`p.category_slug`)} as attribute_set,
      coalesce(d.facts, '{}') as facts, (select is_food from category where slug = p.category_slug) as is_food,
      array(select count(r.*)::int from generate_series(1, 5) star
        left join review r on r.sku_id = p.sku_id and r.is_shown and r.rate = star group by star order by star) as stars
    from ${cardTables(sql)} left join product_detail d on d.sku_id = p.sku_id
    where p.sku_id = ${skuId} and p.status = 'ACTIVE'`
  if (row?.legal.isSmallBusiness) return { ...row, taxRateBp: 0 }
  return row ?? null
}

// With the product: its page must not wait for the index.
const categoriesOf = (sql: Db) => sql`(
  select jsonb_agg(jsonb_build_object('slug', c.slug, 'path', c.path, 'nameDe', c.name_de, 'nameEn', c.name_en)
    order by c.parent_slug is not null)
  from category c where c.slug in (p.category_slug, p.root_category_slug))`

// An exclusive product is not even known to have been there.
export async function isArchived(sql: Db, skuId: string): Promise<boolean> {
  const [found] = await sql`
    select from product where sku_id = ${skuId} and status = 'ARCHIVED' and not is_exclusive`
  return found !== undefined
}

export type VariantRow = Pick<ProductRow, 'skuId' | 'nameDe' | 'picture' | 'isExclusive'> & {
  options: Record<string, string>
  attributes: PageRow['attributes']
  stock: number
}

/** The most variants shown of a group; the query reads more, as not every viewer may see each. */
const MOST_VARIANTS = 60
const MOST_READ = 200

/** The variants of a group that are on sale, the product itself among them; none without a group. */
export async function findVariants(sql: Db, { storeId, variantGroup }: PageRow): Promise<VariantRow[]> {
  if (variantGroup === null) return []
  return sql<VariantRow[]>`
    select p.sku_id, p.name_de, p.picture, p.is_exclusive, p.variant_options as options,
      coalesce(d.attributes, '[]') as attributes, coalesce(k.quantity, 0) as stock
    from product p left join stock k on k.sku_id = p.sku_id left join product_detail d on d.sku_id = p.sku_id
    where p.store_id = ${storeId} and p.variant_group = ${variantGroup} and p.status = 'ACTIVE'
    order by length(p.sku_id), p.sku_id limit ${MOST_READ}`
}

/** Those that a viewer with these grants sees. */
export const seenVariants = (rows: readonly VariantRow[], granted: ReadonlySet<string>): VariantRow[] =>
  rows.filter(({ skuId, isExclusive }) => !isExclusive || granted.has(skuId)).slice(0, MOST_VARIANTS)

export type ReviewRow = Product['reviewSummary']['items'][number]

/** The newest reviews that are shown. */
export const findReviews = (sql: Db, skuId: string) => sql<ReviewRow[]>`
  select id, rate, comment, author_business_type, created_at,
    store_reply
  from review where sku_id = ${skuId} and is_shown order by created_at desc, id limit 20`
