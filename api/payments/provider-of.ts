import type { Deps, PaymentAccess } from '../platform/deps.ts'
import { mollie } from './mollie.ts'
import type { PaymentProvider } from './provider.ts'

// Made once for each shop: a client compiles what it knows of the provider's answers.
const providers = new WeakMap<PaymentAccess, PaymentProvider>()

/** The shop's provider; only needed where a payment at one exists. */
export function providerOf({ payments }: Pick<Deps, 'payments'>): PaymentProvider {
  if (!payments) throw new Error('A payment exists, but no payment provider is set up.')
  const provider = providers.get(payments) ?? mollie(payments, () => callLimitOf({ payments }))
  providers.set(payments, provider)
  return provider
}

/** The longest a call to the provider takes, in ms. */
export const callLimitOf = ({ payments }: Pick<Deps, 'payments'>) => payments!.callLimitMs

/** What a new payment is noted under. */
export const providerName = 'mollie'
