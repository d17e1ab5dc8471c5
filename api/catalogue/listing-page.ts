import type postgres from 'postgres'
import type { ListingFilters } from '../../contract/listings.ts'
import type { Db, Queryable } from '../platform/db.ts'
import { activeFilters, allOf } from './listing-filters.ts'
import type { ListingScope } from './listing-scope.ts'
import type { Viewer } from './price.ts'
import { cardColumns, type CardRow } from './product-card.ts'
import { visibleTo } from './visibility.ts'

export type ListingQuery = { scope: ListingScope; filters: ListingFilters; viewer: Viewer }

/** One page of rows in order. The order is found over the slim table before the rest is joined to the page. */
export function findListingPage(sql: Db, { scope, filters, viewer }: ListingQuery): Promise<CardRow[]> {
  const { page, pageSize } = filters
  return sql<CardRow[]>`
    select ${cardColumns(sql)}
    from unnest(array(
      select p.sku_id from product p ${scope.joins} where ${whereOf(sql, { scope, filters, viewer })}
      order by ${orderOf(sql, scope, filters.sort)}, p.sku_id
      limit ${pageSize} offset ${(page - 1) * pageSize})) with ordinality as page (sku_id, place)
    join product p on p.sku_id = page.sku_id
    join store s on s.id = p.store_id
    left join stock k on k.sku_id = p.sku_id
    order by page.place`
}

export async function countListing(sql: Db, { scope, filters, viewer }: ListingQuery): Promise<number> {
  const [row] = await sql<{ total: number }[]>`
    select count(*)::integer as total from product p ${scope.joins} where ${whereOf(sql, { scope, filters, viewer })}`
  return row?.total ?? 0
}

function whereOf(sql: Queryable, { scope, filters, viewer }: ListingQuery): postgres.Fragment {
  const conditions = activeFilters(sql, filters).map(({ condition }) => condition)
  return sql`${visibleTo(sql, viewer.account?.id ?? null)} and ${scope.where} and ${allOf(sql, conditions)}`
}

function orderOf(sql: Queryable, scope: ListingScope, sort: ListingFilters['sort']): postgres.Fragment {
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
      return sql`p.popularity desc`
    case 'RATING':
      // Few ratings count for less: five of four stars are added to each.
      return sql`(p.rating_sum + 20.0) / (p.rating_count + 5) desc, p.rating_count desc`
  }
}
