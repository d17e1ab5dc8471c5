import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { openDatabase } from '../../api/platform/db.ts'
import { EnvironmentError, readEnvironment, type Environment } from '../environment/environment.ts'
import { openShopFiles } from '../open-files.ts'
import { openShopDatabase, type ShopDatabase } from '../postgres/shop-database.ts'
import { explainStartFailure } from '../start-failure.ts'
import { examineDatabase } from './examine-database.ts'
import { examineMachine, findKeys, nodeFinding } from './examine-machine.ts'
import { fault, fine, type Finding } from './finding.ts'

const MIGRATIONS = join(import.meta.dirname, '../../db/migrations')

/** Looks at all of a set-up, whether the shop runs or not, and changes nothing. */
export async function examine(variables: Record<string, string | undefined>): Promise<Finding[]> {
  const environment = readOrFaults(variables)
  if (Array.isArray(environment)) return [nodeFinding(process.versions.node), ...environment]
  return [
    fine('The environment can be used.'),
    ...(await examineMachine(environment)),
    ...(await examineRows(environment)),
  ]
}

function readOrFaults(variables: Record<string, string | undefined>): Environment | Finding[] {
  try {
    return readEnvironment(variables)
  } catch (error) {
    if (error instanceof EnvironmentError) return error.problems.map((problem) => fault(problem))
    throw error
  }
}

async function examineRows(environment: Environment): Promise<Finding[]> {
  const { databaseUrl, dataDir } = environment
  if (!databaseUrl && !existsSync(join(dataDir, 'postgres')))
    return [fine(`There is no shop in ${dataDir} yet; npm start makes one.`)]
  let database: ShopDatabase
  try {
    database = await openShopDatabase(environment)
  } catch (error) {
    return [fault(explainStartFailure(error) ?? `The database does not answer: ${(error as Error).message}.`)]
  }
  const db = openDatabase(database.url, { connections: 1, statementTimeoutMs: 0 })
  try {
    const [row] = await db<[{ version: string }]>`select current_setting('server_version') as version`
    const keys = await findKeys(environment)
    const findings = await examineDatabase(db, {
      migrations: MIGRATIONS,
      keys,
      files: openShopFiles(environment),
      now: Date.now,
    })
    return [fine(`PostgreSQL ${row.version} answers.`), ...findings]
  } finally {
    await db.end({ timeout: 1 })
    await database.stop()
  }
}
