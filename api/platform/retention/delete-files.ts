import type { Queryable } from '../db.ts'
import type { Deps } from '../deps.ts'

type GoneFiles = { names: string[] }

/** In a bucket each is a call: a job is done well within its time. */
const AT_ONCE = 200

// Named after who had it first: jobs of the version before wait in it.
const QUEUE = 'attachment-files'

/** Has files deleted once the caller's transaction is committed, whatever happens to this process. */
export async function queueDeletion(tx: Queryable, { jobs }: Pick<Deps, 'jobs'>, names: string[]): Promise<void> {
  for (let from = 0; from < names.length; from += AT_ONCE)
    await jobs.send(tx, QUEUE, { names: names.slice(from, from + AT_ONCE) } satisfies GoneFiles)
}

export async function startDeletionWorker({ jobs, files }: Pick<Deps, 'jobs' | 'files'>): Promise<void> {
  await jobs.work<GoneFiles>(QUEUE, async ({ names }) => {
    for (const name of names) await files.remove(name)
  })
}
