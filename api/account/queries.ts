import type postgres from 'postgres'
import type { Account as CallingAccount } from '../http/caller.ts'
import { rolesOf, type KeyRight } from '../../contract/rights.ts'
import type { Language } from '../../contract/platform/values.ts'
import type { SignUp } from '../../contract/account.ts'
import type * as z from 'zod/mini'
import type { Queryable } from '../platform/db.ts'
import type { Addressee } from './password/password-reset-queries.ts'

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
  membershipId: string | null
  /** The operator behind an impersonated session. */
  impersonatedBy: string | null
  /** Why an operator opened this session; null unless it is impersonated. */
  impersonationReason: string | null
  mayWrite: boolean | null
  /** When a second factor was shown in it. */
  secondFactorAt: Date | null
  /** The operator's own session, with which this one ends; null where a command made the code. */
  operatorSession: Buffer | null
  /** With what it is opened, and under which token the device is known. */
  browser: string | null
  system: string | null
  deviceHash: Buffer | null
  createdAt: Date
  expiresAt: Date
}

/** It acts as the membership given, else as the one chosen last. */
export async function insertSession(sql: Queryable, session: NewSession) {
  await sql`
    insert into session (token_hash, account_id, membership_id, impersonated_by, impersonation_reason, may_write,
      second_factor_at, operator_session, browser, system, device_hash, created_at, last_used_at, expires_at)
    values (${session.tokenHash}, ${session.accountId}, coalesce(${session.membershipId}::uuid, (
        select id from membership where account_id = ${session.accountId}
        order by chosen_at desc nulls last, ${firstMembership(sql)} limit 1)),
      ${session.impersonatedBy}, ${session.impersonationReason}, ${session.mayWrite}, ${session.secondFactorAt},
      ${session.operatorSession}, ${session.browser}, ${session.system}, ${session.deviceHash}, ${session.createdAt}, ${session.createdAt}, ${session.expiresAt})`
}

// The previous version knows one role of an account: the one with the most rights, so that comes first.
const firstMembership = (sql: Queryable) => sql`is_operator desc, store_id is not null desc, created_at, id`

/**
 * Whose password it is while it is still the one that was checked, else undefined; the account is locked until the
 * transaction ends.
 */
export async function lockPassword(sql: Queryable, { id, passwordHash }: Credentials): Promise<Addressee | undefined> {
  const [row] = await sql<Addressee[]>`
    select id, email, case when email_confirmed_at is not null then first_name end as confirmed_name, language
    from account
    where id = ${id} and password_hash = ${passwordHash} for share`
  return row
}

export async function deleteExpiredSessions(sql: Queryable, accountId: string, now: Date) {
  await sql`delete from session where account_id = ${accountId} and expires_at <= ${now}`
}

export async function deleteSession(sql: Queryable, tokenHash: Buffer) {
  await sql`delete from session where token_hash = ${tokenHash}`
}

type LiveSession = Omit<CallingAccount, 'apiKey'> & {
  tokenHash: Buffer
  lastUsedAt: Date
  expiresAt: Date
}
/** Facts of the company of the membership `m`, as JSON. */
export type CompanyFactsQuery = (sql: Queryable) => postgres.Fragment
/** Hashes in hexadecimal digits. */
type SessionSearch = { tokenHashes: readonly string[]; now: Date; usedSince: Date; companyFacts: CompanyFactsQuery }

/** What whoever calls acts as: of the membership `m`. */
export const actingColumns = (sql: Queryable, companyFacts: CompanyFactsQuery) => sql`
  m.id as membership_id, m.company_id, m.store_id, coalesce(m.roles, '{}') as roles,
  case when m.company_id is not null then 'buyer' when m.store_id is not null then 'supplier'
    when m.is_operator then 'operator' end as side,
  case when m.company_id is not null then ${companyFacts(sql)} end as facts`

