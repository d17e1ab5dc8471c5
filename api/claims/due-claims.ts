import { defaultLanguage } from '../../contract/platform/values.ts'
import { Problem } from '../http/problem.ts'
import { inTransaction } from '../platform/db.ts'
import type { Deps } from '../platform/deps.ts'
import { changeClaim } from './take-claim-step.ts'
import { repeatEvery, type Repeating } from '../platform/jobs/repeat-every.ts'

const BATCH = 200
const EVERY_MS = 60_000

type TimeDeps = Pick<Deps, 'db' | 'jobs' | 'origin' | 'clock' | 'warn'>

/**
 * Closes claims to which nobody has said anything in time, at most a batch; how many. Several processes may do it at once: each
 * is closed by one of them. One that fails is left to the next minute and holds up no other.
 */
export async function closeDueClaims(deps: TimeDeps): Promise<number> {
  const due = await deps.db<{ number: string }[]>`
    select number from claim where status in ('ANSWERED', 'QUESTIONED') and due_at < ${deps.clock.now()}
    order by due_at limit ${BATCH}`
  let closed = 0
  for (const { number } of due) {
    const change = {
      owner: null,
      number,
      actor: 'TRESEN',
      action: 'CLOSE',
      authorId: null,
      language: defaultLanguage,
    } as const
    await inTransaction(deps.db, (tx) => changeClaim(tx, deps, change)).then(
      () => closed++,
      (error: unknown) => {
        // Another process took it.
        if (error instanceof Problem && error.code === 'CLAIM_STATE') return
        deps.warn('A claim whose time is over could not be closed', { number, reason: String(error) })
      },
    )
  }
  return closed
}

/** Does so every minute until it is stopped; while the database is away the next minute catches up. */
export const startClaimScheduler = (deps: TimeDeps): Repeating => repeatEvery(EVERY_MS, () => closeDueClaims(deps))
