import type postgres from 'postgres'
import type { Queryable } from '../db.ts'
import { logPosition, type LogPosition } from '../replicas/read-replicas.ts'

/** How far changes have been read, by the database's clock: where the next query starts. */
export type ChangeMark = {
  snapshot: string
  at: string
  /** Since when the server runs that was read; null where that does not matter. */
  server: string | null
}
export type ProductChanges = ChangeMark & {
  /** Whoever reads what the log held there sees all of these changes. */
  position: LogPosition
  /** Products of which something changed: the row itself, its details or its stock. */
  skuIds: string[]
  /** Stores or categories. */
  areStoresOrCategoriesChanged: boolean
  /** Changes may have been missed (the first query, older ones are deleted, or another server answers): everything may have changed. */
  hasGap: boolean
}
export type Changes = ProductChanges & {
  /** What the changed products share with others now: articles, groups of variants and stores, as `kinOf` writes them. */
  kin: string[]
  /** Accounts and companies whose sessions are to be read anew. */
  ownerIds: string[]
}

export const kinOf = {
  store: (storeId: string) => `store ${storeId}`,
  article: (gtin: string) => `gtin ${gtin}`,
  variants: (storeId: string, group: string) => `variants ${storeId} ${group}`,
}

/** What of products was committed since, at most so many of them. */
export async function findProductChanges(
  sql: Queryable,
  since: ChangeMark | null,
  most: number,
): Promise<ProductChanges> {
  const [changes] = await sql<ProductChanges[]>`
    ${freshProducts(sql, since)} select ${markNow(sql, since)}, ${productColumns(sql, most)}`
  return changes!
}

/** Everything that was committed since, at most so many products. */
export async function findChanges(sql: Queryable, since: ChangeMark | null, most: number): Promise<Changes> {
  const [changes] = await sql<Changes[]>`
    ${freshProducts(sql, since)}, changed as materialized (select ${markNow(sql, since)}, ${productColumns(sql, most)})
    select changed.*,
      array(select distinct kin from product p, unnest(array[
          'store ' || p.store_id, 'gtin ' || p.gtin, 'variants ' || p.store_id || ' ' || p.variant_group]) kin
        where p.sku_id = any(changed.sku_ids) and kin is not null) as kin,
      array(select distinct unnest(owner_ids) from session_change where ${isFresh(sql, since)}) as owner_ids
    from changed`
  return changes!
}

const freshProducts = (sql: Queryable, since: ChangeMark | null) =>
  sql`with fresh as materialized (select sku_ids from shelf_change where ${isFresh(sql, since)})`

const productColumns = (sql: Queryable, most: number) => sql`
  array(select distinct unnest(sku_ids) from fresh limit ${most}) as sku_ids,
  exists (select from fresh where sku_ids is null) as are_stores_or_categories_changed`

/** By the transaction of the change, so that one that was committed late is not missed. */
const isFresh = (sql: Queryable, since: ChangeMark | null): postgres.Fragment =>
  since
    ? sql`xid >= pg_snapshot_xmin(${since.snapshot}::pg_snapshot)
        and not pg_visible_in_snapshot(xid, ${since.snapshot}::pg_snapshot)`
    : sql`false`

function markNow(sql: Queryable, since: ChangeMark | null) {
  // A mark that is ahead is of a database that was set back since. A server that took over or was killed gives numbers of
  // transactions once more that ended unwritten: what has them now is not fresh to the mark.
  const hasGap = since
    ? sql`${since.at}::timestamptz < now() - interval '25 hours'
        or pg_snapshot_xmax(${since.snapshot}::pg_snapshot) > pg_snapshot_xmax(pg_current_snapshot())
        or coalesce(${since.server}::text <> pg_postmaster_start_time()::text, false)`
    : sql`true`
  return sql`
    pg_current_snapshot()::text as snapshot, now()::text as at, pg_postmaster_start_time()::text as server, ${hasGap} as has_gap, ${logPosition(sql)} as position`
}
