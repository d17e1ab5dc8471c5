import { texts } from '../../texts/texts.ts'
import type { Caller } from '../http/caller.ts'
import type { Deps } from '../platform/deps.ts'
import { newId } from '../platform/ids.ts'
import { inOrder } from '../platform/in-order.ts'
import { mailLayout } from '../platform/mail/mail-layout.ts'
import { queueMail } from '../platform/mail/mail-queue.ts'
import type { Mail } from '../platform/mail/mail.ts'
import { changeSeenTicket, type Seen } from './change-ticket.ts'
import { newReplyToken } from './open-ticket.ts'
import { replyAddress } from './reply-address.ts'
import { insertAnswer, type LockedTicket } from './ticket-queries.ts'

type AnswerDeps = Pick<Deps, 'db' | 'clock' | 'jobs' | 'deskEmail' | 'inboundSecret'>
type Answer = Seen & { words: string; state: 'WAITING' | 'CLOSED' }

/** Mails an answer; nobody's ticket becomes the caller's. Throws as changeSeenTicket does. */
export const answerTicket = (
  deps: AnswerDeps,
  caller: Caller<'operator'>,
  { words, state, ...seen }: Answer,
): Promise<void> =>
  changeSeenTicket(
    deps,
    { caller, seen },
    {
      action: 'ticket.answer',
      async work(tx, ticket, at) {
        const authorId = caller.account.personId
        const id = newId()
        const replyToken = ticket.replyToken ?? newReplyToken()
        await inOrder([
          () => insertAnswer(tx, { id, ticketId: ticket.id, authorId, words, at, replyToken }),
          () => queueMail(tx, deps.jobs, answerMail(deps, ticket, { id, words, replyToken })),
        ])
        return { state, ownerId: ticket.ownerId ?? authorId }
      },
    },
  )

type Written = { id: string; words: string; replyToken: string }

function answerMail(deps: AnswerDeps, ticket: LockedTicket, { id, words, replyToken }: Written): Mail {
  const { ticketNumber, language, email, lastMessageId } = ticket
  const { mails } = texts(language).tickets
  const { subjects } = texts(language).content.mails
  const body = mailLayout({
    language,
    title: mails.title(ticketNumber),
    paragraphs: words.split(/\n\s*\n/).map((paragraph) => paragraph.trim()),
    closing: [mails.closing(ticketNumber)],
  })
  return {
    id: `ticket-${id}`,
    to: email,
    subject: `Re: ${ticket.title || subjects[ticket.subject]} (${ticketNumber})`,
    ...body,
    reply: { to: replyAddress(deps, replyToken), answers: lastMessageId, isByPerson: true },
  }
}
