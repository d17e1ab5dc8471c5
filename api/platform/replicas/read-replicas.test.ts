import { resolve } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { createProduct, createStore } from '../../../test/builders.ts'
import { startReplicated } from '../../../test/database/streaming-replica.ts'
import { readGoods } from '../../products/cards/goods-memory.ts'
import { openDatabase, type Db } from '../db.ts'
import { migrate } from '../migrations.ts'
import { followReplicas, type Replicas } from './read-replicas.ts'

let servers: Awaited<ReturnType<typeof startReplicated>>
let storeId: string
beforeAll(async () => {
  servers = await startReplicated()
  const db = openDatabase(servers.primary.url, { connections: 1, statementTimeoutMs: 0 })
  await migrate(db, resolve('db/migrations'))
  storeId = (await createStore(db)).id
  await db.end()
})
afterAll(() => servers?.stop())

let db: Db
let replicas: Replicas
let warnings: { what: string; reason?: string }[]
beforeEach(async () => {
  warnings = []
  db = openDatabase(servers.primary.url)
  replicas = follow(servers.replica.url)
  await replicas.ready
})
afterEach(async () => {
  await replicas.stop()
  await db.end({ timeout: 1 })
})

const follow = (url: string) =>
  followReplicas(db, [url], { warn: (what, details) => void warnings.push({ what, ...details }) })
const priceOf = async (skuId: string) => (await readGoods(db, [skuId])).get(skuId)!.row.finalPriceCents
async function onReplica(work: (sql: Db) => Promise<unknown>) {
  const sql = openDatabase(servers.replica.url, { connections: 1 })
  await work(sql).finally(() => sql.end({ timeout: 1 }))
}

/** Goods of which the replica holds another price than the primary, and of which no change was told: answers where the next is read. */
async function differingGoods() {
  const skuIds: string[] = []
  while (skuIds.length < 40) skuIds.push((await createProduct(db, storeId)).skuId)
  await readGoods(db, [])
  const [row] = await db<[{ at: string }]>`select pg_current_wal_insert_lsn()::text as at`
  await onReplica(async (sql) => {
    const hasAll = async () => (await sql`select where pg_last_wal_replay_lsn() >= ${row.at}::pg_lsn`).count
    await expect.poll(hasAll).toBe(1)
    await sql`select pg_wal_replay_pause()`
  })
  await db.begin(async (tx) => {
    await tx`set local session_replication_role = replica`
    await tx`update product set final_price_cents = 1 where sku_id = any(${skuIds})`
  })
  return async () => ((await priceOf(skuIds.pop()!)) === 1 ? 'primary' : 'replica')
}
const resume = () => onReplica((sql) => sql`select pg_wal_replay_resume()`)

test('goods come from the replica; what was just written is read from the primary until the replica has it', async () => {
  const next = await differingGoods()
  await expect.poll(next).toBe('replica')
  const { skuId } = await createProduct(db, storeId, { finalPriceCents: 300 })
  expect(await priceOf(skuId)).toBe(300)
  await db`update product set final_price_cents = 250 where sku_id = ${skuId}`
  expect(await priceOf(skuId)).toBe(250)
  expect(await next()).toBe('primary')
  await resume()
  await expect.poll(await differingGoods()).toBe('replica')
  await resume()
})

test('one that answers no more holds up nobody for long, and is read again when it answers', async () => {
  const next = await differingGoods()
  await expect.poll(next).toBe('replica')
  servers.replica.signal('SIGSTOP')
  try {
    expect(await next()).toBe('primary')
    expect(await next()).toBe('primary')
  } finally {
    servers.replica.signal('SIGCONT')
  }
  await expect.poll(next).toBe('replica')
  expect(warnings.map(({ what }) => what)).toEqual(['A read replica is left out.', 'A read replica is read again.'])
  await resume()
})

test('one that was killed is left out, and read again when it is back', async () => {
  const next = await differingGoods()
  await expect.poll(next).toBe('replica')
  servers.replica.signal('SIGKILL')
  expect(await next()).toBe('primary')
  await servers.replica.start()
  await expect.poll(await differingGoods()).toBe('replica')
  await resume()
})

test('a server that is no replica is never read', async () => {
  await replicas.stop()
  replicas = follow(servers.primary.url)
  await replicas.ready
  expect(warnings).toMatchObject([{ what: 'A read replica is left out.', reason: 'It is no replica.' }])
  const { skuId } = await createProduct(db, storeId, { finalPriceCents: 300 })
  expect(await priceOf(skuId)).toBe(300)
})
