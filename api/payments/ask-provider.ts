import type { Deps } from '../platform/deps.ts'
import type { Payment } from './payment-queries.ts'
import type { ProviderPayment } from './provider.ts'
import { providerOf } from './provider-of.ts'

/**
 * What the provider says of a payment now. Null where it is not ours to believe: it names another amount, currency or
 * checkout, or does not know the payment. Throws where the provider does not answer.
 */
export async function askProvider(deps: Deps, payment: Payment): Promise<ProviderPayment | null> {
  const { providerId, checkoutId, amountCents, currency } = payment
  if (!providerId) return null
  const word = await providerOf(deps).fetch(providerId)
  if (word?.amountCents === amountCents && word.currency === currency && word.checkoutId === checkoutId) return word
  deps.warn('A payment is not the one that was asked for', { payment: { providerId, checkoutId, amountCents }, word })
  return null
}

/** Ends a payment that nobody waits for any more, and tells what became of it: it may have been paid meanwhile. */
export async function endPayment(deps: Deps, payment: Payment): Promise<ProviderPayment | null> {
  const { providerId } = payment
  if (!providerId) return null
  // Whether it could be cancelled is told by the payment itself.
  await providerOf(deps)
    .cancel(providerId)
    .catch(() => {})
  return askProvider(deps, payment)
}
