import { inTransaction, type Queryable } from '../platform/db.ts'
import { queueDeletion } from '../platform/retention/delete-files.ts'
import type { Deps } from '../platform/deps.ts'
import { deleteOf, deleteUnattached, fileName, type ErasedFiles } from './queries.ts'

/** Deletes some of what was uploaded before then and has been attached to nothing; how many. */
export const deleteOldUploads = ({ db, jobs }: Pick<Deps, 'db' | 'jobs'>, before: Date): Promise<number> =>
  inTransaction(db, async (tx) => {
    const gone = await deleteUnattached(tx, before)
    await queueDeletion(tx, { jobs }, gone.map(fileName))
    return gone.length
  })

/** Of a company, or of tickets; the files themselves go by a job, which is to be queued in the same transaction. */
export async function eraseFiles(
  tx: Queryable,
  deps: Pick<Deps, 'jobs'>,
  of: ErasedFiles,
): Promise<() => Promise<void>> {
  const names = (await deleteOf(tx, of)).map(fileName)
  return () => queueDeletion(tx, deps, names)
}
