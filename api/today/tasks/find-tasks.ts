import type postgres from 'postgres'
import { COUNTED } from '../../../contract/platform/paging.ts'
import type { TaskKind } from '../../../contract/today/tasks.ts'
import { rowsOfView as rowsOfClaims } from '../../claims/read-queries.ts'
import { rowsOfView as rowsOfMessages } from '../../messages/queries.ts'
import { rowsOfView as rowsOfOrders } from '../../orders/packing/store-view.ts'
import type { Queryable } from '../../platform/db.ts'
import { rowsOfRange } from '../../range/list-queries.ts'

type Store = { storeId: string; now: Date }
type Rows = (sql: Queryable, store: Store) => postgres.Fragment
/** Papers are judged by their rule and not counted here. */
export type CountedKind = Exclude<TaskKind, 'PAPERS'>
export type CountedRow = { kind: CountedKind; count: number; late: number; at: Date | null }

/** Each with the moment it is due at or waits since, and by an index that has these rows alone. */
const rowsOf: Record<CountedKind, Rows> = {
  NEW_ORDERS: (sql, store) => rowsOfOrders(sql, { ...store, view: 'NEW' }),
  TO_SHIP: (sql, store) => rowsOfOrders(sql, { ...store, view: 'TO_SHIP' }),
  PARTLY_SHIPPED: (sql, store) => rowsOfOrders(sql, { ...store, view: 'PARTLY_SHIPPED' }),
  RETURNS: (sql, store) => rowsOfOrders(sql, { ...store, view: 'RETURNS' }),
  CLAIMS: (sql, { storeId }) => rowsOfClaims(sql, { storeId, view: 'TO_ANSWER' }),
  REPLACEMENTS: (sql, { storeId }) => rowsOfClaims(sql, { storeId, view: 'TO_SHIP' }),
  MESSAGES: (sql, { storeId }) => rowsOfMessages(sql, { storeId, view: 'WAITING' }),
  ACCESS_REQUESTS: (sql, { storeId }) =>
    sql`select created_at as at from exclusive_request where store_id = ${storeId} and status = 'PENDING'`,
  PROOFS: (sql, store) => designsIn(sql, store, 'SUBMITTED'),
  CHANGED_PROOFS: (sql, store) => designsIn(sql, store, 'CHANGES_REQUESTED'),
  REVIEWS: (sql, { storeId }) =>
    sql`select created_at as at from review where store_id = ${storeId} and store_reply is null`,
  LOW_STOCK: (sql, { storeId }) => withoutTime(sql, rowsOfRange(sql, { storeId, view: 'LOW' })),
  REFUSED_PRODUCTS: (sql, { storeId }) => withoutTime(sql, rowsOfRange(sql, { storeId, view: 'REFUSED' })),
  // Who has sent another file since has done something about it.
  REFUSED_LINES: (sql, { storeId }) => sql`
    select r.created_at as at from (
      select id, state, created_at from import_run where store_id = ${storeId} order by id desc limit 1) r
    join import_line l on l.run_id = r.id and l.kind = 'REFUSED' where r.state = 'COMPARED'`,
}

const designsIn = (sql: Queryable, { storeId }: Store, status: 'SUBMITTED' | 'CHANGES_REQUESTED') => sql`
  select updated_at as at from design
  where store_id = ${storeId} and submitted_at is not null and status = ${status}`

const withoutTime = (sql: Queryable, rows: postgres.Fragment) =>
  sql`select null::timestamptz as at from (${rows}) without_time`

/** What waits of these kinds, each counted up to what is told of a long list; one statement. */
export const countTasks = (sql: Queryable, kinds: readonly CountedKind[], store: Store) => sql<CountedRow[]>`
  ${kinds
    .map(
      (kind) => sql`
        select ${kind}::text as kind, count(*)::int as count, min(at) as at,
          (count(*) filter (where at < ${store.now}))::int as late
        from (${rowsOf[kind](sql, store)} limit ${COUNTED + 1}) waiting`,
    )
    .reduce((all, part) => sql`${all} union all ${part}`)}`
