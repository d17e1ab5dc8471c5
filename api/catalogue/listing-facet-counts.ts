import type postgres from 'postgres'
import type { Db, Queryable } from '../platform/db.ts'
import { activeFilters, smallestOrder, type ActiveFilter } from './listing-filters.ts'
import type { ListingQuery } from './listing-page.ts'
import { visibleTo } from './visibility.ts'

/** Bands of minimum orders in cents. */
export const minimumOrderBands = [0, 5000, 10_000, 15_000, 25_000]

/**
 * One value of a facet, or with the value null a fact of a facet: `total` (count), `price` (low, high in cents).
 * `all` counts without any filter. Labels are German and English.
 */
export type FacetCount = {
  facet: string
  value: string | null
  labelDe: string | null
  labelEn: string | null
  count: number
  all: number
  low: number | null
  high: number | null
  axisDe: string | null
  axisEn: string | null
}

/**
 * All counts of a listing in one pass over its slim columns. Each filter has a bit; a row remembers which filters it
 * fails, and a facet counts the rows that fail none but its own (facets are disjunctive, api.md section 6).
 */
export function findFacetCounts(sql: Db, { scope, filters, viewer }: ListingQuery): Promise<FacetCount[]> {
  const active = activeFilters(sql, filters)
  const passes = (facet: string) => passesBut(sql, active, facet)
  return sql<FacetCount[]>`
    with scope as materialized (
      select p.sku_id, p.brand_slug, p.brand, p.category_slug, p.final_price_cents as price, p.is_organic,
        p.final_price_cents < p.price_cents as is_sale, coalesce(k.quantity, 0) >= ${smallestOrder(sql)} as in_stock,
        s.minimum_order_cents as minimum, ${failedBits(sql, active)} as failed
      from product p join store s on s.id = p.store_id left join stock k on k.sku_id = p.sku_id ${scope.joins}
      where ${visibleTo(sql, viewer.account?.id ?? null)} and ${scope.where})
    select 'total' as facet, null as value, null as "labelDe", null as "labelEn",
      (count(*) filter (where failed = 0))::integer as count, count(*)::integer as all, null::integer as low,
      null::integer as high, null as "axisDe", null as "axisEn" from scope
    union all
    select 'price', null, null, null, count(*)::integer, 0, min(price), max(price), null, null
    from scope where ${passes('price')}
    union all
    select flag.facet, 'true', null, null, count(*)::integer, 0, null, null, null, null
    from scope, lateral (values ('inStock', in_stock and ${passes('inStock')}), ('sale', is_sale and ${passes('sale')}),
      ('organic', is_organic and ${passes('organic')})) flag (facet, holds) where flag.holds group by flag.facet
    union all
    select 'minOrderMax', band::text, null, null, count(*)::integer, 0, null, null, null, null
    from scope, unnest(${minimumOrderBands}::integer[]) band
    where minimum <= band and ${passes('minOrderMax')} group by band
    union all
    (select 'brand', brand_slug, max(brand), max(brand), (count(*) filter (where ${passes('brand')}))::integer,
      count(*)::integer, null, null, null, null
    from scope where brand_slug <> '' group by brand_slug
    order by brand_slug = any(${filters.brand ?? []}::text[]) desc, 5 desc, 6 desc, 2 limit 60)
    union all
    ${scope.isLeaf ? attributeCounts(sql, active) : categoryCounts(sql, passes('category'))}`
}

const categoryCounts = (sql: Queryable, passes: postgres.Fragment) => sql`
  select 'category', c.slug, c.name_de, c.name_en, held.count, held.all, null, null, null, null
  from (select category_slug, (count(*) filter (where ${passes}))::integer as count, count(*)::integer as all
    from scope group by category_slug) held
  join category c on c.slug = held.category_slug`

// Only what at least half of the products state, with few and short values, helps to choose.
const attributeCounts = (sql: Queryable, active: ActiveFilter[]) => sql`
  select 'attr.' || axis, value_de, value_de, max(value_en), sum(held.count)::integer, sum(held.all)::integer, null, null,
    max(axis_de), max(axis_en)
  from (
    select attribute ->> 'key' as axis, attribute -> 'de' ->> 'value' as value_de,
      max(attribute -> 'en' ->> 'value') as value_en, max(attribute -> 'de' ->> 'label') as axis_de,
      max(attribute -> 'en' ->> 'label') as axis_en, count(*) as all,
      count(*) filter (where ${passesButOwn(sql, active)}) as count,
      count(*) over (partition by attribute ->> 'key') as values,
      sum(count(*)) over (partition by attribute ->> 'key') as stated
    from scope join product_detail d using (sku_id), jsonb_array_elements(d.attributes) attribute
    group by 1, 2) held
  where held.values between 2 and 20 and held.stated * 2 >= (select count(*) from scope) and length(value_de) <= 40
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