/** SQL: whether this person may act in the place of buyers now. */
export const mayImpersonate = (sql: Queryable, personId: postgres.Fragment) => sql`exists (
  select from membership office where office.account_id = ${personId} and office.is_operator
    and office.roles && ${[...rolesOf('operator', 'impersonate')]}::text[])`

/**
 * With what it acts as and the facts about its company. What they are made of notes its changes in session_change. An operator in
 * a buyer's place is out as soon as the own session, or the right to be there, has ended.
 */
export const findSessions = (sql: Queryable, { tokenHashes, now, usedSince, companyFacts }: SessionSearch) => sql<
  LiveSession[]
>`
  select session.token_hash, session.account_id as person_id, ${actingColumns(sql, companyFacts)},
    case when m.company_id = session.account_id then m.company_id when m.company_id is not null then m.id end as cart_id,
    session.impersonated_by, session.impersonation_reason,
    session.impersonated_by is null or session.may_write is true as may_write,
    session.second_factor_at is not null as has_second_factor, session.last_used_at, session.expires_at
  from session left join membership m on m.account_id = session.account_id and m.id = coalesce(session.membership_id, (
    select id from membership first where first.account_id = session.account_id
    order by ${firstMembership(sql)} limit 1))
  where session.token_hash = any(array(select decode(hash, 'hex') from unnest(${tokenHashes as string[]}::text[]) hash))
    and session.expires_at > ${now} and session.last_used_at > ${usedSince}
    and (session.impersonated_by is null or not exists (
      select from account operator where operator.id = session.impersonated_by and not ${mayImpersonate(sql, sql`operator.id`)}))
    and (session.operator_session is null or exists (
      select from session own where own.token_hash = session.operator_session
        and own.expires_at > ${now} and own.last_used_at > ${usedSince}))`

export type LiveKey = Omit<CallingAccount, 'apiKey'> & {
  tokenHash: Buffer
  lastUsedAt: Date | null
  keyId: string
  keyName: string
  keyRights: KeyRight[]
}

/** The same of keys of the API, whose roles are those of who has made them. Those of an erased company have ended. */
export const findLiveKeys = (
  sql: Queryable,
  { tokenHashes, now, companyFacts }: Omit<SessionSearch, 'usedSince'>,
) => sql<LiveKey[]>`
  select k.token_hash, k.last_used_at, k.id as key_id, k.name as key_name, k.rights as key_rights,
    m.account_id as person_id, ${actingColumns(sql, companyFacts)},
    case when m.company_id is not null then k.id end as cart_id, null as impersonated_by,
    null as impersonation_reason, true as may_write, false as has_second_factor
  from api_key k join membership m on m.id = k.membership_id left join company c on c.id = m.company_id
  where k.token_hash = any(array(select decode(hash, 'hex') from unnest(${tokenHashes as string[]}::text[]) hash))
    and k.expires_at > ${now} and c.erased_at is null`

export async function touchSession(sql: Queryable, tokenHash: Buffer, now: Date) {
  await sql`update session set last_used_at = ${now} where token_hash = ${tokenHash}`
}

type AccountRow = {
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
  isOneOfSeveral: boolean
}

/** The person, and the company it acts for or that came with its account. */
export async function findAccount(
  sql: Queryable,
  { personId, companyId, cartId }: { personId: string; companyId: string | null; cartId: string | null },
): Promise<AccountRow | undefined> {
  const [row] = await sql<AccountRow[]>`
    select c.business_type, a.email, a.first_name, a.last_name, coalesce(c.name, '') as company_name, a.phone_number,
      a.language, coalesce(c.country_id, a.country_id) as country_id,
      a.email_confirmed_at is not null as is_email_confirmed,
      (select count(*)::int from cart_item where buyer_id = ${cartId}) as cart_items,
      (select count(*) > 1 from membership where account_id = a.id) as is_one_of_several
    from account a left join company c on c.id = ${companyId ?? personId}
    where a.id = ${personId}`
  return row
}
