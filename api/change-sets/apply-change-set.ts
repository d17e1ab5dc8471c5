import { berlinDay } from '../../contract/platform/values.ts'
import type { InputOf } from '../../contract/platform/endpoint.ts'
import type * as changeSetsApi from '../../contract/change-sets/change-sets.ts'
import type { ChangeSet } from '../../contract/change-sets/change-sets.ts'
import type { Caller } from '../http/caller.ts'
import { Problem } from '../http/problem.ts'
import { inTransaction, type Tx } from '../platform/db.ts'
import type { Deps } from '../platform/deps.ts'
import { inOrder } from '../platform/in-order.ts'
import { leaveOut, lockSet, writeStep, type SetRow } from './change-set-queries.ts'
import { readChangeSet, undoUntil } from './read-change-set.ts'

type StepDeps = Pick<Deps, 'db' | 'clock' | 'jobs' | 'pictures'>
/** So long a comparison can be applied. */
const DRAFT_MS = 24 * 60 * 60 * 1000

type ApplyInput = Required<Omit<InputOf<typeof changeSetsApi.apply>, 'validFrom'>> & {
  validFrom?: string | null | undefined
}

/** Has a compared set applied by a worker; its dated prices wait for their day. */
export async function applyChangeSet(
  deps: StepDeps,
  caller: Caller<'supplier'>,
  input: ApplyInput,
): Promise<ChangeSet> {
  await inTransaction(deps.db, (tx) => beginApplying(tx, deps, { ...input, storeId: caller.account.storeId }))
  return readChangeSet(deps, caller, input.id)
}

/** The step itself, also as a part of another. */
export async function beginApplying(
  tx: Tx,
  { clock, jobs }: Pick<Deps, 'clock' | 'jobs'>,
  { storeId, id, confirmedLarge, leaveOut: left, validFrom = null, announce }: ApplyInput & { storeId: string },
): Promise<void> {
  const now = clock.now()
  checkDay(validFrom, now)
  const set = await setInState(tx, { storeId, id, state: 'DRAFT' })
  // From then on its cells are deleted, some at a time.
  if (now.getTime() - set.createdAt.getTime() >= DRAFT_MS) throw Problem.of('NOT_FOUND')
  if (set.differences.largeCount > 0 && !confirmedLarge) throw Problem.of('LARGE_CHANGES')
  await inOrder([
    () => leaveOut(tx, id, left),
    () => writeStep(tx, id, { state: 'APPLYING', validFrom, isAnnounced: announce, appliedAt: now }),
    () => jobs.send(tx, 'change-set', { id }),
    async () => {
      if (announce) await jobs.send(tx, 'price-announcement', { id })
    },
  ])
}

/** Has a set taken back: what it wrote where it is still so, and what it would still write. */
export async function undoChangeSet(
  deps: StepDeps,
  caller: Caller<'supplier'>,
  { id }: { id: string },
): Promise<ChangeSet> {
  const now = deps.clock.now()
  await inTransaction(deps.db, async (tx) => {
    const set = await setInState(tx, { storeId: caller.account.storeId, id, state: null })
    const until = undoUntil(set)
    if (!until || until < now) throw Problem.of('CHANGE_SET_STATE')
    const isWithdrawn = set.state === 'SCHEDULED' && set.isAnnounced
    await inOrder([
      () => writeStep(tx, id, { state: 'UNDOING', undoneAt: now }),
      () => deps.jobs.send(tx, 'change-set', { id }),
      async () => {
        if (isWithdrawn) await deps.jobs.send(tx, 'price-announcement', { id, isWithdrawn })
      },
    ])
  })
  return readChangeSet(deps, caller, id)
}

type Expected = { storeId: string; id: string; state: SetRow['state'] | null }

async function setInState(tx: Tx, { storeId, id, state }: Expected): Promise<SetRow> {
  const set = await lockSet(tx, storeId, id)
  if (!set) throw Problem.of('NOT_FOUND')
  if (state && set.state !== state) throw Problem.of('CHANGE_SET_STATE')
  return set
}

const mostDaysAhead = 366

function checkDay(validFrom: string | null, now: Date) {
  if (validFrom === null) return
  const today = berlinDay(now)
  const last = berlinDay(new Date(now.getTime() + mostDaysAhead * 24 * 60 * 60 * 1000))
  if (validFrom <= today || validFrom > last) throw Problem.of('DAY_NOT_AHEAD')
}
