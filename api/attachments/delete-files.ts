import type { Queryable } from '../platform/db.ts'
import type { Deps } from '../platform/deps.ts'
import { deleteOf, deleteUnattached, fileName, type ErasedFiles } from './queries.ts'

type GoneFiles = { names: string[] }

/** Deletes what was uploaded before then and has been attached to nothing. */
export async function deleteOldUploads({ db, jobs }: Pick<Deps, 'db' | 'jobs'>, before: Date): Promise<void> {
  await db.begin(async (tx) => {
    await queueDeletion(tx as never, { jobs }, (await deleteUnattached(tx as never, before)).map(fileName))
  })
}

/** Of a company, or of tickets; the files themselves go by a job, which is to be queued in the same transaction. */
export async function eraseFiles(
  tx: Queryable,
  deps: Pick<Deps, 'jobs'>,
  of: ErasedFiles,
): Promise<() => Promise<void>> {
  const names = (await deleteOf(tx, of)).map(fileName)
  return () => queueDeletion(tx, deps, names)
}

async function queueDeletion(tx: Queryable, { jobs }: Pick<Deps, 'jobs'>, names: string[]) {
  if (names.length > 0) await jobs.send(tx, 'attachment-files', { names } satisfies GoneFiles)
}

export async function startAttachmentWorker({ jobs, files }: Pick<Deps, 'jobs' | 'files'>): Promise<void> {
  await jobs.work<GoneFiles>('attachment-files', async ({ names }) => {
    for (const name of names) await files.remove(name)
  })
}
