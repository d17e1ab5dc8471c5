import type { Queryable, Tx } from '../../platform/db.ts'
import type { KindOfRun } from './run-rights.ts'

export type RunRow = {
  id: string
  kind: KindOfRun
  storeId: string | null
  createdBy: string
  createdAt: Date
  input: object
  state: 'RUNNING' | 'DONE'
  file: string | null
  fileName: string | null
}
export type StoredProblem = { code: string; details: unknown }
export type ItemRow = {
  place: number
  targetId: string
  state: 'OPEN' | 'DONE' | 'FAILED'
  problem: StoredProblem | null
}

export type NewRun = Pick<RunRow, 'id' | 'kind' | 'storeId' | 'createdBy' | 'createdAt' | 'input'> & {
  targetIds: readonly string[]
}

export async function insertRun(tx: Queryable, { targetIds, input, ...run }: NewRun): Promise<void> {
  const ids = [...targetIds]
  await tx`
    with run as (insert into desk_run ${tx({ ...run, input: tx.json(input as never) })} returning id)
    insert into desk_run_item (run_id, place, target_id)
    select run.id, i.place, i.id from run, unnest(${ids}::text[]) with ordinality as i (id, place)`
}

type Beginner = { personId: string; storeId: string | null }

/** Of who has begun it alone, where they still work there. */
export async function findRun(
  sql: Queryable,
  { personId, storeId }: Beginner,
  id: string,
): Promise<RunRow | undefined> {
  const [run] = await sql<RunRow[]>`
    select * from desk_run where id = ${id} and created_by = ${personId} and store_id is not distinct from ${storeId}`
  return run
}

/** Of a store, whoever of it has begun it. */
export async function findStoreRun(sql: Queryable, storeId: string, id: string): Promise<RunRow | undefined> {
  const [run] = await sql<RunRow[]>`select * from desk_run where id = ${id} and store_id = ${storeId}`
  return run
}

export const listItems = (sql: Queryable, id: string) => sql<ItemRow[]>`
  select place, target_id, state, problem from desk_run_item where run_id = ${id} order by place`

/** Until the transaction ends nobody else works at it. */
export async function lockRun(tx: Tx, id: string): Promise<RunRow | undefined> {
  const [run] = await tx<RunRow[]>`select * from desk_run where id = ${id} for update`
  return run
}

export async function nextItem(tx: Tx, id: string): Promise<ItemRow | undefined> {
  const [item] = await tx<ItemRow[]>`
    select place, target_id, state, problem from desk_run_item where run_id = ${id} and state = 'OPEN' order by place limit 1`
  return item
}

type Outcome = { place: number; problem: StoredProblem | null }

export async function writeItem(tx: Queryable, id: string, { place, problem }: Outcome): Promise<void> {
  await tx`
    update desk_run_item set state = ${problem ? 'FAILED' : 'DONE'}, problem = ${problem && tx.json(problem as never)}
    where run_id = ${id} and place = ${place}`
}

/** Whatever is open fails with this. */
export async function failOpen(tx: Queryable, id: string, problem: StoredProblem): Promise<void> {
  await tx`
    update desk_run_item set state = 'FAILED', problem = ${tx.json(problem as never)} where run_id = ${id} and state = 'OPEN'`
}

/** Whether any of it was done. */
export async function hasDone(tx: Queryable, id: string): Promise<boolean> {
  const [done] = await tx`select from desk_run_item where run_id = ${id} and state = 'DONE' limit 1`
  return done !== undefined
}

export async function writeEnd(
  tx: Queryable,
  id: string,
  file: { file: string; fileName: string } | null,
): Promise<void> {
  await tx`update desk_run set ${tx({ state: 'DONE', ...file })} where id = ${id}`
}

/** Failed things are open again; whether there were any. */
export async function reopen(tx: Queryable, id: string): Promise<boolean> {
  const opened = await tx`
    update desk_run_item set state = 'OPEN', problem = null where run_id = ${id} and state = 'FAILED'`
  if (opened.count > 0) await tx`update desk_run set state = 'RUNNING' where id = ${id}`
  return opened.count > 0
}

/** Things that are done and whose stores were not notified of them yet; they count as notified from now on. */
export async function takeUnnotified(tx: Tx, id: string, now: Date): Promise<string[]> {
  const rows = await tx<{ targetId: string }[]>`
    update desk_run_item set notified_at = ${now} where run_id = ${id} and state = 'DONE' and notified_at is null
    returning target_id`
  return rows.map(({ targetId }) => targetId)
}
