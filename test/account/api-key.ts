import { createHash, randomBytes } from 'node:crypto'
import { KEY_PREFIX } from '../../api/account/api-keys/identify-key.ts'
import type { Db } from '../../api/platform/db.ts'
import { newId } from '../../api/platform/ids.ts'
import type { KeyRight } from '../../contract/rights.ts'

/** A key of the API that this membership has made; `token` is what its system sends. */
export async function createApiKey(db: Db, membershipId: string, rights: readonly KeyRight[]) {
  const token = KEY_PREFIX + randomBytes(32).toString('base64url')
  const id = newId()
  await db`
    insert into api_key (id, membership_id, name, start, token_hash, rights, created_at, expires_at)
    values (${id}, ${membershipId}, 'Warenwirtschaft', ${token.slice(0, 12)},
      ${createHash('sha256').update(token).digest()}, ${rights as string[]}, now(), now() + interval '30 days')`
  return { id, token }
}
