import type { Import } from '../../../contract/import/imports.ts'
import type { Caller } from '../../http/caller.ts'
import { Problem } from '../../http/problem.ts'
import { inTransaction } from '../../platform/db.ts'
import type { Deps } from '../../platform/deps.ts'
import { lockRun, writeStep, type RunRow } from './queries.ts'
import { readImport } from './read-import.ts'

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
