import type { Run } from '../../../contract/desk/runs.ts'
import type * as operatorRefundsApi from '../../../contract/operator/money/refunds.ts'
import type { InputOf } from '../../../contract/platform/endpoint.ts'
import { beginRunOnce } from '../../desk/runs/runs.ts'
import type { RunKind } from '../../desk/runs/work-run.ts'
import type { Caller } from '../../http/caller.ts'
import { Problem } from '../../http/problem.ts'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import type { Tx } from '../../platform/db.ts'
import type { Deps } from '../../platform/deps.ts'
import { recordTransferRefundIn, type TransferRefund } from '../transfer-refunds.ts'

/** What such a run was begun with; the row of the call in the audit is what those of the refunds belong to. */
type SentWork = { reason: string; auditId?: string | undefined }

/** Has a worker record that several refunds were sent by bank transfer. */
export function markManySent(
  deps: Pick<Deps, 'db' | 'clock' | 'jobs'>,
  caller: Caller<'operator'>,
  { ids, reason }: InputOf<typeof operatorRefundsApi.markSent>,
): Promise<Run> {
  const input: SentWork = { reason, auditId: caller.auditId }
  const targetIds = [...new Set(ids)]
  return beginRunOnce(deps, caller, () => ({
    kind: 'transfer-refunds',
    storeId: null,
    createdBy: caller.account.personId,
    input,
    targetIds,
  }))
}

/** One of them. NOT_FOUND where it does not wait any more. */
export const transferRefundsRun: RunKind = {
  async work(tx, deps, { run, targetId }) {
    const { reason, auditId } = run.input as SentWork
    const by = { account: { personId: run.createdBy }, auditId }
    const note = (refund: TransferRefund) => noteSent(tx, by, { refund, reason, at: deps.clock.now() })
    if (!(await recordTransferRefundIn(tx, deps, { id: targetId, note }))) throw Problem.of('NOT_FOUND')
  },
}

type Sent = { refund: TransferRefund; reason: string; at: Date }

export const noteSent = (tx: Tx, by: Parameters<typeof recordAudit>[1], { refund, reason, at }: Sent) =>
  recordAudit(tx, by, {
    at,
    action: 'refund.sent',
    target: { kind: 'order', id: refund.orderNumber },
    reason,
    detail: { refund: refund.id },
    before: { isSent: false },
    after: { isSent: true, amountCents: refund.amountCents },
  })
