import type { Language } from '../../contract/platform/values.ts'
import type { Queryable } from '../platform/db.ts'

/** Where a store reads its mail. */
export type StoreDesk = { storeName: string; email: string; language: Language }

/** `email` is '' where the imprint has none. */
export type FoundDesk = StoreDesk & { storeId: string; slug: string }

/** The address of the imprint, in the language of the store's first account; German where it has none. */
export async function findStoreDesk(sql: Queryable, storeId: string): Promise<StoreDesk | undefined> {
  const [found] = await sql<StoreDesk[]>`
    select ${deskOf(sql)} from store s where s.id = ${storeId} and s.legal->>'email' <> ''`
  return found
}

export async function findStoreName(sql: Queryable, storeId: string): Promise<string> {
  const [row] = await sql<[{ name: string }]>`select name from store where id = ${storeId}`
  return row.name
}

/** Those of several stores, by their names. */
export const findStoreDesks = (sql: Queryable, slugs: readonly string[]) => sql<FoundDesk[]>`
  select s.id as store_id, s.slug, ${deskOf(sql)} from store s where s.slug = any(${slugs as string[]}) order by s.name, s.slug`

const deskOf = (sql: Queryable) => sql`
  s.name as store_name, coalesce(s.legal->>'email', '') as email, coalesce((
    select a.language from membership m join account a on a.id = m.account_id
    where m.store_id = s.id order by m.created_at, m.id limit 1
  ), 'de') as language`
