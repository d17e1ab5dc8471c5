import { spawn } from 'node:child_process'
import { chownSync, closeSync, mkdtempSync, openSync, readFileSync, rmSync, statSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { dataFolderArgument, serverEnvironment } from './embedded-postgres-cluster.ts'
import type { Cluster } from './embedded-postgres-cluster.ts'
import { EmbeddedPostgresError } from './embedded-postgres-error.ts'
import { processIdentity } from './process-identity.ts'

export type Server = { pid: number; identity: string; socketFolder: string; ownsSocketFolder: boolean }

// sun_path holds 108 bytes on Linux and 104 on macOS, with the closing zero.
const LONGEST_SOCKET = 103
const SOCKET = '.s.PGSQL.5432'

/** The server that a killed app left running on this cluster; one that nobody can reach any more is stopped first. */
export async function adoptServer(cluster: Cluster): Promise<Server | undefined> {
  const left = readPidFile(cluster.folder)
  if (!left) return undefined
  const identity = processIdentity(left.pid)
  if (!identity || !isPostgres(left.pid, cluster)) {
    // PostgreSQL would believe the file when its process id is in use again.
    rmSync(join(cluster.folder, 'postmaster.pid'), { force: true })
    return undefined
  }
  const ownsSocketFolder = left.socketFolder !== '.'
  const socketFolder = ownsSocketFolder ? left.socketFolder : cluster.folder
  const server = { pid: left.pid, identity, socketFolder, ownsSocketFolder }
  if (await becomesReady(server, cluster)) return server
  await stopServer(server)
  return undefined
}

/** Starts the server apart from our process group, so that Ctrl-C reaches the app alone, which then stops it in order. */
export async function launchServer(
  cluster: Cluster,
  { dataDir, isDurable }: { dataDir: string; isDurable: boolean },
): Promise<Server> {
  const { folder, identity, binaries } = cluster
  const isShort = Buffer.byteLength(join(folder, SOCKET)) <= LONGEST_SOCKET
  const socketFolder = isShort ? folder : makeSocketFolder(cluster)
  const logFile = join(dataDir, 'postgres.log')
  const log = openSync(logFile, 'w', 0o600)
  const child = spawn(
    binaries.postgres,
    [
      '-D',
      dataFolderArgument(folder),
      ...settings({ unix_socket_directories: isShort ? '.' : socketFolder }, isDurable),
    ],
    { ...identity, cwd: folder, detached: true, stdio: ['ignore', log, log], env: serverEnvironment },
  )
  closeSync(log)
  child.unref()
  const failure = new Promise<Error>((failed) => child.once('error', failed))
  const pid = child.pid
  if (!pid) throw await failure
  const server = { pid, identity: processIdentity(pid) ?? '', socketFolder, ownsSocketFolder: !isShort }
  if (await becomesReady(server, cluster)) return server
  if (!isShort) rmSync(socketFolder, { recursive: true, force: true })
  throw new EmbeddedPostgresError(`The database in ${folder} did not start: ${complaint(logFile)} (${logFile})`)
}

/** PostgreSQL's fast shutdown: open transactions roll back, everything committed is on disk. */
export async function stopServer(server: Server): Promise<void> {
  for (const [signal, seconds] of [
    ['SIGINT', 60],
    ['SIGQUIT', 10],
    ['SIGKILL', 10],
  ] as const) {
    if (!isAlive(server)) break
    process.kill(server.pid, signal)
    await until(() => !isAlive(server), seconds * 1000)
  }
  if (server.ownsSocketFolder) rmSync(server.socketFolder, { recursive: true, force: true })
}

function settings(own: Record<string, string>, isDurable: boolean) {
  const all = {
    ...own,
    listen_addresses: '',
    unix_socket_permissions: '0700',
    port: '5432',
    shared_buffers: '128MB',
    max_connections: '50',
    jit: 'off',
    timezone: 'UTC',
    ...(!isDurable && { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  }
  return Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}

function makeSocketFolder({ identity }: Cluster) {
  const folder = mkdtempSync(join(tmpdir(), 'tresen-'))
  if (identity.uid !== undefined) chownSync(folder, identity.uid, identity.gid!)
  return folder
}

/** Recovery after a crash of the machine may take minutes, so wait as long as the server lives. */
async function becomesReady(server: Server, cluster: Cluster) {
  await until(() => !isAlive(server) || readPidFile(cluster.folder)?.status === 'ready', 600_000)
  return isAlive(server) && (await answers(join(server.socketFolder, SOCKET)))
}

function answers(socket: string) {
  return new Promise<boolean>((resolve) => {
    const connection = connect(socket)
    connection.once('connect', () => resolve(true)).once('error', () => resolve(false))
    connection.once('connect', () => connection.destroy())
  })
}

function isAlive({ pid, identity }: Server) {
  return processIdentity(pid) === identity
}

async function until(condition: () => boolean, limitMs: number) {
  const end = performance.now() + limitMs
  while (!condition() && performance.now() < end) await delay(10)
}

/** postmaster.pid: process, folder, start time, port, socket folder, address, shared memory, status. */
function readPidFile(folder: string) {
  try {
    const lines = readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n')
    return { pid: Number(lines[0]), socketFolder: lines[4] ?? '.', status: lines[7]?.trim() }
  } catch {
    return undefined
  }
}

// Elsewhere than on Linux the process id alone has to do.
function isPostgres(pid: number, { folder }: Cluster) {
  if (process.platform !== 'linux') return true
  try {
    const isSameUser = statSync(`/proc/${pid}`).uid === statSync(folder).uid
    return isSameUser && readFileSync(`/proc/${pid}/comm`, 'utf8').trim() === 'postgres'
  } catch {
    return false
  }
}

function complaint(logFile: string) {
  const lines = readFileSync(logFile, 'utf8').trim().split('\n')
  return (
    lines.findLast((line) => /FATAL|PANIC|ERROR/.test(line))?.replace(/^.*?(FATAL|PANIC|ERROR): */, '') ?? lines.at(-1)
  )
}
