import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { Db, Queryable, Tx } from './db.ts'

/** The database and this code do not fit together; the message is one sentence for the operator. */
export class MigrationError extends Error {}

type Migration = { number: number; name: string; sql: string; checksum: string; isAdditive: boolean }
export type AppliedMigration = Omit<Migration, 'sql'>

/** How often a migration is tried that does not get its locks, how long each statement waits for one, and the pause. */
export type LockRetryPolicy = { tries: number; lockTimeoutMs: number; pauseMs: number }

/** `upTo` is the number of the last one to apply, for restoring what an older version has written. */
type MigrateOptions = Partial<LockRetryPolicy> & { upTo?: number }

const patient: LockRetryPolicy = { tries: 60, lockTimeoutMs: 2000, pauseMs: 1000 }

/**
 * Applies the folder's `NNNN_name.sql` files that the database has not seen, in order, each in a transaction of its own
 * under an advisory lock, so that processes starting together apply each once. Returns the names applied. A table that is
 * in use is waited for shortly, as everybody else waits behind who waits for it, and then tried for again.
 * Throws MigrationError, before changing anything, when an applied one was changed, is missing, or is unknown here and not
 * additive: with a first line `-- additive` an older version works on beside it, or after it was rolled back.
 */
export async function migrate(sql: Db, folder: string, options: MigrateOptions = {}): Promise<string[]> {
  const { upTo = Infinity, ...retryPolicy } = { ...patient, ...options }
  const migrations = (await readMigrations(folder)).filter(({ number }) => number <= upTo)
  const applied: string[] = []
  for (let attempt = 1; ;) {
    const next = await sql
      .begin((tx) => applyNext(tx, migrations, retryPolicy))
      .catch((error: Error) => (isLockHeld(error) && attempt++ < retryPolicy.tries ? 'AGAIN' : Promise.reject(error)))
    if (!next) return applied
    if (next === 'AGAIN') await delay(retryPolicy.pauseMs)
    else {
      applied.push(next.name)
      attempt = 1
    }
  }
}

/** How the folder's migrations and those of the database differ; both lists empty where the database is as this code needs it. */
export type MigrationGap = { missing: string[]; unknown: string[] }

/** Compares without changing anything. What is unknown here and additive does no harm and is left out. */
export async function migrationGap(sql: Queryable, folder: string): Promise<MigrationGap> {
  const migrations = await readMigrations(folder)
  const applied = await appliedMigrations(sql)
  const isSame = (a: AppliedMigration, b: AppliedMigration) => a.number === b.number && a.checksum === b.checksum
  return {
    missing: migrations.filter((one) => !applied.some((row) => isSame(row, one))).map(({ name }) => name),
    unknown: applied
      .filter((row) => !row.isAdditive && !migrations.some((one) => isSame(row, one)))
      .map(({ name }) => name),
  }
}

/** None in a database without the table. */
export async function appliedMigrations(sql: Queryable): Promise<AppliedMigration[]> {
  const [table] = await sql<{ name: string | null }[]>`select to_regclass('migration')::text as name`
  if (!table?.name) return []
  return sql<AppliedMigration[]>`select number, name, checksum, is_additive from migration order by number`
}

/** Those of the folder, whatever a database has. */
export const knownMigrations = (folder: string): Promise<AppliedMigration[]> => readMigrations(folder)

async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted()
  const migrations = await Promise.all(names.map((name) => readMigration(folder, name)))
  const twin = migrations.find(({ number }, index) => migrations[index - 1]?.number === number)
  if (twin)
    throw new MigrationError(`The migration ${twin.name} has the number of another one; give it the next free one.`)
  return migrations
}

async function readMigration(folder: string, file: string): Promise<Migration> {
  const number = /^(\d{4})_[a-z0-9_-]+\.sql$/.exec(file)?.[1]
  if (!number) throw new MigrationError(`The migration ${file} should be called like 0001_name.sql.`)
  // A checkout may have changed the line ends.
  const sql = (await readFile(join(folder, file), 'utf8')).replaceAll('\r\n', '\n')
  return {
    number: Number(number),
    name: file.slice(0, -4),
    sql,
    // Without the mark: it may be put on later.
    checksum: createHash('sha256').update(sql.replace(ADDITIVE, '')).digest('hex'),
    isAdditive: ADDITIVE.test(sql),
  }
}

const ADDITIVE = /^-- additive\n/

async function applyNext(
  tx: Tx,
  migrations: Migration[],
  { lockTimeoutMs }: LockRetryPolicy,
): Promise<Migration | undefined> {
  await tx`set local statement_timeout = 0`
  await tx`set local lock_timeout = 0`
  await tx`select pg_advisory_xact_lock(hashtext('tresen migration'))`
  await tx`create table if not exists migration (
    number int primary key, name text not null, checksum text not null, applied_at timestamptz not null default now()
  )`
  await tx.unsafe(`set local lock_timeout = ${lockTimeoutMs}`)
  const applied = await readApplied(tx, migrations)
  applied.forEach((row) => checkApplied(row, migrations))
  const last = applied.at(-1)
  const next = migrations.find(({ number }) => !applied.some((row) => row.number === number))
  if (!next) return undefined
  if (last && next.number < last.number) {
    throw new MigrationError(
      `The migration ${next.name} is new, but comes before ${last.name}, which this database has; give it a number above ${last.number}. Until then start the version that ran before.`,
    )
  }
  await tx.unsafe(next.sql).catch((error: Error) => {
    const reason = isLockHeld(error) ? 'what it changes is in use; start again when less goes on' : error.message
    throw new MigrationError(`The migration ${next.name} failed and changed nothing: ${reason}.`, { cause: error })
  })
  await tx`
    insert into migration (number, name, checksum, is_additive)
    values (${next.number}, ${next.name}, ${next.checksum}, ${next.isAdditive})`
  return next
}

// An older version has no file of a newer migration to look into, so the database says of each whether it is additive.
async function readApplied(tx: Tx, migrations: Migration[]) {
  const [mark] = await tx`select from pg_attribute where attrelid = 'migration'::regclass and attname = 'is_additive'`
  if (!mark) await tx`alter table migration add column is_additive boolean not null default false`
  const marked = migrations.filter(({ isAdditive }) => isAdditive).map(({ number }) => number)
  await tx`update migration set is_additive = true where number = any(${marked}) and not is_additive`
  return tx<AppliedMigration[]>`select number, name, checksum, is_additive from migration order by number`
}

const isLockHeld = (error: Error) => [error, error.cause].some((of) => (of as { code?: string })?.code === '55P03')

function checkApplied(applied: AppliedMigration, migrations: Migration[]) {
  const known = migrations.find(({ number }) => number === applied.number)
  if (!known && applied.number > (migrations.at(-1)?.number ?? 0)) {
    if (applied.isAdditive) return
    throw new MigrationError(
      `The database was written by a newer version: its migration ${applied.name} is unknown here. Start that version, or restore a backup made before it.`,
    )
  }
  if (known?.name !== applied.name) {
    throw new MigrationError(
      `The migration ${applied.name} was applied to this database, but its file is missing. Bring it back.`,
    )
  }
  if (known.checksum !== applied.checksum) {
    throw new MigrationError(
      `The migration ${applied.name} was changed after it was applied. Undo that and write a new migration.`,
    )
  }
}
