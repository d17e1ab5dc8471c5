import type { Count } from '../../contract/platform/paging.ts'
import type { Caller } from '../http/caller.ts'
import { inTransactionOnce } from '../http/idempotency.ts'
import { Problem } from '../http/problem.ts'
import { recordAudit } from '../platform/audit/record-audit.ts'
import type { Deps } from '../platform/deps.ts'
import { inOrder } from '../platform/in-order.ts'
import { countFailed } from './list-jobs.ts'

type Replay = { queue: string; before: string }

/** How many jobs go back in one statement; the rest is a job of its own. */
const AT_ONCE = 500

/**
 * Has all that failed of a queue until now put back into it; answers how many. What fails again meanwhile is not taken twice. Throws
 * NOT_FOUND where nothing has failed.
 */
export function beginReplay(
  { db, jobs, clock }: Pick<Deps, 'db' | 'jobs' | 'clock'>,
  caller: Caller<'operator'>,
  { name, reason }: { name: string; reason: string },
): Promise<Count> {
  return inTransactionOnce(db, caller.keyed, {
    async work(tx) {
      const count = await countFailed(tx, name)
      if (count.value === 0) throw Problem.of('NOT_FOUND')
      // By the clock that wrote when they failed.
      const [{ before }] = await tx<[{ before: Date }]>`select clock_timestamp() as before`
      const target = { kind: 'job-queue', id: name }
      const after = { jobs: count.value }
      await inOrder([
        () => recordAudit(tx, caller, { at: clock.now(), action: 'job.replay-queue', target, after, reason }),
        () => jobs.send(tx, 'queue-replay', { queue: name, before: before.toISOString() } satisfies Replay),
      ])
      return count
    },
    resultOf: (count) => JSON.stringify(count),
    again: async (result) => JSON.parse(result) as Count,
  })
}

export const startReplayWorker = ({ db, jobs }: Deps) =>
  jobs.work<Replay>('queue-replay', async (replay) => {
    const until = { before: new Date(replay.before), most: AT_ONCE }
    if ((await jobs.dead.replayQueue(replay.queue, until)) === AT_ONCE) await jobs.send(db, 'queue-replay', replay)
  })
