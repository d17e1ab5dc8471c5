import type { Run } from '../../../contract/desk/runs.ts'
import type * as orderListApi from '../../../contract/operator/order-list.ts'
import type { InputOf } from '../../../contract/platform/endpoint.ts'
import type { Language } from '../../../contract/platform/values.ts'
import { beginRunOnce } from '../../desk/runs/runs.ts'
import type { RunKind } from '../../desk/runs/work-run.ts'
import type { Caller } from '../../http/caller.ts'
import { Problem } from '../../http/problem.ts'
import type { Deps } from '../../platform/deps.ts'
import { changeSubOrder } from '../fulfilment/change-sub-order.ts'
import { findStoreOrder } from '../supplier-queries.ts'
import { noteStep } from './change-order.ts'

/** What such a run was begun with; the row of the call in the audit is what those of the orders belong to. */
type ConfirmWork = { reason: string; language: Language; auditId?: string | undefined }

/** Has a worker confirm several sub-orders in the names of their stores; one that is named twice is confirmed once. */
export function confirmMany(
  deps: Pick<Deps, 'db' | 'clock' | 'jobs'>,
  caller: Caller<'operator'>,
  { subOrderNumbers, reason }: InputOf<typeof orderListApi.confirmMany>,
): Promise<Run> {
  const input: ConfirmWork = { reason, language: caller.language, auditId: caller.auditId }
  const targetIds = [...new Set(subOrderNumbers)]
  return beginRunOnce(deps, caller, () => ({
    kind: 'confirmed-orders',
    storeId: null,
    createdBy: caller.account.personId,
    input,
    targetIds,
  }))
}

/** One of them. Throws as changeSubOrder does, and NOT_FOUND. */
export const confirmedOrdersRun: RunKind = {
  async work(tx, deps, { run, targetId: subOrderNumber }) {
    const { reason, language, auditId } = run.input as ConfirmWork
    const key = await findStoreOrder(tx, subOrderNumber, null)
    if (!key) throw Problem.of('NOT_FOUND')
    const input = { action: 'CONFIRM', reason } as const
    const changed = await changeSubOrder(tx, { deps, key, actor: 'TRESEN', input, language })
    const by = { account: { personId: run.createdBy }, auditId }
    await noteStep(tx, by, { subOrderNumber, input, changed, at: deps.clock.now() })
  },
}
