import { accessSync, constants, mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { openDatabase } from '../../api/platform/db.ts'
import { claimDataFolder } from './folder-owner.ts'
import { openCluster } from './embedded-postgres-cluster.ts'
import { EmbeddedPostgresError } from './embedded-postgres-error.ts'
import { adoptServer, launchServer, socketFolderOfRunning } from './embedded-postgres-server.ts'
import { superviseServer } from './embedded-postgres-supervisor.ts'

export type EmbeddedPostgres = {
  /** For openDatabase and everything that reads libpq addresses: the socket's folder stands in `?host=`. */
  url: string
  /** A server that outlived its killed app was taken over. */
  isAdopted: boolean
  /** Ends connections, writes everything to disk, ends the server and frees the data folder. */
  stop(): Promise<void>
}

/**
 * Runs the PostgreSQL of the npm package on `<dataDir>/postgres` behind a unix socket only its user can open.
 * Throws EmbeddedPostgresError when the folder cannot be written, has a living owner or was written by another version.
 * `fsync: false` is for tests: a crash of the machine may lose the cluster.
 */
export async function startEmbeddedPostgres(options: { dataDir: string; fsync?: boolean }): Promise<EmbeddedPostgres> {
  const dataDir = resolve(options.dataDir)
  makeWritable(dataDir)
  const release = claimDataFolder(dataDir)
  try {
    const isDurable = options.fsync !== false
    const cluster = openCluster(dataDir, { isDurable })
    const adopted = await adoptServer(cluster)
    const server = adopted ?? (await launchServer(cluster, { dataDir, isDurable }))
    await createDatabase(addressOf(server.socketFolder, 'postgres'))
    const restart = async () => (await adoptServer(cluster)) ?? launchServer(cluster, { dataDir, isDurable })
    const supervised = superviseServer(server, restart)
    return {
      url: addressOf(server.socketFolder, 'tresen'),
      isAdopted: Boolean(adopted),
      stop: () => supervised.stop().finally(release),
    }
  } catch (error) {
    release()
    throw error
  }
}

/** The address of the database that another process of ours runs on the data folder, for joining it; undefined for none. */
export function addressOfRunningPostgres(dataDir: string): string | undefined {
  const socketFolder = socketFolderOfRunning(join(resolve(dataDir), 'postgres'))
  return socketFolder && addressOf(socketFolder, 'tresen')
}

function makeWritable(dataDir: string) {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    throw new EmbeddedPostgresError(
      `The data folder ${dataDir} cannot be written (${(error as NodeJS.ErrnoException).code}); make it writable or set DATA_DIR to another folder.`,
    )
  }
}

function addressOf(socketFolder: string, database: string) {
  return `postgres://app@localhost/${database}?host=${encodeURIComponent(socketFolder)}`
}

async function createDatabase(url: string) {
  const sql = openDatabase(url, { connections: 1, statementTimeoutMs: 0 })
  try {
    const [existing] = await sql`select 1 from pg_database where datname = 'tresen'`
    if (!existing) await sql`create database tresen`
  } finally {
    await sql.end()
  }
}
