import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { MANIFEST } from './manifest.ts'
import { BACKUP_NAME } from './found-backups.ts'
import { PREFIX, UNFINISHED } from './make-backup.ts'

const DAY_MS = 86_400_000

/**
 * Deletes all but the newest so many backups of a folder, and what a killed one left a day ago. Returns the names deleted; what
 * bears no name of a backup, or has no manifest, stays.
 */
export async function deleteOldBackups(target: string, newest: number, now: Date): Promise<string[]> {
  const names = (await readdir(target)).toSorted()
  const backups = []
  for (const name of names.filter((one) => BACKUP_NAME.test(one)))
    if (await ageOf(join(target, name, MANIFEST), now)) backups.push(name)
  const old = backups.slice(0, Math.max(0, backups.length - newest))
  for (const name of names.filter((one) => one.startsWith(PREFIX) && one.endsWith(UNFINISHED)))
    if (((await ageOf(join(target, name), now)) ?? 0) > DAY_MS) old.push(name)
  for (const name of old) await rm(join(target, name), { recursive: true, force: true })
  return old
}

const ageOf = (path: string, now: Date) =>
  stat(path).then(
    ({ mtimeMs }) => Math.max(1, now.getTime() - mtimeMs),
    () => undefined,
  )
