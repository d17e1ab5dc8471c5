import type { CollectionEntry, CollectionRule } from '../../../contract/collections/collections.ts'
import type { Queryable } from '../../platform/db.ts'
import { isFoundContent, type ContentSearch } from '../../platform/reads/content-search.ts'
import { mostOrdered } from '../../platform/reads/most-ordered.ts'
import { meetsRule } from './rule.ts'

const MOST_LISTED = 500

export type CollectionRow = Omit<CollectionEntry, 'imageUrl' | 'state'> & {
  descriptionDe: string
  descriptionEn: string
}

/** Those of the home page first. */
export const findCollections = (sql: Queryable, search: ContentSearch | { slug: string }) => sql<CollectionRow[]>`
  select slug, title_de, title_en, description_de, description_en, picture, home_rank, rule, sorted_by,
    (select count(*)::int from collection_product held where held.collection_slug = slug) as product_count,
    starts_at, ends_at, is_draft, version
  from collection
  where ${'slug' in search ? sql`slug = ${search.slug}` : isFoundContent(sql, search, sql`concat_ws(' ', title_de, title_en, slug)`)}
  order by home_rank nulls last, slug limit ${MOST_LISTED}`

export async function findPicks(sql: Queryable, slug: string): Promise<string[]> {
  const rows = await sql<{ skuId: string }[]>`
    select sku_id from collection_product where collection_slug = ${slug} and not is_by_rule
    order by coalesce(pick_rank, rank), sku_id`
  return rows.map(({ skuId }) => skuId)
}

export async function findUnknown(sql: Queryable, skuIds: string[]): Promise<string[]> {
  const rows = await sql<{ skuId: string }[]>`
    select named as sku_id from unnest(${skuIds}::text[]) as named
    where not exists (select from product p where p.sku_id = named)`
  return rows.map(({ skuId }) => skuId)
}

const MOST_TRIED = 12

/** How many goods it finds, and the first of them. */
export async function tryRule(sql: Queryable, rule: CollectionRule, now: Date) {
  const rows = await sql<{ skuId: string; count: number }[]>`
    select p.sku_id, (count(*) over ())::int as count from product p where ${meetsRule(sql, rule, now)}
    order by ${mostOrdered(sql)} limit ${MOST_TRIED}`
  return { count: rows[0]?.count ?? 0, skuIds: rows.map(({ skuId }) => skuId) }
}
