import type * as figuresApi from '../../contract/operator/figures.ts'
import type { OutputOf } from '../../contract/platform/endpoint.ts'
import type { Queryable } from '../platform/db.ts'
import type { Deps } from '../platform/deps.ts'

/** How many days ago each of the compared days is. */
const daysAgo = { today: 0, yesterday: 1, weekAgo: 7 }

/** Orders of each hour of today in Germany, beside yesterday and a week ago. */
export async function readHours({
  db,
  clock,
}: Pick<Deps, 'db' | 'clock'>): Promise<OutputOf<typeof figuresApi.readHours>> {
  const rows = await countByHour(db, clock.now())
  const nowHour = rows[0]!.nowHour
  const countOf = (ago: number, hour: number) =>
    rows.find((row) => row.daysAgo === ago && row.hour === hour)?.orders ?? 0
  return {
    hours: Array.from({ length: 24 }, (_, hour) => ({
      hour,
      today: hour > nowHour ? null : countOf(daysAgo.today, hour),
      yesterday: countOf(daysAgo.yesterday, hour),
      weekAgo: countOf(daysAgo.weekAgo, hour),
    })),
  }
}

type HourRow = { nowHour: number; daysAgo: number; hour: number | null; orders: number }

/** At least a row for each of the days; of the clock's change both hours are one. */
const countByHour = (sql: Queryable, now: Date) => sql<HourRow[]>`
  with local as (select ${now}::timestamptz at time zone 'Europe/Berlin' as until),
    day as (
      select ago, date_trunc('day', until) - make_interval(days => ago) as day
      from local, unnest(${Object.values(daysAgo)}::integer[]) as ago)
  select (select extract(hour from until)::int from local) as now_hour, ago as days_ago,
    extract(hour from o.created_at at time zone 'Europe/Berlin')::int as hour, count(o.created_at)::int as orders
  from day left join orders o on o.created_at >= day at time zone 'Europe/Berlin'
    and o.created_at < (day + interval '1 day') at time zone 'Europe/Berlin' and o.status not in ('CANCELLED', 'REJECTED')
  group by ago, hour`
