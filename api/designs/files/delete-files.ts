import type { Queryable } from '../../platform/db.ts'
import type { Deps } from '../../platform/deps.ts'

/** Uploads by the name they are stored under, and previews by the token of their sheet. */
export type GoneFiles = { files: string[]; sheets: string[] }

/** In a bucket each is a call: a job is done well within its time. */
const AT_ONCE = 200

/** Has files deleted once the caller's transaction is committed, whatever happens to this process. */
export async function queueFileDeletion(
  tx: Queryable,
  { jobs }: Pick<Deps, 'jobs'>,
  { files, sheets }: GoneFiles,
): Promise<void> {
  for (let from = 0; from < Math.max(files.length, sheets.length); from += AT_ONCE) {
    const part = <Item>(all: Item[]) => all.slice(from, from + AT_ONCE)
    await jobs.send(tx, 'design-files', { files: part(files), sheets: part(sheets) } satisfies GoneFiles)
  }
}

export async function startFileDeletionWorker({ jobs, files, pictures }: Pick<Deps, 'jobs' | 'files' | 'pictures'>) {
  await jobs.work<GoneFiles>('design-files', async (gone) => {
    for (const name of gone.files) await files.remove(name)
    for (const token of gone.sheets) await pictures.remove(previewKey(token))
  })
}

/** Under which the pictures of a sheet are cached. */
export const previewKey = (token: string) => `design-${token}`
