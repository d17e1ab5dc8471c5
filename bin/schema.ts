import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '../api/platform/db.ts'
import { migrate } from '../api/platform/migrations.ts'
import { startEmbeddedPostgres } from '../server/postgres/embedded-postgres.ts'
import { schemaText } from './generated/schema-text.ts'

// Writes db/schema.sql from a database of its own, to which only the migrations were applied.
const db = join(import.meta.dirname, '../db')
const dataDir = await mkdtemp(join(tmpdir(), 'tresen-schema-'))
const { url, stop } = await startEmbeddedPostgres({ dataDir, fsync: false })
const sql = openDatabase(url, { connections: 3, statementTimeoutMs: 0 })
try {
  await migrate(sql, join(db, 'migrations'))
  await writeFile(join(db, 'schema.sql'), await schemaText(sql))
} finally {
  await sql.end({ timeout: 1 })
  await stop()
  await rm(dataDir, { recursive: true, force: true })
}
