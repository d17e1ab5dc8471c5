import type { Language } from '../../../contract/platform/values.ts'
import { rolesOf, type CompanyRole, type Role, type Side } from '../../../contract/rights.ts'
import type { Invitation } from '../../../contract/team/team.ts'
import type postgres from 'postgres'
import type { Queryable, Tx } from '../../platform/db.ts'
import { inOrder } from '../../platform/in-order.ts'

/** SQL: who has sent the invitation `i` may do so still. What somebody has sent who has left, or may it no more, lets nobody in. */
export const isStillMeant = (sql: Queryable): postgres.Fragment => sql`exists (
  select from membership h where h.account_id = i.invited_by and (
    h.company_id = i.company_id and h.roles && ${[...rolesOf('buyer', 'team')]}::text[]
    or h.store_id = i.store_id and h.roles && ${[...rolesOf('supplier', 'team')]}::text[]
    or h.is_operator and i.is_operator and h.roles && ${[...rolesOf('operator', 'team')]}::text[]))`

type NewInvitation = {
  id: string
  companyId: string
  email: string
  roles: CompanyRole[]
  invitedBy: string
  /** Where nobody with this address has an account that names one. */
  language: Language
  now: Date
  expiresAt: Date
}

/** In place of the one the address may have had, whose link is void. */
export async function upsertInvitation(sql: Queryable, invitation: NewInvitation): Promise<Invitation> {
  const { id, companyId, email, roles, invitedBy, language, now, expiresAt } = invitation
  const [written] = await sql<[Invitation]>`
    insert into invitation (id, company_id, email, roles, invited_by, language, created_at, expires_at)
    values (${id}, ${companyId}, ${email}, ${roles}, ${invitedBy},
      coalesce((select language from account where lower(email) = lower(${email})), ${language}), ${now}, ${expiresAt})
    on conflict (company_id, lower(email)) do update set roles = excluded.roles, invited_by = excluded.invited_by,
      token_hash = null, created_at = excluded.created_at, expires_at = excluded.expires_at
    returning id, email, roles, expires_at`
  return written
}

/** The places of a company that are taken, and whether one of them is this address's. */
export async function countPlaces(sql: Queryable, companyId: string, email: string) {
  const [counted] = await sql<[{ others: number; isMember: boolean }]>`
    select (select count(*)::int from membership where company_id = ${companyId})
        + (select count(*)::int from invitation where company_id = ${companyId} and lower(email) <> lower(${email})) as others,
      exists (select from membership m join account a on a.id = m.account_id
        where m.company_id = ${companyId} and lower(a.email) = lower(${email})) as is_member`
  return counted
}

export const findInvitations = (sql: Queryable, companyId: string, now: Date) => sql<Invitation[]>`
  select id, email, roles, expires_at from invitation i
  where company_id = ${companyId} and expires_at > ${now} and ${isStillMeant(sql)} order by created_at, id`

export async function deleteInvitation(sql: Queryable, companyId: string, id: string): Promise<void> {
  await sql`delete from invitation where id = ${id} and company_id = ${companyId}`
}

/** Of a company or a store; the operators' team has no name of its own. */
const teamName = (sql: Queryable) => sql`coalesce(c.name, s.name, '')`
const inviterName = (sql: Queryable) => sql`concat_ws(' ', a.first_name, a.last_name)`
const places = (sql: Queryable) =>
  sql`left join company c on c.id = i.company_id left join store s on s.id = i.store_id`

export type Invited = {
  email: string
  language: Language
  side: Side
  teamName: string
  inviterName: string
  /** The address is that of an account and was confirmed: what others have typed may be mailed there. */
  isConfirmed: boolean
}

const side = (sql: Queryable) =>
  sql`case when i.company_id is not null then 'buyer' when i.store_id is not null then 'supplier' else 'operator' end`

/** Whom to mail the link with this token; undefined where the invitation is gone or over. */
export async function writeInvitationToken(
  sql: Queryable,
  { id, tokenHash, now }: { id: string; tokenHash: Buffer; now: Date },
): Promise<Invited | undefined> {
  const [invited] = await sql<Invited[]>`
    with i as (
      update invitation i set token_hash = ${tokenHash}
      where id = ${id} and expires_at > ${now} and ${isStillMeant(sql)} returning *)
    select i.email, i.language, ${side(sql)} as side, ${teamName(sql)} as team_name, ${inviterName(sql)} as inviter_name,
      exists (select from account o where lower(o.email) = lower(i.email) and o.email_confirmed_at is not null) as is_confirmed
    from i join account a on a.id = i.invited_by ${places(sql)}`
  return invited
}

export type OpenInvitation = {
  id: string
  email: string
  side: Side
  teamName: string
  inviterName: string
  roles: Role[]
  expiresAt: Date
  hasAccount: boolean
}

export async function findInvitation(
  sql: Queryable,
  tokenHash: Buffer,
  now: Date,
): Promise<OpenInvitation | undefined> {
  const [found] = await sql<OpenInvitation[]>`
    select i.id, i.email, i.roles, i.expires_at, ${side(sql)} as side, ${teamName(sql)} as team_name, ${inviterName(sql)} as inviter_name,
      exists (select from account o where lower(o.email) = lower(i.email)) as has_account
    from invitation i join account a on a.id = i.invited_by ${places(sql)}
    where i.token_hash = ${tokenHash} and i.expires_at > ${now} and c.erased_at is null and ${isStillMeant(sql)}`
  return found
}

export type TakenInvitation = {
  email: string
  roles: Role[]
  /** One of them, or neither: the operators' team. */
  companyId: string | null
  storeId: string | null
  /** Of an account that is opened with it. */
  countryId: number
}

const GERMANY = 1

/** Uses the invitation up; undefined where it was used or withdrawn, its link is void or over, or who sent it may do so no more. The company is locked. */
export async function takeInvitation(tx: Tx, tokenHash: Buffer, now: Date): Promise<TakenInvitation | undefined> {
  const [, [taken]] = await inOrder([
    () => tx`
      select from company where id = (select company_id from invitation where token_hash = ${tokenHash})
      for no key update`,
    () => tx<TakenInvitation[]>`
      with i as (
        delete from invitation i where token_hash = ${tokenHash} and expires_at > ${now} and ${isStillMeant(tx)} returning *)
      select i.email, i.roles, i.company_id, i.store_id, coalesce(c.country_id, s.country_id, ${GERMANY}) as country_id
      from i ${places(tx)} where c.erased_at is null`,
  ])
  return taken
}

type MemberAccount = {
  id: string
  email: string
  passwordHash: string
  firstName: string
  lastName: string
  phoneNumber: string
  language: Language
  countryId: number
  now: Date
}

/**
 * Without a company of its own: to the version before it is a supplier without a store (decision 60). False when the
 * address has an account.
 */
export async function insertMemberAccount(sql: Queryable, account: MemberAccount): Promise<boolean> {
  const inserted = await sql`
    insert into account (id, email, password_hash, role, first_name, last_name, phone_number, company_name, language,
      country_id, terms_accepted_at, created_at, email_confirmed_at)
    values (${account.id}, ${account.email}, ${account.passwordHash}, 'SUPPLIER', ${account.firstName},
      ${account.lastName}, ${account.phoneNumber}, '', ${account.language}, ${account.countryId}, ${account.now},
      ${account.now}, ${account.now})
    on conflict (lower(email)) do nothing`
  return inserted.count === 1
}
