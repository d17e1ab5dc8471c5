import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { openDatabase } from '../../api/platform/db.ts'
import { loadDemo } from '../../seed/load-demo.ts'
import { openShop, privateEnvironment } from '../../server/open-shop.ts'
import { copyDatabase } from '../../test/database/cluster-databases.ts'
import { startTestCluster } from '../../test/database/cluster.ts'
import { saveIndex } from './saved-index.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The data folder that belongs to the database `demo` of the run's cluster. */
    demoFolder: string
  }
}

/** Loads the demo catalogue once for all journeys of a run: openShop() copies its database and its files. */
export async function setup(project: TestProject) {
  const cluster = await startTestCluster()
  const folder = await mkdtemp(join(tmpdir(), 'tresen-demo-'))
  const end = async () => {
    await cluster.stop()
    await rm(folder, { recursive: true, force: true })
  }
  try {
    await load(await copyDatabase(cluster.url, { from: 'tresen', to: 'demo' }), folder)
  } catch (error) {
    await end()
    throw error
  }
  project.provide('clusterUrl', cluster.url)
  project.provide('demoFolder', folder)
  return end
}

async function load(databaseUrl: string, folder: string) {
  const db = openDatabase(databaseUrl, { connections: 3, statementTimeoutMs: 0 })
  const deps = await openShop(privateEnvironment(folder), { db })
  await loadDemo(deps)
  await saveIndex(deps)
  await deps.jobs.stop()
  await db.end()
}
