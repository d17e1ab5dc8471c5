import { crashPoint } from '../../platform/crash-point.ts'
import type { Deps } from '../../platform/deps.ts'
import { findPayment, findPaymentOfOrder, isPaidAtProvider } from '../payment-queries.ts'
import { askForMove } from './ask-for-move.ts'
import { findMove, insertMove, type PaymentMove } from './move-queries.ts'
import { noteWord } from './note-word.ts'

type OfOrder = { buyerId: string; orderId: string }

/** Works off what the orders ask for: money captured, sent back or let go, each once however often a job comes. */
export async function workOffMoves(deps: Deps): Promise<void> {
  await deps.jobs.work<OfOrder & { captureId: string; amountCents: number }>('capture', (job) =>
    moveForOrder(deps, job, { id: job.captureId, kind: 'CAPTURE', amountCents: job.amountCents }),
  )
  await deps.jobs.work<OfOrder & { refundId: string; amountCents: number }>('refund', (job) =>
    moveForOrder(deps, job, { id: job.refundId, kind: 'REFUND', amountCents: job.amountCents }),
  )
  await deps.jobs.work<OfOrder>('release', (job) =>
    moveForOrder(deps, job, { id: job.orderId, kind: 'RELEASE', amountCents: 0 }),
  )
  await deps.jobs.work<{ buyerId: string; moveId: string }>('payment-move', ({ buyerId, moveId }) =>
    makeMove(deps, buyerId, moveId),
  )
}

type Asked = Pick<PaymentMove, 'id' | 'kind' | 'amountCents'>

/**
 * One job of an order. One by transfer, or that costs nothing, has nothing to move at a provider; any other one has a
 * payment, and a job that does not find it has failed.
 */
export async function moveForOrder(deps: Deps, { buyerId, orderId }: OfOrder, asked: Asked): Promise<void> {
  const payment = await findPaymentOfOrder(deps.db, buyerId, orderId)
  if (!payment) {
    // A transfer goes back by hand, see transfer-refunds.ts.
    if (!(await isPaidAtProvider(deps.db, buyerId, orderId))) return
    throw new Error(`The payment of the order ${orderId} was not found.`)
  }
  await insertMove(deps.db, { buyerId, checkoutId: payment.checkoutId, createdAt: deps.clock.now(), ...asked })
  await makeMove(deps, buyerId, asked.id)
}

/**
 * Has a move made that was noted, unless it was asked for before: its end is the provider's last word, which
 * look-at-moves.ts waits for. Throws where the provider does not answer, or refuses what may be possible later.
 */
export async function makeMove(deps: Deps, buyerId: string, moveId: string): Promise<void> {
  const move = await findMove(deps.db, { buyerId, id: moveId })
  if (move?.state !== 'STARTED') return
  const payment = await findPayment(deps.db, move)
  if (!payment) throw new Error(`The payment of the move ${moveId} was not found.`)
  if (!payment.providerId) return
  crashPoint('move: noted')
  const word = await askForMove(deps, move, { ...payment, providerId: payment.providerId })
  crashPoint('move: made')
  await noteWord(deps, { move, payment }, word)
  crashPoint('move: recorded')
}
