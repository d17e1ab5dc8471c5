import type { Ledger, Listener } from './ledger.ts'
import type { Entry, NewEntry } from './entry.ts'
import type { Faults } from './faults.ts'
import { methodOf } from './calls/methods.ts'
import { amountOf } from './money.ts'
import { capturable, expiresAfterMs, statusOf, type Payment } from './payment.ts'
import type { Schedule } from './schedule.ts'

const DAY_MS = 24 * 60 * 60_000

type Options = { schedule: Schedule; faults: Faults; settleMs: number; ledger: () => Ledger }

/** Plans what happens without anybody: an unpaid payment expires, captures and refunds settle, an authorisation ends. */
export function plan({ schedule, faults, settleMs, ledger }: Options): Listener {
  const later = (entry: Entry, ms: number, entries: () => NewEntry[]) =>
    schedule.at(new Date(Date.parse(entry.at) + ms), async () => {
      const due = entries()
      if (due.length > 0) await ledger().record(due)
    })
  return (entry) => {
    const { kind, paymentId, partId, terms, method = null } = entry
    const find = () => ledger().payment(paymentId)!
    if (terms) later(entry, expiresAfterMs(terms), () => expiry(find()))
    if (kind === 'authorisation') later(entry, (methodOf(method)?.hold?.days ?? 0) * DAY_MS, () => endOfHold(find()))
    if (kind === 'capture' || kind === 'refund') {
      const settle = (ms: number) =>
        later(entry, ms, () => {
          const fault = isPending(find(), partId) ? faults.takeForSettlement(paymentId) : undefined
          if (!fault?.laterMs) return settlement(kind, find(), { partId, end: fault && (fault.end ?? 'failed') })
          settle(ms + fault.laterMs)
          return []
        })
      settle(settleMs)
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

const partOf = ({ captures, refunds }: Payment, partId: string | undefined) =>
  [...captures, ...refunds].find(({ id }) => id === partId)
const isPending = (payment: Payment, partId: string | undefined) => partOf(payment, partId)?.status === 'pending'

type Settlement = { partId: string | undefined; end: 'failed' | 'canceled' | undefined }

function settlement(kind: 'capture' | 'refund', payment: Payment, { partId, end }: Settlement): NewEntry[] {
  const part = partOf(payment, partId)
  if (part?.status !== 'pending') return []
  const entry = { paymentId: payment.id, amount: null, metadata: part.metadata, partId: part.id }
  if (kind === 'refund' && end === 'canceled') return [{ ...entry, kind: 'refund-cancellation' }]
  return [{ ...entry, kind: `${kind}-settlement`, hasSucceeded: end === undefined }]
}
