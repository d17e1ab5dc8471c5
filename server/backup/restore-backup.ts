import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Writable } from 'node:stream'
import { createZstdDecompress } from 'node:zlib'
import { verifyAudit } from '../../api/platform/audit/verify-audit.ts'
import type { Db, Tx } from '../../api/platform/db.ts'
import { openJobs } from '../../api/platform/jobs/jobs.ts'
import { queues } from '../../api/platform/jobs/queues.ts'
import { knownMigrations, migrate } from '../../api/platform/migrations.ts'
import { openFiles, type Files } from '../../api/platform/files.ts'
import { columnList, findTables, tableName } from './backup-tables.ts'
import { BackupError, tableFile, type Manifest, type TableEntry } from './manifest.ts'
import { measuredStream } from './measured-stream.ts'

const MIGRATIONS = join(import.meta.dirname, '../../db/migrations')

type Place = { db: Db; files: Files }

/**
 * Puts a backup whose sums were verified into an empty database and where files are stored: the schema as it was then, all rows in one
 * transaction, the files, and then the migrations that came since. Throws BackupError where the audit's chain does not end as it did.
 */
export async function restoreBackup(folder: string, manifest: Manifest, { db, files }: Place): Promise<void> {
  await refuseUnknownMigrations(manifest)
  await migrate(db, MIGRATIONS, { upTo: manifest.migrations.at(-1)!.number })
  await makeQueues(db)
  await db.begin((tx) => copyRows(tx, folder, manifest))
  await copyFiles(folder, manifest, files)
  await migrate(db, MIGRATIONS)
  await checkAudit(db, manifest)
}

/** Whether nothing stands there that a restore would mix with. */
export async function isEmptyDatabase(db: Db): Promise<boolean> {
  const [row] = await db<[{ count: number }]>`
    select count(*)::int from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ('public', 'pgboss') and c.relkind in ('r', 'p', 'v', 'm', 'S')`
  return row.count === 0
}

async function refuseUnknownMigrations({ migrations, version }: Manifest) {
  const known = await knownMigrations(MIGRATIONS)
  const unknown = migrations.find(
    ({ number, checksum }) => !known.some((one) => one.number === number && one.checksum === checksum),
  )
  if (!unknown) return
  throw new BackupError(
    `The backup is of version ${version}, whose migration ${unknown.name} is unknown here or another one; restore it with the version that made it, or a newer one.`,
  )
}

// The job queue's library makes its schema by itself.
async function makeQueues(db: Db) {
  const jobs = await openJobs(db, queues)
  await jobs.stop()
}

async function copyRows(tx: Tx, folder: string, { tables, sequences }: Manifest) {
  await refuseUnknownColumns(tx, tables)
  const undo = await withoutRules(tx)
  // Migrations write rows, too.
  const emptied = [...(await findTables(tx))].map(tableName).join(', ')
  await tx.unsafe(`truncate ${emptied}`)
  for (const table of tables) await copyTable(tx, folder, table)
  for (const { name, lastValue, isCalled } of sequences)
    await tx`select setval(${`public.${name}`}::regclass, ${lastValue}, ${isCalled})`
  for (const statement of undo) await tx.unsafe(statement)
}

async function refuseUnknownColumns(tx: Tx, tables: TableEntry[]) {
  const here = new Map((await findTables(tx)).map((table) => [tableName(table), table.columns]))
  for (const table of tables) {
    const lacking = table.columns.find((column) => !here.get(tableName(table))?.includes(column))
    if (lacking)
      throw new BackupError(
        `The backup holds ${table.schema}.${table.name}.${lacking}, for which this version has no place; restore it with the version that made it.`,
      )
  }
}

/**
 * Takes foreign keys and triggers off, so that tables can be filled in any order and what only grows can be filled at all. What it
 * returns puts them back; adding a foreign key checks all rows. Unlike `session_replication_role` an ordinary owner may do so.
 */
async function withoutRules(tx: Tx): Promise<string[]> {
  const rules = await tx<{ off: string; back: string }[]>`
    select format('alter table %s drop constraint %I', conrelid::regclass, conname) as off,
      format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as back
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0
    union all
    select format('alter table %s disable trigger %I', tgrelid::regclass, tgname),
      format('alter table %s enable trigger %I', tgrelid::regclass, tgname)
    from pg_trigger t join pg_class c on c.oid = t.tgrelid
    where not tgisinternal and tgenabled = 'O' and c.relnamespace = 'public'::regnamespace`
  for (const { off } of rules) await tx.unsafe(off)
  return rules.map(({ back }) => back)
}

async function copyTable(tx: Tx, folder: string, table: TableEntry) {
  const { stream, sums } = measuredStream()
  const target = await copyInto(tx, `copy ${tableName(table)} (${columnList(table.columns)}) from stdin`)
  await pipeline(createReadStream(join(folder, tableFile(table))), createZstdDecompress(), stream, target)
  if (sums().rows !== table.rows)
    throw new BackupError(`The backup changed while it was restored: ${tableFile(table)}.`)
}

/** What PostgreSQL refuses in the midst of it, the driver tells only the query, which has resolved by then: it would wait for ever. */
async function copyInto(tx: Tx, statement: string): Promise<Writable> {
  const query = tx.unsafe(statement)
  const target = await query.writable()
  void Object.assign(query, { reject: (error: Error) => target.destroy(error) })
  return target
}

async function copyFiles(folder: string, { files }: Manifest, target: Files) {
  const source = openFiles(join(folder, 'files'))
  for (const { path } of files) await target.write(path, (await source.read(path))!)
}

async function checkAudit(db: Db, { auditHead }: Manifest) {
  const { broken } = await verifyAudit(db, auditHead ?? undefined)
  if (broken)
    throw new BackupError(
      `The audit of the restored shop is broken (${broken.kind}, seal ${broken.number}, row ${broken.entryId}): the backup was made of a database that somebody changed.`,
    )
}
