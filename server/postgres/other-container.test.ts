import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openDatabase } from '../../api/platform/db.ts'
import { startEmbeddedPostgres } from './embedded-postgres.ts'

// What a container does: process ids and shared memory of its own, so that PostgreSQL's guards see nothing outside.
const container = ['unshare', '--pid', '--ipc', '--fork', '--mount-proc', '--kill-child']
const canContain = spawnSync(container[0]!, [...container.slice(1), 'true']).status === 0

let dataDir: string
let children: ChildProcess[] = []
beforeEach(() => {
  dataDir = join(mkdtempSync(join(tmpdir(), 'tresen-container-')), 'data')
})
afterEach(async () => {
  // With a container ends all that runs in it.
  for (const child of children) child.kill('SIGKILL')
  for (const child of children) if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  children = []
  rmSync(join(dataDir, '..'), { recursive: true, force: true })
})

const pidFile = () => join(dataDir, 'postgres/postmaster.pid')

async function ownInContainer() {
  const [program, ...args] = [...container, process.execPath, 'test/database/embedded-owner.ts', dataDir]
  const child = spawn(program!, args, { stdio: ['pipe', 'pipe', 'inherit'] })
  children.push(child)
  const [line] = (await once(createInterface(child.stdout), 'line')) as [string]
  return { child, reply: JSON.parse(line) as { url?: string; refusal?: string } }
}

async function isAnswered() {
  const socket = connect(join(dataDir, 'postgres/.s.PGSQL.5432'))
  const isOpen = await once(socket, 'connect').then(
    () => true,
    () => false,
  )
  socket.destroy()
  return isOpen
}

async function rowsOf(url: string) {
  const sql = openDatabase(url, { connections: 1 })
  const rows = await sql`select id from kept order by id`
  await sql.end({ timeout: 1 })
  return [...rows]
}

async function write(url: string) {
  const sql = openDatabase(url, { connections: 1 })
  await sql`create table kept as select 1 as id`
  await sql.end({ timeout: 1 })
}

test.runIf(canContain)('a second container on the folder is refused, and the first one loses nothing', async () => {
  const first = await startEmbeddedPostgres({ dataDir })
  await write(first.url)
  const before = readFileSync(pidFile(), 'utf8')
  const { reply } = await ownInContainer()
  expect(reply.refusal).toContain(`is in use by another Tresen (on ${hostname()}, in another container`)
  // Also when the first one has stood still for so long that it was taken for dead.
  const longAgo = new Date(Date.now() - 120_000)
  utimesSync(join(dataDir, 'owner.json'), longAgo, longAgo)
  const again = await ownInContainer()
  expect(again.reply.refusal).toMatch(/in use by another Tresen|cannot be seen from here/)
  expect(readFileSync(pidFile(), 'utf8')).toBe(before)
  expect(await rowsOf(first.url)).toEqual([{ id: 1 }])
  await first.stop()
  const { url, stop } = await startEmbeddedPostgres({ dataDir })
  expect(await rowsOf(url)).toEqual([{ id: 1 }])
  await stop()
})

test.runIf(canContain)('after a container was killed a person says that its server is gone', async () => {
  const { child, reply } = await ownInContainer()
  await write(reply.url!)
  child.kill('SIGKILL')
  await once(child, 'exit')
  await expect(startEmbeddedPostgres({ dataDir })).rejects.toThrow('last sign of life')
  const longAgo = new Date(Date.now() - 120_000)
  utimesSync(join(dataDir, 'owner.json'), longAgo, longAgo)
  await expect(startEmbeddedPostgres({ dataDir })).rejects.toThrow(
    `The database in ${join(dataDir, 'postgres')} was left by a process that cannot be seen from here (started on ${hostname()}). If it runs in another container or on another machine, stop it there; if it is gone for good, delete ${pidFile()} and start again. Containers need DATABASE_URL.`,
  )
  expect(existsSync(pidFile())).toBe(true)
  expect(existsSync(join(dataDir, 'owner.json'))).toBe(false)
  rmSync(pidFile())
  // What was killed with its container still answers for a moment.
  await expect.poll(isAnswered).toBe(false)
  const { url, stop } = await startEmbeddedPostgres({ dataDir })
  expect(await rowsOf(url)).toEqual([{ id: 1 }])
  await stop()
})

test.runIf(canContain)('a server that an older version runs in another container is found by its answer', async () => {
  const { reply } = await ownInContainer()
  await write(reply.url!)
  rmSync(join(dataDir, 'postgres-place.json'))
  writeFileSync(join(dataDir, 'owner.json'), '{"pid":7,"identity":"of the older version"}')
  await expect(startEmbeddedPostgres({ dataDir })).rejects.toThrow('cannot be seen from here. If it runs')
  expect(existsSync(pidFile())).toBe(true)
  expect(await rowsOf(reply.url!)).toEqual([{ id: 1 }])
})
