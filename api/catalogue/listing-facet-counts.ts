import type postgres from 'postgres'
import type { Db, Queryable } from '../platform/db.ts'
import { activeFilters, smallestOrder, type ActiveFilter } from './listing-filters.ts'
import type { ListingQuery } from './listing-page.ts'
import { visibleTo } from './visibility.ts'

/**
 * One value of a facet; `all` counts without any filter. The rows of `minimum` have cents as values; the one row of
 * `facts` has no value but the facts, and the total as its count.
 */
export type FacetCount = {
  facet: string
  value: string | null
  labelDe: string | null
  labelEn: string | null
  count: number
  all: number
  axisDe: string | null
  axisEn: string | null
  facts: FacetFacts | null
}
/** Lowest and highest price in cents, null without products, and counts of the yes-or-no facets. */
export type FacetFacts = { low: number | null; high: number | null; inStock: number; sale: number; organic: number }

/**
 * All counts of a listing in one pass over its slim columns. Each filter has a bit; a row remembers which filters it
 * fails, and a facet counts the rows that fail none but its own (facets are disjunctive, api.md section 6).
 */
export function findFacetCounts(sql: Db, { scope, filters, viewer }: ListingQuery): Promise<FacetCount[]> {
  const isInStock = sql`coalesce(k.quantity, 0) >= ${smallestOrder(sql)}`
  const active = activeFilters(sql, filters, isInStock)
  const passes = (facet: string) => passesBut(sql, active, facet)
  return sql<FacetCount[]>`
    with scope as materialized (
      select p.sku_id, p.brand_slug, p.brand collate "C" as brand, p.category_slug, p.final_price_cents as price,
        p.is_organic, p.final_price_cents < p.price_cents as is_sale, s.minimum_order_cents as minimum,
        ${isInStock} as in_stock, ${failedBits(sql, active)} as failed
      from product p join store s on s.id = p.store_id left join stock k on k.sku_id = p.sku_id ${scope.joins}
      where ${visibleTo(sql, viewer.account?.id ?? null)} and ${scope.where})
    select 'facts' as facet, null as value, null as "labelDe", null as "labelEn",
      (count(*) filter (where failed = 0))::integer as count, count(*)::integer as all, null as "axisDe",
      null as "axisEn", jsonb_build_object(
        'low', min(price) filter (where ${passes('price')}), 'high', max(price) filter (where ${passes('price')}),
        'inStock', count(*) filter (where in_stock and ${passes('inStock')}),
        'sale', count(*) filter (where is_sale and ${passes('sale')}),
        'organic', count(*) filter (where is_organic and ${passes('organic')})) as facts
    from scope
    union all
    select 'minimum', minimum::text, null, null, count(*)::integer, 0, null, null, null
    from scope where ${passes('minOrderMax')} group by minimum
    union all
    (select 'brand', brand_slug, max(brand), null, (count(*) filter (where ${passes('brand')}))::integer,
      count(*)::integer, null, null, null
    from scope where brand_slug <> '' group by brand_slug
    order by brand_slug = any(${filters.brand ?? []}::text[]) desc, 5 desc, 6 desc, 2 limit 60)
    union all
    ${scope.isLeaf ? attributeCounts(sql, active) : categoryCounts(sql, passes('category'))}`
}

const categoryCounts = (sql: Queryable, passes: postgres.Fragment) => sql`
  select 'category', c.slug, c.name_de, c.name_en, held.count, held.all, null, null, null
  from (select category_slug, (count(*) filter (where ${passes}))::integer as count, count(*)::integer as all
    from scope group by category_slug) held
  join category c on c.slug = held.category_slug`

// Only what at least half of the products state, with few and short values, helps to choose. Equal attributes are put
// together before they are taken apart: that is most of the work.
const attributeCounts = (sql: Queryable, active: ActiveFilter[]) => sql`
  select 'attr.' || axis, value_de, max(value_de), max(value_en), sum(count)::integer, sum(held.all)::integer,
    max(axis_de), max(axis_en), null
  from (
    select attribute ->> 'key' as axis, attribute #>> '{de,value}' as value_de, attribute #>> '{en,value}' as value_en,
      attribute #>> '{de,label}' as axis_de, attribute #>> '{en,label}' as axis_en, equal.count, equal.all,
      count(*) over same as values, sum(equal.all) over same as stated
    from (
      select attribute, count(*) as all, count(*) filter (where ${passesButOwn(sql, active)}) as count
      from scope join product_detail d using (sku_id), jsonb_array_elements(d.attributes) attribute
      group by attribute) equal
    window same as (partition by attribute ->> 'key')) held
  where held.values between 2 and 20 and stated * 2 >= (select count(*) from scope) and length(value_de) <= 40
    and axis ~ '^[a-z][a-z0-9_]{0,39}$'
  group by axis, value_de`

function failedBits(sql: Queryable, active: ActiveFilter[]): postgres.Fragment {
  return active.reduce(
    (bits, { condition }, place) => sql`${bits} + case when ${condition} then 0 else ${1 << place}::integer end`,
    sql`0`,
  )
}

function passesBut(sql: Queryable, active: ActiveFilter[], facet: string): postgres.Fragment {
  const own = active.findIndex((filter) => filter.facet === facet)
  return own < 0 ? sql`failed = 0` : sql`failed & ~${1 << own}::integer = 0`
}

function passesButOwn(sql: Queryable, active: ActiveFilter[]): postgres.Fragment {
  const ownBit = active.reduce(
    (bits, { facet }, place) =>
      facet.startsWith('attr.') ? sql`${bits} when ${facet.slice(5)} then ${1 << place}::integer` : bits,
    sql``,
  )
  const hasOwn = active.some(({ facet }) => facet.startsWith('attr.'))
  return hasOwn ? sql`failed & ~(case attribute ->> 'key' ${ownBit} else 0 end) = 0` : sql`failed = 0`
}
