import { fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase, type Db } from '../api/platform/db.ts'
import { migrate } from '../api/platform/migrations.ts'
import { startSandbox } from '../sandbox/start-sandbox.ts'
import { createAddress, createBuyer, createProduct, createStore } from '../test/builders.ts'
import type { ServerOrder } from './checkout-server.ts'
import { cpuSecondsOf, cpuSecondsOfFamily } from './process-cpu.ts'
import { memorySettings } from '../server/memory-settings.mjs'

const ROOT = join(import.meta.dirname, '..')
const PRODUCTS = 100

export type CheckoutShop = Awaited<ReturnType<typeof startCheckoutShop>>
export type Customer = { token: string; skuId: string }

/** A shop of its own on a new database of this server: the API as a process, the sandbox provider in this one. */
export async function startCheckoutShop(serverUrl: string) {
  const folder = await mkdtemp(join(tmpdir(), 'tresen-bench-'))
  const { url, drop } = await createDatabase(serverUrl)
  const db = openDatabase(url, { statementTimeoutMs: 0 })
  await migrate(db, join(ROOT, 'db/migrations'))
  const provider = await startSandbox({ port: 0, folder })
  const child = fork(join(import.meta.dirname, 'checkout-server.ts'), {
    env: { ...memorySettings, ...process.env, NODE_ENV: '' },
  })
  const send = (order: ServerOrder) => child.send(order)
  send({ kind: 'START', databaseUrl: url, folder, provider: { serverUrl: provider.origin, apiKey: provider.apiKey } })
  const [{ origin }] = (await once(child, 'message')) as [{ origin: string }]
  const postmaster = await postmasterOf(db)
  const skuIds = await createGoods(db)
  return {
    origin,
    db,
    provider,
    cpuSeconds: () => cpuSecondsOf(child.pid!),
    /** Of all the server's processes together; undefined where the server runs on another machine. */
    databaseCpuSeconds: () => postmaster && cpuSecondsOfFamily(postmaster),
    createCustomers: (count: number) => createCustomers(db, skuIds, count),
    watchPayments: () => send({ kind: 'WATCH' }),
    async stop() {
      const exit = once(child, 'exit')
      child.disconnect()
      await exit
      await provider.stop()
      await db.end({ timeout: 1 })
      await drop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function createDatabase(serverUrl: string) {
  const name = `tresen_bench_${randomUUID().slice(0, 8)}`
  const run = async (statement: string) => {
    const sql = openDatabase(serverUrl, { connections: 1, statementTimeoutMs: 0 })
    await sql.unsafe(statement).finally(() => sql.end())
  }
  await run(`create database ${name}`)
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return { url: url.href, drop: () => run(`drop database ${name} with (force)`) }
}

/** The parent of our own session's process. */
async function postmasterOf(db: Db) {
  const [row] = await db<[{ pid: number }]>`select pg_backend_pid() as pid`
  try {
    const [name, rest] = readFileSync(`/proc/${row.pid}/stat`, 'utf8').split(') ')
    return name!.endsWith('(postgres') ? Number(rest!.split(' ')[1]) : undefined
  } catch {
    return undefined
  }
}

async function createGoods(db: Db) {
  const store = await createStore(db)
  const products = Array.from({ length: PRODUCTS }, () => createProduct(db, store.id, { stock: 1_000_000 }))
  return (await Promise.all(products)).map(({ skuId }) => skuId)
}

async function createCustomers(db: Db, skuIds: string[], count: number): Promise<Customer[]> {
  const buyers = await Promise.all(Array.from({ length: count }, () => createBuyer(db)))
  await Promise.all(buyers.map(({ id }) => createAddress(db, id)))
  return buyers.map(({ token }, index) => ({ token, skuId: skuIds[(index * 37) % skuIds.length]! }))
}
