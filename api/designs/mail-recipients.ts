import type { Language } from '../../contract/platform/values.ts'
import type { Tx } from '../platform/db.ts'
import { inOrder } from '../platform/in-order.ts'

export type Recipient = { email: string; firstName: string; language: Language }

/** The accounts of a store; its own address where there is none. */
export async function findStoreRecipients(tx: Tx, storeId: string): Promise<Recipient[]> {
  const [people, [store]] = await inOrder([
    () => tx<Recipient[]>`
      select email, first_name, language from account
      where role = 'SUPPLIER' and store_id = ${storeId} order by created_at, id`,
    () => tx<{ email: string | null; name: string }[]>`
      select legal ->> 'email' as email, name from store where id = ${storeId}`,
  ])
  if (people.length > 0) return [...people]
  return store?.email ? [{ email: store.email, firstName: store.name, language: 'de' }] : []
}
