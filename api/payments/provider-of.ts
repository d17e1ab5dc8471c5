import type { Deps } from '../platform/deps.ts'
import { mollie } from './mollie.ts'
import type { PaymentProvider } from './provider.ts'

/** The shop's provider; only asked for where a payment at one exists. */
export function providerOf({ payments }: Pick<Deps, 'payments'>): PaymentProvider {
  if (!payments) throw new Error('A payment exists, but no payment provider is set up.')
  return mollie(payments, callLimitOf({ payments }))
}

/** The longest a call to the provider takes, in ms. */
export const callLimitOf = ({ payments }: Pick<Deps, 'payments'>) => payments?.callLimitMs ?? 5000

/** What a new payment is noted under. */
export const providerName = 'mollie'
