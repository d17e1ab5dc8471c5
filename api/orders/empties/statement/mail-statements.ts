import { berlinDay } from '../../../../contract/platform/values.ts'
import { texts } from '../../../../texts/texts.ts'
import { inTransaction } from '../../../platform/db.ts'
import type { Deps } from '../../../platform/deps.ts'
import { newId } from '../../../platform/ids.ts'
import { repeatEvery, type Repeating } from '../../../platform/jobs/repeat-every.ts'
import { mailLayout } from '../../../platform/mail/mail-layout.ts'
import { queueMail } from '../../../platform/mail/mail-queue.ts'
import type { Mail } from '../../../platform/mail/mail.ts'
import { urls } from '../../../platform/urls.ts'
import { monthName } from '../../documents/document-format.ts'
import { findInvoiceRecipient, type Recipient } from '../../fulfilment/recipients.ts'
import type { Partners } from '../queries.ts'
import { findHead, findUnmailed, noteStatement } from './queries.ts'
import { readStatement } from './read-statement.ts'

const EVERY_MS = 10 * 60_000
const AT_ONCE = 50

type MailDeps = Pick<Deps, 'db' | 'jobs' | 'origin' | 'clock' | 'warn'>

/**
 * Mails each company the statement of the month that has ended, one for each store with movements, once: it is noted in the
 * transaction of the mail, so of two processes one writes it. One that fails is left to the next round and holds up no other. Returns how many mails.
 */
export async function mailStatements(deps: MailDeps): Promise<number> {
  const month = monthBefore(berlinDay(deps.clock.now()))
  let mails = 0
  for (let after: Partners | null = null; ;) {
    const due: Partners[] = await findUnmailed(deps.db, month, { after, limit: AT_ONCE })
    for (const partners of due)
      await mailStatement(deps, partners, month).then(
        (isMailed) => (mails += isMailed ? 1 : 0),
        (error: unknown) =>
          deps.warn('A statement of empties could not be mailed', { ...partners, reason: String(error) }),
      )
    after = due.at(-1) ?? null
    if (due.length < AT_ONCE) return mails
  }
}

/** Does so every ten minutes until it is stopped; what fails is tried again then. */
export function startStatementScheduler(deps: MailDeps): Repeating {
  return repeatEvery(
    EVERY_MS,
    () => mailStatements(deps),
    (error) => deps.warn('Statements of empties could not be mailed', { reason: String(error) }),
  )
}

/** Drawn before the transaction. Who has nobody to write to any more is noted as well, so that nothing asks again. */
async function mailStatement(deps: MailDeps, partners: Partners, month: string): Promise<boolean> {
  const { db, jobs, origin, clock } = deps
  const [recipient, head] = await Promise.all([findInvoiceRecipient(db, partners.buyerId), findHead(db, partners)])
  const mail =
    recipient && head
      ? await mailOf(await readStatement(deps, { partners, month, language: recipient.language }), {
          recipient,
          month,
          storeName: head.storeName,
          origin,
        })
      : null
  return inTransaction(db, async (tx) => {
    if (!(await noteStatement(tx, { ...partners, month, at: clock.now() })) || !mail) return false
    await queueMail(tx, jobs, mail)
    return true
  })
}

type Facts = { recipient: Recipient; month: string; storeName: string; origin: string }

async function mailOf(file: File, { recipient, month, storeName, origin }: Facts): Promise<Mail> {
  const { email, firstName, language } = recipient
  const { orders } = texts(language)
  const t = orders.empties.statement
  const title = t.title(monthName(month, language))
  const body = mailLayout({
    language,
    title,
    paragraphs: [orders.mails.hello(firstName), t.attached(storeName)],
    button: { label: t.button, url: `${origin}${urls(language).empties}` },
  })
  const attached = {
    name: file.name,
    type: file.type,
    base64: Buffer.from(await file.arrayBuffer()).toString('base64'),
  }
  return { id: `empties-${newId()}`, to: email, subject: t.subject(title, storeName), ...body, files: [attached] }
}

/** 'YYYY-MM' before that of a day. */
function monthBefore(day: string): string {
  const [year, month] = day.split('-').map(Number) as [number, number]
  return new Date(Date.UTC(year, month - 2, 1)).toISOString().slice(0, 7)
}
