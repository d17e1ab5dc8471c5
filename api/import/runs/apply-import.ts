import type * as importsApi from '../../../contract/import/imports.ts'
import type { Import } from '../../../contract/import/imports.ts'
import type { InputOf } from '../../../contract/platform/endpoint.ts'
import { beginApplying } from '../../change-sets/apply-change-set.ts'
import type { Caller } from '../../http/caller.ts'
import { Problem } from '../../http/problem.ts'
import { inTransaction } from '../../platform/db.ts'
import type { Deps } from '../../platform/deps.ts'
import { inOrder } from '../../platform/in-order.ts'
import { lockRun, writeStep, type RunRow } from './queries.ts'
import { readImport } from './read-import.ts'

/** Has what was compared count: prices and stock as a change set does, new articles as they are handed in by hand. One of two wins. */
export async function applyImport(
  deps: Deps,
  caller: Caller<'supplier'>,
  { id, confirmedLarge = false, validFrom = null, announce = false }: InputOf<typeof importsApi.apply>,
): Promise<Import> {
  const { storeId } = caller.account
  await inTransaction(deps.db, async (tx) => {
    const run = await lockRun(tx, id, storeId)
    if (!run) throw Problem.of('NOT_FOUND')
    // After a day what was compared is no longer what there is.
    if (run.state !== 'COMPARED' || run.changeSetId === null) throw Problem.of('IMPORT_STATE')
    const set = { id: run.changeSetId, confirmedLarge, validFrom, announce, leaveOut: [] }
    await beginApplying(tx, deps, { storeId, ...set })
    await inOrder([
      () => writeStep(tx, id, { state: 'APPLYING', validFrom, appliedAt: deps.clock.now() }),
      () => deps.jobs.send(tx, 'import', { id }),
    ])
  })
  return readImport(deps, caller, id)
}

const beforeItCounts: readonly RunRow['state'][] = ['COLUMNS', 'READING', 'COMPARED']

/** Gives up a file before it counts. A worker that reads it stops at its next lines; what it has gathered goes as any draft does. */
export async function cancelImport(deps: Pick<Deps, 'db'>, caller: Caller<'supplier'>, id: string): Promise<Import> {
  await inTransaction(deps.db, async (tx) => {
    const run = await lockRun(tx, id, caller.account.storeId)
    if (!run) throw Problem.of('NOT_FOUND')
    if (run.state === 'CANCELLED') return
    if (!beforeItCounts.includes(run.state)) throw Problem.of('IMPORT_STATE')
    await writeStep(tx, id, { state: 'CANCELLED', changeSetId: null })
  })
  return readImport(deps, caller, id)
}
