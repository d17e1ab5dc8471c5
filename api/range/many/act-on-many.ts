import type { InputOf } from '../../../contract/platform/endpoint.ts'
import type { Run } from '../../../contract/desk/runs.ts'
import type * as listApi from '../../../contract/range/list.ts'
import { isUndoable, type UndoableAction } from '../../../contract/range/list.ts'
import { findStoreRun, listItems } from '../../desk/runs/run-queries.ts'
import { beginRunOnce } from '../../desk/runs/runs.ts'
import type { RunKind } from '../../desk/runs/work-run.ts'
import type { Caller } from '../../http/caller.ts'
import { Problem } from '../../http/problem.ts'
import type { Deps } from '../../platform/deps.ts'
import { texts } from '../../../texts/texts.ts'
import { moveToCategory, takeAction, undoAction } from '../act-on-product.ts'
import { findCategory } from '../queries.ts'

type ManyInput = InputOf<typeof listApi.actOnMany>

/** Has a worker do the same with several products. Throws VALIDATION for a category that takes none. */
export async function actOnMany(
  deps: Pick<Deps, 'db' | 'clock' | 'jobs'>,
  caller: Caller<'supplier'>,
  { action, skuIds, category }: ManyInput,
): Promise<Run> {
  const { storeId, personId } = caller.account
  if (action === 'CATEGORY' && !(category && (await findCategory(deps.db, category))?.isLeaf))
    throw Problem.of('VALIDATION', undefined, {
      fieldErrors: { category: texts(caller.language).range.replies.problems.UNKNOWN },
    })
  const run = {
    storeId,
    createdBy: personId,
    input: { action, category },
    targetIds: [...new Set(skuIds)],
  }
  return beginRunOnce(deps, caller, () => ({ kind: 'products', ...run }))
}

/** Takes such a run back, whoever of the store has begun it. Throws NOT_FOUND for another store's, and PRODUCT_STATE before it is done. */
export async function undoMany(
  deps: Pick<Deps, 'db' | 'clock' | 'jobs'>,
  caller: Caller<'supplier'>,
  { runId }: InputOf<typeof listApi.undoMany>,
): Promise<Run> {
  const { account } = caller
  const run = await findStoreRun(deps.db, account.storeId, runId)
  const action = run?.kind === 'products' && (run.input as ManyWork).action
  if (!run || !action || !isUndoable(action)) throw Problem.of('NOT_FOUND')
  const done = (await listItems(deps.db, runId)).filter(({ state }) => state === 'DONE')
  if (run.state !== 'DONE' || done.length === 0) throw Problem.of('PRODUCT_STATE')
  return beginRunOnce(deps, caller, () => ({
    kind: 'products',
    storeId: account.storeId,
    createdBy: account.personId,
    input: { action: 'UNDO', of: action, since: run.createdAt.toISOString(), by: run.createdBy } satisfies ManyWork,
    targetIds: done.map(({ targetId }) => targetId),
  }))
}

type ManyWork =
  | { action: ManyInput['action']; category?: string }
  | { action: 'UNDO'; of: UndoableAction; since: string; by: string }

/** One product of such a run. */
export const productsRun: RunKind = {
  async work(tx, { clock }, { run, targetId: skuId }) {
    const input = run.input as ManyWork
    const act = { skuId, storeId: run.storeId!, by: run.createdBy, now: clock.now() }
    if (input.action === 'UNDO')
      return undoAction(tx, { action: input.of, since: new Date(input.since), by: input.by }, act)
    if (input.action === 'CATEGORY') return moveToCategory(tx, input.category!, act)
    return takeAction(tx, input.action, act)
  },
}
