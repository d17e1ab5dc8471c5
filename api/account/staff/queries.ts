import type { StaffInvitation, StaffMember } from '../../../contract/team/staff.ts'
import type { StaffRole } from '../../../contract/rights.ts'
import type { Language } from '../../../contract/platform/values.ts'
import type postgres from 'postgres'
import type { Queryable, Tx } from '../../platform/db.ts'

/** A store, or without one the operators' team. */
export type Staff = { storeId: string | null }
export type MemberOf = Staff & { id: string }

const isOf = (sql: Queryable, { storeId }: Staff) => (storeId === null ? sql`is_operator` : sql`store_id = ${storeId}`)

/** Until the transaction ends nobody leaves or gets other roles: of two owners who remove each other one stays. */
export const lockStaff = (tx: Tx, staff: Staff) =>
  tx`select from membership where ${isOf(tx, staff)} order by id for no key update`

export type StaffRow = Omit<StaffMember, 'isSelf'> & { accountId: string }

const columns = (sql: Queryable, now: Date) => sql`
  m.id, m.account_id, a.first_name, a.last_name, a.email, m.roles, m.created_at as since,
  exists (select from totp t where t.account_id = a.id and t.confirmed_at is not null)
    or exists (select from passkey p where p.account_id = a.id) as has_second_factor,
  (select count(*)::int from session s where s.membership_id = m.id and s.impersonated_by is null and s.expires_at > ${now})
    as sessions,
  (select max(s.last_used_at) from session s where s.membership_id = m.id and s.impersonated_by is null) as last_seen_at`

export const findStaff = (sql: Queryable, staff: Staff, now: Date) => sql<StaffRow[]>`
  select ${columns(sql, now)} from (select * from membership where ${isOf(sql, staff)}) m
  join account a on a.id = m.account_id order by m.created_at, m.id`

export async function findStaffMember(sql: Queryable, { id, ...staff }: MemberOf, now: Date) {
  const [row] = await sql<StaffRow[]>`
    select ${columns(sql, now)} from (select * from membership where ${isOf(sql, staff)} and id = ${id}) m
    join account a on a.id = m.account_id`
  return row
}

export const writeStaffRoles = (sql: Queryable, { id, ...staff }: MemberOf, roles: readonly StaffRole[]) =>
  sql`update membership set roles = ${[...roles]} where id = ${id} and ${isOf(sql, staff)}`

/** Whether anybody is left who can appoint others. */
export async function hasHead(sql: Queryable, staff: Staff): Promise<boolean> {
  const role = staff.storeId === null ? 'ADMIN' : 'OWNER'
  const heads = await sql`select from membership where ${isOf(sql, staff)} and ${role} = any(roles) limit 1`
  return heads.count === 1
}

/**
 * What ends a membership, statement by statement: what it has invited, sessions of older versions, of an operator also those in the
 * places of others, and itself with the sessions that act as it.
 */
export const staffDeletions = (tx: Tx, { id, ...staff }: MemberOf, accountId: string) => [
  () => tx`delete from invitation where ${isOf(tx, staff)} and invited_by = ${accountId}`,
  () => tx`delete from session where account_id = ${accountId} and membership_id is null and impersonated_by is null`,
  ...(staff.storeId === null
    ? [
        () => tx`delete from impersonation_code where operator_id = ${accountId}`,
        () => tx`delete from session where impersonated_by = ${accountId}`,
      ]
    : []),
  () => tx`delete from membership where id = ${id} and ${isOf(tx, staff)}`,
]

type Ended = MemberOf & { accountId: string; currentHash: Buffer }

/** Those that act here, and those that say nothing of where; a session in somebody's place goes with the one it was begun in. */
export const deleteStaffSessions = (sql: Queryable, { id, accountId, currentHash }: Ended) => sql`
  delete from session
  where account_id = ${accountId} and (membership_id = ${id} or membership_id is null) and impersonated_by is null
    and token_hash <> ${currentHash}`

type NewInvitation = Staff & {
  id: string
  email: string
  roles: readonly StaffRole[]
  invitedBy: string
  /** Where nobody with this address has an account that names one. */
  language: Language
  now: Date
  expiresAt: Date
}

/** In place of the one the address may have had, whose link is void. */
export async function upsertStaffInvitation(sql: Queryable, invitation: NewInvitation): Promise<StaffInvitation> {
  const { id, storeId, email, roles, invitedBy, language, now, expiresAt } = invitation
  const conflict =
    storeId === null ? sql`(lower(email)) where is_operator` : sql`(store_id, lower(email)) where store_id is not null`
  const [written] = await sql<[StaffInvitation]>`
    insert into invitation (id, store_id, is_operator, email, roles, invited_by, language, created_at, expires_at)
    values (${id}, ${storeId}, ${storeId === null}, ${email}, ${[...roles]}, ${invitedBy},
      coalesce((select language from account where lower(email) = lower(${email})), ${language}), ${now}, ${expiresAt})
    on conflict ${conflict} do update set id = excluded.id, roles = excluded.roles, invited_by = excluded.invited_by,
      token_hash = null, created_at = excluded.created_at, expires_at = excluded.expires_at
    returning id, email, roles, expires_at`
  return written
}

/** The places that are taken, and whether one of them is this address's. */
export async function countStaff(sql: Queryable, staff: Staff, email: string) {
  const [counted] = await sql<[{ others: number; isMember: boolean }]>`
    select (select count(*)::int from membership where ${isOf(sql, staff)})
        + (select count(*)::int from invitation where ${isOf(sql, staff)} and lower(email) <> lower(${email})) as others,
      exists (select from (select account_id from membership where ${isOf(sql, staff)}) m
        join account a on a.id = m.account_id where lower(a.email) = lower(${email})) as is_member`
  return counted
}

/** Those that `isStillMeant` (SQL about the invitation `i`). */
export const findStaffInvitations = (
  sql: Queryable,
  staff: Staff,
  { now, isStillMeant }: { now: Date; isStillMeant: postgres.Fragment },
) => sql<StaffInvitation[]>`
  select id, email, roles, expires_at from invitation i
  where ${isOf(sql, staff)} and expires_at > ${now} and ${isStillMeant} order by created_at, id`

export const deleteStaffInvitation = (sql: Queryable, { id, ...staff }: MemberOf) =>
  sql`delete from invitation where id = ${id} and ${isOf(sql, staff)}`
