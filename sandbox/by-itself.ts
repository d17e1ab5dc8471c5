import type { Book, Listener } from './book.ts'
import type { Entry, NewEntry } from './entry.ts'
import type { Faults } from './faults.ts'
import { methodOf } from './methods.ts'
import { amountOf } from './money.ts'
import { capturable, expiresAfterMs, statusOf, type Payment } from './payment.ts'
import type { Schedule } from './schedule.ts'

const DAY_MS = 24 * 60 * 60_000

type Options = { schedule: Schedule; faults: Faults; settleMs: number; book: () => Book }

/** Plans what happens without anybody: an unpaid payment expires, captures and refunds settle, an authorisation ends. */
export function plan({ schedule, faults, settleMs, book }: Options): Listener {
  const later = (entry: Entry, ms: number, entries: () => NewEntry[]) =>
    schedule.at(new Date(Date.parse(entry.at) + ms), async () => {
      const due = entries()
      if (due.length > 0) await book().record(due)
    })
  return (entry) => {
    const { kind, paymentId, partId, terms, method = null } = entry
    const find = () => book().payment(paymentId)!
    if (terms) later(entry, expiresAfterMs(terms), () => expiry(find()))
    if (kind === 'authorisation') later(entry, (methodOf(method)?.hold?.days ?? 0) * DAY_MS, () => endOfHold(find()))
    if (kind === 'capture' || kind === 'refund') {
      later(entry, settleMs, () => settlement(`${kind}-settlement`, find(), { partId, faults }))
    }
  }
}

const expiry = (payment: Payment): NewEntry[] =>
  statusOf(payment) === 'open'
    ? [{ kind: 'expiry', paymentId: payment.id, amount: null, metadata: payment.terms.metadata }]
    : []

function endOfHold(payment: Payment): NewEntry[] {
  const cents = capturable(payment)
  if (cents === 0) return []
  const { amount, metadata } = payment.terms
  if (cents === payment.cents) return [{ kind: 'expiry', paymentId: payment.id, amount: null, metadata }]
  return [{ kind: 'release', paymentId: payment.id, amount: amountOf(cents, amount.currency), metadata }]
}

function settlement(
  kind: 'capture-settlement' | 'refund-settlement',
  payment: Payment,
  { partId, faults }: { partId: string | undefined; faults: Faults },
): NewEntry[] {
  const part = [...payment.captures, ...payment.refunds].find(({ id }) => id === partId)
  if (part?.status !== 'pending') return []
  const hasSucceeded = faults.takeForSettlement(payment.id) === undefined
  return [{ kind, paymentId: payment.id, amount: null, metadata: part.metadata, partId: part.id, hasSucceeded }]
}
