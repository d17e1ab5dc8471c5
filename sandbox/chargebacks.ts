import type { NewEntry } from './entry.ts'
import { amountOf, centsOf, type Amount } from './money.ts'
import { refundable, type Payment } from './payment.ts'
import { Refusal } from './calls/refusal.ts'
import { newId } from './steps.ts'

/** The buyer's bank takes money back from the shop: all that is left without an amount. */
export function chargeback(payment: Payment, amount?: Amount): NewEntry[] {
  const left = refundable(payment)
  if (left === 0) throw new Refusal(422, 'The payment holds no money that could be charged back')
  const charged = amount ?? amountOf(left, payment.terms.amount.currency)
  const cents = centsOf(charged) ?? 0
  if (cents === 0 || cents > left) throw new Refusal(422, `The amount must be at most ${left} cents`, 'amount')
  const { id: paymentId, terms } = payment
  return [{ kind: 'chargeback', paymentId, amount: charged, metadata: terms.metadata, partId: newId('chb') }]
}

/** The bank has decided for the shop: the money comes again. */
export function chargebackReversal({ id: paymentId, terms, chargebacks }: Payment, partId: string): NewEntry[] {
  const one = chargebacks.find(({ id }) => id === partId)
  if (!one || one.reversedAt) throw new Refusal(422, 'The payment has no chargeback of this id that stands')
  const amount = amountOf(one.cents, terms.amount.currency)
  return [{ kind: 'chargeback-reversal', paymentId, amount, metadata: terms.metadata, partId }]
}
