import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { MANIFEST } from './manifest.ts'
import { PREFIX } from './make-backup.ts'

export const BACKUP_NAME = new RegExp(`^${PREFIX}(\\d{4})(\\d{2})(\\d{2})T(\\d{2})(\\d{2})(\\d{2})Z$`)
/** Beside the backups: when one of them was restored last. */
const RESTORED = 'last-restore.json'

/** When the newest whole backup of a folder was made; null where there is none. */
export async function newestBackupAt(target: string): Promise<Date | null> {
  const names = await readdir(target).catch(() => [])
  for (const name of names.filter((one) => BACKUP_NAME.test(one)).toSorted((a, b) => (a < b ? 1 : -1))) {
    const isWhole = await stat(join(target, name, MANIFEST)).then(
      () => true,
      () => false,
    )
    if (isWhole) return new Date(name.replace(BACKUP_NAME, '$1-$2-$3T$4:$5:$6Z'))
  }
  return null
}

/** When a backup of that folder was restored last; null where nobody has noted it. */
export async function restoredAt(target: string): Promise<Date | null> {
  const text = await readFile(join(target, RESTORED), 'utf8').catch(() => null)
  if (text === null) return null
  try {
    const at = new Date((JSON.parse(text) as { restoredAt: string }).restoredAt)
    return Number.isNaN(at.getTime()) ? null : at
  } catch {
    return null
  }
}

/** Notes beside a backup that it was restored. A folder that cannot be written stays as it is: the restore has succeeded. */
export async function noteRestore(backup: string, now: Date): Promise<void> {
  const note = { restoredAt: now.toISOString(), backup }
  await writeFile(join(dirname(backup), RESTORED), `${JSON.stringify(note)}\n`).catch(() => {})
}
