import { texts } from '../../../texts/texts.ts'
import { inTransaction } from '../../platform/db.ts'
import type { Deps } from '../../platform/deps.ts'
import { queueMail } from '../../platform/mail/mail-queue.ts'
import { mailLayout } from '../../platform/mail/mail-layout.ts'
import type { Mail } from '../../platform/mail/mail.ts'
import { findInvoiceRecipient } from '../fulfilment/recipients.ts'
import type { DocumentContent } from './document-content.ts'
import { findDocument, findUndrawn, noteMailed } from './document-queries.ts'
import { readDocument } from './read-document.ts'
import { urls } from '../../platform/urls.ts'

/** The payload of the queue `document-mail`. */
export type DocumentMail = { buyerId: string; orderId: string; number: string }

type MailDeps = Pick<Deps, 'db' | 'jobs' | 'origin' | 'clock'>

/** Draws each document once, stores it, and sends invoices and credit notes to where the buyer wants them. */
export async function startDocumentMailWorker(deps: MailDeps & Pick<Deps, 'warn'>): Promise<void> {
  await deps.jobs.work<DocumentMail>('document-mail', (job) => mailDocument(deps, job))
  await queueUndrawn(deps).catch((error: unknown) =>
    deps.warn('Documents without a PDF could not be queued', { reason: String(error) }),
  )
}

const HOUR_MS = 3_600_000

/** What was issued before documents were stored has been mailed, and is drawn now; anything newer has its own job. */
export async function queueUndrawn({ db, jobs, clock }: MailDeps): Promise<void> {
  const issuedBefore = new Date(clock.now().getTime() - HOUR_MS)
  for (const job of await findUndrawn(db, issuedBefore))
    await jobs.send(db, 'document-mail', job satisfies DocumentMail)
}

/** Drawn and stored before the transaction; of two at once, and of a try that came twice, one writes the mail. */
export async function mailDocument(deps: MailDeps, job: DocumentMail): Promise<void> {
  const { db, jobs, origin, clock } = deps
  const [document, recipient] = await Promise.all([
    findDocument(db, job, job.number),
    findInvoiceRecipient(db, job.buyerId),
  ])
  if (!document) return
  const file = await readDocument(deps, job)
  const { content } = document
  // A delivery note lies beside the goods, whose leaving has a mail of its own.
  if (!recipient || content.type === 'DELIVERY_NOTE') return
  const mail = mailOf(content, { ...job, ...recipient, origin, pdf: Buffer.from(await file.arrayBuffer()) })
  await inTransaction(db, async (tx) => {
    if (await noteMailed(tx, job, clock.now())) await queueMail(tx, jobs, mail)
  })
}

type MailFacts = DocumentMail & { email: string; firstName: string; origin: string; pdf: Buffer }

/** In the language of the document. */
function mailOf(content: DocumentContent, { orderId, number, email, firstName, origin, pdf }: MailFacts): Mail {
  const { type, language, subOrderNumber, seller } = content
  const t = texts(content.language).orders.documents
  const { hello, button } = texts(content.language).orders.mails
  const title = `${t.titles[type]} ${number}`
  const url = origin + urls(language).order(orderId)
  const body = mailLayout({
    language,
    title,
    paragraphs: [hello(firstName), t.attached(title, seller.companyName, subOrderNumber)],
    button: { label: button, url },
  })
  const file = { name: `${t.fileNames[type]}-${number}.pdf`, type: 'application/pdf', base64: pdf.toString('base64') }
  return { id: `document-${number}`, to: email, subject: t.subject(title, subOrderNumber), ...body, files: [file] }
}
