import type { Entry, Terms } from './entry.ts'
import { methodOf } from './calls/methods.ts'
import { centsOf } from './money.ts'

export type PaymentStatus = 'open' | 'authorized' | 'paid' | 'canceled' | 'expired' | 'failed'

export type Part = {
  id: string
  cents: number
  description: string
  metadata: unknown
  createdAt: string
  status: 'pending' | 'succeeded' | 'failed' | 'canceled'
}

/** Money that the buyer's bank has taken back; `reversedAt` once it came again. */
export type Chargeback = { id: string; cents: number; createdAt: string; reversedAt: string | null }

export type Payment = {
  id: string
  terms: Terms
  cents: number
  method: string | null
  createdAt: string
  expiresAt: string
  authorizedAt: string | null
  paidAt: string | null
  releasedCents: number
  end: { status: 'canceled' | 'expired' | 'failed'; at: string } | null
  captures: Part[]
  refunds: Part[]
  chargebacks: Chargeback[]
}

export function statusOf(payment: Payment): PaymentStatus {
  if (payment.end) return payment.end.status
  if (!payment.authorizedAt) return 'open'
  const captured = sumOf(payment.captures, ['succeeded'])
  if (captured + payment.releasedCents < payment.cents) return 'authorized'
  return captured > 0 ? 'paid' : 'canceled'
}

export const sumOf = (parts: Part[], statuses: Part['status'][]) =>
  parts.filter(({ status }) => statuses.includes(status)).reduce((sum, { cents }) => sum + cents, 0)

/** What may still be captured. */
export const capturable = (payment: Payment) =>
  statusOf(payment) === 'authorized'
    ? payment.cents - payment.releasedCents - sumOf(payment.captures, ['pending', 'succeeded'])
    : 0

/** What may still be refunded. */
export const refundable = (payment: Payment) =>
  sumOf(payment.captures, ['succeeded']) - sumOf(payment.refunds, ['pending', 'succeeded']) - chargedBack(payment)

/** What the bank has taken back and not returned. */
export const chargedBack = ({ chargebacks }: Payment) =>
  chargebacks.reduce((sum, { cents, reversedAt }) => sum + (reversedAt ? 0 : cents), 0)

/** How long the buyer has; 15 minutes while no method is chosen. */
export const expiresAfterMs = ({ method }: Terms) =>
  (typeof method === 'string' && methodOf(method)?.expiresAfterMs) || 15 * 60_000

/** A payment as its first entry makes it. */
export function openPayment({ paymentId, at, terms }: Entry): Payment {
  if (!terms) throw new Error(`The ledger creates ${paymentId} without its terms.`)
  const method = typeof terms.method === 'string' ? terms.method : null
  return {
    id: paymentId,
    terms,
    cents: centsOf(terms.amount) ?? 0,
    method,
    createdAt: at,
    expiresAt: new Date(Date.parse(at) + expiresAfterMs(terms)).toISOString(),
    authorizedAt: null,
    paidAt: null,
    releasedCents: 0,
    end: null,
    captures: [],
    refunds: [],
    chargebacks: [],
  }
}

/** Brings the payment up to this entry. */
export function applyEntry(payment: Payment, entry: Entry): void {
  change(payment, entry)
  if (statusOf(payment) === 'canceled') payment.end ??= { status: 'canceled', at: entry.at }
  if (!payment.paidAt && statusOf(payment) === 'paid') payment.paidAt = entry.at
}

function change(payment: Payment, entry: Entry) {
  const cents = entry.amount ? (centsOf(entry.amount) ?? 0) : 0
  const settled = (parts: Part[], status: Part['status']) => {
    const part = parts.find(({ id }) => id === entry.partId)
    if (part) part.status = status
  }
  switch (entry.kind) {
    case 'creation':
      return
    case 'authorisation':
      payment.authorizedAt = entry.at
      payment.method = entry.method ?? payment.method
      return
    case 'capture':
      payment.captures.push(newPart(entry, cents))
      return
    case 'capture-settlement':
      return settled(payment.captures, entry.hasSucceeded ? 'succeeded' : 'failed')
    case 'release':
      payment.releasedCents += cents
      return
    case 'refund':
      payment.refunds.push(newPart(entry, cents))
      return
    case 'refund-settlement':
      return settled(payment.refunds, entry.hasSucceeded ? 'succeeded' : 'failed')
    case 'refund-cancellation':
      return settled(payment.refunds, 'canceled')
    case 'chargeback':
      payment.chargebacks.push({ id: entry.partId ?? '', cents, createdAt: entry.at, reversedAt: null })
      return
    case 'chargeback-reversal':
      for (const one of payment.chargebacks) if (one.id === entry.partId) one.reversedAt = entry.at
      return
    case 'cancellation':
      payment.end = { status: 'canceled', at: entry.at }
      return
    case 'failure':
      payment.end = { status: 'failed', at: entry.at }
      return
    case 'expiry':
      payment.end = { status: 'expired', at: entry.at }
  }
}

const newPart = (entry: Entry, cents: number): Part => ({
  id: entry.partId ?? '',
  cents,
  description: entry.description ?? '',
  metadata: entry.metadata,
  createdAt: entry.at,
  status: 'pending',
})
