import type { PgBoss } from 'pg-boss'
import { inTransaction, type Db } from '../db.ts'
import { discardMail } from '../mail/discard-mail.ts'

export type DeadJob = {
  /** Its one id, from the first try on. */
  id: string
  queue: string
  payload: object
  createdAt: Date
  tries: number
  diedAt: Date
  /** What the last try said. */
  reason: string
}

export type DeadJobs = {
  /** The longest dead first. */
  list(): Promise<DeadJob[]>
  /** Puts it back into its queue with a day of new tries. False where no such job waits. */
  replay(id: string): Promise<boolean>
  /** The same for those of a queue that had died by then, the longest dead first and at most so many; how many went back. */
  replayQueue(queue: string, until: { before: Date; most: number }): Promise<number>
  /** Deletes it; of a mail also what it says. False where no such job waits. */
  discard(id: string, at: Date): Promise<boolean>
}

export const DEAD_QUEUE = 'dead'

/** Nobody works this queue off: its jobs wait for an operator. */
export const deadQueue = { name: DEAD_QUEUE, options: { retentionSeconds: 365 * 24 * 60 * 60 } }

export function deadJobs(boss: PgBoss, db: Db): DeadJobs {
  const all = async () =>
    (await boss.findJobs<object>(DEAD_QUEUE, { queued: true })).map((job) => ({
      id: job.sourceRootId ?? job.id,
      queue: job.sourceName ?? '',
      payload: job.data,
      createdAt: job.sourceCreatedOn ?? job.createdOn,
      tries: (job.sourceRetryCount ?? 0) + 1,
      diedAt: job.createdOn,
      reason: reasonIn(job.sourceOutput),
    }))
  // The copy that lies in the queue of the dead has an id of its own.
  const find = async (id: string) => {
    const [job] = await db<{ id: string; mailId: string | null }[]>`
      select id, case when source_name = 'mail' then data ->> 'id' end as mail_id from pgboss.job
      where name = ${DEAD_QUEUE} and state < 'active' and (source_root_id = ${id} or (source_root_id is null and id = ${id}))`
    return job
  }
  return {
    async list() {
      return (await all()).toSorted((a, b) => a.diedAt.getTime() - b.diedAt.getTime())
    },
    async replay(id) {
      const job = await find(id)
      return job !== undefined && (await boss.redrive(DEAD_QUEUE, { ids: [job.id] })) === 1
    },
    replayQueue: (sourceName, { before, most }) =>
      boss.redrive(DEAD_QUEUE, { sourceName, createdBefore: before, limit: most }),
    async discard(id, at) {
      const job = await find(id)
      if (!job) return false
      const { mailId } = job
      const isGone = mailId !== null && (await inTransaction(db, (tx) => discardMail(tx, mailId, at)))
      if (!isGone) await boss.deleteJob(DEAD_QUEUE, job.id)
      return true
    },
  }
}

/** What a try has left as its output, in words. */
export function reasonIn(output: object | null): string {
  if (output && 'message' in output) return String(output.message)
  // The supervisor's own words stand one level deeper.
  if (output && 'value' in output) return reasonIn(output.value as object)
  return ''
}
