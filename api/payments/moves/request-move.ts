import type { Deps } from '../../platform/deps.ts'
import { fetchStatus } from '../fetch-status.ts'
import type { Payment } from '../payment-queries.ts'
import { ProviderRefusal, type Part } from '../provider.ts'
import { providerOf } from '../provider-of.ts'
import { hasOpenCaptures, type PaymentMove } from './move-queries.ts'

export type MadePayment = Payment & { providerId: string }
/** What is known of a move now. `reason` is the provider's own status, or its refusal. */
export type MoveStatus = { state: 'PENDING' | 'DONE' | 'REFUSED'; providerId: string | null; reason: string }

/**
 * Has the provider make the move. Throws where nobody knows what happened, and where it refuses what may be possible later:
 * a refund may come before its capture has settled.
 */
export async function requestMove(deps: Deps, move: PaymentMove, payment: MadePayment): Promise<MoveStatus> {
  if (move.kind === 'RELEASE') return release(deps, move, payment)
  const { kind, key, amountCents } = move
  // What was to be paid of a part was cancelled, and what is left of it costs nothing.
  if (amountCents === 0) return { state: 'DONE', providerId: null, reason: 'nothing to take' }
  const provider = providerOf(deps)
  const { providerId: paymentId } = payment
  const made = isOldTry(deps, move) ? await findMade(deps, move, paymentId) : null
  if (made) return moveStatusOf(made)
  // Two refunds of one sum look like one sent twice, so each has a text of its own.
  const description = `Tresen ${payment.request.orderNumber} ${key.slice(-6)}`
  const params = { key, paymentId, amountCents, description }
  try {
    return moveStatusOf(await (kind === 'CAPTURE' ? provider.capture(params) : provider.refund(params)))
  } catch (error) {
    if (!(error instanceof ProviderRefusal) || !(await isFinal(deps, move, payment))) throw error
    return { state: 'REFUSED', providerId: null, reason: error.message }
  }
}

/** What became of a move that the provider has taken on. Throws where it does not answer. */
export async function fetchMoveStatus(deps: Deps, move: PaymentMove, payment: MadePayment): Promise<MoveStatus> {
  if (move.kind === 'RELEASE') return release(deps, move, payment)
  const { kind, providerId: id } = move
  const { providerId: paymentId } = payment
  const part = id ? await providerOf(deps).part(kind, { paymentId, id }) : await findMade(deps, move, paymentId)
  return part ? moveStatusOf(part) : { state: 'REFUSED', providerId: id, reason: 'unknown to the provider' }
}

async function findMade(deps: Deps, { kind, key }: PaymentMove, paymentId: string): Promise<Part | undefined> {
  if (kind === 'RELEASE') return undefined
  return (await providerOf(deps).parts(kind, paymentId)).find((part) => part.key === key)
}

const moveStatusOf = ({ id, state, status }: Part): MoveStatus => ({ state, providerId: id, reason: status })

const HOUR_MS = 60 * 60_000

// Mollie stores idempotency keys for an hour (docs.mollie.com/reference/api-idempotency).
const isOldTry = ({ clock }: Deps, { triedAt }: PaymentMove) => clock.now().getTime() - triedAt.getTime() > HOUR_MS / 2

/** What is refused for half a day will not be made, nor will a capture of a payment that holds nothing any more. */
async function isFinal(deps: Deps, { kind, triedAt }: PaymentMove, payment: MadePayment): Promise<boolean> {
  if (deps.clock.now().getTime() - triedAt.getTime() > 12 * HOUR_MS) return true
  if (kind !== 'CAPTURE') return false
  const providerStatus = await fetchStatus(deps, payment)
  return providerStatus !== null && providerStatus.state !== 'AUTHORIZED'
}

// The provider releases all that is left: what may still be captured has to be captured, or paid otherwise, before.
async function release(deps: Deps, { key, buyerId }: PaymentMove, payment: MadePayment): Promise<MoveStatus> {
  const { orderId } = payment
  const waits = { state: 'PENDING', providerId: null, reason: 'waits' } as const
  if (orderId && (await hasOpenCaptures(deps.db, buyerId, orderId))) return waits
  const provider = providerOf(deps)
  const providerStatus = await fetchStatus(deps, payment)
  if (providerStatus?.state === 'AUTHORIZED') await provider.release({ key, paymentId: providerStatus.id })
  // The payment itself says whether it could be cancelled.
  if (providerStatus?.state === 'OPEN') await provider.cancel(providerStatus.id).catch(() => {})
  const after = await fetchStatus(deps, payment)
  if (!after || after.state === 'AUTHORIZED' || after.state === 'OPEN') return waits
  return { state: 'DONE', providerId: null, reason: after.state }
}
