import type { Passkey } from '../../../contract/security/passkeys.ts'
import type { Queryable } from '../../platform/db.ts'
import { inOrder } from '../../platform/in-order.ts'

export const findPasskeys = (sql: Queryable, accountId: string) => sql<(Passkey & { credentialId: string })[]>`
  select id, name, created_at, last_used_at, credential_id from passkey
  where account_id = ${accountId} order by created_at, id`

type StoredKey = { id: string; accountId: string; publicKey: Uint8Array<ArrayBuffer>; counter: number }

export async function findByCredential(sql: Queryable, credentialId: string): Promise<StoredKey | undefined> {
  const [row] = await sql<StoredKey[]>`
    select id, account_id, public_key, counter::float8 from passkey where credential_id = ${credentialId}`
  return row
}

type NewPasskey = StoredKey & { credentialId: string; transports: string[]; name: string; now: Date }

/** False where the credential is stored already. */
export async function insertPasskey(sql: Queryable, { now, ...passkey }: NewPasskey): Promise<boolean> {
  const inserted = await sql`
    insert into passkey ${sql({ ...passkey, publicKey: Buffer.from(passkey.publicKey), createdAt: now })}
    on conflict (credential_id) do nothing`
  return inserted.count === 1
}

export async function renamePasskey(
  sql: Queryable,
  { accountId, id, name }: { accountId: string; id: string; name: string },
): Promise<Passkey | undefined> {
  const [row] = await sql<Passkey[]>`
    update passkey set name = ${name} where account_id = ${accountId} and id = ${id}
    returning id, name, created_at, last_used_at`
  return row
}

export async function deletePasskey(sql: Queryable, accountId: string, id: string): Promise<void> {
  await sql`delete from passkey where account_id = ${accountId} and id = ${id}`
}

export async function deletePasskeys(sql: Queryable, accountId: string): Promise<void> {
  await inOrder([
    () => sql`delete from passkey where account_id = ${accountId}`,
    () => sql`delete from passkey_challenge where account_id = ${accountId}`,
  ])
}

/** False where it was used with this counter or a later one already, or is gone. */
export async function recordUse(
  sql: Queryable,
  { accountId, id, counter, now }: { accountId: string; id: string; counter: number; now: Date },
): Promise<boolean> {
  const recorded = await sql`
    update passkey set counter = ${counter}, last_used_at = ${now}
    where account_id = ${accountId} and id = ${id} and (counter < ${counter} or (counter = 0 and ${counter} = 0))`
  return recorded.count === 1
}

type Challenge = { challengeHash: Buffer; accountId: string | null; now: Date; expiresAt: Date }

export async function insertChallenge(sql: Queryable, { challengeHash, accountId, now, expiresAt }: Challenge) {
  await inOrder([
    () => sql`delete from passkey_challenge where expires_at <= ${now}`,
    () => sql`
      insert into passkey_challenge (challenge_hash, account_id, expires_at)
      values (${challengeHash}, ${accountId}, ${expiresAt})`,
  ])
}

/** Uses the challenge up, once. */
export async function takeChallenge(
  sql: Queryable,
  { challengeHash, accountId, now }: Omit<Challenge, 'expiresAt'>,
): Promise<boolean> {
  const taken = await sql`
    delete from passkey_challenge
    where challenge_hash = ${challengeHash} and account_id is not distinct from ${accountId} and expires_at > ${now}`
  return taken.count === 1
}
