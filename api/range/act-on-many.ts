import type { InputOf } from '../../contract/platform/endpoint.ts'
import type { Run } from '../../contract/desk/runs.ts'
import type * as listApi from '../../contract/range/list.ts'
import { beginRunOnce } from '../desk/runs/runs.ts'
import type { RunKind } from '../desk/runs/work-run.ts'
import type { Caller } from '../http/caller.ts'
import { Problem } from '../http/problem.ts'
import type { Deps } from '../platform/deps.ts'
import { texts } from '../../texts/texts.ts'
import { moveToCategory, takeAction } from './act-on-product.ts'
import { findCategory } from './queries.ts'

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

type ManyWork = { action: ManyInput['action']; category?: string }

/** One product of such a run. */
export const productsRun: RunKind = {
  async work(tx, { clock }, { run, targetId: skuId }) {
    const { action, category } = run.input as ManyWork
    const act = { skuId, storeId: run.storeId!, by: run.createdBy, now: clock.now() }
    await (action === 'CATEGORY' ? moveToCategory(tx, category!, act) : takeAction(tx, action, act))
  },
}
