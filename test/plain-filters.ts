import type postgres from 'postgres'
import type { Queryable } from '../api/platform/db.ts'
import type { ListingFilters } from '../contract/listings.ts'

export type ActiveFilter = { facet: string; condition: postgres.Fragment }

/** The filters that are on, each with its condition over `p` (product). */
export function activeFilters(sql: Queryable, filters: ListingFilters): ActiveFilter[] {
  const { brand = [], content = [], box = [], category, store, minOrderMax, leadMax, attr = {} } = filters
  const active: (ActiveFilter | false)[] = [
    brand.length > 0 && { facet: 'brand', condition: sql`p.brand_slug = any(${brand})` },
    category !== undefined && {
      facet: 'category',
      condition: sql`${category} in (p.category_slug, p.root_category_slug)`,
    },
    store !== undefined && {
      facet: 'store',
      condition: sql`p.store_id = (select id from store where slug = ${store})`,
    },
    isPriced(filters) && { facet: 'price', condition: priceCondition(sql, filters) },
    content.length > 0 && { facet: 'content', condition: sql`${contentOf(sql)} = any(${content})` },
    box.length > 0 && { facet: 'box', condition: sql`${boxOf(sql)} = any(${box})` },
    filters.inStock === true && { facet: 'inStock', condition: hasStock(sql) },
    filters.sale === true && { facet: 'sale', condition: sql`p.final_price_cents < p.price_cents` },
    filters.organic === true && { facet: 'organic', condition: sql`p.is_organic` },
    filters.reusable === true && { facet: 'reusable', condition: sql`p.deposits @> '[{"way": "MEHRWEG"}]'` },
    leadMax !== undefined && {
      facet: 'leadMax',
      condition: sql`p.store_id in (select id from store where lead_max_days <= ${leadMax})`,
    },
    minOrderMax !== undefined && {
      facet: 'minOrderMax',
      condition: sql`p.store_id in (select id from store where minimum_order_cents <= ${cents(minOrderMax)})`,
    },
    ...Object.entries(attr).map(
      ([key, values]) => values.length > 0 && { facet: `attr.${key}`, condition: hasAttribute(sql, key, values) },
    ),
  ]
  return active.filter((filter) => filter !== false)
}

export const contentOf = (sql: Queryable) => sql`p.content_amount || '-' || lower(p.content_unit)`
export const boxOf = (sql: Queryable) => sql`case when p.count_per_box = 1 then 'single'
  when p.count_per_box <= 6 then 'to-6' when p.count_per_box <= 12 then 'to-12' else 'larger' end`

/** Cents of one piece as they are shown. */
export const pieceCents = (sql: Queryable) => sql`(round(p.final_price_cents * 100.0 / p.price_unit) / 100)`

export const bestPrice = (sql: Queryable) => sql`${hasStock(sql)} desc, ${pieceCents(sql)} / p.content_amount`

/** What can be bought first, then what is ordered most. */
export const mostBought = (sql: Queryable) => sql`${hasStock(sql)} desc, p.order_count desc, p.popularity desc`

export const hasStock = (sql: Queryable) =>
  sql`exists (select from stock k where k.sku_id = p.sku_id and k.quantity >= (p.minimum_quantity + p.count_per_box - 1) / p.count_per_box * p.count_per_box)`

export const allOf = (sql: Queryable, conditions: postgres.Fragment[]): postgres.Fragment =>
  conditions.reduce((all, condition) => sql`${all} and ${condition}`, sql`true`)

const isPriced = ({ priceMin, priceMax }: ListingFilters) => priceMin !== undefined || priceMax !== undefined

const priceCondition = (sql: Queryable, { priceMin = 0, priceMax = 1_000_000 }: ListingFilters) =>
  sql`${pieceCents(sql)} between ${cents(priceMin)} and ${cents(priceMax)}`

const hasAttribute = (sql: Queryable, key: string, values: string[]) => sql`
  exists (select from product_detail d, jsonb_array_elements(d.attributes) attribute
    where d.sku_id = p.sku_id and attribute ->> 'key' = ${key}
      and regexp_replace(folded(attribute -> 'de' ->> 'value'), '[^a-z0-9]+', '-', 'g') = any(${values}))`

const cents = (euros: number) => Math.round(euros * 100)
