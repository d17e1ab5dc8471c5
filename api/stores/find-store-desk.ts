import type { Language } from '../../contract/platform/values.ts'
import type { Queryable } from '../platform/db.ts'

/** Where a store reads its mail. */
export type StoreDesk = { storeName: string; email: string; language: Language }

/** The address of the imprint, in the language of the store's first account; German where it has none. */
export async function findStoreDesk(sql: Queryable, storeId: string): Promise<StoreDesk | undefined> {
  const [found] = await sql<StoreDesk[]>`
    select s.name as store_name, s.legal->>'email' as email, coalesce((
      select a.language from membership m join account a on a.id = m.account_id
      where m.store_id = s.id order by m.created_at, m.id limit 1
    ), 'de') as language
    from store s where s.id = ${storeId} and s.legal->>'email' <> ''`
  return found
}
