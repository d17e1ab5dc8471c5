import type { Part, PaymentState } from './provider.ts'

/** '26.96' for 2696 cents, as Mollie writes money. */
export const amountOf = (cents: number) => ({
  currency: 'EUR',
  value: `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}`,
})

/** Throws where the text is no amount with two decimals. */
export function centsOf(value: string): number {
  const [, euros, cents] = /^(\d{1,11})\.(\d{2})$/.exec(value) ?? []
  if (euros === undefined || cents === undefined) throw new RangeError(`'${value}' is no amount in euros.`)
  return Number(euros) * 100 + Number(cents)
}

/** https://docs.mollie.com/docs/status-change; `pending` may still become anything. */
export function stateOf(status: string): PaymentState {
  if (status === 'paid') return 'PAID'
  if (status === 'authorized') return 'AUTHORIZED'
  if (status === 'canceled') return 'CANCELLED'
  if (status === 'expired') return 'EXPIRED'
  return status === 'failed' ? 'FAILED' : 'OPEN'
}

/**
 * https://docs.mollie.com/reference/get-refund and get-capture: `queued`, `pending` and `processing` may still fail, and so
 * may what is not known yet.
 */
export function partStateOf(status: string): Part['state'] {
  if (status === 'refunded' || status === 'succeeded') return 'DONE'
  return status === 'failed' || status === 'canceled' ? 'REFUSED' : 'PENDING'
}
