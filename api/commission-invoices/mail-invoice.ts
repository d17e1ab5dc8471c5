import { moneyText } from '../../contract/platform/money.ts'
import { texts } from '../../texts/texts.ts'
import { monthName } from '../orders/documents/document-format.ts'
import { inTransaction } from '../platform/db.ts'
import type { Deps } from '../platform/deps.ts'
import { mailLayout } from '../platform/mail/mail-layout.ts'
import { queueMail } from '../platform/mail/mail-queue.ts'
import type { Mail } from '../platform/mail/mail.ts'
import { urls } from '../platform/urls.ts'
import { findFinancePeople, type FinancePerson } from '../stores/finance-people.ts'
import type { CommissionContent } from './invoice-content.ts'
import { findInvoice, noteMailed } from './queries.ts'
import { readInvoice } from './read-invoices.ts'

/** The payload of the queue `commission-mail`. */
export type InvoiceMail = { number: string }

type MailDeps = Pick<Deps, 'db' | 'jobs' | 'origin' | 'clock'>

export const startInvoiceMailWorker = (deps: MailDeps): Promise<void> =>
  deps.jobs.work<InvoiceMail>('commission-mail', (job) => mailInvoice(deps, job))

/** Drawn and stored before the transaction; of two at once, and of a try that came twice, one writes the mails. */
export async function mailInvoice(deps: MailDeps, { number }: InvoiceMail): Promise<void> {
  const { db, jobs, origin, clock } = deps
  const invoice = await findInvoice(db, number)
  if (!invoice) return
  const [file, people] = await Promise.all([
    readInvoice(deps, invoice.storeId, number),
    findFinancePeople(db, invoice.storeId),
  ])
  const base64 = Buffer.from(await file.arrayBuffer()).toString('base64')
  const attached = { name: file.name, type: file.type, base64 }
  await inTransaction(db, async (tx) => {
    if (!(await noteMailed(tx, number, clock.now()))) return
    for (const person of people) await queueMail(tx, jobs, mailOf(invoice.content, person, { attached, origin }))
  })
}

type Given = { attached: NonNullable<Mail['files']>[number]; origin: string }

/** The mail in its recipient's language; the attached file is in the store's. */
function mailOf(
  { type, number, month, grossCents }: CommissionContent,
  { accountId, email, firstName, language }: FinancePerson,
  { attached, origin }: Given,
): Mail {
  const { orders, commissionInvoices } = texts(language)
  const t = commissionInvoices.mails
  const title = t.title[type](monthName(month, language))
  const body = mailLayout({
    language,
    title,
    paragraphs: [orders.mails.hello(firstName), t.attached(number, moneyText(grossCents, language)), t.settled],
    button: { label: t.button, url: origin + urls(language).supplierPayouts },
  })
  return { id: `commission-${number}-${accountId}`, to: email, subject: title, ...body, files: [attached] }
}
