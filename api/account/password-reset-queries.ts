import type { Language } from '../../contract/values.ts'
import type { Queryable } from '../platform/db.ts'
import type { PasswordOwner } from './weak-password.ts'

export type Addressee = { id: string; email: string; firstName: string; language: Language }

export async function findAddressee(sql: Queryable, email: string): Promise<Addressee | undefined> {
  const [found] = await sql<Addressee[]>`
    select id, email, first_name as "firstName", language from account where lower(email) = lower(${email})`
  return found
}

/** Earlier links that are still alive stay alive: the reader may follow the mail that came first. */
export async function insertPasswordReset(
  sql: Queryable,
  { tokenHash, accountId, now, expiresAt }: { tokenHash: Buffer; accountId: string; now: Date; expiresAt: Date },
) {
  await sql`delete from password_reset where account_id = ${accountId} and expires_at <= ${now}`
  await sql`
    insert into password_reset (token_hash, account_id, created_at, expires_at)
    values (${tokenHash}, ${accountId}, ${now}, ${expiresAt})`
}

export async function findPasswordOwner(sql: Queryable, tokenHash: Buffer, now: Date) {
  const [found] = await sql<(PasswordOwner & { email: string })[]>`
    select email, first_name as "firstName", last_name as "lastName", company_name as "companyName",
      start_date as "startDate"
    from account join password_reset on password_reset.account_id = account.id
    where token_hash = ${tokenHash} and expires_at > ${now}`
  return found
}

/** The account of the link, and the link is used up; undefined when it was already, or has expired. */
export async function takePasswordReset(sql: Queryable, tokenHash: Buffer, now: Date): Promise<string | undefined> {
  const [taken] = await sql<{ accountId: string }[]>`
    delete from password_reset where token_hash = ${tokenHash} and expires_at > ${now}
    returning account_id as "accountId"`
  return taken?.accountId
}

/** Sets the password and ends every session and every other link of the account. */
export async function replacePassword(sql: Queryable, accountId: string, passwordHash: string) {
  await sql`update account set password_hash = ${passwordHash} where id = ${accountId}`
  await sql`delete from session where account_id = ${accountId}`
  await sql`delete from password_reset where account_id = ${accountId}`
}
