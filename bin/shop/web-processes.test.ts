import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { request, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { processIdentity } from '../../server/postgres/process-identity.ts'
import { createBuyer } from '../../test/builders.ts'
import { createTestDatabase, type TestDatabase } from '../../test/database.ts'
import { production } from '../../test/environment/production.ts'
import { freePort } from '../../test/faults/free-port.ts'

// One shop of two processes; the tests follow its life.
type LogLine = { pid: number; msg: string; req?: { path: string }; res?: { statusCode: number } }

const INFO = '/api/v1/account/info'
let database: TestDatabase
let folder: string
let shop: ChildProcess
let origin: string
/** That of the first process; the other has the next one. */
let metricsPort: number
const log: LogLine[] = []
const complaints: string[] = []

beforeAll(async () => {
  database = await createTestDatabase()
  folder = mkdtempSync(join(tmpdir(), 'tresen-processes-'))
  metricsPort = await freePort()
  const settings = { PORT: '0', DATA_DIR: folder, DATABASE_URL: database.url, METRICS_PORT: String(metricsPort) }
  shop = spawn(process.execPath, ['bin/start.ts'], {
    env: { ...process.env, ...production, ...settings, WEB_PROCESSES: '2' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  createInterface(shop.stderr!).on('line', (line) => complaints.push(line))
  origin = await new Promise<string>((resolve, reject) => {
    createInterface(shop.stdout!).on('line', (line) => {
      const address = /^Tresen is ready at (\S+)/.exec(line)?.[1]
      if (address) resolve(address)
      if (line.startsWith('{')) log.push(JSON.parse(line) as LogLine)
    })
    shop.once('exit', () => reject(new Error(complaints.join('\n'))))
  })
})
afterAll(async () => {
  if (shop.exitCode === null && shop.signalCode === null) {
    shop.kill('SIGKILL')
    await once(shop, 'exit')
  }
  await database.drop()
  rmSync(folder, { recursive: true, force: true })
})

test('both processes answer, each with figures of its own', async () => {
  const pids = await pidsOfBoth()
  expect(pids).not.toContain(shop.pid)
  for (const port of [metricsPort, metricsPort + 1])
    expect(await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()).toContain('tresen_uptime_seconds')
})

test('whoever signs out at one process is refused by the other at once', async () => {
  const { token } = await createBuyer(database.sql)
  const pids = await pidsOfBoth()
  for (const pid of pids) expect((await callAt(pid, INFO, token)).status).toBe(200)
  const signedOut = await call('/api/v1/auth/sign-out', token, 'POST')
  expect(signedOut.status).toBe(204)
  const other = pids.find((pid) => pid !== signedOut.pid)!
  expect((await callAt(other, INFO, token)).status).toBe(401)
})

test('an address that asks both together too often is refused by both', async () => {
  let answered = 0
  const click = async () => {
    // Over a connection of its own, as each stays with one process.
    const sent = request(`${origin}/api/v1/search/clicks`, { agent: false, method: 'POST' }).end()
    const [reply] = (await once(sent, 'response')) as [IncomingMessage]
    await reply.toArray()
    if (reply.statusCode !== 429) answered++
  }
  const clickAtOnce = (times: number) => Promise.all(Array.from({ length: times }, click))
  const minute = () => Math.floor(Date.now() / 60_000)
  for (let began = 0; began !== minute();) {
    // One that turns in the midst of it begins anew at nothing.
    ;[began, answered] = [minute(), 0]
    const before = log.length
    for (let i = 0; i < 28; i++) await clickAtOnce(20)
    const refusing = async () => {
      await clickAtOnce(10)
      return new Set(
        log
          .slice(before)
          .filter(({ res }) => res?.statusCode === 429)
          .map(({ pid }) => pid),
      ).size
    }
    await expect.poll(refusing).toBe(2)
  }
  // By itself each of them would answer 600.
  expect(answered).toBeLessThan(1100)
})

test('a process that is killed takes nothing of the other along and comes back', async () => {
  const [killed, other] = await pidsOfBoth()
  process.kill(killed!, 'SIGKILL')
  await expect.poll(() => complaints.join('\n')).toMatch(/^Process \d of the shop ended \(SIGKILL\); it starts again/m)
  // Nobody who comes meanwhile is refused.
  await expect
    .poll(async () => {
      const { status, pid } = await call(INFO)
      expect(status).toBe(401)
      return [killed, other].includes(pid)
    })
    .toBe(false)
})

test('SIGTERM ends all of them, and nothing is left', async () => {
  const pids = await pidsOfBoth()
  const ended = once(shop, 'exit')
  shop.kill('SIGTERM')
  expect(await ended).toEqual([0, null])
  expect([shop.pid!, ...pids].filter(processIdentity)).toEqual([])
  await expect(fetch(origin)).rejects.toThrow()
})

async function pidsOfBoth() {
  const found = new Set<number>()
  await expect.poll(async () => found.add((await call(INFO)).pid).size).toBe(2)
  return [...found]
}

/** The first answer that this process gives: whose turn it is the system decides. */
async function callAt(pid: number, path: string, token: string) {
  for (;;) {
    const answer = await call(path, token)
    if (answer.pid === pid) return answer
  }
}

/** Over a connection of its own: the status of the answer, and which process gave it, by the log. */
async function call(path: string, token?: string, method = 'GET') {
  const linesOfPath = () => log.filter(({ msg, req }) => msg === 'incoming request' && req?.path === path)
  const before = linesOfPath().length
  const headers = token ? { authorization: `Bearer ${token}` } : {}
  const sent = request(origin + path, { agent: false, method, headers }).end()
  const [reply] = (await once(sent, 'response')) as [IncomingMessage]
  await reply.toArray()
  await expect.poll(() => linesOfPath().length).toBe(before + 1)
  return { status: reply.statusCode!, pid: linesOfPath().at(-1)!.pid }
}
