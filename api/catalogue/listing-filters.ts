import type postgres from 'postgres'
import type { ListingFilters } from '../../contract/listings.ts'
import type { Queryable } from '../platform/db.ts'
import { seesPrices, type Viewer } from './price.ts'

/** One active filter: the facet it belongs to (`attr.<key>` for attributes) and its condition over `p`. */
export type ActiveFilter = { facet: string; condition: postgres.Fragment }

/** What the viewer's wishes come to: a visitor's about prices count for nothing, as their effect would tell a price. */
export function effectiveFilters(filters: ListingFilters, viewer: Viewer): ListingFilters {
  if (seesPrices(viewer)) return filters
  const { priceMin: _, priceMax: __, sale: ___, ...rest } = filters
  return { ...rest, sort: filters.sort.startsWith('PRICE') ? 'RELEVANCE' : filters.sort }
}

/**
 * The conditions of filters that are already effective. A filter that is off or empty makes none. `isInStock` is the
 * condition for what can be ordered now, where the query has the stock at hand.
 */
export function activeFilters(
  sql: Queryable,
  filters: ListingFilters,
  isInStock: postgres.Fragment = hasStock(sql),
): ActiveFilter[] {
  const { brand = [], category, store, inStock, sale, organic, minOrderMax, attr = {} } = filters
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
    inStock === true && { facet: 'inStock', condition: isInStock },
    sale === true && { facet: 'sale', condition: sql`p.final_price_cents < p.price_cents` },
    organic === true && { facet: 'organic', condition: sql`p.is_organic` },
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

const hasStock = (sql: Queryable) =>
  sql`exists (select from stock k where k.sku_id = p.sku_id and k.quantity >= ${smallestOrder(sql)})`

/** The least pieces that can be ordered: the minimum in whole boxes. */
export const smallestOrder = (sql: Queryable): postgres.Fragment =>
  sql`(p.minimum_quantity + p.count_per_box - 1) / p.count_per_box * p.count_per_box`

export const allOf = (sql: Queryable, conditions: postgres.Fragment[]): postgres.Fragment =>
  conditions.reduce((all, condition) => sql`${all} and ${condition}`, sql`true`)

const isPriced = ({ priceMin, priceMax }: ListingFilters) => priceMin !== undefined || priceMax !== undefined

const priceCondition = (sql: Queryable, { priceMin = 0, priceMax = 1_000_000 }: ListingFilters) =>
  sql`p.final_price_cents between ${cents(priceMin)} and ${cents(priceMax)}`

// Values are told apart by what stands in the address: see urlPart.
const hasAttribute = (sql: Queryable, key: string, values: string[]) => sql`
  exists (select from product_detail d, jsonb_array_elements(d.attributes) attribute
    where d.sku_id = p.sku_id and attribute ->> 'key' = ${key}
      and regexp_replace(folded(attribute -> 'de' ->> 'value'), '[^a-z0-9]+', '-', 'g') = any(${values}))`

const cents = (euros: number) => Math.round(euros * 100)
