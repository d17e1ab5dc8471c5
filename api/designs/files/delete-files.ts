import type { Queryable } from '../../platform/db.ts'
import type { Deps } from '../../platform/deps.ts'

/** Uploads by the name they are stored under, and previews by the token of their sheet. */
export type GoneFiles = { files: string[]; sheets: string[] }

/** Has files deleted once the caller's transaction is committed, whatever happens to this process. */
export async function queueFileDeletion(tx: Queryable, { jobs }: Pick<Deps, 'jobs'>, gone: GoneFiles): Promise<void> {
  if (gone.files.length + gone.sheets.length > 0) await jobs.send(tx, 'design-files', gone)
}

export async function startFileDeletionWorker({ jobs, files, pictures }: Pick<Deps, 'jobs' | 'files' | 'pictures'>) {
  await jobs.work<GoneFiles>('design-files', async (gone) => {
    for (const name of gone.files) await files.remove(name)
    for (const token of gone.sheets) await pictures.remove(previewKey(token))
  })
}

/** Under which the pictures of a sheet are cached. */
export const previewKey = (token: string) => `design-${token}`
