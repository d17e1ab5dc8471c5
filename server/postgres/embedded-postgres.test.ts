import { spawn, spawnSync } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openDatabase } from '../../api/platform/db.ts'
import { stopLeftServers } from '../../bin/reports/left-servers.ts'
import { startEmbeddedPostgres } from './embedded-postgres.ts'
import { processIdentity } from './process-identity.ts'

const SOMEBODY = { uid: 1000, gid: 1000 }
const isRoot = process.getuid?.() === 0
const canBeSomebody =
  isRoot && spawnSync(process.execPath, ['--version'], { ...SOMEBODY, cwd: import.meta.dirname }).status === 0

// As of mkdtemp nobody but its owner may enter it, like a private home.
let home: string
let owners: ChildProcess[] = []
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'tresen-home-'))
})
afterEach(async () => {
  for (const owner of owners) owner.kill('SIGKILL')
  owners = []
  await stopLeftServers(home)
  rmSync(home, { recursive: true, force: true })
})

test('a later start finds what the first one wrote, and a stop leaves no process', async () => {
  const dataDir = join(home, 'data')
  const first = await start(dataDir)
  await write(first.url)
  const server = serverOf(dataDir)
  await first.stop()
  expect(processIdentity(server)).toBeUndefined()
  const second = await start(dataDir)
  expect(await rows(second.url)).toEqual([{ id: 1 }])
  await second.stop()
})

test('its log tells of slow statements, and of none the values', async () => {
  const dataDir = join(home, 'data')
  const { url, stop } = await start(dataDir)
  const sql = openDatabase(url, { connections: 1 })
  await sql`select pg_sleep(${0.6}), ${'geheim'}::text`
  await sql`create table person (email text primary key)`
  await sql`insert into person values (${'jana@hotel.example'})`
  await expect(sql`insert into person values (${'jana@hotel.example'})`).rejects.toThrow('duplicate key')
  await sql.end({ timeout: 1 })
  await stop()
  const log = readFileSync(join(dataDir, 'postgres.log'), 'utf8')
  expect(log).toMatch(/tresen LOG: {2}duration: \d+\.\d+ ms .*select pg_sleep\(\$1\), \$2::text/)
  expect(log).toContain('duplicate key value')
  expect(log).not.toMatch(/geheim|jana@/)
})

test('spaces and a path too long for a socket are no obstacle', async () => {
  const dataDir = join(home, 'meine Daten für den Großhandel', 'x'.repeat(120))
  const { url, stop } = await start(dataDir)
  await write(url)
  const link = decodeURIComponent(url.split('host=')[1]!)
  expect(statSync(link).isDirectory()).toBe(true)
  await stop()
  expect(existsSync(link)).toBe(false)
})

test.runIf(isRoot)('root runs the server as nobody, also where nobody may not enter', async () => {
  const dataDir = join(home, 'data')
  const { url, stop } = await start(dataDir)
  await write(url)
  expect(statSync(`/proc/${serverOf(dataDir)}`).uid).toBe(65_534)
  expect(statSync(home).mode & 0o077).toBe(0)
  await stop()
})

test.runIf(canBeSomebody)(
  'an ordinary user runs the server as himself, and root takes his data over as him',
  async () => {
    chownSync(home, SOMEBODY.uid, SOMEBODY.gid)
    const dataDir = join(home, 'data')
    const { owner, reply } = await own(dataDir, SOMEBODY)
    await write(reply.url!)
    expect(statSync(`/proc/${serverOf(dataDir)}`).uid).toBe(SOMEBODY.uid)
    owner.stdin.end()
    await once(owner, 'exit')
    const { url, stop } = await start(dataDir)
    expect(await rows(url)).toEqual([{ id: 1 }])
    expect(statSync(`/proc/${serverOf(dataDir)}`).uid).toBe(SOMEBODY.uid)
    await stop()
  },
)

test('a server whose app was killed is adopted, with every acknowledged write', async () => {
  const dataDir = join(home, 'data')
  const { owner, reply } = await own(dataDir)
  await write(reply.url!)
  const server = serverOf(dataDir)
  await kill(owner)
  const { url, isAdopted, stop } = await start(dataDir)
  expect(isAdopted).toBe(true)
  expect(serverOf(dataDir)).toBe(server)
  expect(await rows(url)).toEqual([{ id: 1 }])
  await stop()
  expect(processIdentity(server)).toBeUndefined()
})

test('after app and server were killed the next start recovers', async () => {
  const dataDir = join(home, 'data')
  const { owner, reply } = await own(dataDir)
  await write(reply.url!)
  await kill(owner)
  await killServer(dataDir)
  const { url, isAdopted, stop } = await start(dataDir)
  expect(isAdopted).toBe(false)
  expect(await rows(url)).toEqual([{ id: 1 }])
  await stop()
})

