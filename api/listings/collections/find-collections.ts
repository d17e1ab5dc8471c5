import type { CollectionEntry, CollectionRule } from '../../../contract/collections/collections.ts'
import type { CursorInput } from '../../../contract/platform/paging.ts'
import { countUpTo, cursorPage, cursorRows, type CursorOrder } from '../../http/cursor.ts'
import type { Queryable } from '../../platform/db.ts'
import { isFoundContent, type ContentSearch } from '../../platform/reads/content-search.ts'
import { mostOrdered } from '../../platform/reads/most-ordered.ts'
import { meetsRule } from './rule.ts'

export type CollectionRow = Omit<CollectionEntry, 'imageUrl' | 'state'> & {
  descriptionDe: string
  descriptionEn: string
}

const entryColumns = (sql: Queryable) => sql`
  slug, title_de, title_en, description_de, description_en, picture, home_rank, rule, sorted_by,
  (select count(*)::int from collection_product held where held.collection_slug = slug) as product_count,
  starts_at, ends_at, is_draft, version`

export async function findCollection(sql: Queryable, slug: string): Promise<CollectionRow | undefined> {
  const [row] = await sql<CollectionRow[]>`select ${entryColumns(sql)} from collection where slug = ${slug}`
  return row
}

// Those that the home page has not come last.
const ofHomeFirst = (sql: Queryable) =>
  ({
    key: sql`coalesce(home_rank, 2147483647)`,
    keyType: 'bigint',
    id: sql`slug`,
    idType: 'text',
    isDescending: false,
  }) satisfies CursorOrder

const found = (sql: Queryable, search: ContentSearch) =>
  sql`collection where ${isFoundContent(sql, search, sql`concat_ws(' ', title_de, title_en, slug)`)}`

export function findCollectionPage(sql: Queryable, search: ContentSearch, window: CursorInput) {
  const { bound, orderBy, limit } = cursorPage(sql, ofHomeFirst(sql), window)
  return sql<(CollectionRow & { position: string })[]>`
    select ${entryColumns(sql)}, (${ofHomeFirst(sql).key})::text as position from ${found(sql, search)}
      and ${bound} order by ${orderBy} limit ${limit}`
}

/** A page of those of the home page first, and how many there are. Throws VALIDATION for a cursor that no page has named. */
export async function pageOfCollections(sql: Queryable, search: ContentSearch, window: CursorInput) {
  const page = cursorPage(sql, ofHomeFirst(sql), window)
  const [rows, count] = await Promise.all([
    findCollectionPage(sql, search, window),
    countUpTo(sql, sql`select from ${found(sql, search)}`),
  ])
  const { items, ...beside } = cursorRows(rows, page, ({ position, slug }) => ({ key: position, id: slug }))
  return { items: items.map(({ position: _, ...item }) => item), ...beside, count }
}

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
