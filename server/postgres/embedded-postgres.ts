import { accessSync, constants, mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { openDatabase } from '../../api/platform/db.ts'
import { claimDataFolder } from './folder-owner.ts'
import { openCluster, type Cluster } from './embedded-postgres-cluster.ts'
import { EmbeddedPostgresError } from './embedded-postgres-error.ts'
import { adoptServer, launchServer, socketFolderOfRunning, stopServer } from './embedded-postgres-server.ts'
import { superviseServer } from './embedded-postgres-supervisor.ts'

export type EmbeddedPostgres = {
  /** For openDatabase and everything that reads libpq addresses: the socket's folder stands in `?host=`. */
  url: string
  /** A server that outlived its killed app was taken over. */
  isAdopted: boolean
  /** Ends connections, writes everything to disk, ends the server and frees the data folder. */
  stop(): Promise<void>
}

/** `connections`: the most that are opened together. `fsync: false` is for tests: a crash of the machine may lose the cluster. */
type Options = { dataDir: string; fsync?: boolean; connections?: number }

const LEAST_CONNECTIONS = 50

/**
 * Runs the PostgreSQL of the npm package on `<dataDir>/postgres` behind a unix socket only its user can open.
 * Throws EmbeddedPostgresError when the folder cannot be written, has a living owner or was written by another version.
 */
export async function startEmbeddedPostgres(options: Options): Promise<EmbeddedPostgres> {
  const dataDir = resolve(options.dataDir)
  makeWritable(dataDir)
  const release = claimDataFolder(dataDir)
  try {
    const isDurable = options.fsync !== false
    const launch = { dataDir, isDurable, connections: Math.max(options.connections ?? 0, LEAST_CONNECTIONS) }
    const cluster = openCluster(dataDir, { isDurable })
    const adopted = await adoptWithRoom(cluster, launch.connections)
    const server = adopted ?? (await launchServer(cluster, launch))
    await createDatabase(addressOf(server.socketFolder, 'postgres'))
    const restart = async () => (await adoptServer(cluster)) ?? launchServer(cluster, launch)
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

/** One that a shop of fewer processes left behind has too few connections, and ends first. */
async function adoptWithRoom(cluster: Cluster, connections: number) {
  const server = await adoptServer(cluster)
  if (!server || (await connectionsOf(addressOf(server.socketFolder, 'postgres'))) >= connections) return server
  await stopServer(server)
  return undefined
}

async function connectionsOf(url: string) {
  const sql = openDatabase(url, { connections: 1 })
  try {
    const [row] = await sql<[{ most: number }]>`select current_setting('max_connections')::int as most`
    return row.most
  } finally {
    await sql.end()
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
