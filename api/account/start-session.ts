import type { Token } from '../../contract/account.ts'
import type { Queryable } from '../platform/db.ts'
import { insertSession } from './queries.ts'
import { newToken, tokenHash } from './tokens.ts'

const days = 24 * 60 * 60 * 1000

/** However much it is used, a session ends after 7 days (api.md section 4). */
const absoluteMs = 7 * days

export async function startSession(tx: Queryable, accountId: string, now: Date): Promise<Token> {
  const authToken = newToken()
  const expiresAt = new Date(now.getTime() + absoluteMs)
  await insertSession(tx, { tokenHash: tokenHash(authToken), accountId, createdAt: now, expiresAt })
  return { authToken, expiresAt }
}
