import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { makeBackup } from '../server/backup/make-backup.ts'
import { deleteOldBackups } from '../server/backup/retention.ts'
import type { Db } from '../api/platform/db.ts'
import { readEnvironment } from '../server/environment/environment.ts'
import { openShopFiles } from '../server/open-files.ts'
import { besideShop, patient } from './shop/beside-shop.ts'

const NEWEST = 'keep'

type Order = { to: string | undefined; newest: number | undefined }

const order = readOrder()
if (!order) {
  console.error('Usage: npm run backup -- [--to FOLDER] [--keep NUMBER]')
  process.exit(2)
}
const interrupted = 'The backup was cut off; there is none of this time.'
process.exit(await besideShop({ ...patient, isUnmigrated: true, interrupted }, (db) => backUp(db, order)))

async function backUp(db: Db, { to, newest }: Order): Promise<0> {
  const started = performance.now()
  const environment = readEnvironment(process.env)
  const target = to === undefined ? environment.backupDir : resolve(to)
  const now = new Date()
  const { folder, manifest } = await makeBackup({ db, files: openShopFiles(environment), target, now })
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
  console.log(
    `${folder}: ${rows} rows of ${manifest.tables.length} tables and ${manifest.files.length} files, read again and whole (${((performance.now() - started) / 1000).toFixed(1)} s).`,
  )
  if (manifest.auditHead) console.log(`The audit ends at ${manifest.auditHead.number}:${manifest.auditHead.hash}.`)
  if (manifest.secretKeyIds.length > 0)
    console.log(
      `Not in it, on purpose: the keys of second factors (${manifest.secretKeyIds.join(', ')}). They belong in another place.`,
    )
  if (newest !== undefined)
    for (const name of await deleteOldBackups(target, newest, now)) console.log(`Deleted: ${name}`)
  return 0
}

/** Undefined where the arguments make no sense. */
function readOrder(): Order | undefined {
  try {
    const { values } = parseArgs({ options: { to: { type: 'string' }, [NEWEST]: { type: 'string' } } })
    const newest = values[NEWEST] === undefined ? undefined : Number(values[NEWEST])
    const isUsable = newest === undefined || (Number.isInteger(newest) && newest > 0)
    return isUsable ? { to: values.to, newest } : undefined
  } catch {
    return undefined
  }
}
