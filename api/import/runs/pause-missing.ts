import { mostItems, type Run } from '../../../contract/desk/runs.ts'
import { beginRunOnce } from '../../desk/runs/runs.ts'
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
  return beginRunOnce(deps, caller, async (tx) => {
    const imported = await findRun(tx, id)
    if (imported?.storeId !== storeId) throw Problem.of('NOT_FOUND')
    const targetIds = await listMissingOnSale(tx, imported, mostItems)
    if (targetIds.length === 0) throw Problem.of('IMPORT_STATE')
    return { kind: 'products', storeId, createdBy: personId, input: { action: 'PAUSE' }, targetIds }
  })
}
