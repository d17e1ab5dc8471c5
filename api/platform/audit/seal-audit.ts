import type { Db } from '../db.ts'
import type { Deps } from '../deps.ts'
import { repeatEvery, type Repeating } from '../jobs/repeat-every.ts'

const BATCH = 500
const EVERY_MS = 1000

/**
 * Takes up into the chain what has been noted since, in the order of time; nothing while another process does it. Nobody who
 * notes a deed waits for the chain: a lock on its end would be held until their transaction ends (decision 76).
 */
export async function sealAudit(db: Db): Promise<void> {
  let sealed: number
  do {
    const [row] = await db<[{ sealed: number }]>`select seal_audit(${BATCH}) as sealed`
    sealed = row.sealed
  } while (sealed === BATCH)
}

/** Does so every second until it is stopped; while the database is away rows wait. */
export const startAuditSealer = ({ db, warn }: Pick<Deps, 'db' | 'warn'>): Repeating =>
  repeatEvery(
    EVERY_MS,
    () => sealAudit(db),
    (error) => warn('The audit could not be sealed', { reason: String(error) }),
  )
