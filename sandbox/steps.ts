import { randomInt } from 'node:crypto'
import { isCancelable } from './calls/bodies.ts'
import type { Call, NewEntry, Terms } from './entry.ts'
import { methodOf } from './calls/methods.ts'
import { amountOf } from './money.ts'
import { capturable, statusOf, type Payment } from './payment.ts'
import { Refusal } from './calls/refusal.ts'

const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789'

/** An id as Mollie's: the kind and ten letters. */
export const newId = (kind: 'tr' | 'cpt' | 're' | 'chb') =>
  `${kind}_${Array.from({ length: 10 }, () => LETTERS[randomInt(LETTERS.length)]).join('')}`

export const creation = (terms: Terms, call: Call | undefined): NewEntry[] => [
  { kind: 'creation', paymentId: newId('tr'), amount: terms.amount, metadata: terms.metadata, terms, call },
]

/** How a buyer can end the page. */
export const outcomes = ['paid', 'authorized', 'failed', 'canceled', 'expired'] as const
export type Outcome = (typeof outcomes)[number]

/** The outcomes that this payment can have on the page. */
export const outcomesOf = ({ terms }: Payment): Outcome[] =>
  outcomes.filter((outcome) => outcome !== (terms.captureMode === 'manual' ? 'paid' : 'authorized'))

/** What the ledger says when the buyer pays or gives up. Refuses what the payment's state does not allow. */
export function outcomeEntries(
  payment: Payment,
  outcome: Outcome,
  method = payment.method ?? 'creditcard',
): NewEntry[] {
  const { id: paymentId, terms } = payment
  if (statusOf(payment) !== 'open') throw new Refusal(422, `The payment is already ${statusOf(payment)}`)
  const { metadata, amount } = terms
  const end = (kind: 'failure' | 'cancellation' | 'expiry'): NewEntry[] => [{ kind, paymentId, metadata, amount: null }]
  if (outcome === 'failed') return end('failure')
  if (outcome === 'canceled') return end('cancellation')
  if (outcome === 'expired') return end('expiry')
  const isHeld = terms.captureMode === 'manual' && methodOf(method)?.hold !== undefined
  if (isHeld !== (outcome === 'authorized')) {
    throw new Refusal(422, `A payment with captureMode ${terms.captureMode} by ${method} cannot become ${outcome}`)
  }
  const authorisation: NewEntry = { kind: 'authorisation', paymentId, amount, metadata, method }
  if (isHeld) return [authorisation]
  const partId = newId('cpt')
  return [
    authorisation,
    { kind: 'capture', paymentId, amount, metadata, partId },
    { kind: 'capture-settlement', paymentId, amount: null, metadata, partId, hasSucceeded: true },
  ]
}

/** Calls off a payment: an authorisation is released in full. */
export function cancellation(payment: Payment, call: Call | undefined): NewEntry[] {
  if (!isCancelable(payment)) throw new Refusal(422, 'The payment cannot be canceled')
  return [{ kind: 'cancellation', paymentId: payment.id, amount: null, metadata: payment.terms.metadata, call }]
}

/** Gives back what is authorised and not captured. */
export function release(payment: Payment, call: Call | undefined): NewEntry[] {
  const cents = capturable(payment)
  if (cents === 0) throw new Refusal(422, 'The payment has no authorization that could be released')
  const amount = amountOf(cents, payment.terms.amount.currency)
  return [{ kind: 'release', paymentId: payment.id, amount, metadata: payment.terms.metadata, call }]
}
