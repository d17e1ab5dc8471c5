import type { Deps } from '../platform/deps.ts'
import type { Payment } from './payment-queries.ts'
import type { ProviderPayment } from './provider.ts'
import { providerOf } from './provider-of.ts'

/**
 * What the provider says of a payment now. Null where it is not ours to believe: it names another amount, currency or
 * checkout, or does not know the payment. Throws where the provider does not answer.
 */
export async function fetchStatus(deps: Deps, payment: Payment): Promise<ProviderPayment | null> {
  const { providerId, checkoutId, amountCents, currency } = payment
  if (!providerId) return null
  const providerStatus = await providerOf(deps).fetch(providerId)
  if (
    providerStatus?.amountCents === amountCents &&
    providerStatus.currency === currency &&
    providerStatus.checkoutId === checkoutId
  )
    return providerStatus
  deps.warn('A payment is not the one that was requested', {
    payment: { providerId, checkoutId, amountCents },
    providerStatus,
  })
  return null
}

/** Ends a payment that nobody waits for any more and returns its status: it may have been paid meanwhile. */
export async function endPayment(deps: Deps, payment: Payment): Promise<ProviderPayment | null> {
  const { providerId } = payment
  if (!providerId) return null
  // The payment itself says whether it could be cancelled.
  await providerOf(deps)
    .cancel(providerId)
    .catch(() => {})
  return fetchStatus(deps, payment)
}
