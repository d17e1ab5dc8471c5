import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { TestProject } from 'vitest/node'
import { openDatabase } from '../../api/platform/db.ts'
import { openJobs } from '../../api/platform/jobs/jobs.ts'
import { queues } from '../../api/platform/jobs/queues.ts'
import { migrate } from '../../api/platform/migrations.ts'
import { startEmbeddedPostgres } from '../../server/postgres/embedded-postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the run's cluster; its database `tresen` holds all migrations and queues and is the template of the others. */
    clusterUrl: string
  }
}

/** One cluster for all test files of a run, thrown away at the end. */
export async function setup(project: TestProject) {
  const { url, stop } = await startTestCluster()
  project.provide('clusterUrl', url)
  return stop
}

/**
 * PostgreSQL in a folder of its own, with a database `tresen` that holds all migrations and the queues, which each of its copies
 * would otherwise make anew; `stop` removes both.
 */
export async function startTestCluster() {
  const dataDir = await mkdtemp(join(tmpdir(), 'tresen-test-'))
  const { url, stop } = await startEmbeddedPostgres({ dataDir, fsync: false })
  const sql = openDatabase(url, { connections: 1 })
  try {
    await migrate(sql, resolve('db/migrations'))
    await (await openJobs(sql, queues)).stop()
    // For an app that lives for one file of tests, a statement is planned once in place of six times a connection.
    await sql`alter role current_user set plan_cache_mode = force_generic_plan`
  } finally {
    await sql.end()
  }
  return {
    url,
    async stop() {
      await stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
