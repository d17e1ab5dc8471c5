import type { Account as CallingAccount } from '../http/caller.ts'
import type { Language } from '../../contract/platform/values.ts'
import type { SignUp } from '../../contract/account.ts'
import type * as z from 'zod/mini'
import type { Queryable } from '../platform/db.ts'

type NewAccount = Omit<
  z.output<typeof SignUp>,
  'password' | 'isBusinessConfirmed' | 'termsAccepted' | 'deviceToken'
> & {
  id: string
  passwordHash: string
  /** When the terms were accepted. */
  createdAt: Date
}

/** False when the address has an account already, whatever its letter case. */
export async function insertAccount(sql: Queryable, account: NewAccount): Promise<boolean> {
  const inserted = await sql`
    insert into account (id, email, password_hash, first_name, last_name, phone_number, company_name, business_type,
      vat_id, website, social_urls, start_date, language, country_id, newsletter, terms_accepted_at, created_at)
    values (${account.id}, ${account.email}, ${account.passwordHash}, ${account.firstName}, ${account.lastName},
      ${account.phoneNumber}, ${account.companyName}, ${account.businessType}, ${account.vatId}, ${account.website},
      ${account.socialUrls}, ${account.startDate}, ${account.language}, ${account.countryId}, ${account.newsletter},
      ${account.createdAt}, ${account.createdAt})
    on conflict (lower(email)) do nothing`
  return inserted.count === 1
}

export type Credentials = { id: string; passwordHash: string }

export async function findCredentials(sql: Queryable, email: string): Promise<Credentials | undefined> {
  const [row] = await sql<Credentials[]>`
    select id, password_hash from account where lower(email) = lower(${email})`
  return row
}

export type NewSession = {
  tokenHash: Buffer
  accountId: string
  /** The operator behind an impersonated session. */
  impersonatedBy: string | null
  /** The operator's own session, with which this one ends; null where a command made the code. */
  operatorSession: Buffer | null
  createdAt: Date
  expiresAt: Date
}

export async function insertSession(sql: Queryable, session: NewSession) {
  await sql`
    insert into session (token_hash, account_id, impersonated_by, operator_session, created_at, last_used_at, expires_at)
    values (${session.tokenHash}, ${session.accountId}, ${session.impersonatedBy}, ${session.operatorSession},
      ${session.createdAt}, ${session.createdAt}, ${session.expiresAt})`
}

/** True while the account still has the password that was checked; it is locked until the transaction ends. */
export async function lockPassword(sql: Queryable, { id, passwordHash }: Credentials): Promise<boolean> {
  const held = await sql`select from account where id = ${id} and password_hash = ${passwordHash} for share`
  return held.count === 1
}

export async function deleteExpiredSessions(sql: Queryable, accountId: string, now: Date) {
  await sql`delete from session where account_id = ${accountId} and expires_at <= ${now}`
}

/** Of all accounts: sessions, links and codes that ended long ago, and devices that were not used for longer still. */
export async function deleteEndedSessions(
  sql: Queryable,
  { endedBefore, devicesUnusedSince }: { endedBefore: Date; devicesUnusedSince: Date },
) {
  await sql`delete from session where expires_at < ${endedBefore}`
  await sql`delete from password_reset where expires_at < ${endedBefore}`
  await sql`delete from impersonation_code where expires_at < ${endedBefore}`
  await sql`delete from known_device where last_used_at < ${devicesUnusedSince}`
}

export async function deleteSession(sql: Queryable, tokenHash: Buffer) {
  await sql`delete from session where token_hash = ${tokenHash}`
}

type LiveSession = CallingAccount & { lastUsedAt: Date }

/** An operator in a buyer's place is out as soon as the own role or session has ended. */
export async function findSession(
  sql: Queryable,
  { tokenHash, now, usedSince }: { tokenHash: Buffer; now: Date; usedSince: Date },
): Promise<LiveSession | undefined> {
  const [row] = await sql<LiveSession[]>`
    select account.id, account.role, account.store_id, session.impersonated_by,
      session.last_used_at
    from session join account on account.id = session.account_id
    where session.token_hash = ${tokenHash} and session.expires_at > ${now} and session.last_used_at > ${usedSince}
      and (session.impersonated_by is null or not exists (
        select from account operator where operator.id = session.impersonated_by and operator.role <> 'OPERATOR'))
      and (session.operator_session is null or exists (
        select from session own where own.token_hash = session.operator_session
          and own.expires_at > ${now} and own.last_used_at > ${usedSince}))`
  return row
}

export async function touchSession(sql: Queryable, tokenHash: Buffer, now: Date) {
  await sql`update session set last_used_at = ${now} where token_hash = ${tokenHash}`
}

type AccountRow = {
  id: string
  role: 'BUYER' | 'SUPPLIER' | 'OPERATOR'
  businessType: z.output<typeof SignUp>['businessType'] | null
  email: string
  firstName: string
  lastName: string
  companyName: string
  phoneNumber: string
  language: Language
  countryId: number
  isEmailConfirmed: boolean
  cartItems: number
}

export async function findAccount(sql: Queryable, id: string): Promise<AccountRow | undefined> {
  const [row] = await sql<AccountRow[]>`
    select id, role, business_type, email, first_name, last_name,
      company_name, phone_number, language, country_id,
      email_confirmed_at is not null as is_email_confirmed,
      (select count(*)::int from cart_item where buyer_id = ${id}) as cart_items
    from account where id = ${id}`
  return row
}
