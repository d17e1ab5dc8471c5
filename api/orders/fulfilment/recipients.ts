import type postgres from 'postgres'
import type { Language } from '../../../contract/platform/values.ts'
import { rolesOf } from '../../../contract/rights.ts'
import type { Queryable } from '../../platform/db.ts'

export type Recipient = { email: string; firstName: string; language: Language }

/** Who placed the order or, where they are no member any more, who has owned the company longest. */
export async function findBuyerRecipient(
  sql: Queryable,
  { buyerId, id }: { buyerId: string; id: string },
): Promise<Recipient | undefined> {
  const [recipient] = await sql<Recipient[]>`
    select a.email, a.first_name, a.language
    from orders o join account a on a.id = recipient_of(o.buyer_id, o.placed_by)
    where o.buyer_id = ${buyerId} and o.id = ${id}`
  return recipient
}

/** Where the buyer wants invoices. */
export async function findInvoiceRecipient(sql: Queryable, buyerId: string): Promise<Recipient | undefined> {
  const [recipient] = await sql<Recipient[]>`
    select coalesce(nullif(c.invoice_email, ''), a.email) as email, a.first_name, a.language
    from company c join account a on a.id = contact_of(c.id) where c.id = ${buyerId}`
  return recipient
}

/** The store's business address; German, as stores have named no language, unless the supplier's account has one. */
export async function findStoreRecipient(
  sql: Queryable,
  storeId: string | postgres.Fragment,
): Promise<Recipient | undefined> {
  const [recipient] = await sql<Recipient[]>`
    select coalesce(s.legal ->> 'email', a.email) as email, coalesce(a.first_name, s.name) as first_name,
      coalesce(a.language, 'de') as language
    from store s
    left join lateral (
      select email, first_name, language from membership m join account on account.id = m.account_id
      where m.store_id = s.id order by m.created_at, m.id limit 1) a on true
    where s.id = ${storeId} and coalesce(s.legal ->> 'email', a.email) is not null`
  return recipient
}

export type Receiver = Recipient & { accountId: string }

/** As JSON, the members of this company who take goods in. */
export const receiversOf = (sql: Queryable, companyId: postgres.Fragment): postgres.Fragment => sql`(
  select coalesce(json_agg(json_build_object('accountId', a.id, 'email', a.email, 'firstName', a.first_name,
    'language', a.language)), '[]')
  from membership m join account a on a.id = m.account_id
  where m.company_id = ${companyId} and m.roles && ${rolesOf('buyer', 'receive')}::text[] and a.erased_at is null)`
