import { readFileSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { join } from 'node:path'
import type { Machine } from '../api/platform/deps.ts'
import { newestBackupAt, restoredAt } from './backup/found-backups.ts'
import type { Environment } from './environment/environment.ts'

const PACKAGE = join(import.meta.dirname, '../package.json')

export const openMachine = ({ dataDir, backupDir }: Pick<Environment, 'dataDir' | 'backupDir'>): Machine => ({
  version: (JSON.parse(readFileSync(PACKAGE, 'utf8')) as { version: string }).version,
  async readDisk() {
    const { bavail, bsize, blocks } = await statfs(dataDir)
    return { freeBytes: bavail * bsize, totalBytes: blocks * bsize }
  },
  readBackups: async () => ({ madeAt: await newestBackupAt(backupDir), restoredAt: await restoredAt(backupDir) }),
})
