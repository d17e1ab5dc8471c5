import type { mailStates, OperatorMail } from '../../contract/operator/jobs.ts'
import { COUNTED, type CursorInput } from '../../contract/platform/paging.ts'
import { newestFirst } from '../http/newest-first.ts'
import type { Queryable } from '../platform/db.ts'
import { DEAD_QUEUE, reasonIn } from '../platform/jobs/dead-jobs.ts'
import { findTried, isUnsent } from '../platform/mail/discard-mail.ts'
import { reportColumns, withReport, type ReportColumns } from '../platform/mail/record-report.ts'
import { canBeResent } from '../platform/mail/stored-mails.ts'
import { inDays } from '../platform/wall-clock.ts'

export type MailSearch = {
  state?: MailState | undefined
  kind?: OperatorMail['kind'] | undefined
  q?: string | undefined
  from?: string | undefined
  to?: string | undefined
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
    select m.id, ${position}, m.created_at, m.recipient as "to", m.subject, m.sent_at, m.discarded_at, ${prefixIn(sql)} as prefix,
      m.text is not null as is_readable, ${canBeResent(sql)} as can_resend, ${reportColumns(sql)}
    from mail m where ${bound} and ${isFound(sql, search)} ${end}`
  const unsent = rows.filter(({ sentAt, discardedAt }) => !sentAt && !discardedAt).map(({ id }) => id)
  const [failures, tried] = await Promise.all([findFailures(sql, unsent), findTried(sql, unsent)])
  const discardable = unsent.filter((id) => !tried.some((job) => job.id === id))
  return rows.map(({ prefix, ...row }) => {
    const failure = failures.get(row.id) ?? null
    return { ...withReport(row), kind: kindOf(prefix), failure, canDiscard: discardable.includes(row.id) }
  })
}
type MailRow = Omit<OperatorMail, 'kind' | 'failure' | 'report' | 'canDiscard'> &
  ReportColumns & { position: string; prefix: string }

export async function countMails(sql: Queryable, search: MailSearch): Promise<number> {
  const [row] = await sql<[{ count: number }]>`
    select count(*)::int as count from (
      select from mail m where ${isFound(sql, search)} limit ${COUNTED + 1}) found`
  return row.count
}

const givenUp = (sql: Queryable) =>
  sql`select data ->> 'id' as id, source_output as output from pgboss.job
    where name = ${DEAD_QUEUE} and state < 'active' and not blocked and source_name = 'mail'`

/** What was said to the last try, by the mails of these that were given up. */
async function findFailures(sql: Queryable, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await sql<{ id: string; output: object | null }[]>`
    select * from (${givenUp(sql)}) dead where id = any(${[...ids]})`
  return new Map(rows.map(({ id, output }) => [id, reasonIn(output)]))
}

const inState = (sql: Queryable, state: MailState) =>
  ({
    WAITING: () => sql`and ${isUnsent(sql)}`,
    SENT: () => sql`and m.sent_at is not null`,
    FAILED: () => sql`and ${isUnsent(sql)} and m.id in (select id from (${givenUp(sql)}) dead)`,
    BOUNCED: () => sql`and m.bounced_at is not null`,
    DISCARDED: () => sql`and m.discarded_at is not null`,
  })[state]()

function isFound(sql: Queryable, { state, kind, q = '', from, to }: MailSearch) {
  const address = q.trim()
  const known = Object.values(prefixes).flat()
  return sql`true
    ${state ? inState(sql, state) : sql``}
    ${kind ? (kind === 'OTHER' ? sql`and ${prefixIn(sql)} <> all(${known})` : sql`and ${prefixIn(sql)} = any(${[...prefixes[kind]]})`) : sql``}
    and ${inDays(sql, sql`m.created_at`, { from, to })}
    ${address === '' ? sql`` : sql`and lower(m.recipient) = lower(${address})`}`
}
