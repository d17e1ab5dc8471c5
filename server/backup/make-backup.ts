import { createWriteStream } from 'node:fs'
import { mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createZstdCompress } from 'node:zlib'
import type { Db, Tx } from '../../api/platform/db.ts'
import type { Files } from '../../api/platform/files.ts'
import { appliedMigrations } from '../../api/platform/migrations.ts'
import { columnList, findSecretKeyIds, findSequences, findTables, tableName, type TableShape } from './backup-tables.ts'
import { BackupError, MANIFEST, tableFile, type FileEntry, type Manifest, type TableEntry } from './manifest.ts'
import { measuredStream } from './measured-stream.ts'
import { verifyBackup } from './verify-backup.ts'

/** `files` are what people have uploaded; `target` is where backups lie side by side. */
type Source = { db: Db; files: Files; target: string; now: Date }

export type MadeBackup = { folder: string; manifest: Manifest }

export const PREFIX = 'tresen-'
/** Before it is whole; such a folder is no backup. */
export const UNFINISHED = '.unfinished'

/**
 * Copies the database as it is in one moment, while others write, then the files. Under its name stands a backup only once it is
 * whole, on disk and read again. `db` needs no limits on the time of a statement.
 */
export async function makeBackup({ db, files: uploads, target, now }: Source): Promise<MadeBackup> {
  const name = `${PREFIX}${now.toISOString().replaceAll(/[-:]|\.\d+/g, '')}`
  const folder = join(target, name)
  const partial = `${folder}${UNFINISHED}`
  await makeFolder(partial)
  try {
    const database = await db.begin('isolation level repeatable read read only', (tx) => copyDatabase(tx, partial))
    const files = await copyFiles(uploads, join(partial, 'files'))
    const manifest: Manifest = { format: 1, version: await ownVersion(), madeAt: now.toISOString(), ...database, files }
    await writeFile(join(partial, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600, flush: true })
    await verifyBackup(partial)
    await rename(partial, folder)
    await syncFolder(target)
    return { folder, manifest }
  } catch (error) {
    await rm(partial, { recursive: true, force: true })
    throw explained(error, target)
  }
}

async function makeFolder(partial: string) {
  const target = dirname(partial)
  try {
    await mkdir(target, { recursive: true, mode: 0o700 })
  } catch (error) {
    throw unwritable(target, error)
  }
  try {
    await mkdir(partial, { mode: 0o700 })
    await mkdir(join(partial, 'tables'), { mode: 0o700 })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw unwritable(target, error)
    throw new BackupError(`In ${target} another backup of this second is being made; try again.`)
  }
}

/** All of one snapshot, which the first statement takes; but the sequences, which no snapshot holds. */
async function copyDatabase(tx: Tx, folder: string) {
  await tx`set local idle_in_transaction_session_timeout = 0`
  const migrations = await appliedMigrations(tx)
  if (migrations.length === 0) throw new BackupError('The database is empty; there is nothing to back up.')
  const tables: TableEntry[] = []
  for (const table of await findTables(tx)) tables.push(await copyTable(tx, table, folder))
  const [head] = await tx<{ number: number; hash: string }[]>`
    select number, encode(hash, 'hex') as hash from audit_seal order by number desc limit 1`
  return {
    migrations: [...migrations],
    tables,
    sequences: await findSequences(tx),
    auditHead: head ?? null,
    secretKeyIds: await findSecretKeyIds(tx),
  }
}

async function copyTable(tx: Tx, table: TableShape, folder: string): Promise<TableEntry> {
  const { schema, name, columns } = table
  // A select, as a table in partitions cannot be copied itself.
  const copied = await tx.unsafe(`copy (select ${columnList(columns)} from ${tableName(table)}) to stdout`).readable()
  const { stream, sums } = measuredStream()
  const file = createWriteStream(join(folder, tableFile(table)), { mode: 0o600, flush: true })
  await pipeline(copied, stream, createZstdCompress(), file)
  // Where the last rows filled its buffer, the driver has paused the connection, and nobody reads on after the end.
  copied._read(0)
  const { rows, sha256 } = sums()
  return { schema, name, columns, rows, sha256 }
}

/** A file that goes meanwhile was deleted by its owner. One that comes is of a later moment than the rows. */
async function copyFiles(from: Files, to: string): Promise<FileEntry[]> {
  const entries: FileEntry[] = []
  for await (const path of from.list()) {
    const original = await from.stream(path)
    if (!original) continue
    await mkdir(dirname(join(to, path)), { recursive: true, mode: 0o700 })
    const { stream, sums } = measuredStream()
    const copy = createWriteStream(join(to, path), { mode: 0o600, flush: true })
    await pipeline(original.content, stream, copy)
    const { bytes, sha256 } = sums()
    if (bytes !== original.bytes) throw new BackupError(`No backup was made: ${path} could not be read to its end.`)
    entries.push({ path, bytes, sha256 })
  }
  return entries
}

async function syncFolder(folder: string) {
  const handle = await open(folder)
  await handle.sync().finally(() => handle.close())
}

async function ownVersion() {
  const text = await readFile(join(import.meta.dirname, '../../package.json'), 'utf8')
  return (JSON.parse(text) as { version: string }).version
}

const unwritable = (target: string, error: unknown) =>
  new BackupError(
    `${target} cannot be written (${(error as NodeJS.ErrnoException).code}); no backup was made. Make it writable or name another folder.`,
  )

function explained(error: unknown, target: string) {
  if (error instanceof BackupError) return error
  const { code, message } = error as NodeJS.ErrnoException
  if (code === 'ENOSPC' || code === 'EDQUOT')
    return new BackupError(`The disk of ${target} is full; no backup was made. Free some space or name another folder.`)
  return new BackupError(`No backup was made: ${message.replace(/\.$/, '')}.`, { cause: error })
}
