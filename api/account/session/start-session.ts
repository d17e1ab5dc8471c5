import type { Token } from '../../../contract/account.ts'
import type { Queryable } from '../../platform/db.ts'
import { insertSession } from '../queries.ts'
import { newToken, tokenHash } from './tokens.ts'

const minutes = 60 * 1000
const days = 24 * 60 * minutes

/** However much it is used, a session ends after 7 days, an impersonated one after 30 minutes (api.md section 4). */
const absoluteMs = 7 * days
const impersonatedMs = 30 * minutes

type Opening = { accountId: string; impersonatedBy?: string; operatorSession?: Buffer | null; now: Date }

export async function startSession(
  tx: Queryable,
  { accountId, impersonatedBy, operatorSession = null, now }: Opening,
): Promise<Token> {
  const authToken = newToken()
  const expiresAt = new Date(now.getTime() + (impersonatedBy ? impersonatedMs : absoluteMs))
  const session = { tokenHash: tokenHash(authToken), accountId, impersonatedBy: impersonatedBy ?? null }
  await insertSession(tx, { ...session, operatorSession, createdAt: now, expiresAt })
  return { authToken, expiresAt }
}
