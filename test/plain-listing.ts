import type postgres from 'postgres'
import type { FacetCounts } from '../api/listings/listing-facet-counts.ts'
import type { Viewer } from '../api/products/price.ts'
import { visibleTo } from '../api/products/visibility.ts'
import type { Db, Queryable } from '../api/platform/db.ts'
import type { ListingFilters } from '../contract/listings.ts'

/** What a listing answers, written a second time as plain SQL over the tables, to hold the index against. */
type PlainQuery = { scope: PlainScope; filters: ListingFilters; viewer: Viewer; arePricesSeen: boolean }
/** Over the alias `p` (product). On the page of a store each product has its own card. */
export type PlainScope = { where: postgres.Fragment; relevance: postgres.Fragment; isLeaf: boolean; isStore: boolean }

export async function plainPage(sql: Db, { scope, filters, viewer, arePricesSeen }: PlainQuery) {
  const conditions = activeFilters(sql, filters).map(({ condition }) => condition)
  const where = sql`${visibleTo(sql, viewer.account?.id ?? null)} and ${scope.where} and ${allOf(sql, conditions)}`
  const rows = await sql<{ skuId: string }[]>`
    select p.sku_id from product p
    where p.sku_id in (select distinct on (${articleOf(sql, scope)}) p.sku_id from product p where ${where}
      order by ${articleOf(sql, scope)}, ${arePricesSeen ? bestPrice(sql) : mostBought(sql)}, p.sku_id)
    order by ${orderOf(sql, scope, filters.sort)}, p.sku_id`
  const start = (filters.page - 1) * filters.pageSize
  const skuIds = rows.map(({ skuId }) => skuId)
  return { skuIds: skuIds.slice(start, start + filters.pageSize), totalItems: skuIds.length }
}

export async function plainCounts(sql: Db, { scope, filters, viewer }: PlainQuery): Promise<FacetCounts> {
  const active = activeFilters(sql, filters)
  const passes = (facet: string) => passesBut(sql, active, facet)
  const counts = await sql<PlainCount[]>`
    with scope as materialized (
      select p.sku_id, ${articleOf(sql, scope)} as article, p.content_amount, p.brand_slug, p.brand collate "C" as brand, p.category_slug, p.final_price_cents as price,
        s.slug as store_slug, s.name as store_name,
        p.is_organic, p.final_price_cents < p.price_cents as is_sale, s.minimum_order_cents as minimum,
        ${hasStock(sql)} as in_stock, ${failedBits(sql, active)} as failed
      from product p join store s on s.id = p.store_id
      where ${visibleTo(sql, viewer.account?.id ?? null)} and ${scope.where}),
    card as (select distinct on (article) price from scope where ${passes('price')}
      order by article, in_stock desc, price::numeric / content_amount, sku_id)
    select 'facts' as facet, null as value, null as label_de, null as label_en,
      0 as count, 0 as all, null as axis_de, null as axis_en, jsonb_build_object(
        'low', (select min(price) from card), 'high', (select max(price) from card),
        'prices', (select coalesce(jsonb_agg(price), '[]') from card),
        'inStock', count(distinct article) filter (where in_stock and ${passes('inStock')}),
        'sale', count(distinct article) filter (where is_sale and ${passes('sale')}),
        'organic', count(distinct article) filter (where is_organic and ${passes('organic')})) as facts
    from scope
    union all
    select 'minimum', band::text, null, null,
      (count(distinct article) filter (where minimum <= band and ${passes('minOrderMax')}))::integer,
      0, null, null, null
    from unnest(array[0, 5000, 10000, 15000, 25000]) band left join scope on true group by band
    union all
    (select 'brand', brand_slug, max(brand), null, (count(distinct article) filter (where ${passes('brand')}))::integer,
      count(distinct article)::integer, null, null, null
    from scope where brand_slug <> '' group by brand_slug
    order by brand_slug = any(${filters.brand ?? []}::text[]) desc, 5 desc, 6 desc, 2 limit 60)
    union all
    (select 'store', store_slug, max(store_name), null, (count(distinct article) filter (where ${passes('store')}))::integer,
      count(distinct article)::integer, null, null, null
    from scope group by store_slug
    order by store_slug = ${filters.store ?? ''} desc, 5 desc, 6 desc, 2 limit 60)
    union all
    ${scope.isLeaf ? attributeCounts(sql, active) : categoryCounts(sql, passes('category'))}`
  return toFacetCounts(counts)
}

type PlainCount = {
  facet: string
  value: string
  labelDe: string
  labelEn: string | null
  count: number
  all: number
  axisDe: string
  axisEn: string
  facts: PlainFacts | null
}
type PlainFacts = FacetCounts['flags'] & { low: number | null; high: number | null; prices: number[] }

function toFacetCounts(rows: PlainCount[]): FacetCounts {
  const { low, high, prices, ...flags } = rows.find(({ facts }) => facts)!.facts!
  const attributes = Map.groupBy(
    rows.filter(({ facet }) => facet.startsWith('attr.')),
    ({ facet }) => facet.slice('attr.'.length),
  )
  const valuesOf = (own: PlainCount[]) =>
    own.map(({ value, labelDe, labelEn, count, all }) => ({
      value,
      label: { de: labelDe, en: labelEn ?? labelDe },
      count,
      all,
    }))
  const of = (facet: string) => rows.filter((row) => row.facet === facet)
  return {
    price: low === null || high === null ? null : { low, high, bands: bandsOf({ low, high, prices }) },
    flags,
    minimums: of('minimum').map(({ value, count }) => ({ cents: Number(value), count })),
    brands: valuesOf(of('brand')),
    stores: valuesOf(of('store')),
    categories: valuesOf(of('category')),
    attributes: [...attributes].map(([key, own]) => {
      return { key, label: { de: own[0]!.axisDe, en: own[0]!.axisEn }, values: valuesOf(own) }
    }),
  }
}

