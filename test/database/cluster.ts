import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { TestProject } from 'vitest/node'
import { openDatabase } from '../../api/platform/db.ts'
import { migrate } from '../../api/platform/migrations.ts'
import { startEmbeddedPostgres } from '../../server/postgres/embedded-postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the run's cluster; its database `tresen` holds all migrations and is the template of the others. */
    clusterUrl: string
  }
}

/** One cluster for all test files of a run, thrown away at the end. */
export async function setup(project: TestProject) {
  const { url, stop } = await startTestCluster()
  project.provide('clusterUrl', url)
  return stop
}

/** PostgreSQL in a folder of its own, with a database `tresen` that holds all migrations; `stop` removes both. */
export async function startTestCluster() {
  const dataDir = await mkdtemp(join(tmpdir(), 'tresen-test-'))
  const { url, stop } = await startEmbeddedPostgres({ dataDir, fsync: false })
  const sql = openDatabase(url, { connections: 1 })
  await migrate(sql, resolve('db/migrations')).finally(() => sql.end())
  return {
    url,
    async stop() {
      await stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
