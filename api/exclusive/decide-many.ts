import type * as z from 'zod/mini'
import type { Run } from '../../contract/desk/runs.ts'
import type * as exclusiveApi from '../../contract/exclusive.ts'
import { beginRunOnce } from '../desk/runs/runs.ts'
import type { RunKind } from '../desk/runs/work-run.ts'
import type { Caller } from '../http/caller.ts'
import type { Deps } from '../platform/deps.ts'
import { checkExpiry, decideInRun } from './decide-exclusive-access.ts'

type ManyInput = z.output<(typeof exclusiveApi.decideMany)['input']>

/** Has a worker decide several applications alike. Throws VALIDATION for an end that cannot be. */
export async function decideMany(
  deps: Pick<Deps, 'db' | 'clock' | 'jobs'>,
  caller: Caller<'supplier'>,
  { ids, decision, expiresAt, reason }: ManyInput,
): Promise<Run> {
  checkExpiry({ decision, expiresAt, now: deps.clock.now() }, caller.language)
  const { storeId, personId } = caller.account
  const input: ManyWork = { decision, expiresAt: expiresAt?.toISOString() ?? null, reason: reason?.trim() || null }
  return beginRunOnce(deps, caller, () => ({
    kind: 'access-requests',
    storeId,
    createdBy: personId,
    input,
    targetIds: [...new Set(ids)],
  }))
}

type ManyWork = { decision: ManyInput['decision']; expiresAt: string | null; reason: string | null }

/** One application of such a run. */
export const accessRequestsRun: RunKind = {
  async work(tx, deps, { run, targetId: id }) {
    const { decision, expiresAt, reason } = run.input as ManyWork
    const settled = {
      status: decision === 'GRANT' ? ('GRANTED' as const) : ('REJECTED' as const),
      reason,
      expiresAt: expiresAt === null ? null : new Date(expiresAt),
      decidedAt: deps.clock.now(),
      decidedBy: run.createdBy,
    }
    await decideInRun(tx, deps, { id, storeId: run.storeId!, settled })
  },
}
