import type { Language } from '../../../contract/platform/values.ts'
import type { Queryable } from '../../platform/db.ts'

export type Recipient = { email: string; firstName: string; language: Language }

/** Undefined once the account has been erased. */
export async function findBuyerRecipient(sql: Queryable, buyerId: string): Promise<Recipient | undefined> {
  const [recipient] = await sql<Recipient[]>`
    select email, first_name, language from account where id = ${buyerId}`
  return recipient
}

/** Where the buyer wants invoices. */
export async function findInvoiceRecipient(sql: Queryable, buyerId: string): Promise<Recipient | undefined> {
  const [recipient] = await sql<Recipient[]>`
    select coalesce(nullif(invoice_email, ''), email) as email, first_name, language
    from account where id = ${buyerId}`
  return recipient
}

/** The store's business address; German, as stores have named no language, unless the supplier's account has one. */
export async function findStoreRecipient(sql: Queryable, storeId: string): Promise<Recipient | undefined> {
  const [recipient] = await sql<Recipient[]>`
    select coalesce(s.legal ->> 'email', a.email) as email, coalesce(a.first_name, s.name) as first_name,
      coalesce(a.language, 'de') as language
    from store s
    left join lateral (
      select email, first_name, language from account
      where store_id = s.id and role = 'SUPPLIER' order by created_at, id limit 1) a on true
    where s.id = ${storeId} and coalesce(s.legal ->> 'email', a.email) is not null`
  return recipient
}
