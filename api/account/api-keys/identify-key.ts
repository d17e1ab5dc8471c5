import { RateLimiterMemory } from 'rate-limiter-flexible'
import { isKeyRight, rightsOf } from '../../../contract/rights.ts'
import type { Account, Identify } from '../../http/caller.ts'
import { refuse } from '../../http/limits.ts'
import { Problem } from '../../http/problem.ts'
import type { Deps } from '../../platform/deps.ts'
import { gatherReads } from '../../platform/reads/gather-reads.ts'
import { findLiveKeys, type CompanyFactsQuery, type LiveKey } from '../queries.ts'
import { tokenHash } from '../session/tokens.ts'
import { touchKey } from './queries.ts'

/** Says what a token is, to people and to those who search texts for secrets. */
export const KEY_PREFIX = 'tresen_'

/** Of one key in this process; above it calls are RATE_LIMITED. */
const CALLS_PER_MINUTE = 600
const touchAfterMs = 60_000

type Others = { companyFacts: CompanyFactsQuery; identifySession: Identify; callsPerMinute?: number }

/**
 * The account that a bearer token stands for: a session's, or that of a key of the API. An unknown or ended key is
 * API_KEY_INVALID everywhere: a system that were answered as a visitor would take goods without prices for the truth.
 */
export function identifyKeysBy(
  { db, clock, isUnlimited }: Pick<Deps, 'db' | 'clock' | 'isUnlimited'>,
  { companyFacts, identifySession, callsPerMinute = CALLS_PER_MINUTE }: Others,
): Identify {
  const findTogether = gatherReads(async (hashes: readonly string[]) => {
    const keys = await findLiveKeys(db, { tokenHashes: hashes, now: clock.now(), companyFacts })
    return new Map(keys.map((key) => [key.tokenHash.toString('hex'), key]))
  })
  const calls = new RateLimiterMemory({ points: callsPerMinute, duration: 60 })
  return async (token, since) => {
    if (!token.startsWith(KEY_PREFIX)) return identifySession(token, since)
    const hash = tokenHash(token)
    const key = (await findTogether(hash.toString('hex'))).get(hash.toString('hex'))
    if (!key) throw Problem.of('API_KEY_INVALID')
    if (!isUnlimited) await calls.consume(key.keyId).catch(refuse)
    const now = clock.now()
    if (!key.lastUsedAt || now.getTime() - key.lastUsedAt.getTime() > touchAfterMs) await touchKey(db, hash, now)
    return callingAs(key)
  }
}

/** Whatever it was given, a key may no more than its maker may now. */
function callingAs({ keyId, keyName, keyRights, roles, ...key }: LiveKey): Account {
  const side = key.side!
  const ofMaker = rightsOf(side, roles)
  const rights = keyRights.filter((right) => isKeyRight(side, right) && ofMaker.includes(right))
  return { ...key, roles: [], apiKey: { id: keyId, name: keyName, rights } }
}
