import type { InputOf } from '../../contract/platform/endpoint.ts'
import type * as ticketsApi from '../../contract/tickets/tickets.ts'
import { texts } from '../../texts/texts.ts'
import { attach } from '../attachments/attach.ts'
import type { Caller } from '../http/caller.ts'
import type { Deps } from '../platform/deps.ts'
import { newId } from '../platform/ids.ts'
import { inOrder } from '../platform/in-order.ts'
import { mailLayout } from '../platform/mail/mail-layout.ts'
import { queueMail } from '../platform/mail/mail-queue.ts'
import type { Mail } from '../platform/mail/mail.ts'
import { readAnswerFiles } from './answer-files.ts'
import { changeSeenTicket } from './change-ticket.ts'
import { newReplyToken } from './open-ticket.ts'
import { replyAddress } from './reply-address.ts'
import { insertAnswer, type LockedTicket } from './ticket-queries.ts'

type AnswerDeps = Pick<Deps, 'db' | 'clock' | 'files' | 'jobs' | 'deskEmail' | 'inboundSecret'>

/** Mails an answer with its files; nobody's ticket becomes the caller's. Throws as changeSeenTicket, attach and readAnswerFiles do. */
export async function answerTicket(
  deps: AnswerDeps,
  caller: Caller<'operator'>,
  { words, state, attachmentIds: ids = [], ...seen }: InputOf<typeof ticketsApi.answer>,
): Promise<void> {
  const { language } = caller
  const files = await readAnswerFiles(deps, language, { number: seen.number, ids })
  await changeSeenTicket(
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
          () => attach(tx, { owner: { ticketId: ticket.id }, ids, targetId: id, language }),
          () => queueMail(tx, deps.jobs, answerMail(deps, ticket, { id, words, replyToken, files })),
        ])
        return { state, ownerId: ticket.ownerId ?? authorId }
      },
    },
  )
}

type Written = { id: string; words: string; replyToken: string; files: Mail['files'] }

function answerMail(deps: AnswerDeps, ticket: LockedTicket, { id, words, replyToken, files = [] }: Written): Mail {
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
    ...(files.length > 0 && { files }),
    reply: { to: replyAddress(deps, replyToken), answers: lastMessageId, isByPerson: true },
  }
}
