import type { AuditState } from '../../contract/operator/audit.ts'
import { COUNTED, type CursorInput } from '../../contract/platform/paging.ts'
import { newestFirst } from '../http/newest-first.ts'
import type { Queryable } from '../platform/db.ts'
import { inDays } from '../platform/wall-clock.ts'

/** Which rows of the audit are listed; undefined does not narrow. */
export type AuditSearch = {
  /** Tells what is still under way. */
  now: Date
  state?: AuditState | undefined
  from?: string | undefined
  to?: string | undefined
  q?: string | undefined
}

type Values = Record<string, unknown>

export type AuditRow = {
  id: string
  position: string
  at: Date
  actorId: string
  actorEmail: string | null
  accountId: string | null
  accountEmail: string | null
  action: string
  partOfAction: string | null
  state: AuditState
  reason: string | null
  targetKind: string | null
  targetId: string | null
  targetName: string | null
  before: Values | null
  after: Values | null
  detail: Values | null
  isErased: boolean
}

// As long as no call, command or job of an operator takes.
const overdue = (sql: Queryable, now: Date) =>
  sql`(state = 'ATTEMPTED' and at < ${now}::timestamptz - interval '1 hour')`

export async function findEntries(sql: Queryable, search: AuditSearch, window: CursorInput) {
  const { position, bound, end } = newestFirst(sql, window, { at: sql`at`, id: sql`l.id` })
  return sql<AuditRow[]>`
    select l.id, ${position}, at, actor_id, actor.email as actor_email, account_id, account.email as account_email, action,
      part_of_action, case when ${overdue(sql, search.now)} then 'UNKNOWN' else state end as state, reason, target_kind, target_id, ${nameOfTarget(sql)} as target_name,
      before, after, detail, is_erased
    from audit_log l
    left join account actor on actor.id = l.actor_id and actor.erased_at is null
    left join account on account.id = l.account_id and account.erased_at is null
    where ${bound} and ${isFound(sql, search)}
    ${end}`
}

// Read anew, so that it goes with who is erased. An id that is none names nothing.
const nameOfTarget = (sql: Queryable) => sql`case target_kind
  when 'buyer' then (select nullif(name, '') from company c where c.id = ${uuidOf(sql)})
  when 'account' then (select email from account a where a.id = ${uuidOf(sql)} and a.erased_at is null)
  when 'membership' then (
    select a.email from membership m join account a on a.id = m.account_id where m.id = ${uuidOf(sql)} and a.erased_at is null)
  when 'store' then (select name from store s where s.slug = target_id)
  when 'product' then (select name_de from product p where p.sku_id = target_id)
end`
const uuidOf = (sql: Queryable) => sql`case when pg_input_is_valid(target_id, 'uuid') then target_id::uuid end`

export async function countEntries(sql: Queryable, search: AuditSearch): Promise<number> {
  const [row] = await sql<[{ count: number }]>`
    select count(*)::int as count from (
      select from audit_log l where ${isFound(sql, search)} limit ${COUNTED + 1}) found`
  return row.count
}

function isFound(sql: Queryable, { now, state, from, to, q = '' }: AuditSearch) {
  const named = q.trim()
  return sql`true
    ${state ? inState(sql, state, now) : sql``}
    and ${inDays(sql, sql`at`, { from, to })}
    ${named === '' ? sql`` : sql`and ${isAbout(sql, named)}`}`
}

function inState(sql: Queryable, state: AuditState, now: Date) {
  if (state === 'UNKNOWN') return sql`and ${overdue(sql, now)}`
  return state === 'ATTEMPTED' ? sql`and state = 'ATTEMPTED' and not ${overdue(sql, now)}` : sql`and state = ${state}`
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

function isAbout(sql: Queryable, named: string) {
  if (named.includes('@')) {
    const found = sql`(select id from account where email = ${named.toLowerCase()} and erased_at is null)`
    return sql`(actor_id in ${found} or account_id in ${found})`
  }
  if (UUID.test(named)) return sql`(actor_id = ${named} or account_id = ${named} or target_id = ${named.toLowerCase()})`
  return sql`(target_id = ${named} or starts_with(action, ${named}))`
}
