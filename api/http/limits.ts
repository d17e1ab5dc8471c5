import { createHash } from 'node:crypto'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { Db } from '../platform/db.ts'
import type { Deps } from '../platform/deps.ts'
import { Problem } from './problem.ts'

export type Limit = {
  /** Counts one attempt of this key: an account's id or e-mail, an address. Throws RATE_LIMITED with the seconds to wait. */
  take(key: string): Promise<void>
  /** Starts the key's count again. */
  reset(key: string): Promise<void>
}

type Rule = {
  /** Unique among all limits. */
  name: string
  attempts: number
  /** Length of the window, which begins with the first attempt. */
  seconds: number
}

/** A limit that all processes share. Made once, when the slice is mounted; see api/account/session/limits.ts. */
export function limit(deps: Pick<Deps, 'db' | 'isUnlimited'>, { name, attempts, seconds }: Rule): Limit {
  if (deps.isUnlimited) return { async take() {}, async reset() {} }
  const limiter = new RateLimiterPostgres({
    storeClient: client(deps.db),
    storeType: 'client',
    tableName: 'rate_limit',
    tableCreated: true,
    keyPrefix: name,
    points: attempts,
    duration: seconds,
  })
  return {
    async take(key) {
      await limiter.consume(hashOfKey(key)).catch(refuse)
    },
    async reset(key) {
      await limiter.delete(hashOfKey(key))
    },
  }
}

/** What a limiter says of a call too many, as RATE_LIMITED. */
export function refuse(reason: unknown): never {
  if (!(reason instanceof RateLimiterRes)) throw reason
  throw Problem.of('RATE_LIMITED', { retryAfterSeconds: Math.max(1, Math.ceil(reason.msBeforeNext / 1000)) })
}

/** No address and no e-mail is stored. */
export const hashOfKey = (key: string): string => createHash('sha256').update(key).digest('base64url').slice(0, 22)

// The limiter speaks node-postgres.
function client(db: Db) {
  return {
    async query({ text, values = [] }: { text: string; values?: unknown[] }) {
      const rows = await db.unsafe(text, values as never[], { prepare: true })
      return { rows, rowCount: rows.count }
    },
  }
}
