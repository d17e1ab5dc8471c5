import { berlinDay } from '../../contract/platform/values.ts'
import type { ChangeSet, NewCell } from '../../contract/change-sets/change-sets.ts'
import type { Caller } from '../http/caller.ts'
import { inTransactionOnce } from '../http/idempotency.ts'
import { Problem } from '../http/problem.ts'
import type { Tx } from '../platform/db.ts'
import type { Deps } from '../platform/deps.ts'
import { newId } from '../platform/ids.ts'
import { inOrder } from '../platform/in-order.ts'
import { findTerms } from '../products/changes/terms.ts'
import { insertCells, insertSet } from './change-set-queries.ts'
import { compareProduct, differencesOf } from './compare-cells.ts'
import { readChangeSet } from './read-change-set.ts'
import { countTouched } from './touched-buyers.ts'

type CreateDeps = Pick<Deps, 'db' | 'clock' | 'pictures'>

/** Compares the cells with what is stored and keeps the comparison as a draft; 404 where an article is not the store's. */
export async function createChangeSet(
  deps: CreateDeps,
  caller: Caller<'supplier'>,
  { cells }: { cells: NewCell[] },
): Promise<ChangeSet> {
  const id = await inTransactionOnce(deps.db, caller.keyed, {
    work: (tx) => writeDraft(tx, { account: caller.account, now: deps.clock.now() }, cells),
    resultOf: (made) => made,
    again: async (made) => made,
  })
  return readChangeSet(deps, caller, id)
}

type By = Pick<Caller<'supplier'>, 'account'> & { now: Date }

async function writeDraft(tx: Tx, { account, now }: By, cells: NewCell[]) {
  const { storeId, personId } = account
  const sent = Map.groupBy(cells, ({ skuId }) => skuId)
  const skuIds = [...sent.keys()]
  const [rows, touched] = await inOrder([() => findTerms(tx, storeId, skuIds), () => countTouched(tx, skuIds, now)])
  if (rows.length < skuIds.length) throw Problem.of('NOT_FOUND')
  const compared = rows.map((row) => compareProduct(row, lastOfEach(sent.get(row.skuId)!), berlinDay(now)))
  const all = { cells: compared.flatMap((one) => one.cells), moves: compared.flatMap(({ moves }) => moves) }
  const set = { storeId, id: newId(), source: 'SHEET' as const, createdAt: now, createdBy: personId }
  await inOrder([
    () => insertSet(tx, { ...set, differences: differencesOf(all, touched) }),
    () => insertCells(tx, set.id, all.cells),
  ])
  return set.id
}

/** A cell that is sent twice counts as it was sent last. */
const lastOfEach = (cells: NewCell[]) => [...new Map(cells.map((cell) => [cell.field, cell])).values()]
