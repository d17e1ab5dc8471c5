import { berlinDay } from '../../contract/platform/values.ts'
import { findInvoiceRecipient } from '../orders/fulfilment/recipients.ts'
import { inTransaction } from '../platform/db.ts'
import type { Deps } from '../platform/deps.ts'
import { repeatEvery, type Repeating } from '../platform/jobs/repeat-every.ts'
import { queueMail } from '../platform/mail/mail-queue.ts'
import { FLAT_FEE_CENTS, inDefaultFrom, interestOf, type BaseRate } from './default-interest.ts'
import { drawReminder } from './reminder-letter.ts'
import { reminderMail } from './reminder-mail.ts'
import {
  findBaseRates,
  findDueReminders,
  findReminded,
  insertReminder,
  lockReminded,
  type DueReminder,
} from './reminder-queries.ts'

type ReminderDeps = Pick<Deps, 'backgroundDb' | 'clock' | 'jobs' | 'origin' | 'warn' | 'bankAccount'>

const EVERY_MS = 10 * 60_000

/**
 * Sends the reminders that are due, each once whatever runs beside: written with its mail under the lock of the invoice. Answers how
 * many were sent. One that fails is left to the next time and holds up no other.
 */
export async function sendReminders(deps: ReminderDeps): Promise<number> {
  const today = berlinDay(deps.clock.now())
  const [due, rates] = await Promise.all([findDueReminders(deps.backgroundDb, today), findBaseRates(deps.backgroundDb)])
  let sent = 0
  for (const reminder of due)
    await sendOne(deps, reminder, { today, rates }).then(
      (isSent) => (sent += isSent ? 1 : 0),
      (error: unknown) => deps.warn('A reminder could not be sent', { ...reminder, reason: String(error) }),
    )
  return sent
}

/** Does so every ten minutes until it is stopped. */
export const startReminders = (deps: ReminderDeps): Repeating =>
  repeatEvery(
    EVERY_MS,
    () => sendReminders(deps),
    (error) => deps.warn('Reminders of invoices could not be sent', { reason: String(error) }),
  )

type Day = { today: string; rates: BaseRate[] }

/**
 * The last one names interest and flat fee; both were not asked for before. The letter is drawn before the invoice is held: where
 * something has changed meanwhile, the next round draws another one.
 */
async function sendOne(
  { backgroundDb, clock, jobs, origin, warn, bankAccount }: ReminderDeps,
  reminder: DueReminder,
  { today, rates }: Day,
): Promise<boolean> {
  const invoice = await findReminded(backgroundDb, reminder, today)
  const recipient = invoice && (await findInvoiceRecipient(backgroundDb, invoice.buyerId))
  if (!invoice || !recipient) return false
  const isLast = reminder.level === 3
  const period = { from: inDefaultFrom(invoice.dueOn), to: today }
  const interest = isLast ? interestOf(invoice.openCents, period, rates) : null
  if (interest?.isPartial)
    warn('A reminder asks for no interest: the base rate of a half-year is not entered', { number: invoice.number })
  const sentAt = clock.now()
  const reminding = { invoice, level: reminder.level, interest, feeCents: isLast ? FLAT_FEE_CENTS : 0, bankAccount }
  const letter = await drawReminder(reminding, sentAt, recipient.language)
  return inTransaction(backgroundDb, async (tx) => {
    const held = await lockReminded(tx, reminder, today)
    if (held?.openCents !== invoice.openCents || held.dueOn !== invoice.dueOn) return false
    const { openCents } = invoice
    const { feeCents } = reminding
    await insertReminder(tx, { ...reminder, sentAt, openCents, interestCents: interest?.cents ?? 0, feeCents, letter })
    await queueMail(tx, jobs, reminderMail(reminding, recipient, { origin, letter }))
    return true
  })
}
