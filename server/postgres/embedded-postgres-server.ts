import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { closeSync, lstatSync, openSync, readFileSync, readlinkSync, rmSync, statSync, symlinkSync } from 'node:fs'
import { writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { dataFolderArgument, serverEnvironment } from './embedded-postgres-cluster.ts'
import type { Cluster } from './embedded-postgres-cluster.ts'
import { EmbeddedPostgresError } from './embedded-postgres-error.ts'
import { processIdentity } from './process-identity.ts'
import { isSamePlace, processPlace, type ProcessPlace } from './process-place.ts'

/** `socketFolder` is the cluster's folder, or a short link to it where that is too long for a socket's address. */
export type Server = { pid: number; identity: string; folder: string; socketFolder: string }

// sun_path holds 108 bytes on Linux and 104 on macOS, with the closing zero.
const LONGEST_SOCKET = 103
const SOCKET = '.s.PGSQL.5432'

/**
 * The server that a killed app left running on this cluster; one that does not answer any more is stopped first. Throws
 * EmbeddedPostgresError where it may run in another place: PostgreSQL's own guards see no further than its process ids,
 * and two servers on one cluster destroy it.
 */
export async function adoptServer(cluster: Cluster): Promise<Server | undefined> {
  const left = readPidFile(cluster.folder)
  if (left) refuseOtherPlace(cluster)
  const identity = left && processIdentity(left.pid)
  if (!left || !identity || !isPostgres(left.pid, cluster)) {
    // Where no place is known, a server that an older version started in another container still answers.
    if (await answers(join(shortPath(cluster.folder), SOCKET))) throw unseenServer(cluster)
    // PostgreSQL would believe these files while their process id is in use again or a zombie.
    for (const file of ['postmaster.pid', `${SOCKET}.lock`]) rmSync(join(cluster.folder, file), { force: true })
    return undefined
  }
  const server = { pid: left.pid, identity, folder: cluster.folder, socketFolder: shortPath(cluster.folder) }
  if (await becomesReady(server)) return server
  await stopServer(server)
  return undefined
}

function refuseOtherPlace(cluster: Cluster) {
  const place = placeOfServer(cluster.folder)
  if (place && !isSamePlace(place, processPlace())) throw unseenServer(cluster, place)
}

const unseenServer = ({ folder }: Cluster, place?: ProcessPlace) =>
  new EmbeddedPostgresError(
    `The database in ${folder} was left by a process that cannot be seen from here${place ? ` (started on ${place.host})` : ''}. If it runs in another container or on another machine, stop it there; if it is gone for good, delete ${folder}/postmaster.pid and start again. Containers need DATABASE_URL.`,
  )

const placeFile = (folder: string) => `${folder}-place.json`

/** Where the last server of this cluster was started; undefined where an older version did that. */
function placeOfServer(folder: string) {
  try {
    return JSON.parse(readFileSync(placeFile(folder), 'utf8')) as ProcessPlace
  } catch {
    return undefined
  }
}

type Launch = { dataDir: string; isDurable: boolean; connections: number }

/** Starts the server. Sessions of a killed one may still hold its memory for a moment, so that is tried for a while. */
export async function launchServer(cluster: Cluster, launch: Launch): Promise<Server> {
  const logFile = join(launch.dataDir, 'postgres.log')
  for (let attempt = 1; ; attempt++) {
    const server = await spawnServer(cluster, logFile, launch)
    if (await becomesReady(server)) return server
    await stopServer(server)
    const complaint = lastComplaint(logFile)
    if (attempt === 50 || !complaint?.includes('pre-existing shared memory')) {
      throw new EmbeddedPostgresError(`The database in ${cluster.folder} did not start: ${complaint} (${logFile})`)
    }
    await delay(200)
  }
}

/** Apart from our process group, so that Ctrl-C reaches the app alone, which then stops the server in order. */
async function spawnServer({ folder, identity, binaries }: Cluster, logFile: string, launch: Launch) {
  // Looked for before the place is written, which is to be as old as the server.
  const { postgres } = binaries
  writeFileSync(placeFile(folder), JSON.stringify(processPlace()))
  const log = openSync(logFile, 'w', 0o600)
  const child = spawn(postgres, ['-D', dataFolderArgument(folder), ...settings(launch)], {
    ...identity,
    cwd: folder,
    detached: true,
    stdio: ['ignore', log, log],
    env: serverEnvironment,
  })
  closeSync(log)
  child.unref()
  const failure = new Promise<Error>((failed) => child.once('error', failed))
  if (!child.pid) throw await failure
  return { pid: child.pid, identity: processIdentity(child.pid) ?? '', folder, socketFolder: shortPath(folder) }
}

/** PostgreSQL's fast shutdown: open transactions roll back, everything committed is on disk. */
export async function stopServer(server: Server): Promise<void> {
  for (const [signal, seconds] of [
    ['SIGINT', 60],
    ['SIGQUIT', 10],
    ['SIGKILL', 10],
  ] as const) {
    if (!isServerAlive(server)) break
    process.kill(server.pid, signal)
    await until(() => !isServerAlive(server), seconds * 1000)
  }
  if (server.socketFolder !== server.folder) rmSync(server.socketFolder, { force: true })
}

export function isServerAlive({ pid, identity }: Server): boolean {
  return processIdentity(pid) === identity
}

function settings({ isDurable, connections }: Launch) {
  const all = {
    // Relative to the working directory, so its length and the folders above it do not matter to the server.
    unix_socket_directories: '.',
    listen_addresses: '',
    unix_socket_permissions: '0700',
    port: '5432',
    shared_buffers: '128MB',
    max_connections: String(connections),
    jit: 'off',
    // The data fits into memory, where a random page costs hardly more than the next one.
    random_page_cost: '1.1',
    timezone: 'UTC',
    // Slow statements are told of with their text, which holds no values: what was typed never gets into the log.
    log_min_duration_statement: '500ms',
    log_parameter_max_length: '0',
    log_error_verbosity: 'terse',
    log_line_prefix: '%m [%p] %a ',
    ...(!isDurable && { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  }
  return Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}

/** Where the server of this cluster listens that another process runs; undefined while none is ready. */
export function socketFolderOfRunning(folder: string): string | undefined {
  const file = readPidFile(folder)
  const place = placeOfServer(folder)
  if (place && !isSamePlace(place, processPlace())) return undefined
  return file?.status === 'ready' && processIdentity(file.pid) ? shortPath(folder) : undefined
}

/** The same folder under a name that leaves room for the socket's. The link is ours alone: others cannot redirect it. */
function shortPath(folder: string) {
  if (Buffer.byteLength(join(folder, SOCKET)) <= LONGEST_SOCKET) return folder
  const mark = createHash('sha256').update(folder).digest('hex').slice(0, 12)
  const link = join(tmpdir(), `tresen-${process.getuid?.()}-${mark}`)
  if (!lstatSync(link, { throwIfNoEntry: false })) symlinkSync(folder, link)
  if (lstatSync(link).uid !== process.getuid?.() || readlinkSync(link) !== folder) {
    throw new EmbeddedPostgresError(`${link} belongs to somebody else; remove it or set DATA_DIR to a shorter path.`)
  }
  return link
}

/** Recovery after a crash of the machine may take minutes, so wait as long as the server lives. */
async function becomesReady(server: Server) {
  await until(() => !isServerAlive(server) || readPidFile(server.folder)?.status === 'ready', 600_000)
  return isServerAlive(server) && (await answers(join(server.socketFolder, SOCKET)))
}

function answers(socket: string) {
  return new Promise<boolean>((resolve) => {
    const connection = connect(socket)
    connection.once('connect', () => resolve(true)).once('error', () => resolve(false))
    connection.once('connect', () => connection.destroy())
  })
}

async function until(condition: () => boolean, limitMs: number) {
  const end = performance.now() + limitMs
  while (!condition() && performance.now() < end) await delay(10)
}

/** postmaster.pid: process, folder, start time, port, socket folder, address, shared memory, status. */
function readPidFile(folder: string) {
  try {
    const lines = readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n')
    return { pid: Number(lines[0]), status: lines[7]?.trim() }
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

function lastComplaint(logFile: string) {
  const lines = readFileSync(logFile, 'utf8').trim().split('\n')
  return (
    lines.findLast((line) => /FATAL|PANIC|ERROR/.test(line))?.replace(/^.*?(FATAL|PANIC|ERROR): */, '') ?? lines.at(-1)
  )
}
