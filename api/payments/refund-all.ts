import type { Tx } from '../platform/db.ts'
import type { Deps } from '../platform/deps.ts'
import { newId } from '../platform/ids.ts'
import { insertMove } from './moves/move-queries.ts'
import type { PaymentKey } from './payment-queries.ts'
import type { ProviderPayment } from './provider.ts'

/** Whether money of this payment has been moved already, or is about to be. */
export async function hasMoved(tx: Tx, { buyerId, checkoutId }: PaymentKey): Promise<boolean> {
  const moves = await tx`select from payment_move where buyer_id = ${buyerId} and checkout_id = ${checkoutId} limit 1`
  return moves.count > 0
}

type Refund = { key: PaymentKey; providerStatus: ProviderPayment }

/** Refunds all of a payment that has no order, or releases it where it was only authorised. */
export async function refundAll(
  { jobs, clock }: Pick<Deps, 'jobs' | 'clock'>,
  tx: Tx,
  { key, providerStatus }: Refund,
): Promise<void> {
  const kind = providerStatus.state === 'PAID' ? 'REFUND' : 'RELEASE'
  const move = { ...key, id: newId(), kind, amountCents: kind === 'REFUND' ? providerStatus.amountCents : 0 } as const
  await insertMove(tx, { ...move, createdAt: clock.now() })
  await jobs.send(tx, 'payment-move', { buyerId: key.buyerId, moveId: move.id })
}
