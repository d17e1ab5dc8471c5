import { inTransaction } from '../platform/db.ts'
import type { Deps } from '../platform/deps.ts'
import { takeDueSets } from './change-set-queries.ts'
import { repeatEvery, type Repeating } from '../platform/jobs/repeat-every.ts'

type ScheduleDeps = Pick<Deps, 'db' | 'clock' | 'jobs'>

const EVERY_MS = 60_000
const AT_ONCE = 20

/** Has sets applied whose day has begun in Berlin; how many began. */
export async function startDueChangeSets({ db, clock, jobs }: ScheduleDeps): Promise<number> {
  return inTransaction(db, async (tx) => {
    const due = await takeDueSets(tx, clock.now(), AT_ONCE)
    for (const { id } of due) await jobs.send(tx, 'change-set', { id })
    return due.length
  })
}

/** Does so every minute until it is stopped; while the database is away the next minute catches up. */
export function startChangeSetScheduler(deps: ScheduleDeps & Pick<Deps, 'warn'>): Repeating {
  return repeatEvery(
    EVERY_MS,
    () => startDueChangeSets(deps),
    (error) => deps.warn('Dated prices could not begin', { reason: String(error) }),
  )
}
