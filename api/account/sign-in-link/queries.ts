import type { Queryable, Tx } from '../../platform/db.ts'
import type { Addressee } from '../password/password-reset-queries.ts'

type NewLink = { tokenHash: Buffer; accountId: string; now: Date; expiresAt: Date }

/** In the place of the one before, which is void. */
export async function upsertSignInLink(sql: Queryable, { tokenHash, accountId, now, expiresAt }: NewLink) {
  await sql`
    insert into sign_in_link (account_id, token_hash, created_at, expires_at)
    values (${accountId}, ${tokenHash}, ${now}, ${expiresAt})
    on conflict (account_id) do update set token_hash = excluded.token_hash, created_at = excluded.created_at,
      expires_at = excluded.expires_at`
}

/** Whose link it is; the account stays as it is until the transaction ends, and others with the link wait. */
export async function lockLinkOwner(tx: Tx, hash: Buffer): Promise<Addressee | undefined> {
  const [row] = await tx<Addressee[]>`
    select id, email, case when email_confirmed_at is not null then first_name end as confirmed_name, language
    from account
    where id = (select account_id from sign_in_link where token_hash = ${hash}) and erased_at is null
    for no key update`
  return row
}

/** Uses the link up, once; false where it was, is void or over. */
export async function takeSignInLink(sql: Queryable, hash: Buffer, now: Date): Promise<boolean> {
  const taken = await sql`delete from sign_in_link where token_hash = ${hash} and expires_at > ${now}`
  return taken.count === 1
}
