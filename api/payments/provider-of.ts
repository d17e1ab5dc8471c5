import type { Deps } from '../platform/deps.ts'
import { mollie } from './mollie.ts'
import type { PaymentProvider } from './provider.ts'

/** The shop's provider; only asked for where a payment at one exists. */
export function providerOf({ payments }: Pick<Deps, 'payments'>): PaymentProvider {
  if (!payments) throw new Error('A payment exists, but no payment provider is set up.')
  return mollie(payments)
}

/** What a new payment is noted under. */
export const providerName = 'mollie'
