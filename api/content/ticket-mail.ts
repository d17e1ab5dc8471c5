import type { Language } from '../../contract/platform/values.ts'
import { texts } from '../../texts/texts.ts'
import { newId } from '../platform/ids.ts'
import { mailLayout } from '../platform/mail/mail-layout.ts'
import type { Mail } from '../platform/mail/mail.ts'
import type { Ticket } from '../tickets/open-ticket.ts'

/**
 * To the sender, in the language of the request. Holds no word that was typed: the address may be a stranger's, and
 * must not become a way to send them something.
 */
export function receiptMail({ id, ticketNumber, subject, email, language }: Ticket, replyTo: string): Mail {
  const t = texts(language).content.mails
  const body = mailLayout({
    language,
    title: t.receipt.title,
    paragraphs: [t.receipt.hello, ...t.receipt.body(ticketNumber, t.subjects[subject])],
    closing: [t.receipt.closing],
  })
  const reply = { to: replyTo, answers: null, isByPerson: false }
  return { id: `receipt-${id}`, to: email, subject: t.receipt.subject(ticketNumber), ...body, reply }
}

type Recipient = { email: string; language: Language }
/** What was found out about the ticket. */
export type Findings = { isOwnOrder: boolean; isApplication: boolean }

/** To those who answer: the marketplace's desk, or a store. */
export function deskMail(ticket: Ticket, findings: Findings, { email, language }: Recipient): Mail {
  const t = texts(language).content.mails
  const body = mailLayout({
    language,
    title: t.desk.title,
    paragraphs: [
      linesOf(ticket, findings, language),
      `${t.labels.message}\n${ticket.message}`,
      ...(findings.isApplication ? [t.labels.application] : []),
    ],
    closing: [t.desk.closing],
  })
  return { id: newId(), to: email, subject: t.desk.subject(ticket.ticketNumber, t.subjects[ticket.subject]), ...body }
}

function linesOf(ticket: Ticket, { isOwnOrder }: Findings, language: Language) {
  const { labels, subjects } = texts(language).content.mails
  const { orderNumber, productSkuId } = ticket
  const lines: [string, string | undefined][] = [
    [labels.ticket, ticket.ticketNumber],
    [labels.subject, subjects[ticket.subject]],
    [labels.sender, oneLine(`${ticket.firstName} ${ticket.lastName}`)],
    [labels.email, ticket.email],
    [labels.language, ticket.language],
    [isOwnOrder ? labels.ownOrder : labels.anyOrder, orderNumber],
    [labels.product, productSkuId],
  ]
  return lines.flatMap(([label, value]) => (value ? [`${label}: ${value}`] : [])).join('\n')
}

// A name with a line break could look like another line of the list.
const oneLine = (text: string) => text.replace(/\s+/g, ' ')
