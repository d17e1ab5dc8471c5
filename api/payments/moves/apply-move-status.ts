import { recordCapture, recordCaptureFailure } from '../../orders/fulfilment/money/record-capture.ts'
import { recordRefund, recordRefundFailure } from '../../orders/fulfilment/money/record-refund.ts'
import { inTransaction, type Tx } from '../../platform/db.ts'
import type { Deps } from '../../platform/deps.ts'
import { queueMail } from '../../platform/mail/mail-queue.ts'
import { deskMail } from '../desk-mail.ts'
import type { Payment } from '../payment-queries.ts'
import type { MoveStatus } from './request-move.ts'
import { endMove, writePending, type PaymentMove } from './move-queries.ts'

type Moved = { move: PaymentMove; payment: Payment }

/** Saves what the provider says of a move; a final state changes the order, once. */
export async function applyMoveStatus(deps: Deps, { move, payment }: Moved, providerStatus: MoveStatus): Promise<void> {
  const now = deps.clock.now()
  const { state, providerId, reason } = providerStatus
  if (state === 'PENDING') return writePending(deps.db, move, { providerId, now })
  await inTransaction(deps.db, async (tx) => {
    if (!(await endMove(tx, move, { state, providerId, reason, now }))) return
    if (state === 'REFUSED') await notifyDesk(deps, tx, { move, payment })
    if (payment.orderId) await changeOrder(tx, { deps, move, orderId: payment.orderId, isDone: state === 'DONE' })
  })
}

type Change = { deps: Deps; move: PaymentMove; orderId: string; isDone: boolean; isByTransfer?: boolean }

/** What the end of a move means for its order; `isByTransfer` where an operator has paid in the provider's place. */
export async function changeOrder(tx: Tx, { deps, move, orderId, isDone, isByTransfer = false }: Change) {
  const { id, kind, buyerId, amountCents } = move
  const ofOrder = { deps, buyerId, orderId, at: deps.clock.now(), isByTransfer }
  if (kind === 'REFUND')
    await (isDone ? recordRefund : recordRefundFailure)(tx, { ...ofOrder, refundId: id, amountCents })
  if (kind === 'CAPTURE') await (isDone ? recordCapture : recordCaptureFailure)(tx, { ...ofOrder, captureId: id })
}

// Once for each refused attempt.
async function notifyDesk(deps: Deps, tx: Tx, { move, payment }: Moved) {
  const kind = move.kind === 'CAPTURE' ? 'CAPTURE_FAILED' : 'REFUND_FAILED'
  const { amountCents, id } = move
  const { orderNumber } = payment.request
  const notification = { id: `move-refused-${move.key}`, kind, orderNumber, amountCents, moveId: id } as const
  await queueMail(tx, deps.jobs, deskMail(deps, notification))
}
