import { crashPoint } from '../../platform/crash-point.ts'
import type { Deps } from '../../platform/deps.ts'
import { findPayment, findPaymentOfOrder, isPaidAtProvider } from '../payment-queries.ts'
import { requestMove } from './request-move.ts'
import { findMove, insertMove, type PaymentMove } from './move-queries.ts'
import { applyMoveStatus } from './apply-move-status.ts'

type OfOrder = { buyerId: string; orderId: string }

/** Executes what the orders enqueue: captures, refunds and releases, each once however often a job comes. */
export async function startPaymentWorker(deps: Deps): Promise<void> {
  await deps.jobs.work<OfOrder & { captureId: string; amountCents: number }>('capture', (job) =>
    executeMoveForOrder(deps, job, { id: job.captureId, kind: 'CAPTURE', amountCents: job.amountCents }),
  )
  await deps.jobs.work<OfOrder & { refundId: string; amountCents: number }>('refund', (job) =>
    executeMoveForOrder(deps, job, { id: job.refundId, kind: 'REFUND', amountCents: job.amountCents }),
  )
  await deps.jobs.work<OfOrder>('release', (job) =>
    executeMoveForOrder(deps, job, { id: job.orderId, kind: 'RELEASE', amountCents: 0 }),
  )
  await deps.jobs.work<{ buyerId: string; moveId: string }>('payment-move', ({ buyerId, moveId }) =>
    executeMove(deps, buyerId, moveId),
  )
}

type Move = Pick<PaymentMove, 'id' | 'kind' | 'amountCents'>

/**
 * One job of an order. One by transfer, or that costs nothing, has nothing to move at a provider; any other one has a
 * payment, and a job that does not find it has failed.
 */
export async function executeMoveForOrder(deps: Deps, { buyerId, orderId }: OfOrder, move: Move): Promise<void> {
  const payment = await findPaymentOfOrder(deps.db, buyerId, orderId)
  if (!payment) {
    // A transfer goes back by hand, see transfer-refunds.ts.
    if (!(await isPaidAtProvider(deps.db, buyerId, orderId))) return
    throw new Error(`The payment of the order ${orderId} was not found.`)
  }
  await insertMove(deps.db, { buyerId, checkoutId: payment.checkoutId, createdAt: deps.clock.now(), ...move })
  await executeMove(deps, buyerId, move.id)
}

/**
 * Has the provider make a move, unless it was requested before: its end is the provider's final status, which
 * poll-moves.ts waits for. Throws where the provider does not answer, or refuses what may be possible later.
 */
export async function executeMove(deps: Deps, buyerId: string, moveId: string): Promise<void> {
  const move = await findMove(deps.db, { buyerId, id: moveId })
  if (move?.state !== 'STARTED') return
  const payment = await findPayment(deps.db, move)
  if (!payment) throw new Error(`The payment of the move ${moveId} was not found.`)
  if (!payment.providerId) return
  crashPoint('move: noted')
  const providerStatus = await requestMove(deps, move, { ...payment, providerId: payment.providerId })
  crashPoint('move: made')
  await applyMoveStatus(deps, { move, payment }, providerStatus)
  crashPoint('move: recorded')
}
