import type { HealthKind, HealthState } from '../../contract/operator/health.ts'
import type { Queryable } from '../platform/db.ts'

/** `oldestSeconds` is the age of the oldest transaction under way. */
export type DatabaseFacts = { connections: number; mostConnections: number; oldestSeconds: number }

// Those that others have opened count as well: they take from the same number.
export async function findDatabaseFacts(sql: Queryable): Promise<DatabaseFacts> {
  const [row] = await sql<[DatabaseFacts]>`
    select count(*)::int as connections, current_setting('max_connections')::int as most_connections,
      coalesce(extract(epoch from clock_timestamp() - min(xact_start)
        filter (where datname = current_database() and pid <> pg_backend_pid())), 0)::float8 as oldest_seconds
    from pg_stat_activity where backend_type = 'client backend'`
  return row
}

export type ProviderFacts = {
  /** Calls of the last hour. */
  answered: number
  failed: number
  lastAnswerAt: Date | null
  failingSince: Date | null
  /** Calls that have failed since the last answer. */
  failedSince: number
}

/** Of the week that is stored. Within the minute of the last answer only the last failure tells what came after it. */
export async function findProviderFacts(sql: Queryable, now: Date): Promise<ProviderFacts> {
  const [row] = await sql<[ProviderFacts]>`
    with last as (select coalesce(max(last_answer_at), '-infinity') as at from provider_call)
    select
      coalesce(sum(answered) filter (where minute > ${now}::timestamptz - interval '1 hour'), 0)::int as answered,
      coalesce(sum(failed) filter (where minute > ${now}::timestamptz - interval '1 hour'), 0)::int as failed,
      max(last_answer_at) as last_answer_at,
      min(case when first_failure_at > last.at then first_failure_at when last_failure_at > last.at then last_failure_at end)
        as failing_since,
      coalesce(sum(case when first_failure_at > last.at then failed when last_failure_at > last.at then 1 end), 0)::int
        as failed_since
    from provider_call, last`
  return row
}

export type MailFacts = { waiting: number; oldestAt: Date | null; lastSentAt: Date | null }

export async function findMailFacts(sql: Queryable): Promise<MailFacts> {
  const [row] = await sql<[MailFacts]>`
    select count(*)::int as waiting, min(created_at) as oldest_at,
      (select max(sent_at) from mail where sent_at is not null) as last_sent_at
    from mail where sent_at is null and discarded_at is null`
  return row
}

/** `dueSince` and `lastStartedAt` tell a queue that stands still from one that has much to do. */
export type QueueFacts = {
  name: string
  due: number
  dueSince: Date | null
  lastStartedAt: Date | null
}

// What waits for its next try is not due.
export const findQueueFacts = (sql: Queryable, now: Date) => sql<QueueFacts[]>`
  select name, count(*) filter (where ${isDue(sql, now)})::int as due,
    min(start_after) filter (where ${isDue(sql, now)}) as due_since,
    max(started_on) as last_started_at
  from pgboss.job where not starts_with(name, '__') group by name`

const isDue = (sql: Queryable, now: Date) => sql`state in ('created', 'retry') and start_after <= ${now}`

export type MigrationFacts = { count: number; last: string; appliedAt: Date }

export async function findMigrations(sql: Queryable): Promise<MigrationFacts> {
  const [row] = await sql<[MigrationFacts]>`
    select (count(*) over ())::int as count, name as last, applied_at from migration order by number desc limit 1`
  return row
}

export type Sample = { kind: HealthKind; at: Date; state: HealthState; value: number | null }

/** The worst reading of each half hour of the last 24, the oldest first. */
export const findHistory = (sql: Queryable, now: Date) => sql<Sample[]>`
  select distinct on (kind, half_hour) kind, at, state, value from (
    select *, floor(extract(epoch from at) / 1800) as half_hour from health_sample
    where at > ${now}::timestamptz - interval '24 hours' and at <= ${now}) sample
  order by kind, half_hour, array_position(array['BAD', 'WARNING', 'UNKNOWN', 'GOOD'], state), at`
