import type { Call, NewEntry } from './entry.ts'
import { methodOf } from './calls/methods.ts'
import { amountOf, centsOf } from './money.ts'
import { capturable, refundable, sumOf, type Part, type Payment } from './payment.ts'
import { readAmount, readMetadata } from './calls/read-terms.ts'
import { isObject, Refusal } from './calls/refusal.ts'
import { newId } from './steps.ts'

type MoveParams = { payment: Payment; body: unknown; call: Call | undefined; now: Date }

// Mollie takes a second refund of the same sum shortly after the first for a mistake.
const DUPLICATE_MS = 60_000

/** Captures what was authorised, all of it without an amount. A method of one capture gives the rest back. */
export function capture({ payment, body, call }: MoveParams): NewEntry[] {
  const input = isObject(body) ? body : {}
  const open = capturable(payment)
  if (open === 0) throw new Refusal(422, 'The payment has no authorized amount that could be captured')
  const { currency } = payment.terms.amount
  const amount = input.amount ? readAmount(input.amount) : amountOf(open, currency)
  const rest = open - centsOf(amount)!
  if (rest < 0) throw new Refusal(422, 'The amount is higher than the authorized amount', 'amount')
  const { id: paymentId, terms } = payment
  const metadata = readMetadata(input.metadata)
  const description = textOf(input.description)
  const entry: NewEntry = { kind: 'capture', paymentId, amount, metadata, description, partId: newId('cpt'), call }
  if (rest === 0 || methodOf(payment.method)?.hold?.captures === 'many') return [entry]
  return [entry, { kind: 'release', paymentId, amount: amountOf(rest, currency), metadata: terms.metadata }]
}

/** Sends captured money back; together with earlier refunds at most what was captured. */
export function refund({ payment, body, call, now }: MoveParams): NewEntry[] {
  const input = isObject(body) ? body : {}
  const amount = readAmount(input.amount)
  const cents = centsOf(amount)!
  const description = textOf(input.description)
  if (sumOf(payment.captures, ['succeeded']) === 0) throw new Refusal(422, 'The payment has not been paid')
  if (cents > refundable(payment)) throw new Refusal(422, 'The amount is higher than the remaining amount', 'amount')
  const isTwin = (part: Part) =>
    part.cents === cents &&
    part.description === description &&
    part.status !== 'canceled' &&
    now.getTime() - Date.parse(part.createdAt) < DUPLICATE_MS
  if (payment.refunds.some(isTwin)) throw new Refusal(409, 'A duplicate refund has been detected')
  const metadata = readMetadata(input.metadata)
  return [{ kind: 'refund', paymentId: payment.id, amount, metadata, description, partId: newId('re'), call }]
}

/** Calls off a refund that has not left yet. */
export function refundCancellation(payment: Payment, part: Part, call: Call | undefined): NewEntry[] {
  if (part.status !== 'pending') throw new Refusal(422, 'The refund cannot be canceled any more')
  const { id: paymentId } = payment
  return [{ kind: 'refund-cancellation', paymentId, amount: null, metadata: part.metadata, partId: part.id, call }]
}

const textOf = (value: unknown) => (typeof value === 'string' ? value.slice(0, 255) : '')
