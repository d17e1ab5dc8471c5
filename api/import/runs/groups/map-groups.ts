import type * as importsApi from '../../../../contract/import/imports.ts'
import type { Import } from '../../../../contract/import/imports.ts'
import type { InputOf } from '../../../../contract/platform/endpoint.ts'
import { texts } from '../../../../texts/texts.ts'
import type { Caller } from '../../../http/caller.ts'
import { Problem } from '../../../http/problem.ts'
import { inTransaction, type Tx } from '../../../platform/db.ts'
import type { Deps } from '../../../platform/deps.ts'
import { inOrder } from '../../../platform/in-order.ts'
import { readCategories } from '../../queries.ts'
import { begin } from '../compare-import.ts'
import { saveGroups, unlikeSavedGroups, unknownGroups } from './group-queries.ts'
import { lockRun, type RunRow } from '../queries.ts'
import { readImport } from '../read-import.ts'

type MapGroups = InputOf<typeof importsApi.mapGroups>

/** Keeps what the groups of a compared file are here and has it compared again. Sent twice it is done once. */
export async function mapGroups(deps: Deps, caller: Caller<'supplier'>, { id, groups }: MapGroups): Promise<Import> {
  await inTransaction(deps.db, async (tx) => {
    const run = await lockRun(tx, id, caller.account.storeId)
    if (!run) throw Problem.of('NOT_FOUND')
    // The lines are compared by it already.
    if (run.state === 'READING' && !(await unlikeSavedGroups(tx, run.storeId, groups))) return
    if (run.state !== 'COMPARED') throw Problem.of('IMPORT_STATE')
    await checkGroups(tx, caller, { run, groups })
    await inOrder([
      () => saveGroups(tx, run.storeId, groups),
      () => begin(tx, deps, { ...run, createdBy: caller.account.personId }),
    ])
  })
  return readImport(deps, caller, id)
}

/** Throws VALIDATION for a group that no line names, one that comes twice, and what is no category that holds articles. */
async function checkGroups(
  tx: Tx,
  { language }: Caller<'supplier'>,
  { run, groups }: { run: RunRow; groups: MapGroups['groups'] },
): Promise<void> {
  const t = texts(language).imports.replies
  const codes = groups.map(({ code }) => code)
  const [categories, unknown] = await inOrder([() => readCategories(tx), () => unknownGroups(tx, run.id, codes)])
  const errors = groups.flatMap(({ code, category }, at): [string, string][] => {
    if (unknown.has(code) || codes.indexOf(code) !== at) return [[`groups.${at}.code`, t.unknownGroup]]
    const isOurs = category === null || categories.get(category)?.isRoot === false
    return isOurs ? [] : [[`groups.${at}.category`, t.unknownCategory]]
  })
  if (errors.length > 0) throw Problem.of('VALIDATION', undefined, { fieldErrors: Object.fromEntries(errors) })
}
