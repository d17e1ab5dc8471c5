import type { View, ViewState } from '../../../contract/desk/views.ts'
import type { Queryable, Tx } from '../../platform/db.ts'

/** One member, in a store or, without one, in the operators' team. */
export type Member = { membershipId: string; storeId: string | null }

export type ViewRow = Pick<View, 'id' | 'list' | 'name' | 'isShared' | 'version' | 'state'> & {
  /** Null where the maker has left. */
  membershipId: string | null
}

const isOf = (sql: Queryable, { storeId }: Pick<Member, 'storeId'>) =>
  storeId === null ? sql`store_id is null` : sql`store_id = ${storeId}`

const columns = (sql: Queryable) => sql`id, membership_id, list, name, is_shared, version, state`

/** Of these lists, by name: the member's and the team's; with words those whose name has them. */
export const findViews = (
  sql: Queryable,
  member: Member,
  { lists, q, most }: { lists: string[]; q: string | undefined; most: number },
) => sql<ViewRow[]>`
  select ${columns(sql)} from desk_view
  where ${isOf(sql, member)} and (membership_id = ${member.membershipId} or is_shared) and list = any(${lists})
    and (${q ?? null}::text is null or strpos(lower(name), lower(${q ?? ''})) > 0)
  order by lower(name), id limit ${most}`

/** Undefined for another's that is not shared, and for another team's. */
export async function findView(sql: Queryable, member: Member, id: string): Promise<ViewRow | undefined> {
  const [row] = await sql<ViewRow[]>`
    select ${columns(sql)} from desk_view
    where id = ${id} and ${isOf(sql, member)} and (membership_id = ${member.membershipId} or is_shared)`
  return row
}

/** Until the transaction ends nobody else of the team saves a view of this list. */
export const lockViews = (tx: Tx, { storeId }: Member, list: string) =>
  tx`select pg_advisory_xact_lock(hashtextextended(${`views ${storeId ?? 'operators'} ${list}`}, 0))`

type Given = Pick<ViewRow, 'id' | 'list' | 'name' | 'membershipId'>

/** Beside the view itself: whether its maker sees another of this name, and how many there are. */
export async function countBeside(tx: Tx, member: Member, { id, list, name, membershipId }: Given) {
  const [found] = await tx<[{ isNameTaken: boolean; own: number; shared: number }]>`
    select coalesce(bool_or(lower(name) = lower(${name}) and (is_shared or membership_id = ${membershipId})), false)
        as is_name_taken,
      (count(*) filter (where membership_id = ${membershipId}))::int as own,
      (count(*) filter (where is_shared))::int as shared
    from desk_view where ${isOf(tx, member)} and list = ${list} and id <> ${id}`
  return found
}

export const insertView = (tx: Tx, { storeId }: Member, row: ViewRow & { createdAt: Date }) => tx`
  insert into desk_view (id, store_id, membership_id, list, name, is_shared, state, version, created_at)
  values (${row.id}, ${storeId}, ${row.membershipId}, ${row.list}, ${row.name}, ${row.isShared}, ${tx.json(row.state)},
    ${row.version}, ${row.createdAt})`

export const updateView = (tx: Tx, { id, membershipId, name, isShared, state, version }: ViewRow) => tx`
  update desk_view set membership_id = ${membershipId}, name = ${name}, is_shared = ${isShared},
    state = ${tx.json(state satisfies ViewState)}, version = ${version}
  where id = ${id}`

export const deleteView = (tx: Tx, id: string) => tx`delete from desk_view where id = ${id}`
