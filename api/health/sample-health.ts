import { inBatch } from '../platform/retention/batch.ts'
import type { Queryable } from '../platform/db.ts'
import { repeatFromNow, type Repeating } from '../platform/jobs/repeat-every.ts'
import type { Deps } from '../platform/deps.ts'
import { judgeHealth, type HealthDeps } from './read-health.ts'

const EVERY_MS = 5 * 60_000

/** Notes how each line is. Processes that do so at once write one reading together. */
export async function sampleHealth(deps: HealthDeps): Promise<void> {
  const at = new Date(Math.floor(deps.clock.now().getTime() / EVERY_MS) * EVERY_MS)
  const rows = (await judgeHealth(deps)).map(({ kind, state, value }) => ({ kind, at, state, value }))
  await deps.db`insert into health_sample ${deps.db(rows)} on conflict do nothing`
}

/** Does so at once and every five minutes until it is stopped. */
export const startHealthSampler = (deps: HealthDeps & Pick<Deps, 'warn'>): Repeating =>
  repeatFromNow(
    EVERY_MS,
    () => sampleHealth(deps),
    (error) => deps.warn('The health could not be sampled', { reason: String(error) }),
  )

/** What is older than a week is of no use. */
export const deleteOldSamples = async (sql: Queryable, before: Date): Promise<number> =>
  (await sql`delete from health_sample where ${inBatch(sql, sql`from health_sample t where at < ${before}`)}`).count
