import type { Member } from '../../../contract/team/team.ts'
import type { Membership } from '../../../contract/team/memberships.ts'
import type { LimitPeriod } from '../../../contract/team/order-limits.ts'
import type { CompanyRole } from '../../../contract/rights.ts'
import type { Queryable } from '../../platform/db.ts'
import { inOrder } from '../../platform/in-order.ts'
import type { Addressee } from '../password/password-reset-queries.ts'
import type { TakenInvitation } from './invitation-queries.ts'

/**
 * Locks every company, store and team the person belongs to until the transaction ends, so that of two owners who leave at
 * the same time the second sees that the first has, and nobody joins meanwhile.
 */
export async function lockTeamsOf(tx: Queryable, accountId: string): Promise<void> {
  await inOrder([
    () => tx`
      select from company where id in (select company_id from membership where account_id = ${accountId})
      order by id for no key update`,
    () => tx`
      select from membership m where exists (
        select from membership own where own.account_id = ${accountId} and (
          own.company_id = m.company_id or own.store_id = m.store_id or (own.is_operator and m.is_operator)))
      order by m.id for no key update of m`,
  ])
}

/** Until the transaction ends nobody joins or leaves, or gets other roles. */
export async function lockTeam(tx: Queryable, companyId: string): Promise<void> {
  await tx`select from company where id = ${companyId} for no key update`
}

/** Cents with tax; owners have no limit. */
export type MemberRow = Omit<Member, 'isSelf' | 'limit'> & {
  limitCents: number | null
  limitPeriod: LimitPeriod | null
}
const memberColumns = (sql: Queryable) => sql`
  m.id, a.first_name, a.last_name, a.email, m.roles, m.created_at as since,
  m.limit_cents, m.limit_period, m.cost_centre_id, m.bound_cost_centre_ids`

export const findMembers = (sql: Queryable, companyId: string) => sql<MemberRow[]>`
  select ${memberColumns(sql)}
  from membership m join account a on a.id = m.account_id
  where m.company_id = ${companyId} order by m.created_at, m.id`

/** To whom a mail about the membership goes. */
export async function findMemberAddressee(sql: Queryable, { companyId, id }: { companyId: string; id: string }) {
  const [row] = await sql<(Addressee & { companyName: string })[]>`
    select a.id, a.email, a.language, case when a.email_confirmed_at is not null then a.first_name end as confirmed_name,
      c.name as company_name
    from membership m join account a on a.id = m.account_id join company c on c.id = m.company_id
    where m.id = ${id} and m.company_id = ${companyId}`
  return row
}

/** Where the company has such a member. Who becomes an owner has no limit any more. */
export async function writeRoles(
  sql: Queryable,
  { companyId, id }: { companyId: string; id: string },
  roles: CompanyRole[],
): Promise<MemberRow | undefined> {
  const [member] = await sql<MemberRow[]>`
    update membership m set roles = ${roles},
      limit_cents = case when ${roles.includes('OWNER')} then null else m.limit_cents end,
      limit_period = case when ${roles.includes('OWNER')} then null else m.limit_period end
    from account a
    where m.id = ${id} and m.company_id = ${companyId} and a.id = m.account_id
    returning ${memberColumns(sql)}`
  return member
}

/** Ends what the membership may: sessions that act as it, those of older versions, and what it has invited. */
export async function deleteMembership(sql: Queryable, { companyId, id }: { companyId: string; id: string }) {
  await inOrder([
    () => sql`
      delete from invitation i using membership m
      where m.id = ${id} and m.company_id = ${companyId} and i.company_id = m.company_id and i.invited_by = m.account_id`,
    () => sql`
      delete from session s using membership m
      where m.id = ${id} and m.company_id = ${companyId} and s.account_id = m.account_id and s.membership_id is null`,
    () => sql`delete from membership where id = ${id} and company_id = ${companyId}`,
  ])
}

export async function hasOwner(sql: Queryable, companyId: string): Promise<boolean> {
  const owners = await sql`select from membership where company_id = ${companyId} and 'OWNER' = any(roles) limit 1`
  return owners.count === 1
}

export const findMemberships = (sql: Queryable, accountId: string) => sql<Omit<Membership, 'isActing'>[]>`
  select m.id, coalesce(c.name, s.name, '') as name, m.roles,
    case when m.company_id is not null then 'buyer' when m.store_id is not null then 'supplier' else 'operator' end as side
  from membership m left join company c on c.id = m.company_id left join store s on s.id = m.store_id
  where m.account_id = ${accountId} order by m.created_at, m.id`

/** The next session begins as the one chosen last. False where the person has no such membership. */
export async function chooseMembership(sql: Queryable, accountId: string, { id, at }: { id: string; at: Date }) {
  const chosen = await sql`update membership set chosen_at = ${at} where id = ${id} and account_id = ${accountId}`
  return chosen.count === 1
}

type NewMembership = Pick<TakenInvitation, 'companyId' | 'storeId' | 'roles'> & {
  id: string
  accountId: string
  now: Date
}

/** The id of the membership; of the one there is where the person belongs to it already. */
export async function insertMembership(sql: Queryable, membership: NewMembership) {
  const { id, accountId, companyId, storeId, roles, now } = membership
  const isOperator = companyId === null && storeId === null
  const conflict = companyId
    ? sql`(company_id, account_id) where company_id is not null`
    : storeId
      ? sql`(store_id, account_id) where store_id is not null`
      : sql`(account_id) where is_operator`
  const [joined] = await sql<[{ id: string }]>`
    insert into membership (id, account_id, company_id, store_id, is_operator, roles, created_at, chosen_at)
    values (${id}, ${accountId}, ${companyId}, ${storeId}, ${isOperator}, ${roles}, ${now}, ${now})
    on conflict ${conflict} do update set chosen_at = excluded.chosen_at
    returning id`
  return joined.id
}
