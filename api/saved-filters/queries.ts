import type postgres from 'postgres'
import type { SavedFilter } from '../../contract/saved-filters/saved-filters.ts'
import type { Queryable, Tx } from '../platform/db.ts'

export type SavedQuery = Pick<SavedFilter, 'q' | 'filters'>
export type SavedFilterRow = Pick<SavedFilter, 'id' | 'name' | 'kind' | 'slug' | 'createdAt'> & {
  query: SavedQuery
  view: 'grid' | 'list' | null
  /** Null for a listing that is gone, and for a search. */
  nameDe: string | null
  nameEn: string | null
}

/** By name; all of them, as they are few. */
export const findSavedFilters = (sql: Queryable, buyerId: string) => sql<SavedFilterRow[]>`
  ${selected(sql)} where f.buyer_id = ${buyerId} order by lower(f.name), f.id`

export async function findSavedFilter(sql: Queryable, buyerId: string, id: string): Promise<SavedFilterRow> {
  const [row] = await sql<[SavedFilterRow]>`${selected(sql)} where f.buyer_id = ${buyerId} and f.id = ${id}`
  return row
}

const selected = (sql: Queryable): postgres.Fragment => sql`
  select f.id, f.name, f.kind, f.slug, f.query, f.view, f.created_at,
    coalesce(c.name_de, l.title_de, s.name) as name_de, coalesce(c.name_en, l.title_en, s.name) as name_en
  from saved_filter f
    left join category_path p on f.kind = 'category' and p.path = f.slug
    left join category c on c.slug = p.category_slug and c.archived_at is null
    left join collection l on f.kind = 'collection' and l.slug = f.slug
    left join store s on f.kind = 'store' and s.slug = f.slug and s.status = 'ACTIVE'`

type NewFilter = Pick<SavedFilterRow, 'name' | 'kind' | 'slug' | 'query' | 'view'>

/** What is there already: the same choice, the name on another one, and how many. One after the other of a buyer. */
export async function lockSavedFilters(tx: Tx, buyerId: string, { name, kind, slug, query }: NewFilter) {
  await tx`select from company where id = ${buyerId} for no key update`
  const isSame = tx`(kind = ${kind} and slug = ${slug} and query = ${tx.json(query)})`
  const [found] = await tx<[{ id: string | null; isNameTaken: boolean; count: number }]>`
    select (select id from saved_filter where buyer_id = ${buyerId} and ${isSame}) as id,
      exists (select from saved_filter
        where buyer_id = ${buyerId} and lower(name) = lower(${name}) and not ${isSame}) as is_name_taken,
      (select count(*)::int from saved_filter where buyer_id = ${buyerId}) as count`
  return found
}

type Named = Pick<SavedFilterRow, 'id' | 'name' | 'view'>

export async function updateSavedFilter(tx: Tx, buyerId: string, { id, name, view }: Named): Promise<void> {
  await tx`update saved_filter set name = ${name}, view = ${view} where buyer_id = ${buyerId} and id = ${id}`
}

export async function insertSavedFilter(tx: Tx, buyerId: string, filter: NewFilter & { id: string; createdAt: Date }) {
  const { id, name, kind, slug, query, view, createdAt } = filter
  await tx`
    insert into saved_filter (buyer_id, id, name, kind, slug, query, view, created_at)
    values (${buyerId}, ${id}, ${name}, ${kind}, ${slug}, ${tx.json(query)}, ${view}, ${createdAt})`
}

export async function deleteSavedFilter(sql: Queryable, buyerId: string, id: string): Promise<void> {
  await sql`delete from saved_filter where buyer_id = ${buyerId} and id = ${id}`
}

/** For the erasure of an account. */
export async function eraseSavedFilters(sql: Queryable, buyerId: string): Promise<void> {
  await sql`delete from saved_filter where buyer_id = ${buyerId}`
}
