import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { noteRestore } from './backup/found-backups.ts'
import { readEnvironment } from './environment/environment.ts'
import { openMachine } from './machine.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tresen-machine-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const machine = () => openMachine({ dataDir: folder, backupDir: join(folder, 'backups') })

test('the newest whole backup counts, and the restore that was noted beside it', async () => {
  expect(await machine().readBackups()).toEqual({ madeAt: null, restoredAt: null })
  for (const name of ['tresen-20261124T030000Z', 'tresen-20261125T030005Z', 'tresen-20261126T030000Z', 'tresen-x'])
    await mkdir(join(folder, 'backups', name), { recursive: true })
  for (const name of ['tresen-20261124T030000Z', 'tresen-20261125T030005Z', 'tresen-x'])
    await writeFile(join(folder, 'backups', name, 'manifest.json'), '{}')
  const at = new Date('2026-11-25T09:00:00Z')
  await noteRestore(join(folder, 'backups/tresen-20261124T030000Z'), at)
  expect(await machine().readBackups()).toEqual({ madeAt: new Date('2026-11-25T03:00:05Z'), restoredAt: at })
  await writeFile(join(folder, 'backups/last-restore.json'), '{')
  expect((await machine().readBackups()).restoredAt).toBeNull()
})

test('a restore succeeds where its note cannot be written', async () => {
  await expect(noteRestore(join(folder, 'nowhere/tresen-20261124T030000Z'), new Date())).resolves.toBeUndefined()
})

test('the disk is that of the data folder, and backups lie in it unless told', async () => {
  const { freeBytes, totalBytes } = await machine().readDisk()
  expect(freeBytes).toBeLessThanOrEqual(totalBytes)
  expect(readEnvironment({ DATA_DIR: '/srv/data' }).backupDir).toBe('/srv/data/backups')
  expect(readEnvironment({ DATA_DIR: '/srv/data', BACKUP_DIR: '/mnt/backups' }).backupDir).toBe('/mnt/backups')
})
