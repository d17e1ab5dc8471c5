import type { Run } from '../../../contract/desk/runs.ts'
import type { ProblemCode } from '../../../contract/platform/problems.ts'
import { problemSentence } from '../../../texts/problem-sentence.ts'
import type { Caller } from '../../http/caller.ts'
import { inTransactionOnce } from '../../http/idempotency.ts'
import { Problem, rightMissing } from '../../http/problem.ts'
import { StreamedFile } from '../../http/files/streamed-file.ts'
import { inTransaction, type Queryable, type Tx } from '../../platform/db.ts'
import type { Deps } from '../../platform/deps.ts'
import { newId } from '../../platform/ids.ts'
import { inOrder } from '../../platform/in-order.ts'
import {
  findRun,
  insertRun,
  listItems,
  lockRun,
  reopen,
  type ItemRow,
  type NewRun,
  type RunRow,
} from './run-queries.ts'
import { mayRun, rightOfRun } from './run-rights.ts'

type Member = Pick<Caller<'account'>, 'account' | 'language'>
type RunDeps = Pick<Deps, 'db' | 'clock' | 'jobs'>
type PlannedRun = Omit<NewRun, 'id' | 'createdAt'>

/** Writes what shall be done and has a worker do it; the id of the run. */
export async function beginRun(tx: Tx, { clock, jobs }: RunDeps, run: PlannedRun): Promise<string> {
  const id = newId()
  await inOrder([() => insertRun(tx, { ...run, id, createdAt: clock.now() }), () => jobs.send(tx, 'desk-run', { id })])
  return id
}

/** The same for a call under its key: sent twice, it is one run. `describe` says within the transaction what shall be done. */
export async function beginRunOnce(
  deps: RunDeps,
  caller: Member & Pick<Caller<'account'>, 'keyed'>,
  describe: (tx: Tx) => Promise<PlannedRun> | PlannedRun,
): Promise<Run> {
  const id = await inTransactionOnce(deps.db, caller.keyed, {
    work: async (tx) => beginRun(tx, deps, await describe(tx)),
    resultOf: (made) => made,
    again: async (made) => made,
  })
  return readRun(deps, caller, id)
}

/** NOT_FOUND for another's. */
export async function readRun({ db }: Pick<Deps, 'db'>, caller: Member, id: string): Promise<Run> {
  const [run, items] = await Promise.all([findRun(db, caller.account, id), listItems(db, id)])
  if (!run) throw Problem.of('NOT_FOUND')
  return present(run, items, caller)
}

/** What a run has written; NOT_FOUND where it has written nothing, or not yet. Throws RIGHT_MISSING. */
export async function readRunFile(
  { db, files }: Pick<Deps, 'db' | 'files'>,
  caller: Member,
  id: string,
): Promise<StreamedFile> {
  const run = await findAllowed(db, caller, id)
  const stored = run.file && (await files.stream(run.file))
  if (!stored) throw Problem.of('NOT_FOUND')
  return new StreamedFile(run.fileName!, stored.content)
}

/** Takes what has failed once more. Throws RIGHT_MISSING. */
export async function retryRun(deps: RunDeps, caller: Member, id: string): Promise<Run> {
  await inTransaction(deps.db, async (tx) => {
    await findAllowed(tx, caller, id)
    await lockRun(tx, id)
    if (await reopen(tx, id)) await deps.jobs.send(tx, 'desk-run', { id })
  })
  return readRun(deps, caller, id)
}

async function findAllowed(sql: Queryable, { account }: Member, id: string): Promise<RunRow> {
  const run = await findRun(sql, account, id)
  if (!run) throw Problem.of('NOT_FOUND')
  if (mayRun(account, run.kind)) return run
  const { side, right } = rightOfRun(run.kind)
  throw rightMissing(side, right)
}

function present({ id, kind, state, fileName }: RunRow, items: ItemRow[], { account, language }: Member): Run {
  const isAllowed = mayRun(account, kind)
  const ended = items.filter((item) => item.state !== 'OPEN')
  return {
    id,
    kind,
    state,
    mayRetry: isAllowed && state === 'DONE' && ended.some(({ problem }) => problem !== null),
    fileName: isAllowed ? fileName : null,
    done: ended.length,
    total: items.length,
    results: ended.map(({ targetId, problem }) => ({
      id: targetId,
      ok: problem === null,
      code: problem?.code ?? null,
      message: problem && problemSentence(problem.code as ProblemCode, problem.details, language),
    })),
  }
}
