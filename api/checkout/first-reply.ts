import type { PayResult } from '../../contract/checkout.ts'
import { Problem } from '../http/problem.ts'
import type { Attempt } from './idempotency.ts'
import type { Checkout } from './queries.ts'

/** What an earlier call of `pay` has left for this one to do. */
export type Earlier =
  /** It was this call, and this was its reply. */
  | { kind: 'ANSWERED'; reply: PayResult }
  /** It was this call, cut off before the provider had answered. */
  | { kind: 'UNFINISHED'; checkoutId: string }
  /** Another payment is open: it ends before this one begins. */
  | { kind: 'OTHER'; checkoutId: string }
  | { kind: 'NONE' }

/**
 * Another key for the same order is a second click; other contents for a used key are refused. What failed may be tried
 * again, with a new key or with none. Throws IDEMPOTENCY_MISMATCH, and CHECKOUT_ENDED for the key of a payment that the
 * buyer was sent to and that came to nothing.
 */
export function earlierPay(attempts: Checkout[], call: Attempt & { isKeyGiven: boolean; now: Date }): Earlier {
  const isSame = ({ requestHash }: Checkout) => requestHash.equals(call.requestHash)
  const withKey = attempts.find((attempt) => attempt.key === call.key && (isLive(attempt) || call.isKeyGiven))
  if (withKey && call.isKeyGiven && !isSame(withKey)) throw Problem.of('IDEMPOTENCY_MISMATCH')
  const isRetry = (attempt: Checkout) => (attempt.key === call.key && call.isKeyGiven) || isRecent(attempt, call.now)
  const same = attempts.find((attempt) => {
    return isSame(attempt) && isLive(attempt) && !isOver(attempt, call.now) && isRetry(attempt)
  })
  if (same) return replyOf(same)
  // The provider's page takes no payment any more.
  if (withKey?.reply.redirectUrl && call.isKeyGiven) throw Problem.of('CHECKOUT_ENDED')
  const open = attempts.find(({ state, orderId }) => state === 'PENDING' && orderId === null)
  return open ? { kind: 'OTHER', checkoutId: open.id } : { kind: 'NONE' }
}

const isLive = ({ state }: Checkout) => state === 'PENDING' || state === 'SUCCEEDED'

const isOver = ({ reservedUntil }: Checkout, now: Date) => reservedUntil !== null && reservedUntil <= now

// Without the key of its call only an order of these days is a retry's; an older one was of a cart long gone.
const RETRIED_MS = 2 * 86_400_000
const isRecent = ({ createdAt }: Checkout, now: Date) => now.getTime() - createdAt.getTime() < RETRIED_MS

function replyOf({ id, orderId, orderNumber, reply }: Checkout): Earlier {
  if (orderId === null && !reply.redirectUrl) return { kind: 'UNFINISHED', checkoutId: id }
  // Paid by now: the provider's page is over, the order is there.
  if (orderId !== null && orderNumber !== null && !reply.orderId)
    return { kind: 'ANSWERED', reply: { checkoutId: id, state: 'SUCCEEDED', orderId, orderNumber } }
  return { kind: 'ANSWERED', reply }
}
