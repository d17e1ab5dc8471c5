import type { Queryable } from '../platform/db.ts'

export type Period = { from: Date; until: Date }
export type Periods = { now: Period; before: Period; firstDay: string }

/** The days until now in Germany, and as many before them until the same minute; of today the same weekday a week ago. */
export async function findPeriods(sql: Queryable, now: Date, days: number): Promise<Periods> {
  const shift = Math.max(7, days)
  const [row] = await sql<[{ from: Date; beforeFrom: Date; beforeUntil: Date; firstDay: string }]>`
    with local as (select ${now}::timestamptz at time zone 'Europe/Berlin' as until),
      first as (select date_trunc('day', until) - make_interval(days => ${days - 1}) as day, until from local)
    select day at time zone 'Europe/Berlin' as from, (day - make_interval(days => ${shift})) at time zone 'Europe/Berlin' as before_from,
      (until - make_interval(days => ${shift})) at time zone 'Europe/Berlin' as before_until, to_char(day, 'YYYY-MM-DD') as first_day
    from first`
  return {
    now: { from: row.from, until: now },
    before: { from: row.beforeFrom, until: row.beforeUntil },
    firstDay: row.firstDay,
  }
}

/** Without cancelled and rejected ones. */
export async function sumOrders(sql: Queryable, { from, until }: Period) {
  const [row] = await sql<[{ orders: number; grossCents: number }]>`
    select count(*)::int as orders, coalesce(sum(gross_cents), 0)::bigint as gross_cents from orders
    where created_at >= ${from} and created_at <= ${until} and status not in ('CANCELLED', 'REJECTED')`
  return row
}

/** Of the payments at the provider that have come to an end. */
export async function countPayments(sql: Queryable, { from, until }: Period) {
  const [row] = await sql<[{ ended: number; succeeded: number }]>`
    select (count(*) filter (where state not in ('STARTED', 'OPEN')))::int as ended,
      (count(*) filter (where state in ('AUTHORIZED', 'PAID')))::int as succeeded
    from payment where created_at >= ${from} and created_at <= ${until}`
  return row
}

export async function countNewBuyers(sql: Queryable, { from, until }: Period): Promise<number> {
  const [row] = await sql<[{ count: number }]>`
    select count(*)::int as count from company where created_at >= ${from} and created_at <= ${until}`
  return row.count
}

/** What each process has written: all but those of the last minute. */
export async function countMissedSearches(sql: Queryable, { from, until }: Period): Promise<number> {
  const [row] = await sql<[{ searches: number }]>`
    select coalesce(sum(searches), 0)::int as searches from missed_search_minute where minute >= ${from} and minute <= ${until}`
  return row.searches
}
