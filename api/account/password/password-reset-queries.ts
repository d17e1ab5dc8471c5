import type { Language } from '../../../contract/platform/values.ts'
import type { Queryable, Tx } from '../../platform/db.ts'
import type { PasswordOwner } from '../../../contract/security/weak-password.ts'

/** Greeted by name once the address is confirmed: until then the name is any text to anybody. */
export type Addressee = { id: string; email: string; confirmedName: string | null; language: Language }

export async function findAddressee(sql: Queryable, email: string): Promise<Addressee | undefined> {
  const [row] = await sql<Addressee[]>`
    select id, email, ${confirmedName(sql)}, language from account where lower(email) = lower(${email})`
  return row
}

export async function findAddresseeById(sql: Queryable, accountId: string): Promise<Addressee | undefined> {
  const [row] = await sql<Addressee[]>`
    select id, email, ${confirmedName(sql)}, language from account where id = ${accountId} and erased_at is null`
  return row
}

/** The same, whose address stays theirs until the transaction ends: a link noted meanwhile ends with a change of it. */
export async function lockAddressee(tx: Tx, accountId: string): Promise<Addressee | undefined> {
  const [row] = await tx<Addressee[]>`
    select id, email, ${confirmedName(tx)}, language from account
    where id = ${accountId} and erased_at is null for share`
  return row
}

type NewPasswordReset = { tokenHash: Buffer; accountId: string; requestId: string; now: Date; expiresAt: Date }

/** Links of earlier requests that are still alive stay alive: the recipient may follow the mail that came first. */
export async function insertPasswordReset(
  sql: Queryable,
  { tokenHash, accountId, requestId, now, expiresAt }: NewPasswordReset,
) {
  await sql`
    delete from password_reset where account_id = ${accountId} and (expires_at <= ${now} or request_id = ${requestId})`
  await sql`
    insert into password_reset (token_hash, account_id, request_id, created_at, expires_at)
    values (${tokenHash}, ${accountId}, ${requestId}, ${now}, ${expiresAt})`
}

export async function findPasswordOwner(sql: Queryable, tokenHash: Buffer, now: Date) {
  const [row] = await sql<(PasswordOwner & Addressee)[]>`
    select ${ownerColumns(sql)}
    from account join password_reset on password_reset.account_id = account.id
    where token_hash = ${tokenHash} and expires_at > ${now}`
  return row
}

export async function findPassword(sql: Queryable, accountId: string) {
  const [row] = await sql<(PasswordOwner & Addressee & { passwordHash: string })[]>`
    select ${ownerColumns(sql)}, password_hash from account where id = ${accountId}`
  return row
}

/** The account of the link, and the link is used up; undefined when it was already, or has expired. */
export async function takePasswordReset(sql: Queryable, tokenHash: Buffer, now: Date): Promise<string | undefined> {
  const [taken] = await sql<{ accountId: string }[]>`
    delete from password_reset where token_hash = ${tokenHash} and expires_at > ${now}
    returning account_id`
  return taken?.accountId
}

/** Sets the password and ends every session and every link of the account. */
export async function replacePassword(sql: Queryable, accountId: string, passwordHash: string) {
  await sql`update account set password_hash = ${passwordHash} where id = ${accountId}`
  await endSessions(sql, accountId)
}

/** The same, as long as the password is still the one that was checked; otherwise false. */
export async function swapPassword(
  sql: Queryable,
  { id, checkedHash, passwordHash }: { id: string; checkedHash: string; passwordHash: string },
): Promise<boolean> {
  const swapped = await sql`
    update account set password_hash = ${passwordHash} where id = ${id} and password_hash = ${checkedHash}`
  if (swapped.count === 1) await endSessions(sql, id)
  return swapped.count === 1
}

/**
 * Ends every session and every link that could open one, those in the places of others too where the account is an
 * operator's; no device is known any more. Answers how many
 * sessions there were.
 */
export async function endSessions(sql: Queryable, accountId: string): Promise<number> {
  const [ended] = await Promise.all([
    sql`delete from session where account_id = ${accountId} or impersonated_by = ${accountId}`,
    sql`delete from known_device where account_id = ${accountId}`,
    endLinks(sql, accountId),
  ])
  return ended.count
}

/** Ends what would open a session or change the address: mailed links, codes, a sign-in that is half done. */
export async function endLinks(sql: Queryable, accountId: string) {
  await Promise.all([
    sql`delete from password_reset where account_id = ${accountId}`,
    sql`delete from impersonation_code where account_id = ${accountId} or operator_id = ${accountId}`,
    sql`delete from pending_sign_in where account_id = ${accountId}`,
    sql`delete from email_change where account_id = ${accountId}`,
    sql`delete from sign_in_link where account_id = ${accountId}`,
  ])
}

const confirmedName = (sql: Queryable) =>
  sql`case when email_confirmed_at is not null then first_name end as confirmed_name`

const ownerColumns = (sql: Queryable) => sql`
  account.id, email, language, ${confirmedName(sql)}, first_name, last_name, company_name, start_date`
