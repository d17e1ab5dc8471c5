import { dutyKinds, type NoticeWay } from '../../../contract/desk/notice-choices.ts'
import type { NoticeKind } from '../../../contract/desk/notices.ts'
import type { Language } from '../../../contract/platform/values.ts'
import { hasRight, rolesOf, type Role, type RightOf } from '../../../contract/rights.ts'
import type { Queryable } from '../../platform/db.ts'
import { wayOf } from './ways.ts'

/** Who gets a mail. */
export type NoticeReader = { email: string; firstName: string; language: Language }
type Member = NoticeReader & { roles: Role[]; chosen: NoticeWay | null }
/** A store with its members, who has been there longest first. */
type StoreTeam = { name: string; email: string | null; members: Member[] }

type NoticeOfStore = { kind: NoticeKind; right: RightOf<'supplier'> }

/**
 * Who of a store reads such a notice by mail: members who have chosen so; the store's address while an owner has it there, and for
 * what has to be read while nobody else would.
 */
export function readersOfTeam({ kind, right }: NoticeOfStore, { name, email, members }: StoreTeam): NoticeReader[] {
  const able = members.filter(({ roles }) => hasRight('supplier', right, roles))
  const withWay = (way: NoticeWay) =>
    able.filter(({ roles, chosen }) => wayOf({ side: 'supplier', kind, roles, chosen }) === way)
  const readers: NoticeReader[] = withWay('MAIL').map((member) => ({
    email: member.email,
    firstName: member.firstName,
    language: member.language,
  }))
  const isAtStore = withWay('STORE').length > 0 || (readers.length === 0 && dutyKinds.includes(kind))
  const [first] = members
  const address = addressOf({ email, members: able })
  if (!address || readers.some((reader) => reader.email.toLowerCase() === address.toLowerCase())) return readers
  // A store without members has nobody to choose.
  if (!isAtStore && first) return readers
  return [...readers, { email: address, firstName: first?.firstName ?? name, language: first?.language ?? 'de' }]
}

/** Of the imprint, else of who has owned the store longest, or without an owner has been there longest. */
const addressOf = ({ email, members }: Pick<StoreTeam, 'email' | 'members'>): string | undefined =>
  email || (members.find(({ roles }) => roles.includes('OWNER')) ?? members[0])?.email

/** See readersOfTeam. */
export async function findStoreReaders(
  sql: Queryable,
  { storeId, kind, right }: NoticeOfStore & { storeId: string },
): Promise<NoticeReader[]> {
  const team = await findTeam(sql, storeId, kind)
  return team ? readersOfTeam({ kind, right }, team) : []
}

/** Where mails to a store go. */
export async function findStoreAddress(sql: Queryable, storeId: string): Promise<string | null> {
  const team = await findTeam(sql, storeId, null)
  return (team && addressOf(team)) ?? null
}

/** With what each member has chosen for a kind. */
async function findTeam(sql: Queryable, storeId: string, kind: NoticeKind | null): Promise<StoreTeam | undefined> {
  const [team] = await sql<StoreTeam[]>`
    select s.name, s.legal ->> 'email' as email, coalesce((
      select json_agg(json_build_object('email', a.email, 'firstName', a.first_name, 'language', a.language,
        'roles', m.roles, 'chosen', c.way) order by m.created_at, m.id)
      from membership m join account a on a.id = m.account_id and a.erased_at is null
      left join notice_choice c on c.membership_id = m.id and c.kind = ${kind}
      where m.store_id = s.id), '[]') as members
    from store s where s.id = ${storeId}`
  return team
}

type NoticeOfOperators = { kind: NoticeKind; right: RightOf<'operator'>; only: string | null }

/** Operators who have chosen mail for what all who have the right are told of. */
export const findOperatorReaders = (sql: Queryable, { kind, right, only }: NoticeOfOperators) => sql<NoticeReader[]>`
  select a.email, a.first_name, a.language from membership m
  join account a on a.id = m.account_id and a.erased_at is null
  join notice_choice c on c.membership_id = m.id and c.kind = ${kind} and c.way = 'MAIL'
  where m.is_operator and m.roles && ${[...rolesOf('operator', right)]}::text[] and (${only}::uuid is null or a.id = ${only})`

type NoticeOfMember = { kind: NoticeKind; accountId: string; storeId: string | null }

/** One person, unless they have chosen to read such in the bell alone; also who has left meanwhile. */
export async function findMemberReader(
  sql: Queryable,
  { kind, accountId, storeId }: NoticeOfMember,
): Promise<NoticeReader[]> {
  const rows = await sql<Member[]>`
    select a.email, a.first_name, a.language, coalesce(m.roles, '{}') as roles, c.way as chosen from account a
    left join membership m on m.account_id = a.id
      and case when ${storeId}::uuid is null then m.is_operator else m.store_id = ${storeId} end
    left join notice_choice c on c.membership_id = m.id and c.kind = ${kind}
    where a.id = ${accountId} and a.erased_at is null`
  const side = storeId === null ? 'operator' : 'supplier'
  return rows.filter(({ roles, chosen }) => wayOf({ side, kind, roles, chosen }) === 'MAIL')
}
