import type { Deps, PaymentAccess } from '../platform/deps.ts'
import type { Queryable } from '../platform/db.ts'
import { mollie } from './mollie.ts'
import { countCalls, type CountedProvider } from './provider-calls.ts'
import type { PaymentProvider } from './provider.ts'

// Made once for each shop: a client compiles what it knows of the provider's answers.
const providers = new WeakMap<PaymentAccess, CountedProvider>()

/** The shop's provider; only needed where a payment at one exists. */
export function providerOf({ payments, clock }: Pick<Deps, 'payments' | 'clock'>): PaymentProvider {
  if (!payments) throw new Error('A payment exists, but no payment provider is set up.')
  const counted =
    providers.get(payments) ??
    countCalls(
      mollie(payments, () => callLimitOf({ payments })),
      clock,
    )
  providers.set(payments, counted)
  return counted.provider
}

/** Writes how the calls of this process have ended since the last time. */
export const writeProviderCalls = async (sql: Queryable, { payments }: Pick<Deps, 'payments'>): Promise<void> =>
  payments ? providers.get(payments)?.write(sql) : undefined

/** The longest a call to the provider takes, in ms. */
export const callLimitOf = ({ payments }: Pick<Deps, 'payments'>) => payments!.callLimitMs

/** What a new payment is noted under. */
export const providerName = 'mollie'
