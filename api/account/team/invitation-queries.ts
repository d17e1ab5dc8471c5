import type { Language } from '../../../contract/platform/values.ts'
import type { CompanyRole } from '../../../contract/rights.ts'
import type { Invitation } from '../../../contract/team/team.ts'
import type { Queryable, Tx } from '../../platform/db.ts'
import { inOrder } from '../../platform/in-order.ts'

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
  select id, email, roles, expires_at from invitation
  where company_id = ${companyId} and expires_at > ${now} order by created_at, id`

export async function deleteInvitation(sql: Queryable, companyId: string, id: string): Promise<void> {
  await sql`delete from invitation where id = ${id} and company_id = ${companyId}`
}

export type Invited = { email: string; language: Language; companyName: string; inviterName: string }

/** Whom to mail the link with this token; undefined where the invitation is gone or over. */
export async function writeInvitationToken(
  sql: Queryable,
  { id, tokenHash, now }: { id: string; tokenHash: Buffer; now: Date },
): Promise<Invited | undefined> {
  const [invited] = await sql<Invited[]>`
    update invitation i set token_hash = ${tokenHash} from company c, account a
    where i.id = ${id} and i.expires_at > ${now} and c.id = i.company_id and a.id = i.invited_by
    returning i.email, i.language, c.name as company_name, concat_ws(' ', a.first_name, a.last_name) as inviter_name`
  return invited
}

export type OpenInvitation = Invitation & {
  companyId: string
  companyName: string
  countryId: number
  hasAccount: boolean
}

export async function findInvitation(
  sql: Queryable,
  tokenHash: Buffer,
  now: Date,
): Promise<OpenInvitation | undefined> {
  const [found] = await sql<OpenInvitation[]>`
    select i.id, i.email, i.roles, i.expires_at, i.company_id, c.name as company_name, c.country_id,
      exists (select from account a where lower(a.email) = lower(i.email)) as has_account
    from invitation i join company c on c.id = i.company_id
    where i.token_hash = ${tokenHash} and i.expires_at > ${now} and c.erased_at is null`
  return found
}

type TakenInvitation = Pick<OpenInvitation, 'email' | 'roles' | 'companyId' | 'countryId'>

/** Uses the invitation up; undefined where it was used or withdrawn, or its link is void or over. The company is locked. */
export async function takeInvitation(tx: Tx, tokenHash: Buffer, now: Date): Promise<TakenInvitation | undefined> {
  const [, [taken]] = await inOrder([
    () => tx`
      select from company where id = (select company_id from invitation where token_hash = ${tokenHash})
      for no key update`,
    () => tx<TakenInvitation[]>`
      with taken as (delete from invitation where token_hash = ${tokenHash} and expires_at > ${now} returning *)
      select t.email, t.roles, t.company_id, c.country_id from taken t join company c on c.id = t.company_id
      where c.erased_at is null`,
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
