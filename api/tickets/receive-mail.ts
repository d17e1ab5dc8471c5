import { timingSafeEqual } from 'node:crypto'
import type * as ticketsApi from '../../contract/tickets/tickets.ts'
import type { OutputOf } from '../../contract/platform/endpoint.ts'
import { Problem } from '../http/problem.ts'
import { inTransaction, type Queryable, type Tx } from '../platform/db.ts'
import type { Deps } from '../platform/deps.ts'
import { newId } from '../platform/ids.ts'
import { inOrder } from '../platform/in-order.ts'
import { findAccountOf } from './writer-queries.ts'
import { addMail, findByAnswered, findByToken, findReceived, type FoundTicket } from './mail-queries.ts'
import { insertTicket, newReplyToken } from './open-ticket.ts'
import { parseMail, type IncomingMail } from './parse-mail.ts'
import { tokenIn } from './reply-address.ts'

type ReceiveDeps = Pick<Deps, 'db' | 'clock' | 'deskEmail' | 'inboundSecret'>
type Outcome = OutputOf<typeof ticketsApi.receiveMail>

const ignored: Outcome = { outcome: 'IGNORED', ticketNumber: null }

/**
 * Brings a mail into the ticket it answers, or opens one; posted again, it is answered as before. What a machine has written is
 * marked in its ticket and opens none. Throws FORBIDDEN for another secret, and where no mail is taken.
 */
export async function receiveMail(
  deps: ReceiveDeps,
  { secret, message }: { secret: string; message: File },
): Promise<Outcome> {
  if (!isSecret(deps.inboundSecret, secret)) throw Problem.of('FORBIDDEN')
  const mail = await parseMail(new Uint8Array(await message.arrayBuffer()))
  // Our own come back where the desk's mailbox is posted: they would answer themselves.
  if (!isAddress(mail.from) || mail.from.toLowerCase() === deps.deskEmail.toLowerCase()) return ignored
  const { db, clock } = deps
  const [received, byToken, byAnswered] = await inOrder([
    () => findReceived(db, mail.messageId),
    () => findByToken(db, tokenIn(mail.to) ?? null),
    () => findByAnswered(db, mail),
  ])
  if (received) return received
  const ticket = byToken ?? byAnswered
  const now = clock.now()
  if (ticket) return inTransaction(db, (tx) => add(tx, mail, { ticket, now }))
  return mail.isAutomatic ? ignored : open(db, mail, now)
}

function isSecret(expected: string | null, given: string): boolean {
  if (expected === null) return false
  const [a, b] = [Buffer.from(expected), Buffer.from(given)]
  return a.length === b.length && timingSafeEqual(a, b)
}

// As mail.ts sends to: to anything else no answer could go.
const isAddress = (text: string) => text.length <= 254 && /^[^\s<>,;:"()[\]\\@]+@[^\s<>,;:"()[\]\\@]+$/.test(text)

async function add(tx: Tx, mail: IncomingMail, { ticket, now }: { ticket: FoundTicket; now: Date }): Promise<Outcome> {
  await addMail(tx, mail, { id: newId(), ticketId: ticket.id, now })
  return { outcome: 'ADDED', ticketNumber: ticket.ticketNumber }
}

async function open(sql: Queryable, mail: IncomingMail, now: Date): Promise<Outcome> {
  const [firstName = '', ...others] = (mail.fromName || mail.from.split('@')[0]!).slice(0, 100).split(/\s+/)
  const accountId = (await findAccountOf(sql, mail.from)) ?? null
  const ticket = {
    id: newId(),
    accountId,
    subject: 'OTHER' as const,
    firstName,
    lastName: others.join(' '),
    email: mail.from,
    message: mail.whole ?? mail.words,
    language: 'de' as const,
    createdAt: now,
    replyToken: newReplyToken(),
  }
  const opening = { messageId: mail.messageId, title: mail.subject }
  const ticketNumber = await insertTicket(sql, ticket, opening)
  if (ticketNumber) return { outcome: 'OPENED', ticketNumber }
  return (await findReceived(sql, mail.messageId)) ?? ignored
}
