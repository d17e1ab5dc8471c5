import { createHash, randomBytes } from 'node:crypto'
import { open, type Entries } from '../entry.ts'
import type { World } from '../world.ts'

async function createLink({ app: { db }, owner }: World): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await db`delete from sign_in_link`
  await db`
    insert into sign_in_link (account_id, token_hash, created_at, expires_at)
    values (${owner.id}, ${createHash('sha256').update(token).digest()}, now(), now() + interval '15 minutes')`
  return token
}

export const signInLinkEntries: Entries = {
  'POST /api/v1/auth/sign-in/link/request': open(({ owner }) => ({ email: owner.email })),
  'POST /api/v1/auth/sign-in/link': open(async (world) => ({ token: await createLink(world) })),
}
