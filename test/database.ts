import { randomUUID } from 'node:crypto'
import { inject } from 'vitest'
import { openDatabase } from '../api/platform/db.ts'
import type { DatabaseOptions, Db } from '../api/platform/db.ts'
import { copyDatabase, dropDatabase } from './database/cluster-databases.ts'

export type TestDatabase = { sql: Db; url: string; drop(): Promise<void> }

/** A database of its own with all migrations applied and no rows. Call drop() in afterAll. */
export function createTestDatabase(options: DatabaseOptions = {}): Promise<TestDatabase> {
  return createDatabaseFrom('tresen', options)
}

/** Without a single table. */
export function createEmptyDatabase(): Promise<TestDatabase> {
  return createDatabaseFrom('template0')
}

/** A copy of the database of this name in the run's cluster. */
export async function createDatabaseFrom(template: string, options: DatabaseOptions = {}): Promise<TestDatabase> {
  const cluster = inject('clusterUrl')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const url = await copyDatabase(cluster, { from: template, to: name })
  // Rows by the thousand take a busy machine longer than any call of a shop may.
  const sql = openDatabase(url, { statementTimeoutMs: 60_000, ...options })
  return {
    sql,
    url,
    async drop() {
      await sql.end({ timeout: 1 })
      await dropDatabase(cluster, name)
    },
  }
}
