import { crashPoint } from '../platform/crash-point.ts'
import type { Deps } from '../platform/deps.ts'
import { claimStart, findPayment, writeStart, type Payment, type PaymentKey } from './payment-queries.ts'
import { ProviderRefusal, type ProviderPayment } from './provider.ts'
import { callLimitOf, providerOf } from './provider-of.ts'

/**
 * Has the provider make the payment. However many ask, it is made once and all get it; it comes back without a
 * `providerId` where the provider did not answer: then nobody knows, and the next call asks for the same one again.
 * Throws ProviderRefusal.
 */
export async function startPayment(deps: Deps, key: PaymentKey): Promise<Payment> {
  const payment = await knownPayment(deps, key)
  if (payment.providerId || payment.state !== 'STARTED') return payment
  const now = deps.clock.now()
  const until = new Date(now.getTime() + callLimitOf(deps) + 1000)
  if (!(await claimStart(deps.db, key, { now, until }))) return waitForStart(deps, key)
  crashPoint('provider: about to make the payment')
  const made = await create(deps, payment)
  crashPoint('provider: payment made')
  await writeStart(deps.db, key, made)
  return knownPayment(deps, key)
}

async function create(deps: Deps, { buyerId, checkoutId, request }: Payment): Promise<ProviderPayment | null> {
  try {
    return await providerOf(deps).create(request)
  } catch (error) {
    if (error instanceof ProviderRefusal) throw error
    deps.warn('The payment provider did not make a payment', { buyerId, checkoutId, reason: String(error) })
    return null
  }
}

const PAUSE_MS = 100

// Another call is at it: it ends within the limit of a call.
async function waitForStart(deps: Deps, key: PaymentKey): Promise<Payment> {
  for (let waited = 0; waited < callLimitOf(deps); waited += PAUSE_MS) {
    const payment = await knownPayment(deps, key)
    if (payment.providerId || payment.state !== 'STARTED') return payment
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  }
  return knownPayment(deps, key)
}

async function knownPayment({ db }: Deps, key: PaymentKey): Promise<Payment> {
  const payment = await findPayment(db, key)
  if (!payment) throw new Error(`Checkout ${key.checkoutId} has no payment.`)
  return payment
}
