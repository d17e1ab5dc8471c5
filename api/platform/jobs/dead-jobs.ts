import type { PgBoss } from 'pg-boss'

export type DeadJob = {
  /** Its one id, from the first try on. */
  id: string
  queue: string
  payload: object
  createdAt: Date
  diedAt: Date
  /** What the last try said. */
  reason: string
}

export type DeadJobs = {
  /** The longest dead first. */
  list(): Promise<DeadJob[]>
  /** Puts it back into its queue with a day of new tries. False where no such job waits. */
  replay(id: string): Promise<boolean>
  /** Deletes it. False where no such job waits. */
  discard(id: string): Promise<boolean>
}

export const DEAD_QUEUE = 'dead'

/** Nobody works this queue off: its jobs wait for an operator. */
export const deadQueue = { name: DEAD_QUEUE, options: { retentionSeconds: 365 * 24 * 60 * 60 } }

export function deadJobs(boss: PgBoss): DeadJobs {
  const all = async () =>
    (await boss.findJobs<object>(DEAD_QUEUE, { queued: true })).map((job) => ({
      id: job.sourceRootId ?? job.id,
      // The copy that lies in the queue of the dead has an id of its own.
      deadId: job.id,
      queue: job.sourceName ?? '',
      payload: job.data,
      createdAt: job.sourceCreatedOn ?? job.createdOn,
      diedAt: job.createdOn,
      reason: reasonIn(job.sourceOutput),
    }))
  const find = async (id: string) => (await all()).find((job) => job.id === id)
  return {
    async list() {
      const found = await all()
      return found.map(({ deadId: _, ...job }) => job).toSorted((a, b) => a.diedAt.getTime() - b.diedAt.getTime())
    },
    async replay(id) {
      const job = await find(id)
      return job !== undefined && (await boss.redrive(DEAD_QUEUE, { ids: [job.deadId] })) === 1
    },
    async discard(id) {
      const job = await find(id)
      if (!job) return false
      await boss.deleteJob(DEAD_QUEUE, job.deadId)
      return true
    },
  }
}

function reasonIn(output: object | null): string {
  if (output && 'message' in output) return String(output.message)
  // The supervisor's own words stand one level deeper.
  if (output && 'value' in output) return reasonIn(output.value as object)
  return ''
}
