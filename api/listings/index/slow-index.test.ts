import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { createProduct, createStore } from '../../../test/builders.ts'
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts'
import { openFaultProxy } from '../../../test/proxies/fault-proxy.ts'
import { openDatabase, type Db } from '../../platform/db.ts'
import { openLiveIndex, type LiveIndex } from './live-index.ts'
import { findProductChanges } from '../../platform/changes/change-log.ts'

const GOODS = 250
let database: TestDatabase
let index: LiveIndex | undefined
let limited: Db

beforeAll(async () => {
  database = await createTestDatabase()
  const { sql } = database
  const store = await createStore(sql)
  const { skuId } = await createProduct(sql, store.id)
  await sql`
    insert into product select (jsonb_populate_record(p, jsonb_build_object(
      'sku_id', 'G' || n, 'supplier_sku', 'G' || n))).*
    from product p, generate_series(1, ${GOODS - 1}) n where p.sku_id = ${skuId}`
  await sql`insert into product_detail (sku_id) select sku_id from product where sku_id <> ${skuId}`
  await sql`insert into stock (sku_id, on_hand) select sku_id, 1000 from product where sku_id <> ${skuId}`
  limited = openDatabase(database.url, { statementTimeoutMs: 120 })
})
afterEach(() => index?.stop())
afterAll(async () => {
  await limited.end({ timeout: 1 })
  await database.drop()
})

/** Each product's attributes take a millisecond: all of them together much longer than a statement may. */
async function slowDown({ sql }: TestDatabase) {
  await sql`alter table product_detail rename to quick_detail`
  await sql`
    create view product_detail as select d.sku_id, d.attributes
    from quick_detail d, lateral (select pg_sleep(0.001) where d.sku_id is not null offset 0) slow`
}

const sellOut = (skuIds: string[]) => database.sql`
  update stock set on_hand = 0 where sku_id = any(${skuIds})`
const soldOut = async () => {
  const { table, find } = await index!.read()
  return [...table.onSale.keys()].filter((skuId) => !find(skuId)!.isInStock).length
}

test('while the goods are locked the index answers, and reads them afterwards', async () => {
  index = openLiveIndex(limited, { maxWaitMs: 50 })
  await index.watch(() => {})
  const locking = await database.sql.reserve()
  await locking`begin`
  await locking`lock table product_detail in access exclusive mode`
  await sellOut(['G1'])
  index.invalidate()
  expect(await soldOut()).toBe(0)
  await locking`commit`
  locking.release()
  await expect.poll(soldOut).toBe(1)
})

test('nobody waits for many changed goods, only for what they are', async () => {
  const patient = openDatabase(database.url, { lockTimeoutMs: 0 })
  index = openLiveIndex(patient, { many: 1, maxAgeMs: 0, maxWaitMs: Infinity })
  await index.watch(() => {})
  const locking = await database.sql.reserve()
  await locking`begin`
  await locking`lock table product_detail in access exclusive mode`
  const before = await soldOut()
  await sellOut(['G7', 'G8'])
  expect(await soldOut()).toBe(before)
  // No page was given up for that.
  expect(index.age().failures).toBe(0)
  await locking`commit`
  locking.release()
  await expect.poll(soldOut).toBe(before + 2)
  await database.sql`update stock set on_hand = 1000 where sku_id = any(${['G7', 'G8']})`
  await index.stop()
  await patient.end({ timeout: 1 })
})

test('without a database the index answers as it was, and what changed meanwhile is found afterwards', async () => {
  const socket = `${new URL(database.url).searchParams.get('host')}/.s.PGSQL.5432`
  const proxy = await openFaultProxy({ path: socket })
  const { username, pathname } = new URL(database.url)
  const proxied = openDatabase(`postgres://${username}@localhost:${proxy.port}${pathname}`)
  index = openLiveIndex(proxied, { maxWaitMs: 50 })
  await index.watch(() => {})
  proxy.setDown(true)
  await sellOut(['G2', 'G3'])
  index.invalidate()
  expect(await soldOut()).toBe(1)
  proxy.setDown(false)
  await expect.poll(soldOut).toBe(3)
  await index.stop()
  await proxied.end({ timeout: 1 })
  await proxy.stop()
})

test('changes that are too many to be named are found by reading all goods anew', async () => {
  const { sql } = database
  index = openLiveIndex(sql, { maxAgeMs: 0, maxWaitMs: Infinity })
  await index.watch(() => {})
  await sql`delete from product where sku_id = 'G9'`
  await sellOut(['G4'])
  await sql`delete from shelf_change`
  expect((await index.read()).find('G9')).toBeDefined()
  await sql`insert into shelf_change (sku_ids) select array_agg('X' || n) from generate_series(1, 50001) n`
  await expect.poll(async () => (await index!.read()).find('G9')).toBeUndefined()
  expect(await soldOut()).toBe(4)
})

test('a look that was too long ago is known as such by the clock of the database', async () => {
  const { sql } = database
  const { hasGap: isNew, ...mark } = await findProductChanges(sql, null, 1)
  const hasGapSince = async (hoursAgo: number) => {
    const at = new Date(Date.now() - hoursAgo * 3_600_000).toISOString()
    return (await findProductChanges(sql, { ...mark, at }, 1)).hasGap
  }
  expect(isNew).toBe(true)
  expect(await hasGapSince(1)).toBe(false)
  expect(await hasGapSince(26)).toBe(true)
})
test('all goods are read although the database is too slow to read them in one statement', async () => {
  await slowDown(database)
  const warnings: string[] = []
  index = openLiveIndex(limited, { warn: (what) => warnings.push(what) })
  await index.watch(() => {})
  expect((await index.read()).table.onSale.size).toBe(GOODS - 1)
  // The failure is told once, and what was read before it is kept.
  expect(warnings.length).toBeLessThanOrEqual(1)
})

test('while many changed goods are read slowly the index answers as it is, and catches up', async () => {
  index = openLiveIndex(limited, { many: 100, maxAgeMs: 0 })
  let caughtUp = 0
  await index.watch(() => caughtUp++)
  const before = await soldOut()
  await sellOut(Array.from({ length: 200 }, (_, n) => `G${n + 1}`))
  // The first look names more than anybody waits for.
  expect(await soldOut()).toBeLessThan(199)
  expect(before).toBe(4)
  await expect.poll(soldOut).toBe(199)
  await expect.poll(() => caughtUp).toBeGreaterThan(0)
})
