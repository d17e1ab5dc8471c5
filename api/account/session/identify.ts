import type { Account, Identify } from '../../http/caller.ts'
import { createFreshCache } from '../../platform/changes/fresh-cache.ts'
import { changeCheckOf, type Changed } from '../../platform/changes/change-check.ts'
import type { Deps } from '../../platform/deps.ts'
import { gatherReads } from '../../platform/reads/gather-reads.ts'
import { findSessions, touchSession, type CompanyFactsQuery } from '../queries.ts'
import { tokenHash, tokenKey } from './tokens.ts'

/** A session that was not used for 8 hours is over (api.md section 4). */
const idleMs = 8 * 60 * 60 * 1000
export const idleSince = (now: Date) => new Date(now.getTime() - idleMs)

/** Written at most once a minute, so that reading pages does not write rows. */
const touchAfterMs = 60 * 1000
const MOST_CACHED = 5000

type CachedSession = {
  account: Account
  lastUsedAt: Date
  expiresAt: Date
  /** A grant of its company ends then, by performance.now(). */
  grantsEndAt: number
}

/**
 * The account of a bearer token; null for an unknown, ended, idle or expired one. A session is cached until a check tells
 * that something it hangs on has changed, and that check begins after the call: one that has ended is refused from that
 * moment on, in every process (decision 128). An operator's in somebody's place is read for each call.
 */
export function identifyBy(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  companyFacts: CompanyFactsQuery = (sql) => sql`null`,
): Identify {
  const check = changeCheckOf(db)
  const cached = createFreshCache<CachedSession>(check, { most: MOST_CACHED, concerns })
  const findTogether = gatherReads(async (hashes: readonly string[]) => {
    const now = clock.now()
    const began = performance.now()
    const sessions = await findSessions(db, { tokenHashes: hashes, now, usedSince: idleSince(now), companyFacts })
    return new Map(
      sessions.map(({ tokenHash: hash, lastUsedAt, expiresAt, ...account }): [string, CachedSession] => {
        const grantsEndAt = began + (account.facts?.grantsEndAfterMs ?? Infinity)
        return [hash.toString('hex'), { account, lastUsedAt, expiresAt, grantsEndAt }]
      }),
    )
  })
  async function read(hash: string): Promise<CachedSession | undefined> {
    let found: CachedSession | undefined
    await cached.read(async () => {
      found = (await findTogether(hash)).get(hash)
      return found && found.account.impersonatedBy === null ? [[hash, found] as const] : []
    })
    return found
  }

  return async (token, since = performance.now()) => {
    const key = tokenKey(token)
    const checked = check.since(since)
    // What is not cached is read beside the check: together they are one turn to the database.
    const unknown = cached.get(key) ? null : read(key)
    const [fresh] = await Promise.all([unknown, checked])
    const known = cached.get(key)
    if (!unknown && known && isCurrent(known, clock.now())) return known.account
    const session = unknown ? fresh : await read(key)
    if (!session) return null
    const now = clock.now()
    if (now.getTime() - session.lastUsedAt.getTime() > touchAfterMs) {
      await touchSession(db, tokenHash(token), now)
      session.lastUsedAt = now
    }
    return session.account
  }
}

/** Whether time has not ended it or what it brings along; when it was used is written now and then. */
const isCurrent = ({ lastUsedAt, expiresAt, grantsEndAt }: CachedSession, now: Date) =>
  now < expiresAt && now.getTime() - lastUsedAt.getTime() <= touchAfterMs && performance.now() < grantsEndAt

const concerns = ({ areAllOwners, ownerIds }: Changed, { account: { personId, companyId } }: CachedSession) =>
  areAllOwners || ownerIds.has(personId) || (companyId !== null && ownerIds.has(companyId))
