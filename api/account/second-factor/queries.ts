import type { Queryable } from '../../platform/db.ts'
import { inOrder } from '../../platform/in-order.ts'
import type { Addressee } from '../password/password-reset-queries.ts'

export type TotpRow = { sealedSecret: string; confirmedAt: Date | null; lastStep: number | null }

export async function findTotp(sql: Queryable, accountId: string): Promise<TotpRow | undefined> {
  const [row] = await sql<TotpRow[]>`
    select sealed_secret, confirmed_at, last_step::int from totp where account_id = ${accountId}`
  return row
}

export async function countRecoveryCodes(sql: Queryable, accountId: string): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int from recovery_code where account_id = ${accountId}`
  return row!.count
}

/** Whether a password alone opens no session. */
export async function hasSecondFactor(sql: Queryable, accountId: string): Promise<boolean> {
  const rows = await sql`select from totp where account_id = ${accountId} and confirmed_at is not null`
  return rows.count === 1
}

/** Begins anew where it was begun before; false where it is confirmed already. */
export async function insertTotp(
  sql: Queryable,
  { accountId, sealedSecret, now }: { accountId: string; sealedSecret: string; now: Date },
): Promise<boolean> {
  const inserted = await sql`
    insert into totp (account_id, sealed_secret, created_at) values (${accountId}, ${sealedSecret}, ${now})
    on conflict (account_id) do update set sealed_secret = excluded.sealed_secret, created_at = excluded.created_at,
      last_step = null
    where totp.confirmed_at is null`
  return inserted.count === 1
}

type Confirming = { accountId: string; sealedSecret: string; step: number; now: Date }

/** False where it was confirmed already, or begun anew meanwhile. */
export async function confirmTotpRow(sql: Queryable, { accountId, sealedSecret, step, now }: Confirming) {
  const confirmed = await sql`
    update totp set confirmed_at = ${now}, last_step = ${step}
    where account_id = ${accountId} and sealed_secret = ${sealedSecret} and confirmed_at is null`
  return confirmed.count === 1
}

type UsedStep = { accountId: string; step: number; sealedBefore: string; sealedSecret: string }

/** Uses the step up, once; false where this or a later one was used already. */
export async function takeStep(sql: Queryable, { accountId, step, sealedBefore, sealedSecret }: UsedStep) {
  const taken = await sql`
    update totp set last_step = ${step}, sealed_secret = ${sealedSecret}
    where account_id = ${accountId} and confirmed_at is not null and sealed_secret = ${sealedBefore}
      and (last_step is null or last_step < ${step})`
  return taken.count === 1
}

export async function takeRecoveryCode(sql: Queryable, accountId: string, codeHash: Buffer): Promise<boolean> {
  const taken = await sql`delete from recovery_code where account_id = ${accountId} and code_hash = ${codeHash}`
  return taken.count === 1
}

export async function replaceRecoveryCodes(
  sql: Queryable,
  { accountId, hashes, now }: { accountId: string; hashes: Buffer[]; now: Date },
) {
  await inOrder([
    () => sql`delete from recovery_code where account_id = ${accountId}`,
    () => sql`
      insert into recovery_code ${sql(hashes.map((codeHash) => ({ accountId, codeHash, createdAt: now })))}`,
  ])
}

/** Takes away what is asked for besides the password. */
export async function deleteSecondFactors(sql: Queryable, accountId: string): Promise<void> {
  await inOrder([
    () => sql`delete from totp where account_id = ${accountId}`,
    () => sql`delete from recovery_code where account_id = ${accountId}`,
  ])
}

type Pending = { tokenHash: Buffer; accountId: string; now: Date; expiresAt: Date }

export async function insertPendingSignIn(sql: Queryable, { tokenHash, accountId, now, expiresAt }: Pending) {
  await inOrder([
    () => sql`delete from pending_sign_in where account_id = ${accountId} and expires_at <= ${now}`,
    () => sql`
      insert into pending_sign_in (token_hash, account_id, created_at, expires_at)
      values (${tokenHash}, ${accountId}, ${now}, ${expiresAt})`,
  ])
}

/** Counts a try; undefined when the sign-in is unknown, over, or has no try left. */
export async function takeTry(
  sql: Queryable,
  { tokenHash, most, now }: { tokenHash: Buffer; most: number; now: Date },
): Promise<string | undefined> {
  const [row] = await sql<{ accountId: string }[]>`
    update pending_sign_in set tries = tries + 1
    where token_hash = ${tokenHash} and expires_at > ${now} and tries < ${most} returning account_id`
  return row?.accountId
}

/** Whose sign-in or second factor it is: the account stays as it is until the transaction ends, others like it wait. */
export async function lockPerson(tx: Queryable, accountId: string): Promise<Addressee | undefined> {
  const [row] = await tx<Addressee[]>`
    select id, email, case when email_confirmed_at is not null then first_name end as confirmed_name, language
    from account where id = ${accountId} and erased_at is null for no key update`
  return row
}

/** Uses the sign-in up, once. */
export async function deletePendingSignIn(sql: Queryable, tokenHash: Buffer): Promise<boolean> {
  return (await sql`delete from pending_sign_in where token_hash = ${tokenHash}`).count === 1
}
