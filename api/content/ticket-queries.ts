import type * as z from 'zod/mini'
import type * as contentApi from '../../contract/content.ts'
import type { Language } from '../../contract/platform/values.ts'
import type { Queryable } from '../platform/db.ts'

export type Message = z.output<(typeof contentApi.sendContactForm)['input']>
export type Ticket = Message & {
  id: string
  ticketNumber: string
  accountId: string | null
  language: Language
  createdAt: Date
}

/** Writes the ticket and answers its public number. Numbers may be left out. */
export async function insertTicket(sql: Queryable, ticket: Omit<Ticket, 'ticketNumber'>): Promise<string> {
  const [row] = await sql<[{ ticketNumber: string }]>`
    insert into ticket (id, ticket_number, subject, first_name, last_name, email, message, order_number, sku_id,
      account_id, language, created_at)
    values (${ticket.id}, 'K' || nextval('ticket_number'), ${ticket.subject}, ${ticket.firstName}, ${ticket.lastName},
      ${ticket.email}, ${ticket.message}, ${ticket.orderNumber ?? null}, ${ticket.productSkuId ?? null},
      ${ticket.accountId}, ${ticket.language}, ${ticket.createdAt})
    returning ticket_number`
  return row.ticketNumber
}

/** The stores of a buyer's own order; none for somebody else's. */
export async function findStoresOfOrder(sql: Queryable, buyerId: string, orderNumber: string): Promise<string[]> {
  const rows = await sql<{ storeId: string }[]>`
    select distinct s.store_id
    from orders o join sub_order s on s.buyer_id = o.buyer_id and s.order_id = o.id
    where o.buyer_id = ${buyerId} and o.order_number = ${orderNumber} order by 1`
  return rows.map(({ storeId }) => storeId)
}

/** For the erasure of an account. What was written about an order is a business letter and stays (§ 257 HGB). */
export async function eraseTickets(sql: Queryable, accountId: string): Promise<void> {
  await sql`delete from ticket where account_id = ${accountId} and order_number is null`
}
