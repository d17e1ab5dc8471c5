import { recordRefund } from '../orders/record-refund.ts'
import { crashPoint } from '../platform/crash-point.ts'
import { inTransaction } from '../platform/db.ts'
import type { Deps } from '../platform/deps.ts'
import { askProvider } from './ask-provider.ts'
import { endMove, findMove, hasOpenCaptures, insertMove, type PaymentMove } from './move-queries.ts'
import { findPayment, findPaymentOfOrder, type Payment } from './payment-queries.ts'
import { providerOf } from './provider-of.ts'

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

/** One job of an order. An order that was not paid at a provider has nothing to move there. */
export async function moveForOrder(deps: Deps, { buyerId, orderId }: OfOrder, asked: Asked): Promise<void> {
  const payment = await findPaymentOfOrder(deps.db, buyerId, orderId)
  // A transfer goes back by hand, see transfer-refunds.ts.
  if (!payment) return
  await insertMove(deps.db, { buyerId, checkoutId: payment.checkoutId, createdAt: deps.clock.now(), ...asked })
  await makeMove(deps, buyerId, asked.id)
}

/**
 * Makes a move that was noted, unless it was made. Throws where the provider does not answer or refuses: a refund may come
 * before its capture has settled, and what is refused for a day is left to an operator, among the jobs that failed.
 */
export async function makeMove(deps: Deps, buyerId: string, moveId: string): Promise<void> {
  const move = await findMove(deps.db, buyerId, moveId)
  if (move?.state !== 'STARTED') return
  const payment = await findPayment(deps.db, move)
  if (!payment?.providerId) return
  crashPoint('move: noted')
  await moveAtProvider(deps, move, { ...payment, providerId: payment.providerId })
  crashPoint('move: made')
  await inTransaction(deps.db, async (tx) => {
    const now = deps.clock.now()
    const { orderId } = payment
    const isNews = await endMove(tx, move, now)
    if (!isNews || move.kind !== 'REFUND' || !orderId) return
    await recordRefund(tx, { deps, buyerId, orderId, refundId: move.id, amountCents: move.amountCents, at: now })
  })
  crashPoint('move: recorded')
}

type Made = Payment & { providerId: string }

async function moveAtProvider(deps: Deps, move: PaymentMove, payment: Made): Promise<void> {
  const { id, kind, amountCents } = move
  if (kind === 'RELEASE') return letGo(deps, move, payment)
  const provider = providerOf(deps)
  const { providerId: paymentId } = payment
  if (isOldTry(deps, move) && (await provider.hasMade(kind, { id, paymentId }))) return
  // Two refunds of one sum look like one sent twice, so each has a text of its own.
  const description = `Tresen ${payment.request.orderNumber} ${id.slice(-6)}`
  const asked = { id, paymentId, amountCents, description }
  await (kind === 'CAPTURE' ? provider.capture(asked) : provider.refund(asked))
}

// Mollie keeps idempotency keys for an hour (docs.mollie.com/reference/api-idempotency).
const isOldTry = ({ clock }: Deps, { createdAt }: PaymentMove) =>
  clock.now().getTime() - createdAt.getTime() > 30 * 60_000

// The provider lets go all that is left: what shall be captured has to be captured before.
async function letGo(deps: Deps, { id, buyerId }: PaymentMove, payment: Made) {
  const { orderId } = payment
  if (orderId && (await hasOpenCaptures(deps.db, buyerId, orderId))) throw new Error('A capture comes first.')
  const provider = providerOf(deps)
  const word = await askProvider(deps, payment)
  if (word?.state === 'AUTHORIZED') await provider.release({ id, paymentId: word.id })
  if (word?.state === 'OPEN') await provider.cancel(word.id)
}
