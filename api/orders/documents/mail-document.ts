import { texts } from '../../../texts/texts.ts'
import { inTransaction } from '../../platform/db.ts'
import type { Deps } from '../../platform/deps.ts'
import { queueMail } from '../../platform/mail/mail-queue.ts'
import { mailLayout } from '../../platform/mail/mail-layout.ts'
import type { Mail } from '../../platform/mail/mail.ts'
import { findInvoiceRecipient } from '../fulfilment/recipients.ts'
import { isVersion2, type DocumentContent } from './document-content.ts'
import { findDocument, findUndrawn, noteMailed, type StoredDocument } from './document-queries.ts'
import { readDocument } from './read-document.ts'
import { readDocumentXml } from './e-invoice/read-document-xml.ts'
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
  const xml = await xrechnungOf(deps, job, content)
  // A delivery note lies beside the goods, whose leaving has a mail of its own.
  if (!recipient || content.type === 'DELIVERY_NOTE') return
  const mail = await mailOf(content, { ...job, ...recipient, origin, files: [file, ...(xml ? [xml] : [])] })
  await inTransaction(db, async (tx) => {
    if (await noteMailed(tx, job, clock.now())) await queueMail(tx, jobs, mail)
  })
}

/** Beside the PDF, for who wants it; the PDF of the others carries the data. */
async function xrechnungOf(
  deps: MailDeps,
  job: DocumentMail,
  content: StoredDocument['content'],
): Promise<File | null> {
  const format = content.type === 'DELIVERY_NOTE' || !isVersion2(content) ? 'ZUGFERD' : content.eInvoice.format
  return format === 'ZUGFERD' ? null : readDocumentXml(deps, { ...job, format })
}

type MailFacts = DocumentMail & { email: string; firstName: string; origin: string; files: File[] }

/** The mail, in the language of the document. */
async function mailOf(
  content: DocumentContent,
  { orderId, number, email, firstName, origin, files }: MailFacts,
): Promise<Mail> {
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
  const attached = await Promise.all(
    files.map(async (file) => ({
      name: file.name,
      type: file.type,
      base64: Buffer.from(await file.arrayBuffer()).toString('base64'),
    })),
  )
  return { id: `document-${number}`, to: email, subject: t.subject(title, subOrderNumber), ...body, files: attached }
}
