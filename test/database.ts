import { randomUUID } from 'node:crypto'
import { inject } from 'vitest'
import { openDatabase } from '../api/platform/db.ts'
import type { DatabaseOptions, Db } from '../api/platform/db.ts'

export type TestDatabase = { sql: Db; url: string; drop(): Promise<void> }

/** A database of its own with all migrations applied and no rows. Call drop() in afterAll. */
export function createTestDatabase(options: DatabaseOptions = {}): Promise<TestDatabase> {
  return createDatabaseFrom('tresen', options)
}

/** Without a single table. */
export function createEmptyDatabase(): Promise<TestDatabase> {
  return createDatabaseFrom('template0')
}

async function createDatabaseFrom(template: string, options: DatabaseOptions = {}): Promise<TestDatabase> {
  const cluster = inject('clusterUrl')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await administer(cluster, (admin) => admin`create database ${admin(name)} template ${admin(template)}`)
  const url = withDatabase(cluster, name)
  const sql = openDatabase(url, options)
  return {
    sql,
    url,
    async drop() {
      await sql.end({ timeout: 1 })
      await administer(cluster, (admin) => admin`drop database ${admin(name)} with (force)`)
    },
  }
}

async function administer(cluster: string, work: (admin: Db) => Promise<unknown>) {
  const admin = openDatabase(withDatabase(cluster, 'postgres'), { connections: 1, statementTimeoutMs: 0 })
  await work(admin).finally(() => admin.end())
}

function withDatabase(url: string, name: string) {
  const changed = new URL(url)
  changed.pathname = name
  return changed.href
}
