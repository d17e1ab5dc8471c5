import { createHash, randomBytes } from 'node:crypto'
import type { Db } from '../../api/platform/db.ts'
import type { Endpoint } from '../../contract/platform/endpoint.ts'

const sha256 = (text: string) => createHash('sha256').update(text).digest()

/** What a call that asks for a step up is sent with by somebody who has just shown who they are. */
export async function stepUpOf(db: Db, { stepUp: purpose }: Endpoint, token: string | undefined) {
  if (!purpose || !token) return undefined
  const stepUp = randomBytes(32).toString('base64url')
  await db`
    insert into step_up (token_hash, session_hash, purpose, created_at, expires_at)
    select ${sha256(stepUp)}, token_hash, ${purpose}, now(), now() + interval '2 minutes'
    from session where token_hash = ${sha256(token)}`
  return stepUp
}
