import { findUnusedFiles } from '../../api/find-unused-files.ts'
import { systemClock } from '../../api/platform/clock.ts'
import type { Db } from '../../api/platform/db.ts'
import type { Files } from '../../api/platform/files.ts'
import { fault, fine, type Finding } from './finding.ts'

/** What lies there and no row names: of erased people it may hold what they were promised is gone. */
export async function unusedFilesFinding(db: Db, files: Files): Promise<Finding> {
  let count = 0
  let first = ''
  try {
    for await (const { name } of findUnusedFiles({ db, files, clock: systemClock })) {
      first ||= name
      count++
    }
  } catch (error) {
    return fault(`The files cannot be compared with their rows: ${(error as Error).message}.`)
  }
  if (count === 0) return fine('Every file that is older than a day is named by a row.')
  return fault(
    `${count} ${count === 1 ? 'file that no row names lies' : 'files that no row names lie'} with the others, first ${first}.`,
    'npm run operator -- files unused lists them, with --delete it deletes them.',
  )
}
