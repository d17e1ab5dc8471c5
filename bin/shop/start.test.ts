import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { Agent, createServer, get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { createInterface } from 'node:readline'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { processIdentity } from '../../server/postgres/process-identity.ts'
import { createEmptyDatabase } from '../../test/database.ts'
import { production } from '../../test/environment/production.ts'
import { stopLeftServers } from '../reports/left-servers.ts'

let dataDir: string
let shops: ChildProcess[] = []
beforeEach(() => {
  dataDir = join(mkdtempSync(join(tmpdir(), 'tresen-start-')), 'data')
})
afterEach(async () => {
  for (const shop of shops) shop.kill('SIGKILL')
  shops = []
  await stopLeftServers(dataDir)
  rmSync(join(dataDir, '..'), { recursive: true, force: true })
})

test('with DATABASE_URL the shop runs on that database and starts none of its own', async () => {
  const { sql, url, drop } = await createEmptyDatabase()
  const shop = start({ DATABASE_URL: url })
  const address = await readiness(shop)
  await expect.poll(async () => (await fetch(`${address}/health/ready`)).json()).toEqual({ status: 'ready' })
  expect(existsSync(join(dataDir, 'postgres'))).toBe(false)
  expect((await sql`select 1 from migration limit 1`).length).toBe(1)
  const open = new Agent({ keepAlive: true })
  expect(await readyBy(open, address)).toBe(200)
  const ended = end(shop, 'SIGTERM')
  await expect.poll(() => readyBy(open, address)).toBe(503)
  await ended
  await drop()
}, 120_000)

test('without it the embedded database starts, answers through the shop and stops with it', async () => {
  const shop = start({})
  const address = await readiness(shop)
  expect((await fetch(`${address}/api/v1/openapi.json`)).status).toBe(200)
  const server = Number.parseInt(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8'))
  expect(processIdentity(server)).toBeTruthy()
  await end(shop, 'SIGINT')
  expect(processIdentity(server)).toBeUndefined()
}, 120_000)

test('a broken DATABASE_URL stops the start with one sentence', async () => {
  const complaint = await refusal(start({ DATABASE_URL: 'postgres//tresen' }))
  expect(complaint).toMatch(/^DATABASE_URL must look like postgres:.*\.$/)
})

test('a port in use stops the start with one sentence, before any data is made', async () => {
  const other = createServer().listen({ port: 0, host: 'localhost' })
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo
  const complaint = await refusal(start({ PORT: String(port) }))
  expect(complaint).toBe(
    `Port ${port} is in use by another program; stop that one or choose another with PORT=${port + 1}.`,
  )
  expect(existsSync(dataDir)).toBe(false)
  other.close()
})

// In production no demo catalogue is loaded.
function start(variables: Record<string, string>) {
  const env = { ...process.env, PORT: '0', DATA_DIR: dataDir, DATABASE_URL: '', ...production, ...variables }
  const shop = spawn(process.execPath, ['bin/start.ts'], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  shops.push(shop)
  return shop
}

/** Over a connection that stays open: a new one is refused once the shop ends. */
async function readyBy(agent: Agent, address: string) {
  const request = get(`${address}/health/ready`, { agent })
  const [reply] = (await once(request, 'response')) as [IncomingMessage]
  await reply.toArray()
  return reply.statusCode
}

async function readiness(shop: ChildProcess) {
  const complaint = text(shop.stderr!)
  for await (const line of createInterface(shop.stdout!)) {
    const address = /^Tresen is ready at (\S+)/.exec(line)?.[1]
    if (address) return address
  }
  throw new Error(await complaint)
}

async function refusal(shop: ChildProcess) {
  const [complaint, [code]] = await Promise.all([text(shop.stderr!), once(shop, 'exit')])
  expect(code).toBe(1)
  return complaint.trim()
}

async function end(shop: ChildProcess, signal: NodeJS.Signals) {
  shop.kill(signal)
  const [code] = (await once(shop, 'exit')) as [number]
  expect(code).toBe(0)
}
