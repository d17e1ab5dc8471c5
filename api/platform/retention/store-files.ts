import { inTransaction, type Tx } from '../db.ts'
import type { Deps } from '../deps.ts'
import type { FileContent } from '../files.ts'
import { inBatch } from './batch.ts'
import { queueDeletion } from './delete-files.ts'

/** Folders of files that rows name: by which, `api/find-unused-files.ts` knows. */
export type FileFolder = 'attachments' | 'designs' | 'imports' | 'photos' | 'runs' | 'stores' | 'uploads'
export type StoredName = `${FileFolder}/${string}`

type StoreDeps = Pick<Deps, 'db' | 'clock' | 'files'>

/** Files on their way to the rows that name them. */
export type NewFiles = {
  /** Writes one, outside of any transaction. */
  store(name: StoredName, content: FileContent): Promise<void>
  /** Within the transaction that writes the rows: all of them stay exactly if it is committed. */
  claim(tx: Tx): Promise<void>
}

/**
 * The one way to store files (decision 255): each is noted, then written, and `claim` takes the notes away together with what `work`
 * writes of it. What is not claimed once `work` has ended, however it has, is removed at once; what a killed process or a database
 * that is away has left is found by its note a day later.
 */
export async function storeFiles<Result>(
  { db, clock, files }: StoreDeps,
  work: (newFiles: NewFiles) => Promise<Result>,
): Promise<Result> {
  const noted: string[] = []
  const written: string[] = []
  let isClaimed = false
  const newFiles: NewFiles = {
    async store(name, content) {
      await db`insert into unclaimed_file (name, noted_at) values (${name}, ${clock.now()})`
      noted.push(name)
      await files.write(name, content)
      written.push(name)
    },
    async claim(tx) {
      if (noted.length === 0) return
      const claimed = await tx`delete from unclaimed_file where name = any(${noted}) and not is_left`
      if (claimed.count < noted.length)
        throw new Error(`Of ${noted.join(', ')} some were deleted before they were claimed`)
      isClaimed = true
    },
  }
  try {
    const result = await work(newFiles)
    if (!isClaimed) await removeLeft({ db, files }, written)
    return result
  } catch (error) {
    await removeLeft({ db, files }, written)
    throw error
  }
}

/** Those that are not claimed: a commit whose answer got lost has taken the note, and its file stays. Never fails, as their notes remain. */
async function removeLeft({ db, files }: Pick<Deps, 'db' | 'files'>, written: string[]): Promise<void> {
  if (written.length === 0) return
  try {
    // From here on nobody can claim them.
    const left = await db<{ name: string }[]>`
      update unclaimed_file set is_left = true where name = any(${written}) returning name`
    for (const { name } of left) await files.remove(name)
    await db`delete from unclaimed_file where name = any(${left.map(({ name }) => name)}) and is_left`
  } catch {
    // The database or the storage is away: the hourly deletion does it.
  }
}

/** Some of the files that were noted before and never claimed; how many. */
export const deleteUnclaimed = ({ db, jobs }: Pick<Deps, 'db' | 'jobs'>, before: Date): Promise<number> =>
  inTransaction(db, async (tx) => {
    const gone = await tx<{ name: string }[]>`
      delete from unclaimed_file where ${inBatch(tx, tx`from unclaimed_file t where noted_at < ${before}`)} returning name`
    await queueDeletion(
      tx,
      { jobs },
      gone.map(({ name }) => name),
    )
    return gone.length
  })
