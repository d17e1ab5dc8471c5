import { randomBytes } from 'node:crypto'
import type * as z from 'zod/mini'
import type * as contentApi from '../../contract/content.ts'
import type { Language } from '../../contract/platform/values.ts'
import { workingHoursAfter } from '../platform/wall-clock.ts'
import type { Queryable } from '../platform/db.ts'

/** A first answer has one working day. */
export const ANSWER_HOURS = 24

export type Message = z.output<(typeof contentApi.sendContactForm)['input']>
export type Ticket = Message & {
  id: string
  ticketNumber: string
  accountId: string | null
  language: Language
  createdAt: Date
  replyToken: string
}

/** What a mail that opens a ticket has beside what the contact form asks. */
type OpeningMail = { messageId: string; title: string; fileNames: string[] }
type NewTicket = Omit<Ticket, 'ticketNumber' | 'privacyAccepted'>

export const newReplyToken = () => randomBytes(20).toString('hex')

/** Writes the ticket and answers its public number; undefined where the mail has opened one before. Numbers may be left out. */
export async function insertTicket(
  sql: Queryable,
  ticket: NewTicket,
  mail: OpeningMail | null = null,
): Promise<string | undefined> {
  const [row] = await sql<{ ticketNumber: string }[]>`
    insert into ticket (id, ticket_number, subject, first_name, last_name, email, message, order_number, sku_id,
      account_id, language, created_at, waits_since, answer_due_at, reply_token, message_id, title,
      file_names)
    values (${ticket.id}, 'K' || nextval('ticket_number'), ${ticket.subject}, ${ticket.firstName}, ${ticket.lastName},
      ${ticket.email}, ${ticket.message}, ${ticket.orderNumber ?? null}, ${ticket.productSkuId ?? null},
      ${ticket.accountId}, ${ticket.language}, ${ticket.createdAt}, ${ticket.createdAt},
      ${workingHoursAfter(ticket.createdAt, ANSWER_HOURS)}, ${ticket.replyToken},
      ${mail?.messageId ?? null}, ${mail?.title ?? null}, ${mail?.fileNames ?? []})
    on conflict (message_id) do nothing
    returning ticket_number`
  return row?.ticketNumber
}
