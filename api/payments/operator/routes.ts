import * as operatorChargebacksApi from '../../../contract/operator/money/chargebacks.ts'
import * as operatorPaymentsApi from '../../../contract/operator/payments.ts'
import * as operatorRefundsApi from '../../../contract/operator/money/refunds.ts'
import { stepUpForRefund } from '../../http/large-refund.ts'
import type { InputOf } from '../../../contract/platform/endpoint.ts'
import type { Caller } from '../../http/caller.ts'
import { Problem } from '../../http/problem.ts'
import { serve, type Api } from '../../http/serve.ts'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import { inTransaction, type Tx } from '../../platform/db.ts'
import type { Deps } from '../../platform/deps.ts'
import { inOrder } from '../../platform/in-order.ts'
import { writeEvidence } from '../../orders/evidence/write-evidence.ts'
import type { OpenMove } from '../moves/move-queries.ts'
import { payByTransfer, retryMove } from '../moves/by-hand.ts'
import { closeDifference } from '../reconciliation/difference-queries.ts'
import { recordTransferRefund } from '../transfer-refunds.ts'
import { listChargebacks, listDifferences, listMoves, listPayments, writeTransferRefunds } from './list-payments.ts'
import { pollPaymentSoon, writeChargebackDecision } from './list-queries.ts'
import { listRefunds } from './list-refunds.ts'
import { markManySent, noteSent } from './mark-many-sent.ts'

/** What operators see and do of the money of all buyers. */
export function operatorPaymentRoutes(api: Api, deps: Deps) {
  const { db, clock } = deps
  serve(api, operatorPaymentsApi.list, (input, { language }) => listPayments(db, input, language))
  serve(api, operatorPaymentsApi.listMoves, (_, { language }) => listMoves(db, language))
  serve(api, operatorPaymentsApi.readTransferRefunds, (_, { language }) => writeTransferRefunds(db, language))
  serve(api, operatorPaymentsApi.retryMove, async ({ id, reason }, caller) =>
    found(
      await retryMove(deps, id, async (tx, move) => {
        await inOrder([
          () => stepUpForRefund(tx, caller, move.kind === 'REFUND' ? move.amountCents : 0),
          () => noteMove(tx, { caller, at: clock.now(), action: 'money-move.retry', move, reason }),
        ])
      }),
    ),
  )
  serve(api, operatorPaymentsApi.payMoveByTransfer, async ({ id, reason }, caller) =>
    found(
      await payByTransfer(deps, id, (tx, move) =>
        noteMove(tx, { caller, at: clock.now(), action: 'money-move.by-transfer', move, reason }),
      ),
    ),
  )
  serve(api, operatorPaymentsApi.markRefundSent, async ({ id, reason }, caller) =>
    found(
      await recordTransferRefund(deps, id, (tx, refund) => noteSent(tx, caller, { refund, reason, at: clock.now() })),
    ),
  )
  serve(api, operatorChargebacksApi.list, (input, { language }) => listChargebacks(deps, input, language))
  serve(api, operatorChargebacksApi.readEvidence, ({ id }, { language }) => writeEvidence(deps, { id, language }))
  serve(api, operatorChargebacksApi.decide, (input, caller) => decideChargeback(deps, caller, input))
  serve(api, operatorRefundsApi.list, (input, { language }) => listRefunds(db, input, language))
  serve(api, operatorRefundsApi.markSent, (input, caller) => markManySent(deps, caller, input))
  serve(api, operatorPaymentsApi.listDifferences, (_, { language }) => listDifferences(db, language))
  serve(api, operatorPaymentsApi.closeDifference, (input, caller) => closeAsOperator(deps, caller, input))
  serve(api, operatorPaymentsApi.poll, ({ checkoutId }, caller) =>
    inTransaction(db, async (tx) => {
      const at = clock.now()
      found((await pollPaymentSoon(tx, checkoutId, at)) || undefined)
      await recordAudit(tx, caller, { at, action: 'payment.poll', target: { kind: 'payment', id: checkoutId } })
    }),
  )
}

/** Throws NOT_FOUND where it came back, or stands decided so. */
async function decideChargeback(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  caller: Caller<'operator'>,
  { id, decision, reason }: InputOf<typeof operatorChargebacksApi.decide>,
) {
  await inTransaction(db, async (tx) => {
    const at = clock.now()
    const decided = await writeChargebackDecision(tx, { id, decision, at })
    if (!decided) throw Problem.of('NOT_FOUND')
    const { orderNumber, amountCents, before } = decided
    await recordAudit(tx, caller, {
      at,
      action: 'chargeback.decide',
      target: orderNumber ? { kind: 'order', id: orderNumber } : { kind: 'chargeback', id },
      reason,
      detail: { chargeback: id, amountCents },
      before: { decision: before },
      after: { decision },
    })
  })
}

/** Throws NOT_FOUND where no open one has this id. */
async function closeAsOperator(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  caller: Caller<'operator'>,
  { id, note }: InputOf<typeof operatorPaymentsApi.closeDifference>,
) {
  await inTransaction(db, async (tx) => {
    const at = clock.now()
    const closed = await closeDifference(tx, id, { note, now: at })
    if (!closed) throw Problem.of('NOT_FOUND')
    const { orderNumber, kind, expectedCents, foundCents } = closed
    await recordAudit(tx, caller, {
      at,
      action: 'payment-difference.close',
      target: { kind: 'order', id: orderNumber },
      reason: note,
      detail: { difference: kind, expectedCents, foundCents },
      before: { isClosed: false },
      after: { isClosed: true },
    })
  })
}

type MoveDeed = {
  caller: Caller<'operator'>
  at: Date
  action: 'money-move.retry' | 'money-move.by-transfer'
  move: OpenMove
  reason: string
}

const noteMove = (tx: Tx, { caller, at, action, move, reason }: MoveDeed) =>
  recordAudit(tx, caller, {
    at,
    action,
    target: { kind: 'order', id: move.orderNumber },
    reason,
    detail: { move: move.kind, amountCents: move.amountCents },
    before: { state: move.state },
    after: { state: action === 'money-move.retry' ? 'STARTED' : 'DONE' },
  })

function found(done: object | true | undefined) {
  if (!done) throw Problem.of('NOT_FOUND')
}
