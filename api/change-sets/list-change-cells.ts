import type { listCells as listCellsApi } from '../../contract/change-sets/change-sets.ts'
import type { InputOf, OutputOf } from '../../contract/platform/endpoint.ts'
import type { Caller } from '../http/caller.ts'
import { Problem } from '../http/problem.ts'
import type { Deps } from '../platform/deps.ts'
import { findSet, listCells } from './change-set-queries.ts'
import { shownCell } from './read-change-set.ts'

const CELLS = 200

/** A page of the cells of one of the store's sets; 404 for another store's. */
export async function listChangeCells(
  { db }: Pick<Deps, 'db'>,
  { account, language }: Caller<'supplier'>,
  { id, state, after }: InputOf<typeof listCellsApi>,
): Promise<OutputOf<typeof listCellsApi>> {
  const [skuId = '', field = ''] = after?.split(':') ?? []
  const [set, cells] = await Promise.all([
    findSet(db, account.storeId, id),
    listCells(db, id, { states: state ? [state] : null, after: { skuId, field }, limit: CELLS + 1 }),
  ])
  if (!set) throw Problem.of('NOT_FOUND')
  const items = cells.slice(0, CELLS).map((cell) => shownCell(cell, language))
  const last = items.at(-1)
  return { items, next: last && cells.length > CELLS ? `${last.skuId}:${last.field}` : null }
}
