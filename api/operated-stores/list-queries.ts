import type postgres from 'postgres'
import { foldText } from '../../contract/platform/fold-text.ts'
import type { StoreEntry, StoreView } from '../../contract/operator/stores.ts'
import type { CursorOrder, CursorPage } from '../http/cursor.ts'
import type { Queryable } from '../platform/db.ts'
import { dayInBerlin } from '../platform/wall-clock.ts'

export type StoreFilter = { view: StoreView; q?: string | undefined }

export type EntryRow = {
  id: string
  slug: string
  name: string
  city: string
  status: StoreEntry['state']
  isTrusted: boolean
  ratingSum: number
  ratingCount: number
  countedAt: Date | null
  productCount: number
  orderCount: number
  confirmCount: number
  confirmedInTime: number
  shipCount: number
  shippedInTime: number
  rejectedCount: number
  isBelowGoal: boolean
  payoutCents: number | null
  payoutAt: Date | null
  isHeld: boolean
  hintedAt: Date | null
  lucid: string | null
}

/** By name, as `store_by_name` has them. */
export const orderOf = (sql: Queryable): CursorOrder => ({
  key: sql`folded(s.name)`,
  keyType: 'text',
  id: sql`s.id`,
  idType: 'uuid',
  isDescending: false,
})

/** One page. What stands beside a store is read for the rows of the page alone. */
export const findStoreEntries = (sql: Queryable, filter: StoreFilter & { now: Date }, page: CursorPage) =>
  sql<(EntryRow & { key: string })[]>`
  with s as materialized (
    select s.*, row_number() over (order by ${page.orderBy}) as place
    from store s where ${isIn(sql, filter)} and ${page.bound} order by ${page.orderBy} limit ${page.limit})
  select folded(s.name) as key, ${entryColumns(sql)} order by s.place`

export async function findStoreEntry(sql: Queryable, slug: string): Promise<EntryRow | undefined> {
  const [row] = await sql<EntryRow[]>`
    with s as (select * from store where slug = ${slug}) select ${entryColumns(sql)}`
  return row
}

const entryColumns = (sql: Queryable) => sql`
    s.id, s.slug, s.name, s.city, s.status, s.is_trusted, s.rating_sum, s.rating_count,
    l.counted_at, l.product_count, l.order_count, l.confirm_count, l.confirmed_in_time, l.ship_count, l.shipped_in_time,
    l.rejected_count, l.is_below_goal, o.amount_cents as payout_cents, o.approved_at as payout_at,
    exists (select from payout_hold h where h.store_id = s.id) as is_held, s.lucid,
    (select max(a.at) from audit_entry a where a.target_kind = 'store' and a.target_id = s.slug and a.action = 'store.hint'
      and a.at > now() - interval '28 days') as hinted_at
  from s left join store_level l on l.store_id = s.id
    left join lateral (
      select p.amount_cents, r.approved_at from payout p join payout_run r on r.id = p.run_id
      where p.store_id = s.id and p.state <> 'PROPOSED' order by r.number desc limit 1) o on true`

/** The rows of a view, to be counted. */
export const rowsOfStores = (sql: Queryable, filter: StoreFilter & { now: Date }) =>
  sql`select 1 from store s where ${isIn(sql, filter)}`

/** A paper that ends within so many days is to be renewed. */
export const RENEW_DAYS = 30

function isIn(sql: Queryable, { view, q = '', now }: StoreFilter & { now: Date }): postgres.Fragment {
  const words = foldText(q).trim()
  return sql`${isInView(sql, view, now)}
    and ${words ? sql`position(${words} in folded(s.name || ' ' || s.city || ' ' || s.slug)) > 0` : sql`true`}`
}

const isInView = (sql: Queryable, view: StoreView, now: Date): postgres.Fragment =>
  ({
    ALL: () => sql`true`,
    ACTIVE: () => sql`s.status = 'ACTIVE'`,
    PAUSED: () => sql`s.status = 'PAUSED'`,
    SETUP: () => sql`s.status = 'SETUP'`,
    TRUSTED: () => sql`s.is_trusted`,
    BELOW_GOAL: () => sql`s.id in (select store_id from store_level where is_below_goal)`,
    PAPERS: () => sql`(s.lucid_until <= ${dayInBerlin(sql, now)} + ${RENEW_DAYS}::int
      or s.id in (select store_id from store_paper where ends_on <= ${dayInBerlin(sql, now)} + ${RENEW_DAYS}::int)
      or s.id in (select store_id from store_pause where paused_by = 'PAPERS' and ended_at is null))`,
  })[view]()
