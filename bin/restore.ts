import { existsSync, readdirSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { noteRestore } from '../server/backup/found-backups.ts'
import { BackupError } from '../server/backup/manifest.ts'
import { isEmptyDatabase, restoreBackup } from '../server/backup/restore-backup.ts'
import { verifyBackup } from '../server/backup/verify-backup.ts'
import type { Db } from '../api/platform/db.ts'
import type { Files } from '../api/platform/files.ts'
import { readEnvironment, type Environment } from '../server/environment/environment.ts'
import { openShopFiles } from '../server/open-files.ts'
import { explainStartFailure } from '../server/start-failure.ts'
import { besideShop, patient } from './shop/beside-shop.ts'

const [source, ...others] = process.argv.slice(2)
if (!source || others.length > 0 || source.startsWith('-')) {
  console.error('Usage: npm run restore -- FOLDER_OF_A_BACKUP')
  process.exit(2)
}
process.exit(await restore(resolve(source)))

async function restore(backup: string): Promise<number> {
  let hasBegun = false
  try {
    const environment = readEnvironment(process.env)
    const { dataDir, secretKeys } = environment
    const files = openShopFiles(environment)
    refuseFilledFolder(environment)
    await refuseFilledBucket(files, environment)
    console.log(`Reading ${backup} …`)
    const manifest = await verifyBackup(backup)
    const interrupted = 'The restore was cut off; empty the database and the data folder, then begin again.'
    const code = await besideShop({ ...patient, isUnmigrated: true, interrupted }, async (db) => {
      await refuseFilledDatabase(db)
      hasBegun = true
      await restoreBackup(backup, manifest, { db, files })
      await noteRestore(backup, new Date())
      console.log(`Restored: the shop of ${manifest.madeAt}. Its audit ends as it did. npm start starts it.`)
      const missing = manifest.secretKeyIds.filter((id) => !hasKey(id, { dataDir, secretKeys }))
      if (missing.length > 0)
        console.log(
          `Before that, bring back the keys of second factors (${missing.join(', ')}): secrets.key in ${dataDir}, or SECRETS_KEYS. Without them no authenticator app opens.`,
        )
      return 0
    })
    if (code === 0) await rm(join(dataDir, 'index'), { recursive: true, force: true })
    else if (hasBegun) await undo(files, environment)
    return code
  } catch (error) {
    console.error(explainStartFailure(error) ?? error)
    return 2
  }
}

type Keys = { dataDir: string; secretKeys: { id: string }[] | undefined }
function hasKey(id: string, { dataDir, secretKeys }: Keys) {
  return secretKeys?.some((key) => key.id === id) ?? (id === 'folder' && existsSync(join(dataDir, 'secrets.key')))
}

function refuseFilledFolder({ dataDir, databaseUrl, bucket }: Environment) {
  const isFilled = (name: string) => existsSync(join(dataDir, name)) && readdirSync(join(dataDir, name)).length > 0
  const filled = [...(bucket ? [] : ['files']), ...(databaseUrl ? [] : ['postgres'])].find(isFilled)
  if (filled)
    throw new BackupError(
      `${join(dataDir, filled)} is not empty; a restore overwrites nothing. Set DATA_DIR to a new folder, or move that one away.`,
    )
}

async function refuseFilledBucket(files: Files, { bucket }: Environment) {
  if (!bucket) return
  for await (const _ of files.list())
    throw new BackupError(
      `The bucket '${bucket.bucket}' holds files; a restore overwrites nothing. Name an empty one in S3_BUCKET.`,
    )
}

async function refuseFilledDatabase(db: Db) {
  if (!(await isEmptyDatabase(db)))
    throw new BackupError(
      'The database is not empty; a restore overwrites nothing. Create a new one and name it in DATABASE_URL.',
    )
}

/** What was empty before is emptied again; an own PostgreSQL is left to who runs it. */
async function undo(files: Files, { dataDir, databaseUrl, bucket }: Environment) {
  if (bucket) for await (const name of files.list()) await files.remove(name)
  else await rm(join(dataDir, 'files'), { recursive: true, force: true })
  if (databaseUrl) console.error('The database may be half filled: create it anew before the next try.')
  else await rm(join(dataDir, 'postgres'), { recursive: true, force: true })
}
