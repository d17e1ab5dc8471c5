import type { OutputOf } from '../../contract/platform/endpoint.ts'
import { LEAST_JUDGED } from '../../contract/operator/stores.ts'
import { FIGURE_DAYS, goals, levelKinds, SHOWN_LATE, type Level, type LevelKind } from '../../contract/today/today.ts'
import type * as todayApi from '../../contract/today/today.ts'
import { shipBy } from '../operated-stores/count-levels.ts'
import type { Db, Queryable } from '../platform/db.ts'
import { COUNTED_DAYS, FEWEST_DELIVERIES } from '../stores/punctuality.ts'
import { DAY_MS, ordersSince } from './orders-since.ts'

type Counted = { judged: number; good: number }
type LevelRow = {
  orderCount: number
  confirmCount: number
  confirmedInTime: number
  shipCount: number
  shippedInTime: number
  rejectedCount: number
  promisedCount: number
  promisedOnTime: number
}

/** As it was counted within the last hour; operators see the same of the store, and buyers how punctual it is. */
export async function readLevels(db: Db, storeId: string): Promise<OutputOf<typeof todayApi.readLevels>> {
  const [row] = await db<LevelRow[]>`
    select order_count, confirm_count, confirmed_in_time, ship_count, shipped_in_time, rejected_count, promised_count,
      promised_on_time from store_level where store_id = ${storeId}`
  return { levels: levelKinds.map((kind) => levelOf(kind, row ? countedOf(kind, row) : { judged: 0, good: 0 })) }
}

function countedOf(kind: LevelKind, row: LevelRow): Counted {
  switch (kind) {
    case 'CONFIRMED':
      return { judged: row.confirmCount, good: row.confirmedInTime }
    case 'SHIPPED':
      return { judged: row.shipCount, good: row.shippedInTime }
    case 'ON_TIME':
      return { judged: row.promisedCount, good: row.promisedOnTime }
    case 'CANCELLED':
      return { judged: row.orderCount, good: row.orderCount - row.rejectedCount }
  }
}

function levelOf(kind: LevelKind, { judged, good }: Counted): Level {
  const isOnTime = kind === 'ON_TIME'
  const fewest = isOnTime ? FEWEST_DELIVERIES : LEAST_JUDGED
  const missed = judged - good
  const goal = goals[kind]
  const share = (100 * (kind === 'CANCELLED' ? missed : good)) / judged
  // Rounded so that 100 means all, and none of what was cancelled none.
  const percent = kind === 'CANCELLED' ? Math.ceil(share * 10) / 10 : Math.floor(share * 10) / 10
  return {
    kind,
    percent: judged < fewest ? null : percent,
    goal,
    isMet: judged < fewest || (kind === 'CANCELLED' ? share <= goal : share >= goal),
    judged,
    missed,
    fewest,
    days: isOnTime ? COUNTED_DAYS : FIGURE_DAYS,
  }
}

type MissedRow = { subOrderNumber: string; companyName: string; dueAt: Date; doneAt: Date | null }

/** What counts against the store as of now, by the rule of the hourly count. */
export async function findMissed(
  sql: Queryable,
  storeId: string,
  { kind, now }: { kind: LevelKind; now: Date },
): Promise<MissedRow[]> {
  const days = kind === 'ON_TIME' ? COUNTED_DAYS + FIGURE_DAYS : FIGURE_DAYS
  const since = new Date(now.getTime() - days * DAY_MS)
  return sql<MissedRow[]>`
    with part as (
      select s.buyer_id, s.order_id, s.sub_order_number, s.status, s.arrives_by, min(e.at) filter (where e.status = 'PLACED') as placed_at,
        min(e.at) filter (where e.status in ('CONFIRMED', 'SHIPPED')) as confirmed_at,
        min(e.at) filter (where e.status = 'SHIPPED') as shipped_at,
        min(e.at) filter (where e.status = 'DELIVERED' and e.by_whom in ('STORE', 'BUYER')) as delivered_at,
        min(e.at) filter (where e.status = 'REJECTED' and e.by_whom = 'STORE') as rejected_at,
        (select max(p.shipped_at) from shipment p
          where p.buyer_id = s.buyer_id and p.order_id = s.order_id and p.store_id = s.store_id and p.claim_id is null) as left_at
      from (select s.* from ${ordersSince(sql, storeId, since)} and s.status <> 'PENDING_PAYMENT') s
      join order_event e on e.buyer_id = s.buyer_id and e.order_id = s.order_id and e.store_id = s.store_id
      group by s.buyer_id, s.order_id, s.store_id, s.sub_order_number, s.status, s.arrives_by
    ), judged as (
      select *, placed_at + interval '24 hours' as confirm_by, ${shipBy(sql)} as ship_by,
        status not in ('CANCELLED', 'REJECTED') as is_kept
      from part where placed_at is not null
    ), missed as (${missedOf(sql, kind, now)})
    select m.sub_order_number, coalesce(c.name, '') as company_name, m.due_at, m.done_at
    from missed m left join company c on c.id = m.buyer_id order by m.order_id desc limit ${SHOWN_LATE}`
}

function missedOf(sql: Queryable, kind: LevelKind, now: Date) {
  const late = (by: ReturnType<Queryable>, done: ReturnType<Queryable>) => sql`
    select buyer_id, order_id, sub_order_number, ${by} as due_at, ${done} as done_at from judged
    where is_kept and ${by} < ${now} and (${done} is null or ${done} > ${by})`
  switch (kind) {
    case 'CONFIRMED':
      return late(sql`confirm_by`, sql`confirmed_at`)
    case 'SHIPPED':
      return late(sql`ship_by`, sql`shipped_at`)
    case 'CANCELLED':
      return sql`
        select buyer_id, order_id, sub_order_number, rejected_at as due_at, rejected_at as done_at from judged
        where rejected_at is not null`
    case 'ON_TIME':
      return sql`
        select buyer_id, order_id, sub_order_number, (arrives_by + 1)::timestamp at time zone 'Europe/Berlin' as due_at,
          delivered_at as done_at from judged, (select (${now}::timestamptz at time zone 'Europe/Berlin')::date as day) today
        where is_kept and arrives_by < today.day and arrives_by >= today.day - ${COUNTED_DAYS}::integer
          and (status in ('PLACED', 'CONFIRMED') or (left_at at time zone 'Europe/Berlin')::date > arrives_by or delivered_at is not null)
          and not (status not in ('PLACED', 'CONFIRMED')
            and coalesce((delivered_at at time zone 'Europe/Berlin')::date <= arrives_by, false))`
  }
}
