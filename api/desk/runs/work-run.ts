import { randomBytes } from 'node:crypto'
import { Problem } from '../../http/problem.ts'
import { inTransaction, type Tx } from '../../platform/db.ts'
import type { Deps } from '../../platform/deps.ts'
import { inOrder } from '../../platform/in-order.ts'
import { storeFiles } from '../../platform/retention/store-files.ts'
import {
  failOpen,
  hasDone,
  lockRun,
  nextItem,
  writeEnd,
  writeItem,
  type RunRow,
  type StoredProblem,
} from './run-queries.ts'
import { mayStillRun, rightGone, type KindOfRun } from './run-rights.ts'

/** What a kind of run does; slices give theirs to the worker (api/work-runs.ts). */
export type RunKind = {
  /** With one thing, as if it were done alone; a Problem fails this thing and no other. */
  work(tx: Tx, deps: Deps, step: { run: RunRow; targetId: string }): Promise<void>
  /** Once all are done with. */
  finish?(tx: Tx, deps: Deps, run: RunRow): Promise<void>
  /** Likewise, for a run that writes a file. */
  file?(deps: Deps, run: RunRow): RunFile
}
export type RunFile = {
  /** What who has begun it finds it under. */
  fileName: string
  /** Written before the transaction that ends the run, which holds nothing meanwhile. */
  parts: AsyncIterable<string>
  /** Within that transaction, once all parts are written. */
  written(tx: Tx): Promise<void>
}
export type RunKinds = Record<KindOfRun, RunKind>

/** A try ends before its queue takes it for dead; the rest is a job of its own. */
const TRY_MS = 45_000

export const startRunWorker = (deps: Deps, kinds: Partial<RunKinds>) =>
  deps.jobs.work<{ id: string }>('desk-run', async ({ id }) => {
    const endsAt = Date.now() + TRY_MS
    await failWithoutRight(deps, id)
    while (await takeStep(deps, kinds, id)) {
      if (Date.now() < endsAt) continue
      await deps.jobs.send(deps.db, 'desk-run', { id })
      return
    }
  })

/** Who may not begin such work any more has nothing more done by it. */
async function failWithoutRight({ db }: Deps, id: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    const run = await lockRun(tx, id)
    if (run?.state === 'RUNNING' && !(await mayStillRun(tx, run))) await failOpen(tx, id, rightGone(run.kind))
  })
}

/** Whether more is to be done. Killed anywhere, the next try goes on with the first thing that is open. */
async function takeStep(deps: Deps, kinds: Partial<RunKinds>, id: string): Promise<boolean> {
  const step = await inTransaction(deps.db, async (tx) => {
    const run = await lockRun(tx, id)
    const kind = run && kinds[run.kind]
    if (!run || !kind || run.state === 'DONE') return false
    const item = await nextItem(tx, id)
    if (!item) return end(tx, deps, { run, kind })
    const problem = await attempt(tx, (inner) => kind.work(inner, deps, { run, targetId: item.targetId }))
    await writeItem(tx, id, { place: item.place, problem })
    return true
  })
  if (typeof step === 'boolean') return step
  await writeRunFile(deps, step)
  return false
}

type Ending = { run: RunRow; kind: RunKind }
type Writing = { run: RunRow; file: RunFile }

/** False once the run has ended; else the file that it ends with. */
async function end(tx: Tx, deps: Deps, { run, kind }: Ending): Promise<false | Writing> {
  const isDone = await hasDone(tx, run.id)
  if (isDone && kind.file) return { run, file: kind.file(deps, run) }
  if (isDone) await kind.finish?.(tx, deps, run)
  await writeEnd(tx, run.id, null)
  return false
}

async function writeRunFile(deps: Deps, { run: { id }, file: { fileName, parts, written } }: Writing): Promise<void> {
  const name = `runs/${randomBytes(20).toString('hex')}.csv` as const
  await storeFiles(deps, async (files) => {
    await files.store(name, parts)
    await inTransaction(deps.db, async (tx) => {
      // Another try may have been faster.
      if ((await lockRun(tx, id))?.state !== 'RUNNING') return
      await inOrder([() => files.claim(tx), () => written(tx)])
      await writeEnd(tx, id, { file: name, fileName })
    })
  })
}

// In a savepoint: what a thing that failed had begun is undone, that it failed is not.
async function attempt(tx: Tx, work: (inner: Tx) => Promise<void>): Promise<StoredProblem | null> {
  try {
    await tx.savepoint((inner) => work(inner as unknown as Tx))
    return null
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    return { code: error.code, details: error.details ?? null }
  }
}