// A twentieth of the way from the lowest to the highest price each, in equal ratios.
function bandsOf({ low, high, prices }: { low: number; high: number; prices: number[] }) {
  const edges = [...new Set(Array.from({ length: 21 }, (_, i) => Math.round(low * Math.pow(high / low, i / 20))))]
  const isIn = (price: number, i: number) => price >= edges[i]! && (price < edges[i + 1]! || i === edges.length - 2)
  const bands = edges.slice(1).map((to, i) => {
    return { from: edges[i]!, to, count: prices.filter((price) => isIn(price, i)).length }
  })
  return bands.length < 2 ? [] : bands
}

const categoryCounts = (sql: Queryable, passes: postgres.Fragment) => sql`
  select 'category', c.slug, c.name_de, c.name_en, held.count, held.all, null, null, null
  from (select category_slug, (count(distinct article) filter (where ${passes}))::integer as count,
      count(distinct article)::integer as all
    from scope group by category_slug) held
  join category c on c.slug = held.category_slug`

// Only what at least half of the articles state, with few and short values, helps to choose.
const attributeCounts = (sql: Queryable, active: ActiveFilter[]) => sql`
  select 'attr.' || axis, value_de, max(value_de), max(value_en), max(count)::integer, max(held.all)::integer,
    max(axis_de), max(axis_en), null
  from (
    select equal.*, count(*) over same as values, sum(equal.all) over same as stated
    from (
      select attribute ->> 'key' as axis, attribute #>> '{de,value}' as value_de, max(attribute #>> '{en,value}') as value_en,
        max(attribute #>> '{de,label}') as axis_de, max(attribute #>> '{en,label}') as axis_en,
        count(distinct article) as all, count(distinct article) filter (where ${passesButOwn(sql, active)}) as count
      from scope join product_detail d using (sku_id), jsonb_array_elements(d.attributes) attribute
      group by attribute ->> 'key', attribute #>> '{de,value}') equal
    window same as (partition by axis)) held
  where held.values between 2 and 20 and stated * 2 >= (select count(distinct article) from scope)
    and length(value_de) <= 40 and axis ~ '^[a-z][a-z0-9_]{0,39}$'
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

function orderOf(sql: Queryable, scope: PlainScope, sort: ListingFilters['sort']): postgres.Fragment {
  switch (sort) {
    case 'RELEVANCE':
      return scope.relevance
    case 'NEWEST':
      return sql`p.created_at desc`
    case 'PRICE_ASC':
      return sql`p.final_price_cents`
    case 'PRICE_DESC':
      return sql`p.final_price_cents desc`
    case 'BESTSELLER':
      return mostBought(sql)
    case 'RATING':
      // Few ratings count for less: five of four stars are added to each.
      return sql`(p.rating_sum + 20.0) / (p.rating_count + 5) desc, p.rating_count desc`
  }
}

type ActiveFilter = { facet: string; condition: postgres.Fragment }

function activeFilters(sql: Queryable, filters: ListingFilters): ActiveFilter[] {
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
    inStock === true && { facet: 'inStock', condition: hasStock(sql) },
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

/** What makes products one card. */
const articleOf = (sql: Queryable, { isStore }: PlainScope) =>
  isStore ? sql`p.sku_id` : sql`coalesce('gtin ' || p.gtin, p.sku_id)`

const bestPrice = (sql: Queryable) => sql`${hasStock(sql)} desc, p.final_price_cents::numeric / p.content_amount`

/** What can be bought first, then what is bought most. */
export const mostBought = (sql: Queryable) => sql`${hasStock(sql)} desc, p.popularity desc`

const hasStock = (sql: Queryable) =>
  sql`exists (select from stock k where k.sku_id = p.sku_id and k.quantity >= (p.minimum_quantity + p.count_per_box - 1) / p.count_per_box * p.count_per_box)`

const allOf = (sql: Queryable, conditions: postgres.Fragment[]): postgres.Fragment =>
  conditions.reduce((all, condition) => sql`${all} and ${condition}`, sql`true`)

const isPriced = ({ priceMin, priceMax }: ListingFilters) => priceMin !== undefined || priceMax !== undefined

const priceCondition = (sql: Queryable, { priceMin = 0, priceMax = 1_000_000 }: ListingFilters) =>
  sql`p.final_price_cents between ${cents(priceMin)} and ${cents(priceMax)}`

const hasAttribute = (sql: Queryable, key: string, values: string[]) => sql`
  exists (select from product_detail d, jsonb_array_elements(d.attributes) attribute
    where d.sku_id = p.sku_id and attribute ->> 'key' = ${key}
      and regexp_replace(folded(attribute -> 'de' ->> 'value'), '[^a-z0-9]+', '-', 'g') = any(${values}))`

const cents = (euros: number) => Math.round(euros * 100)
