import type { Job, jobStates, JobQueue } from '../../contract/operator/jobs.ts'
import type { CursorInput } from '../../contract/platform/paging.ts'
import { countUpTo, cursorPage, cursorRows } from '../http/cursor.ts'
import type { Queryable } from '../platform/db.ts'
import { DEAD_QUEUE, reasonIn } from '../platform/jobs/dead-jobs.ts'
import { queues } from '../platform/jobs/queues.ts'
import { describePayloads, type Described } from './describe-jobs.ts'
import { inDays } from '../platform/wall-clock.ts'

/** Queues in which something waits, runs, has failed for good or was done in the last ten minutes, by name. */
export const findQueues = (sql: Queryable) => sql<JobQueue[]>`
  select queue as name, waiting, retrying, running, failed, done / 10.0 as per_minute, oldest_at,
    case when running + done = 0 and due_at < now() - interval '10 minutes' then due_at end as still_since
  from (
    select queue,
      (count(*) filter (where is_waiting))::int as waiting,
      (count(*) filter (where is_waiting and state = 'retry'))::int as retrying,
      (count(*) filter (where state = 'active'))::int as running,
      (count(*) filter (where name = ${DEAD_QUEUE}))::int as failed,
      (count(*) filter (where state = 'completed'))::int as done,
      min(created_on) filter (where is_waiting or state = 'active') as oldest_at,
      min(start_after) filter (where is_waiting) as due_at
    from (
      select *, case when name = ${DEAD_QUEUE} then coalesce(source_name, name) else name end as queue,
        name <> ${DEAD_QUEUE} and state in ('created', 'retry') as is_waiting
      from pgboss.job
      where state in ('created', 'retry', 'active') or (state = 'completed' and completed_on > now() - interval '10 minutes')) job
    group by queue) counted
  order by queue`

export type JobSearch = {
  state: (typeof jobStates)[number]
  queue?: string | undefined
  from?: string | undefined
  to?: string | undefined
}

type Row = Described & {
  rowId: string
  position: string
  createdAt: Date
  failedAt: Date | null
  tries: number
  nextTryAt: Date | null
  output: object | null
}

/** One page of the jobs of a state, the longest there first, described without their long texts. */
export async function listJobs(sql: Queryable, search: JobSearch, window: CursorInput) {
  const page = cursorPage(
    sql,
    { key: sql`created_on`, keyType: 'timestamptz', id: sql`id`, idType: 'uuid', isDescending: false },
    window,
  )
  const isDead = search.state === 'FAILED'
  const jobs = sql`pgboss.job where name = q.name and ${isFound(sql, search)}`
  const [rows, count] = await Promise.all([
    sql<Row[]>`
      select job.id as row_id, to_json(created_on) #>> '{}' as position, coalesce(source_root_id, job.id) as id,
        case when ${isDead} then coalesce(source_name, job.name) else job.name end as queue, data as payload,
        coalesce(source_created_on, created_on) as created_at, case when ${isDead} then created_on end as failed_at,
        case when ${isDead} then coalesce(source_retry_count, 0) + 1 when state = 'retry' then retry_count + 1 else 0 end as tries,
        case when not ${isDead} then start_after end as next_try_at,
        case when ${isDead} then source_output else output end as output
      from ${queuesOf(sql, search)} cross join lateral (
        select * from ${jobs} and ${page.bound} order by ${page.orderBy} limit ${page.limit}) job
      order by ${page.orderBy} limit ${page.limit}`,
    countUpTo(sql, sql`select from ${queuesOf(sql, search)} cross join lateral (select from ${jobs}) job`),
  ])
  const values = await describePayloads(sql, rows)
  const { items, ...beside } = cursorRows(rows, page, ({ position, rowId }) => ({ key: position, id: rowId }))
  const shown: Job[] = items.map(({ id, queue, createdAt, failedAt, tries, nextTryAt, output }) => ({
    id,
    queue,
    createdAt,
    failedAt,
    tries,
    nextTryAt,
    error: output && reasonIn(output),
    values: values.get(id)!,
  }))
  return { items: shown, ...beside, count }
}

/** How many of a queue have failed for good, up to a thousand. */
export const countFailed = (sql: Queryable, queue: string) =>
  countUpTo(sql, sql`select from pgboss.job where name = ${DEAD_QUEUE} and state < 'active' and source_name = ${queue}`)

/** The index by which jobs are fetched has those of one queue in their order: each is asked for its first. */
function queuesOf(sql: Queryable, { state, queue }: JobSearch) {
  const names = state === 'FAILED' ? [DEAD_QUEUE] : queues.filter((name) => queue === undefined || name === queue)
  return sql`unnest(${names}::text[]) q (name)`
}

function isFound(sql: Queryable, { state, queue, from, to }: JobSearch) {
  const own = {
    FAILED: () => (queue === undefined ? sql`true` : sql`source_name = ${queue}`),
    RETRYING: () => sql`state = 'retry'`,
    WAITING: () => sql`state = 'created'`,
  }
  return sql`priority = 0 and state < 'active' and not blocked and ${own[state]()}
    and ${inDays(sql, sql`created_on`, { from, to })}`
}
