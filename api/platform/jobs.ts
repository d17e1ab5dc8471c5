import { PgBoss } from 'pg-boss'
import type { Db, Queryable } from './db.ts'

/** Work that must happen, written in the transaction that makes it due and done at least once after it. */
export type Jobs = {
  /** Enqueues inside the caller's transaction. */
  send(tx: Queryable, queue: string, payload: object): Promise<void>
  /** Starts to work off a queue; a failing job is tried again with growing pauses for about a day. */
  work<Payload extends object>(queue: string, handle: (payload: Payload, jobId: string) => Promise<void>): Promise<void>
  stop(): Promise<void>
}

const retries = { retryLimit: 20, retryDelay: 5, retryBackoff: true, retryDelayMax: 3600 }

export async function openJobs(db: Db, queues: readonly string[]): Promise<Jobs> {
  const boss = new PgBoss({ db: executor(db), schedule: false })
  boss.on('error', () => {})
  await boss.start()
  for (const queue of queues) await boss.createQueue(queue, retries)
  return {
    async send(tx, queue, payload) {
      await boss.send(queue, payload, { db: executor(tx) })
    },
    async work(queue, handle) {
      await boss.work(queue, { pollingIntervalSeconds: 0.5 }, async (jobs) => {
        for (const job of jobs) await handle(job.data as never, job.id)
      })
    },
    stop: () => boss.stop({ graceful: true, close: false, timeout: 5000 }),
  }
}

// pg-boss speaks node-postgres; our driver gives it the rows of each statement.
function executor(sql: Queryable) {
  return {
    async executeSql(text: string, values: unknown[] = []) {
      const rows = await sql.unsafe(text, values as never[])
      return { rows: rows as unknown as unknown[], rowCount: rows.count }
    },
  }
}
