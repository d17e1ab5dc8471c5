import { PgBoss } from 'pg-boss'
import type { Db, Queryable } from '../db.ts'
import type { MailJob } from '../mail/mail.ts'
import { inSpan } from '../traces/in-span.ts'
import { DEAD_QUEUE, deadJobs, deadQueue, type DeadJobs } from './dead-jobs.ts'
import { openQueues } from './open-queues.ts'

/** Work that must happen, written in the transaction that makes it due and done at least once after it. */
export type Jobs = {
  /**
   * Enqueues inside the caller's transaction. Payloads name rows: they outlive the work by hours and the dead by a year, so
   * no word about a person stands in them. Mails are queued by `queueMail`.
   */
  send<Queue extends string>(
    tx: Queryable,
    queue: Queue,
    payload: Queue extends 'mail' ? MailJob : object,
  ): Promise<void>
  /**
   * Starts to work off a queue; a failing job is tried again with growing pauses for about a day, then it is dead. `jobId`
   * is the same at every try, in whatever process, also after a replay.
   */
  work<Payload extends object>(queue: string, handle: (payload: Payload, jobId: string) => Promise<void>): Promise<void>
  /** What was tried for a day in vain and waits for an operator. */
  dead: DeadJobs
  /** What happens is of the past: nothing follows it and nobody is notified. */
  isSilent?: true
  stop(): Promise<void>
}

/** For loading a past, as the demo's: takes jobs and mails and does nothing of them. */
export const silentJobs = (jobs: Jobs): Jobs => ({ ...jobs, isSilent: true, async send() {} })

export type RetryPolicy = {
  retryLimit: number
  /** Seconds before the second try; each pause doubles, up to `retryDelayMax` seconds. */
  retryDelay: number
  retryDelayMax: number
  /** Seconds after which a try counts as failed. */
  expireInSeconds: number
  /** Seconds without a sign of life of its process after which a try counts as failed; at least 10. */
  heartbeatSeconds: number
  /** Seconds between two polls for work while there is none. */
  pollingIntervalSeconds: number
  /** Seconds between two polls for tries of dead processes. */
  superviseIntervalSeconds: number
}

/** Pauses of 5 s to 15 min: 23 to 25 hours together. What a killed process had begun is tried again within half a minute. */
const aDay: RetryPolicy = {
  retryLimit: 105,
  retryDelay: 5,
  retryDelayMax: 900,
  expireInSeconds: 90,
  heartbeatSeconds: 10,
  pollingIntervalSeconds: 0.5,
  superviseIntervalSeconds: 10,
}

/** Done jobs are deleted after an hour, by a poll once an hour. */
const DONE_SECONDS = 3600

/** Five at once and without a pause while there is more; each succeeds or fails by itself. */
const atOnce = {
  batchSize: 5,
  burstWhenBatchFull: true,
  perJobResults: true,
  includeMetadata: true,
} as const

export async function openJobs(
  db: Db,
  queues: readonly string[],
  retryPolicy: Partial<RetryPolicy> = {},
): Promise<Jobs> {
  const { superviseIntervalSeconds, pollingIntervalSeconds, ...retries } = { ...aDay, ...retryPolicy }
  const boss = new PgBoss({
    db: executor(db),
    schedule: false,
    superviseIntervalSeconds,
    monitorIntervalSeconds: superviseIntervalSeconds,
    maintenanceIntervalSeconds: DONE_SECONDS,
  })
  // Failed polls while the database is away; the next poll comes by itself.
  boss.on('error', () => {})
  await boss.start()
  const options = { ...retries, retryBackoff: true, deadLetter: DEAD_QUEUE, deleteAfterSeconds: DONE_SECONDS }
  await openQueues(boss, [deadQueue, ...queues.map((name) => ({ name, options }))])
  return {
    async send(tx, queue, payload) {
      await boss.send(queue, payload, { db: executor(tx, { prepare: true }) })
    },
    async work(queue, handle) {
      await boss.work(queue, { ...atOnce, pollingIntervalSeconds }, (jobs) =>
        Promise.all(
          jobs.map(({ id, sourceRootId, data }) =>
            inSpan(`job ${queue}`, { 'tresen.job_id': id }, () => handle(data as never, sourceRootId ?? id)).then(
              () => ({ id, status: 'completed' as const }),
              (error: Error) => ({ id, status: 'failed' as const, output: { message: error.message } }),
            ),
          ),
        ),
      )
    },
    dead: deadJobs(boss, db),
    stop: () => boss.stop({ graceful: true, close: false, timeout: 5000 }),
  }
}

// The type PostgreSQL itself gives to a quoted literal: it takes the type of its place in the statement.
const unknownType = 705

// pg-boss speaks node-postgres, which sends every text as it is; our driver would make JSON of a text that meets json.
// Prepared only where the text is always the same: then it is one round trip, and planned once for a connection.
function executor(sql: Queryable, { prepare = false } = {}) {
  return {
    async executeSql(text: string, values: unknown[] = []) {
      const parameters = values.map((value) => (typeof value === 'string' ? sql.typed(value, unknownType) : value))
      const rows = isOwnTransaction(text)
        ? await onOneConnection(sql as Db, text)
        : await sql.unsafe(text, parameters as never[], { prepare })
      return { rows: rows as unknown as unknown[], rowCount: rows.count }
    },
  }
}

// Changes of its schema come as several statements between begin and commit.
const isOwnTransaction = (text: string) => /^\s*begin\b/i.test(text)

async function onOneConnection(sql: Db, text: string) {
  const connection = await sql.reserve()
  try {
    return await connection.unsafe(text)
  } finally {
    connection.release()
  }
}