test('a server that was killed under its living app is started again', async () => {
  const dataDir = join(home, 'data')
  const { url, stop } = await startEmbeddedPostgres({ dataDir })
  await write(url)
  const killed = serverOf(dataDir)
  process.kill(killed, 'SIGKILL')
  await expect.poll(() => rows(url).catch(() => [])).toEqual([{ id: 1 }])
  expect(serverOf(dataDir)).not.toBe(killed)
  await stop()
})

test('a second owner is refused and the first goes on', async () => {
  const dataDir = join(home, 'data')
  const { url, stop } = await start(dataDir)
  const { reply } = await own(dataDir)
  expect(reply.refusal).toBe(
    `The data folder ${dataDir} is in use by another Tresen (process ${process.pid}); stop that one or set DATA_DIR to another folder.`,
  )
  await write(url)
  await stop()
})

test('of two that start at once one is refused', async () => {
  const dataDir = join(home, 'data')
  mkdirSync(dataDir)
  writeFileSync(join(dataDir, 'owner.json'), '{"pid":1,"identity":"killed long ago"}')
  const replies = await Promise.all([own(dataDir), own(dataDir), own(dataDir)])
  expect(replies.filter(({ reply }) => reply.url)).toHaveLength(1)
})

test('process ids that are in use again mislead nobody', async () => {
  const dataDir = join(home, 'data')
  const { owner, reply } = await own(dataDir)
  await write(reply.url!)
  await kill(owner)
  await killServer(dataDir)
  const pidFile = join(dataDir, 'postgres/postmaster.pid')
  writeFileSync(pidFile, readFileSync(pidFile, 'utf8').replace(/^\d+/, String(process.pid)))
  writeFileSync(join(dataDir, 'owner.json'), `{"pid":${process.pid},"identity":"an earlier process"}`)
  const { url, stop } = await start(dataDir)
  expect(await rows(url)).toEqual([{ id: 1 }])
  await stop()
})

test('a first start that was interrupted is begun anew', async () => {
  const dataDir = join(home, 'data')
  mkdirSync(join(dataDir, 'postgres.new/base'), { recursive: true })
  const { stop } = await start(dataDir)
  await stop()
  expect(existsSync(join(dataDir, 'postgres.new'))).toBe(false)
})

test.each([
  [19, /was written by PostgreSQL 19, newer than the 18 of this version/],
  [17, /was written by PostgreSQL 17, this version carries 18; dump it/],
])('data of PostgreSQL %i are refused and left as they are', async (major, sentence) => {
  const dataDir = join(home, 'data')
  mkdirSync(join(dataDir, 'postgres'), { recursive: true })
  writeFileSync(join(dataDir, 'postgres/PG_VERSION'), `${major}\n`)
  await expect(start(dataDir)).rejects.toThrow(sentence)
  expect(existsSync(join(dataDir, 'owner.json'))).toBe(false)
})

test('a data folder that cannot be made is refused', async () => {
  writeFileSync(join(home, 'file'), '')
  await expect(start(join(home, 'file/data'))).rejects.toThrow(
    `The data folder ${join(home, 'file/data')} cannot be written (ENOTDIR); make it writable or set DATA_DIR to another folder.`,
  )
})

test.runIf(canBeSomebody)('a data folder of somebody else is refused', async () => {
  chmodSync(home, 0o755)
  const { reply } = await own(home, SOMEBODY)
  expect(reply.refusal).toContain('cannot be written (EACCES)')
})

function start(dataDir: string) {
  return startEmbeddedPostgres({ dataDir, fsync: false })
}

async function own(dataDir: string, identity = {}) {
  const owner = spawn(process.execPath, ['test/database/embedded-owner.ts', dataDir], {
    ...identity,
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  owners.push(owner)
  const [line] = (await once(createInterface(owner.stdout), 'line')) as [string]
  return { owner, reply: JSON.parse(line) as { url?: string; refusal?: string } }
}

async function kill(owner: ChildProcess) {
  owner.kill('SIGKILL')
  await once(owner, 'exit')
}

/** After its owner, who would start it again. */
async function killServer(dataDir: string) {
  const server = serverOf(dataDir)
  process.kill(server, 'SIGKILL')
  await expect.poll(() => processIdentity(server)).toBeUndefined()
}

function serverOf(dataDir: string) {
  return Number.parseInt(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8'))
}

async function write(url: string) {
  const sql = openDatabase(url, { connections: 1 })
  await sql`create table kept as select 1 as id`
  await sql.end({ timeout: 1 })
}

async function rows(url: string) {
  const sql = openDatabase(url, { connections: 1 })
  const found = await sql`select id from kept`
  await sql.end({ timeout: 1 })
  return [...found]
}
