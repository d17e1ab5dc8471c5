import type { Db, Queryable, Tx } from '../platform/db.ts'
import type { ImportCategory } from './check-row.ts'

export async function findStore(sql: Queryable, slug: string): Promise<{ id: string; name: string } | undefined> {
  const [store] = await sql<{ id: string; name: string }[]>`select id, name from store where slug = ${slug}`
  return store
}

export async function readStoreSlugs(sql: Queryable): Promise<string[]> {
  const rows = await sql<{ slug: string }[]>`select slug from store order by slug`
  return rows.map((row) => row.slug)
}

/** By what a file can call them: the slug, which stays, and the path of today. */
export async function readCategories(sql: Queryable): Promise<Map<string, ImportCategory>> {
  const rows = await sql<(ImportCategory & { path: string })[]>`
    select slug, path, coalesce(parent_slug, slug) as root_slug, tax_rate_bp, parent_slug is null as is_root, is_food
    from category where archived_at is null order by slug`
  const named = rows.map(({ path, ...category }) => [path, category] as const)
  return new Map([...named, ...named.map(([, category]) => [category.slug, category] as const)])
}

/**
 * Runs the work while no other process imports into this store; null, without running it, while one does. The lock lives
 * as long as its transaction, which is idle meanwhile: a killed import leaves none behind, also behind a pooler.
 */
export function whileImporting<T>(db: Db, storeId: string, work: () => Promise<T>): Promise<T | null> {
  return db.begin(async (tx) => {
    await tx`set local idle_in_transaction_session_timeout = 0`
    const [row] = await tx<{ isLocked: boolean }[]>`
      select pg_try_advisory_xact_lock(hashtext('tresen import'), hashtext(${storeId})) as is_locked`
    return row!.isLocked ? work() : null
  }) as Promise<T | null>
}

/** Within a transaction; waits while the command is under way in this store. */
export async function lockImports(tx: Tx, storeId: string): Promise<void> {
  await tx`select pg_advisory_xact_lock(hashtext('tresen import'), hashtext(${storeId}))`
}
