import * as operatorPaymentsApi from '../../../contract/operator/payments.ts'
import { stepUpForRefund } from '../../http/large-refund.ts'
import { Problem } from '../../http/problem.ts'
import { serve, type Api } from '../../http/serve.ts'
import type { Deps } from '../../platform/deps.ts'
import { payByTransfer, retryMove } from '../moves/by-hand.ts'
import { closeDifference } from '../reconciliation/difference-queries.ts'
import { recordTransferRefund } from '../transfer-refunds.ts'
import { listChargebacks, listDifferences, listMoves, listPayments } from './list-payments.ts'
import { pollPaymentSoon } from './list-queries.ts'

/** What operators see and do of the money of all buyers. */
export function operatorPaymentRoutes(api: Api, deps: Deps) {
  const { db, clock } = deps
  serve(api, operatorPaymentsApi.list, (input, { language }) => listPayments(db, input, language))
  serve(api, operatorPaymentsApi.listMoves, (_, { language }) => listMoves(db, language))
  serve(api, operatorPaymentsApi.retryMove, async ({ id }, caller) =>
    found(
      await retryMove(deps, id, (tx, { kind, amountCents }) =>
        stepUpForRefund(tx, caller, kind === 'REFUND' ? amountCents : 0),
      ),
    ),
  )
  serve(api, operatorPaymentsApi.payMoveByTransfer, async ({ id }) => found(await payByTransfer(deps, id)))
  serve(api, operatorPaymentsApi.markRefundSent, async ({ id }) => found(await recordTransferRefund(deps, id)))
  serve(api, operatorPaymentsApi.listChargebacks, (input, { language }) => listChargebacks(db, input, language))
  serve(api, operatorPaymentsApi.listDifferences, (_, { language }) => listDifferences(db, language))
  serve(api, operatorPaymentsApi.closeDifference, async ({ id, note }) =>
    found(await closeDifference(db, id, { note, now: clock.now() })),
  )
  serve(api, operatorPaymentsApi.poll, async ({ checkoutId }) =>
    found((await pollPaymentSoon(db, checkoutId, clock.now())) || undefined),
  )
}

function found(done: object | true | undefined) {
  if (!done) throw Problem.of('NOT_FOUND')
}
