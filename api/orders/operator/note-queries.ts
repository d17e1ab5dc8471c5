import type { OrderNote } from '../../../contract/operator/orders.ts'
import type { Queryable, Tx } from '../../platform/db.ts'

type About = { buyerId: string; orderId: string | null }
type NewNote = About & { id: string; authorId: string; text: string; at: Date }

/** Notes about a buyer, of one order where it is named; the latest first. */
export const findNotes = (sql: Queryable, { buyerId, orderId }: About) => sql<OrderNote[]>`
  select n.id, n.text, n.created_at as at, coalesce(a.first_name || ' ' || a.last_name, '') as by
  from operator_note n left join account a on a.id = n.author_id
  where n.buyer_id = ${buyerId} and (${orderId}::uuid is null or n.order_id = ${orderId})
  order by n.created_at desc, n.id desc limit 200`

export async function findNote(sql: Queryable, id: string): Promise<OrderNote | undefined> {
  const [note] = await sql<OrderNote[]>`
    select n.id, n.text, n.created_at as at, coalesce(a.first_name || ' ' || a.last_name, '') as by
    from operator_note n left join account a on a.id = n.author_id where n.id = ${id}`
  return note
}

export async function insertNote(tx: Tx, { buyerId, orderId, id, authorId, text, at }: NewNote): Promise<void> {
  await tx`
    insert into operator_note (buyer_id, id, order_id, author_id, text, created_at)
    values (${buyerId}, ${id}, ${orderId}, ${authorId}, ${text}, ${at})`
}

/** What it was about; undefined where there is none. */
export async function deleteNote(sql: Queryable, id: string) {
  const [about] = await sql<{ buyerId: string; orderNumber: string | null }[]>`
    delete from operator_note n where id = ${id} returning buyer_id, (
      select order_number from orders o where o.buyer_id = n.buyer_id and o.id = n.order_id) as order_number`
  return about
}

export async function eraseNotes(sql: Queryable, buyerId: string): Promise<void> {
  await sql`delete from operator_note where buyer_id = ${buyerId}`
}
