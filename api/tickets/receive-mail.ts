import { timingSafeEqual } from 'node:crypto'
import type * as ticketsApi from '../../contract/tickets/tickets.ts'
import type { OutputOf } from '../../contract/platform/endpoint.ts'
import { Problem } from '../http/problem.ts'
import { inTransaction, type Tx } from '../platform/db.ts'
import type { Deps } from '../platform/deps.ts'
import { newId } from '../platform/ids.ts'
import { inOrder } from '../platform/in-order.ts'
import { recordReport } from '../platform/mail/record-report.ts'
import { reopenAnswered } from '../approvals/answer-queries.ts'
import { notifyOperators } from '../desk/notices/notify.ts'
import { findAccountOf } from './writer-queries.ts'
import { addMail, findByAnswered, findByToken, findReceived, type FoundTicket } from './mail-queries.ts'
import { insertTicket, newReplyToken } from './open-ticket.ts'
import { parseMail, type IncomingMail } from './parse-mail.ts'
import { tokenIn } from './reply-address.ts'
import { insertFiles, withStoredFiles, type StoredFiles } from './store-files.ts'

type ReceiveDeps = Pick<Deps, 'db' | 'files' | 'clock' | 'jobs' | 'origin' | 'deskEmail' | 'inboundSecret'>
type Outcome = OutputOf<typeof ticketsApi.receiveMail>

const ignored: Outcome = { outcome: 'IGNORED', ticketNumber: null }
const noted: Outcome = { outcome: 'NOTED', ticketNumber: null }

/**
 * Brings a mail into the ticket it answers, or opens one; an answer to a question about an approval opens one with its token,
 * and has the approval wait again. Posted again, it is answered as before. What a machine has written is
 * marked in its ticket and opens none; what it reports of a mail of ours is noted there. Throws FORBIDDEN for another secret, and where no mail is taken.
 */
export async function receiveMail(
  deps: ReceiveDeps,
  { secret, message }: { secret: string; message: File },
): Promise<Outcome> {
  if (!isSecret(deps.inboundSecret, secret)) throw Problem.of('FORBIDDEN')
  const mail = await parseMail(new Uint8Array(await message.arrayBuffer()))
  const isNoted = mail.report !== null && (await recordReport(deps.db, mail.report, deps.clock.now()))
  // Our own come back where the desk's mailbox is posted: they would answer themselves.
  if (!isAddress(mail.from) || mail.from.toLowerCase() === deps.deskEmail.toLowerCase())
    return isNoted ? noted : ignored
  const { db, clock } = deps
  const token = tokenIn(mail.to) ?? null
  const [received, byToken, byAnswered] = await inOrder([
    () => findReceived(db, mail.messageId),
    () => findByToken(db, token),
    () => findByAnswered(db, mail),
  ])
  if (received) return received
  const ticket = byToken ?? byAnswered
  if (!ticket && mail.isAutomatic) return isNoted ? noted : ignored
  const written = await withStoredFiles(deps, { mail, ticket }, (files) =>
    inTransaction(db, async (tx) => {
      const isAnswer = token !== null && !mail.isAutomatic && (await reopenAnswered(tx, token))
      // Of two first answers at once, which may be one that was sent twice, the other may have opened it.
      if (isAnswer && (await findReceived(tx, mail.messageId))) return false
      const thread = ticket ?? (isAnswer ? await findByToken(tx, token) : undefined)
      const received = { files, now: clock.now() }
      if (thread) return add(tx, deps, { ...received, mail, ticket: thread })
      return open(tx, mail, { ...received, answeredToken: isAnswer ? token : null })
    }),
  )
  // Another sender of the same mail was first.
  return written || ((await findReceived(db, mail.messageId)) ?? ignored)
}

function isSecret(expected: string | null, given: string): boolean {
  if (expected === null) return false
  const [a, b] = [Buffer.from(expected), Buffer.from(given)]
  return a.length === b.length && timingSafeEqual(a, b)
}

// As mail.ts sends to: to anything else no answer could go.
const isAddress = (text: string) => text.length <= 254 && /^[^\s<>,;:"()[\]\\@]+@[^\s<>,;:"()[\]\\@]+$/.test(text)

type Received = { files: StoredFiles; now: Date }
/** `answeredToken`: of the question that the mail answers, which the mail quotes and the approval shows. */
type Opening = Received & { answeredToken: string | null }

/** False where the mail stands in its ticket already. */
async function add(
  tx: Tx,
  deps: ReceiveDeps,
  { mail, ticket, files, now }: Received & { mail: IncomingMail; ticket: FoundTicket },
): Promise<Outcome | false> {
  const id = newId()
  const added = await addMail(tx, mail, { id, ticketId: ticket.id, fileNames: files.unstored, now })
  if (added.length === 0) return false
  const { ownerId: only, ticketNumber: number, isSpam } = ticket
  const content = { kind: 'TICKET' as const, about: { writer: mail.fromName || mail.from, number }, at: now }
  await inOrder([
    () => insertFiles(tx, files, { ticketId: ticket.id, messageId: id, at: now }),
    () => !mail.isAutomatic && !isSpam && notifyOperators(tx, deps, { ...content, right: 'buyers', only }),
  ])
  return { outcome: 'ADDED', ticketNumber: ticket.ticketNumber }
}

/** False where the mail has opened a ticket already. */
async function open(tx: Tx, mail: IncomingMail, { files, now, answeredToken }: Opening): Promise<Outcome | false> {
  const [firstName = '', ...others] = (mail.fromName || mail.from.split('@')[0]!).slice(0, 100).split(/\s+/)
  const accountId = (await findAccountOf(tx, mail.from)) ?? null
  const ticket = {
    id: newId(),
    accountId,
    subject: 'OTHER' as const,
    firstName,
    lastName: others.join(' '),
    email: mail.from,
    message: answeredToken ? mail.words : (mail.whole ?? mail.words),
    language: 'de' as const,
    createdAt: now,
    replyToken: answeredToken ?? newReplyToken(),
  }
  const opening = { messageId: mail.messageId, title: mail.subject, fileNames: files.unstored }
  const ticketNumber = await insertTicket(tx, ticket, opening)
  if (!ticketNumber) return false
  await insertFiles(tx, files, { ticketId: ticket.id, messageId: ticket.id, at: now })
  return { outcome: 'OPENED', ticketNumber }
}
