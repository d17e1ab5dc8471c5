import type { Identify } from '../../http/caller.ts'
import type { Deps } from '../../platform/deps.ts'
import { findSession, touchSession } from '../queries.ts'
import { tokenHash } from './tokens.ts'

/** A session that was not used for 8 hours is over (api.md section 4). */
const idleMs = 8 * 60 * 60 * 1000
export const idleSince = (now: Date) => new Date(now.getTime() - idleMs)

/** Written at most once a minute, so that reading pages does not write rows. */
const touchAfterMs = 60 * 1000

/** The account of a bearer token; null for an unknown, ended, idle or expired one. */
export function identifyBy({ db, clock }: Pick<Deps, 'db' | 'clock'>): Identify {
  return async (token) => {
    const now = clock.now()
    const hash = tokenHash(token)
    const session = await findSession(db, { tokenHash: hash, now, usedSince: idleSince(now) })
    if (!session) return null
    const { lastUsedAt, ...account } = session
    if (now.getTime() - lastUsedAt.getTime() > touchAfterMs) await touchSession(db, hash, now)
    return account
  }
}
