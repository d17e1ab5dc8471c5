import type { PaymentAccess } from '../api/platform/deps.ts'
import type { Environment } from './environment.ts'

/** How the shop reaches its payment provider; null where buyers pay by bank transfer only. */
export function paymentAccess({ mollie, publicOrigin }: Environment): PaymentAccess | null {
  if (!mollie) return null
  // Mollie refuses a payment whose webhook it cannot reach: a shop on this machine asks by itself.
  const isReachable = isLocal(mollie.serverUrl) || !isLocal(publicOrigin)
  return { ...mollie, webhookOrigin: isReachable ? publicOrigin : null, callLimitMs: 5000 }
}

const isLocal = (origin: string) =>
  /^(localhost|127(\.\d+){3}|\[::1\]|.*\.(test|local))$/.test(new URL(origin).hostname)
