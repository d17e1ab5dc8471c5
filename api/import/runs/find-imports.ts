import type { CursorPage } from '../../http/cursor.ts'
import type { Queryable } from '../../platform/db.ts'
import { shown, type RunRow, type ShownRun } from './queries.ts'
import { inDays } from '../../platform/wall-clock.ts'

/** Which imports are listed; undefined does not narrow. */
export type RunFilter = {
  storeId: string
  state?: RunRow['state'] | undefined
  by?: string | undefined
  from?: string | undefined
  to?: string | undefined
}

const isListed = (sql: Queryable, { storeId, state, by, from, to }: RunFilter) => sql`
  r.store_id = ${storeId} ${state ? sql`and r.state = ${state}` : sql``} ${by ? sql`and r.created_by = ${by}` : sql``}
  and ${inDays(sql, sql`r.created_at`, { from, to })}`

export const listRuns = (sql: Queryable, filter: RunFilter, page: CursorPage) => sql<(ShownRun & { key: string })[]>`
  select ${shown(sql)}, to_json(r.id) #>> '{}' as key from import_run r left join account a on a.id = r.created_by
  where ${isListed(sql, filter)} and ${page.bound} order by ${page.orderBy} limit ${page.limit}`

export const rowsOfRuns = (sql: Queryable, filter: RunFilter) =>
  sql`select from import_run r where ${isListed(sql, filter)}`

/** Members of the store who have brought a file. */
export const findImporters = (sql: Queryable, storeId: string) => sql<{ id: string; name: string }[]>`
  select a.id, coalesce(nullif(trim(concat_ws(' ', a.first_name, a.last_name)), ''), a.email) as name
  from membership m join account a on a.id = m.account_id and a.erased_at is null
  where m.store_id = ${storeId} and exists (
    select from import_run r where r.created_by = m.account_id and r.store_id = m.store_id)
  order by name, a.id`
