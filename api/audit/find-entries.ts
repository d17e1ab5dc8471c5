import type { AuditState } from '../../contract/operator/audit.ts'
import { COUNTED, type CursorInput } from '../../contract/platform/paging.ts'
import { newestFirst } from '../http/newest-first.ts'
import { escapeLike, type Queryable } from '../platform/db.ts'
import { inDays } from '../platform/wall-clock.ts'

/** Which rows of the audit are listed; undefined does not narrow. */
export type AuditSearch = {
  /** Tells what is still under way. */
  now: Date
  state?: AuditState | undefined
  from?: string | undefined
  to?: string | undefined
  actor?: string | undefined
  action?: string | undefined
  kind?: string | undefined
  target?: string | undefined
  storeId?: string | undefined
  buyer?: string | undefined
  isImpersonated?: boolean | undefined
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
  storeId: string | null
  storeName: string | null
  buyerId: string | null
  buyerName: string | null
  isImpersonated: boolean
  before: Values | null
  after: Values | null
  detail: Values | null
  isErased: boolean
}

// As long as no call, command or job of an operator takes.
const overdue = (sql: Queryable, now: Date) =>
  sql`(l.state = 'ATTEMPTED' and l.at < ${now}::timestamptz - interval '1 hour')`

const HOUR = 60 * 60_000

/** Almost all is done: what is not stands in a table of its own, whose index carries the order. */
function enteredBy(sql: Queryable, { state, now }: Pick<AuditSearch, 'state' | 'now'>) {
  if (state === undefined || state === 'DONE') {
    const isDone = state ? sql`not exists (select from audit_state t where t.id = l.id)` : sql`true`
    return { entries: sql`audit_log l`, at: sql`l.at`, id: sql`l.id`, inState: isDone }
  }
  const since = new Date(now.getTime() - HOUR)
  const inState = {
    REFUSED: sql`t.state = 'REFUSED'`,
    ATTEMPTED: sql`t.state = 'ATTEMPTED' and t.at >= ${since}`,
    UNKNOWN: sql`t.state = 'ATTEMPTED' and t.at < ${since}`,
  }[state]
  return { entries: sql`audit_state t join audit_log l on l.id = t.id`, at: sql`t.at`, id: sql`t.id`, inState }
}

export function findEntries(sql: Queryable, search: AuditSearch, window: CursorInput) {
  const { entries, at, id } = enteredBy(sql, search)
  const { position, bound, end } = newestFirst(sql, window, { at, id })
  return sql<AuditRow[]>`
    select l.id, ${position}, l.at, actor_id, actor.email as actor_email, account_id, account.email as account_email, action,
      part_of_action, case when ${overdue(sql, search.now)} then 'UNKNOWN' else l.state end as state,
      reason, target_kind, target_id, ${nameOfTarget(sql)} as target_name,
      concerned_store_id as store_id, s.name as store_name, concerned_buyer_id as buyer_id, nullif(c.name, '') as buyer_name, is_impersonated,
      before, after, detail, is_erased
    from ${entries}
    left join account actor on actor.id = l.actor_id and actor.erased_at is null
    left join account on account.id = l.account_id and account.erased_at is null
    left join store s on s.id = l.concerned_store_id
    left join company c on c.id = l.concerned_buyer_id
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
  when 'post' then (select nullif(content -> 'de' ->> 'title', '') from post_draft d where d.post_id = ${uuidOf(sql)})
  when 'approval' then (
    select coalesce(nullif(c.name, ''), s.name) from approval a
    left join company c on c.id = a.buyer_id left join store s on s.id = a.store_id where a.id = ${uuidOf(sql)})
end`
const uuidOf = (sql: Queryable) => sql`case when pg_input_is_valid(l.target_id, 'uuid') then l.target_id::uuid end`

export async function countEntries(sql: Queryable, search: AuditSearch): Promise<number> {
  const [row] = await sql<[{ count: number }]>`
    select count(*)::int as count from (
      select from ${enteredBy(sql, search).entries} where ${isFound(sql, search)} limit ${COUNTED + 1}) found`
  return row.count
}

const MOST_STORES = 1000

export const findAuditStores = (sql: Queryable) => sql<{ value: string; name: string }[]>`
  select id as value, name from store order by name, id limit ${MOST_STORES}`

function isFound(sql: Queryable, { now, state, from, to, q = '', ...search }: AuditSearch) {
  const { action, kind, storeId, isImpersonated } = search
  const [named, actor, target, buyer] = [q, search.actor ?? '', search.target ?? '', search.buyer ?? ''].map((text) =>
    text.trim(),
  ) as [string, string, string, string]
  const { inState, at } = enteredBy(sql, { state, now })
  return sql`${inState}
    and ${inDays(sql, at, { from, to })}
    ${actor === '' ? sql`` : sql`and actor_id = ${personIn(sql, actor)}`}
    ${action ? sql`and action = ${action}` : sql``}
    ${kind ? sql`and target_kind = ${kind}` : sql``}
    ${target === '' ? sql`` : sql`and target_id = ${target}`}
    ${storeId ? sql`and concerned_store_id = ${storeId}` : sql``}
    ${buyer === '' ? sql`` : sql`and concerned_buyer_id ${companyIn(sql, buyer)}`}
    ${isImpersonated === undefined ? sql`` : isImpersonated ? sql`and is_impersonated` : sql`and not is_impersonated`}
    ${named === '' ? sql`` : sql`and ${isAbout(sql, named)}`}`
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

function isAbout(sql: Queryable, named: string) {
  if (named.includes('@')) {
    const found = sql`(select id from account where lower(email) = ${named.toLowerCase()} and erased_at is null)`
    return sql`(actor_id in ${found} or account_id in ${found})`
  }
  if (UUID.test(named)) return sql`(actor_id = ${named} or account_id = ${named} or target_id = ${named.toLowerCase()})`
  return sql`(target_id = ${named} or action like ${`${escapeLike(named)}%`})`
}

// One value and no list, so that the index which begins with it carries the order.
const personIn = (sql: Queryable, named: string) =>
  UUID.test(named)
    ? sql`${named}::uuid`
    : sql`(select id from account where lower(email) = ${named.toLowerCase()} and erased_at is null limit 1)`

const MOST_COMPANIES = 200

function companyIn(sql: Queryable, named: string) {
  if (UUID.test(named)) return sql`= ${named}::uuid`
  if (named.includes('@'))
    return sql`= any(array(select m.company_id from account a join membership m on m.account_id = a.id
      where lower(a.email) = ${named.toLowerCase()} and m.company_id is not null))`
  return sql`= any(array(
    select id from company where lower(name) like ${`${escapeLike(named.toLowerCase())}%`} limit ${MOST_COMPANIES}))`
}
