import type { Queryable } from '../platform/db.ts'

/** Of the store that is found by this slug. */
export async function findStoreId(sql: Queryable, slug: string): Promise<string | undefined> {
  const [row] = await sql<{ id: string }[]>`select id from store where slug = ${slug}`
  return row?.id
}
