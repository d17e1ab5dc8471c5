import type { Queryable } from '../../platform/db.ts'
import type { Deps } from '../../platform/deps.ts'
import { newToken, tokenHash } from '../session/tokens.ts'
import { insertChallenge, takeChallenge } from './queries.ts'

const MINUTES = 5
export const CHALLENGE_MS = MINUTES * 60_000

/** A challenge for the browser; for the sign-in of nobody in particular where `accountId` is null. */
export async function newChallenge(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  accountId: string | null,
): Promise<Uint8Array<ArrayBuffer>> {
  const challenge = newToken()
  const now = clock.now()
  const expiresAt = new Date(now.getTime() + CHALLENGE_MS)
  await insertChallenge(db, { challengeHash: tokenHash(challenge), accountId, now, expiresAt })
  return new Uint8Array(Buffer.from(challenge, 'base64url'))
}

/** Answers whether this challenge was given out, and uses it up. */
export const challengeTaker =
  (sql: Queryable, { clock }: Pick<Deps, 'clock'>, accountId: string | null) =>
  (challenge: string): Promise<boolean> =>
    takeChallenge(sql, { challengeHash: tokenHash(challenge), accountId, now: clock.now() })
