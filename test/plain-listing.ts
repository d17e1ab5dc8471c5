import type postgres from 'postgres'
import type { FacetCounts } from '../api/listings/listing-facet-counts.ts'
import {
  activeFilters,
  allOf,
  bestPrice,
  boxOf,
  contentOf,
  hasStock,
  mostBought,
  pieceCents,
  type ActiveFilter,
} from './plain-filters.ts'
import type { Viewer } from '../api/products/price.ts'
import { visibleTo } from '../api/products/visibility.ts'
import type { Db, Queryable } from '../api/platform/db.ts'
import type { ListingFilters } from '../contract/listings.ts'

/** What a listing answers, written a second time as plain SQL over the tables, to hold the index against. */
type PlainQuery = { scope: PlainScope; filters: ListingFilters; viewer: Viewer; arePricesSeen: boolean }
/** Over the alias `p` (product). On the page of a store each product has its own card. */
export type PlainScope = {
  where: postgres.Fragment
  relevance: postgres.Fragment
  isLeaf: boolean
  isStore: boolean
  /** Of the category whose listing it is; null of any other. */
  category: string | null
}

export async function plainPage(sql: Db, { scope, filters, viewer, arePricesSeen }: PlainQuery) {
  const conditions = activeFilters(sql, filters).map(({ condition }) => condition)
  const where = sql`${visibleTo(sql, viewer.account?.companyId ?? null)} and ${scope.where} and ${allOf(sql, conditions)}`
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
      select p.sku_id, ${articleOf(sql, scope)} as article, p.content_amount, p.brand_slug, p.brand collate "C" as brand, p.category_slug, ${pieceCents(sql)} as price,
        s.slug as store_slug, s.name as store_name,
        ${contentOf(sql)} as content, ${boxOf(sql)} as box, s.lead_max_days,
        p.is_organic, p.deposits @> '[{"way": "MEHRWEG"}]' as is_reusable, p.final_price_cents < p.price_cents as is_sale, s.minimum_order_cents as minimum,
        ${hasStock(sql)} as in_stock, ${failedBits(sql, active)} as failed
      from product p join store s on s.id = p.store_id
      where ${visibleTo(sql, viewer.account?.companyId ?? null)} and ${scope.where}),
    card as (select distinct on (article) price from scope where ${passes('price')}
      order by article, in_stock desc, price / content_amount, sku_id)
    select 'facts' as facet, null as value, null as label_de, null as label_en,
      0 as count, 0 as all, null as axis_de, null as axis_en, jsonb_build_object(
        'low', (select floor(min(price)) from card), 'high', (select ceil(max(price)) from card),
        'prices', (select coalesce(jsonb_agg(price), '[]') from card),
        'inStock', count(distinct article) filter (where in_stock and ${passes('inStock')}),
        'sale', count(distinct article) filter (where is_sale and ${passes('sale')}),
        'organic', count(distinct article) filter (where is_organic and ${passes('organic')}),
        'reusable', count(distinct article) filter (where is_reusable and ${passes('reusable')})) as facts
    from scope
    union all
    select 'minimum', band::text, null, null,
      (count(distinct article) filter (where minimum <= band and ${passes('minOrderMax')}))::integer,
      0, null, null, null
    from unnest(array[0, 5000, 10000, 15000, 25000]) band left join scope on true group by band
    union all
    select 'lead', band::text, null, null,
      (count(distinct article) filter (where lead_max_days <= band and ${passes('leadMax')}))::integer,
      0, null, null, null
    from unnest(array[1, 2, 3, 5]) band left join scope on true group by band
    union all
    (select 'content', content, content, null, (count(distinct article) filter (where ${passes('content')}))::integer,
      count(distinct article)::integer, null, null, null
    from scope group by content order by content = any(${filters.content ?? []}::text[]) desc, 5 desc, 6 desc, 2 limit 12)
    union all
    select 'box', box, box, null, (count(distinct article) filter (where ${passes('box')}))::integer,
      count(distinct article)::integer, null, null, null
    from scope group by box
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
    ${attributeCounts(sql, active, scope)}
    ${scope.isLeaf ? sql`` : sql`union all ${categoryCounts(sql, passes('category'))}`}`
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
    minimums: of('minimum')
      .map(({ value, count }) => ({ cents: Number(value), count }))
      .toSorted((a, b) => a.cents - b.cents),
    leadTimes: of('lead')
      .map(({ value, count }) => ({ days: Number(value), count }))
      .toSorted((a, b) => a.days - b.days),
    contents: valuesOf(of('content')),
    boxes: valuesOf(of('box')),
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

// What operators have made a filter of the category. Of what they have said nothing about: what a tenth of the articles state of the
// general ones, and what half of a leaf state with few values; all short.
const attributeCounts = (sql: Queryable, active: ActiveFilter[], { isLeaf, category }: PlainScope) => sql`
  select 'attr.' || axis, value_de, coalesce(max(choice ->> 'de'), max(value_de)), coalesce(max(choice ->> 'en'), max(value_en)), max(count)::integer, max(held.all)::integer,
    coalesce(max(rule.label_de), max(axis_de)), coalesce(max(rule.label_en), max(axis_en)), null
  from (
    select equal.*, count(*) over same as values, sum(equal.all) over same as stated
    from (
      select attribute ->> 'key' as axis, attribute #>> '{de,value}' as value_de, max(attribute #>> '{en,value}') as value_en,
        max(attribute #>> '{de,label}') as axis_de, max(attribute #>> '{en,label}') as axis_en,
        count(distinct article) as all, count(distinct article) filter (where ${passesButOwn(sql, active)}) as count
      from scope join product_detail d using (sku_id), jsonb_array_elements(d.attributes) attribute
      group by attribute ->> 'key', attribute #>> '{de,value}') equal
    window same as (partition by axis)) held
    left join effective_attribute rule on rule.category_slug = ${category} and rule.key = axis
    left join lateral jsonb_array_elements(rule.choices) choice on choice ->> 'value' = value_de
  where case when rule.key is not null then rule.is_filter when axis in ('colour', 'material', 'volume', 'diameter', 'dimensions')
      then held.values >= 2 and stated * 10 >= (select count(distinct article) from scope)
      else ${isLeaf} and held.values between 2 and 20 and stated * 2 >= (select count(distinct article) from scope) end
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
      return pieceCents(sql)
    case 'PRICE_DESC':
      return sql`${pieceCents(sql)} desc`
    case 'BESTSELLER':
      return mostBought(sql)
    case 'RATING':
      // Few ratings count for less: five of four stars are added to each.
      return sql`(p.rating_sum + 20.0) / (p.rating_count + 5) desc, p.rating_count desc`
  }
}

/** What makes products one card. */
const articleOf = (sql: Queryable, { isStore }: PlainScope) =>
  isStore ? sql`p.sku_id` : sql`coalesce('gtin ' || p.gtin, p.sku_id)`
