import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Db, Tx } from './db.ts'

/** The database and this code do not fit together; the message is one sentence for the operator. */
export class MigrationError extends Error {}

type Migration = { number: number; name: string; sql: string; checksum: string }
type Applied = Omit<Migration, 'sql'>

/**
 * Applies the folder's `NNNN_name.sql` files that the database has not seen, in order, each in a transaction of its own
 * under an advisory lock, so that processes starting together apply each once. Returns the names applied.
 * Throws MigrationError, before changing anything, when an applied one was changed, is missing or is unknown here.
 */
export async function migrate(sql: Db, folder: string): Promise<string[]> {
  const migrations = await readMigrations(folder)
  const applied: string[] = []
  for (;;) {
    const name = await sql.begin((tx) => applyNext(tx, migrations))
    if (!name) return applied
    applied.push(name)
  }
}

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
    checksum: createHash('sha256').update(sql).digest('hex'),
  }
}

async function applyNext(tx: Tx, migrations: Migration[]): Promise<string | undefined> {
  await tx`set local statement_timeout = 0`
  await tx`select pg_advisory_xact_lock(hashtext('tresen migration'))`
  await tx`create table if not exists migration (
    number int primary key, name text not null, checksum text not null, applied_at timestamptz not null default now()
  )`
  const applied = await tx<Applied[]>`select number, name, checksum from migration order by number`
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
    throw new MigrationError(`The migration ${next.name} failed and changed nothing: ${error.message}.`, {
      cause: error,
    })
  })
  await tx`insert into migration (number, name, checksum) values (${next.number}, ${next.name}, ${next.checksum})`
  return next.name
}

function checkApplied(applied: Applied, migrations: Migration[]) {
  const known = migrations.find(({ number }) => number === applied.number)
  if (!known && applied.number > (migrations.at(-1)?.number ?? 0)) {
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
