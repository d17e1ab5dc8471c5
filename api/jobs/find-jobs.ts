import type { FailedJob, JobQueue, mailStates, OperatorMail } from '../../contract/operator/jobs.ts'
import { COUNTED, type CursorInput } from '../../contract/platform/paging.ts'
import { newestFirst } from '../http/newest-first.ts'
import type { Queryable } from '../platform/db.ts'
import { DEAD_QUEUE, type DeadJob } from '../platform/jobs/dead-jobs.ts'
import { reportColumns, withReport, type ReportColumns } from '../platform/mail/record-report.ts'
import { canBeResent } from '../platform/mail/stored-mails.ts'
import { findUnsentMail } from '../platform/mail/mail-queue.ts'

/** Queues in which something waits, runs or has failed for good, by name. */
export const findQueues = (sql: Queryable) => sql<JobQueue[]>`
  select queue as name,
    (count(*) filter (where name <> ${DEAD_QUEUE} and state <> 'active'))::int as waiting,
    (count(*) filter (where state = 'active'))::int as running,
    (count(*) filter (where name = ${DEAD_QUEUE}))::int as failed,
    min(created_on) filter (where name <> ${DEAD_QUEUE}) as oldest_at
  from (
    select *, case when name = ${DEAD_QUEUE} then coalesce(source_name, name) else name end as queue
    from pgboss.job where state in ('created', 'retry', 'active')) job
  group by queue order by queue`

// The text of a mail is nobody's business, and may hold a link that signs its reader in.
const LONGEST_SHOWN = 120

/** What operators read of a failed job, in the command and on the page. */
export async function describeJob(
  sql: Queryable,
  { id, queue, payload, createdAt, diedAt, reason }: DeadJob,
): Promise<FailedJob> {
  const about = { ...payload, ...(await mailOf(sql, queue, payload)) }
  const values = Object.entries(about).map(([name, given]) => {
    const value = typeof given === 'string' ? given : JSON.stringify(given)
    return { name, value: value.length > LONGEST_SHOWN ? `… (${value.length})` : value }
  })
  return { id, queue, createdAt, failedAt: diedAt, error: reason, values }
}

async function mailOf(sql: Queryable, queue: string, payload: object) {
  if (queue !== 'mail' || !('id' in payload)) return {}
  const mail = await findUnsentMail(sql, String(payload.id))
  return mail ? { to: mail.to, subject: mail.subject } : {}
}

export type MailSearch = {
  state?: MailState | undefined
  kind?: OperatorMail['kind'] | undefined
  q?: string | undefined
  /** Those that were given up. */
  failed: readonly string[]
}
type MailState = (typeof mailStates)[number]

/** What the id of a mail begins with says what it is about. */
const prefixes: Record<Exclude<OperatorMail['kind'], 'OTHER'>, readonly string[]> = {
  ORDER: ['order', 'document', 'empties', 'late', 'reminder', 'claim', 'recall', 'restock', 'recipe', 'access'],
  STORE: ['store', 'hint', 'pause', 'papers', 'block', 'products', 'commission', 'payout', 'bank'],
  TALK: ['message', 'ticket', 'receipt'],
  DESK: ['authorisation', 'chargeback', 'differences', 'move'],
}
const kindOf = (prefix: string): OperatorMail['kind'] =>
  (Object.keys(prefixes) as (keyof typeof prefixes)[]).find((kind) => prefixes[kind].includes(prefix)) ?? 'OTHER'

const prefixIn = (sql: Queryable) => sql`split_part(m.id, '-', 1)`

export async function findMails(sql: Queryable, search: MailSearch, window: CursorInput) {
  const { position, bound, end } = newestFirst(sql, window, { at: sql`m.created_at`, id: sql`m.id`, idType: 'text' })
  const rows = await sql<MailRow[]>`
    select m.id, ${position}, m.created_at, m.recipient as "to", m.subject, m.sent_at, ${prefixIn(sql)} as prefix,
      m.text is not null as is_readable, ${canBeResent(sql)} as can_resend, ${reportColumns(sql)}
    from mail m where ${bound} and ${isFound(sql, search)} ${end}`
  return rows.map(({ prefix, ...row }) => ({ ...withReport(row), kind: kindOf(prefix) }))
}
type MailRow = Omit<OperatorMail, 'kind' | 'failure' | 'report'> & ReportColumns & { position: string; prefix: string }

export async function countMails(sql: Queryable, search: MailSearch): Promise<number> {
  const [row] = await sql<[{ count: number }]>`
    select count(*)::int as count from (
      select from mail m where ${isFound(sql, search)} limit ${COUNTED + 1}) found`
  return row.count
}

const inState = (sql: Queryable, state: MailState, failed: readonly string[]) =>
  ({
    WAITING: () => sql`and m.sent_at is null`,
    SENT: () => sql`and m.sent_at is not null`,
    FAILED: () => sql`and m.sent_at is null and m.id = any(${[...failed]})`,
    BOUNCED: () => sql`and m.bounced_at is not null`,
  })[state]()

function isFound(sql: Queryable, { state, kind, q = '', failed }: MailSearch) {
  const address = q.trim()
  const known = Object.values(prefixes).flat()
  return sql`true
    ${state ? inState(sql, state, failed) : sql``}
    ${kind ? (kind === 'OTHER' ? sql`and ${prefixIn(sql)} <> all(${known})` : sql`and ${prefixIn(sql)} = any(${[...prefixes[kind]]})`) : sql``}
    ${address === '' ? sql`` : sql`and lower(m.recipient) = lower(${address})`}`
}
