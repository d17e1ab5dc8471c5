import type { DocumentContent } from '../documents/document-content.ts'
import type { DeliveryNoteContent } from '../documents/delivery-note-content.ts'
import type { Queryable } from '../../platform/db.ts'

export type ChargedRow = {
  id: string
  amountCents: number
  chargedBackAt: Date
  providerId: string | null
  buyerId: string
  orderId: string
  companyName: string
  email: string
}

/** A chargeback with whose order it is of; undefined where it has none. The provider names each but once. */
export async function findCharged(sql: Queryable, id: string): Promise<ChargedRow | undefined> {
  const [row] = await sql<ChargedRow[]>`
    select c.id, c.amount_cents, c.charged_back_at, p.provider_id, c.buyer_id, p.order_id, coalesce(b.name, '') as company_name,
      coalesce(a.email, '') as email
    from chargeback c join payment p using (buyer_id, checkout_id) left join company b on b.id = c.buyer_id
    left join account a on a.id = contact_of(c.buyer_id)
    where c.id = ${id} and p.order_id is not null`
  return row
}

type OrderRef = { buyerId: string; orderId: string }
export type IssuedRow = { storeId: string; content: DocumentContent | DeliveryNoteContent }

/** Documents with what stands in them, the oldest first. */
export const findIssued = (sql: Queryable, { buyerId, orderId }: OrderRef) => sql<IssuedRow[]>`
  select store_id, content from document where buyer_id = ${buyerId} and order_id = ${orderId} order by issued_at, number`

export type WrittenRow = { at: Date; byWhom: 'BUYER' | 'STORE'; storeName: string; words: string; files: number }

/** What buyer and stores have written to each other about the order, the oldest first. */
export const findWritten = (sql: Queryable, { buyerId, orderId }: OrderRef) => sql<WrittenRow[]>`
  select m.at, m.by_whom, s.store_name, m.words, (select count(*)::int from attachment f where f.target_id = m.id) as files
  from thread t join thread_message m on m.buyer_id = t.buyer_id and m.thread_id = t.id
  join sub_order s on s.buyer_id = t.buyer_id and s.order_id = t.order_id and s.store_id = t.store_id
  where t.buyer_id = ${buyerId} and t.order_id = ${orderId} order by m.at, m.id`
