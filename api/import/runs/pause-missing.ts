import type { Run } from '../../../contract/desk/runs.ts'
import { mostItems } from '../../../contract/desk/runs.ts'
import { beginRun, readRun } from '../../desk/runs/runs.ts'
import { inTransactionOnce } from '../../http/idempotency.ts'
import type { Caller } from '../../http/caller.ts'
import { Problem } from '../../http/problem.ts'
import type { Deps } from '../../platform/deps.ts'
import { findRun, listMissingOnSale } from './queries.ts'

/** Has a worker pause what the file lacks and the store sells, as far as one run takes. Throws NOT_FOUND, and IMPORT_STATE where there is none. */
export async function pauseMissing(
  deps: Pick<Deps, 'db' | 'clock' | 'jobs'>,
  caller: Caller<'supplier'>,
  id: string,
): Promise<Run> {
  const { storeId, personId } = caller.account
  const runId = await inTransactionOnce(deps.db, caller.keyed, {
    work: async (tx) => {
      const imported = await findRun(tx, id)
      if (imported?.storeId !== storeId) throw Problem.of('NOT_FOUND')
      const targetIds = await listMissingOnSale(tx, imported, mostItems)
      if (targetIds.length === 0) throw Problem.of('IMPORT_STATE')
      return beginRun(tx, deps, {
        kind: 'products',
        storeId,
        createdBy: personId,
        input: { action: 'PAUSE' },
        targetIds,
      })
    },
    resultOf: (made) => made,
    again: async (made) => made,
  })
  return readRun(deps, caller, runId)
}
