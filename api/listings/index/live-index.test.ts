import { afterAll, beforeAll, expect, test } from 'vitest'
import { createProduct, createStore } from '../../../test/builders.ts'
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts'
import { openDatabase } from '../../platform/db.ts'
import { openLiveIndex } from './live-index.ts'

// A test asks right after it has written.
const current = { maxAgeMs: 0, maxWaitMs: Infinity }
let database: TestDatabase
let storeId: string

beforeAll(async () => {
  database = await createTestDatabase()
  storeId = (await createStore(database.sql)).id
})
afterAll(() => database.drop())

test('a change that is committed after a later one is not missed', async () => {
  const { sql } = database
  const [early, late] = [await createProduct(sql, storeId), await createProduct(sql, storeId)]
  const { read: readIndex } = openLiveIndex(sql, current)
  await readIndex()
  const slow = await sql.reserve()
  await slow`begin`
  await slow`update product set popularity = 8 where sku_id = ${early.skuId}`
  await sql`update product set popularity = 9 where sku_id = ${late.skuId}`
  const between = await readIndex()
  expect(between.find(late.skuId)?.popularity).toBe(9)
  expect(between.find(early.skuId)?.popularity).toBe(0)
  await slow`commit`
  slow.release()
  const after = await readIndex()
  expect(after.find(early.skuId)?.popularity).toBe(8)
})

test('a new store and its goods come together, and what is no longer on sale goes', async () => {
  const { sql } = database
  const { read: readIndex } = openLiveIndex(sql, current)
  await readIndex()
  const store = await createStore(sql)
  const { skuId } = await createProduct(sql, store.id)
  expect((await readIndex()).find(skuId)?.store.slug).toBe(store.slug)
  await sql`update product set status = 'PAUSED' where sku_id = ${skuId}`
  expect((await readIndex()).find(skuId)).toBeUndefined()
})

test('who asks again within the time a listing may be old asks the database nothing', async () => {
  let statements = 0
  const sql = openDatabase(database.url, { onStatement: () => statements++ })
  const { read: readIndex } = openLiveIndex(sql, { maxAgeMs: 60_000, maxWaitMs: Infinity })
  const [index] = await Promise.all([readIndex(), readIndex()])
  const first = statements
  expect(await readIndex()).toBe(index)
  expect(statements).toBe(first)
  await sql.end({ timeout: 1 })
})

test('changes of orders are noted without one waiting for the other', async () => {
  const { sql } = database
  const [one, other] = [await createProduct(sql, storeId), await createProduct(sql, storeId)]
  await sql.begin(async (tx) => {
    await tx`update stock set on_hand = promised + 1 where sku_id = ${one.skuId}`
    await sql`update stock set on_hand = promised + 2 where sku_id = ${other.skuId}`
  })
  const [noted] = await sql`select count(*)::integer as rows from shelf_change where ${other.skuId} = any(sku_ids)`
  expect(noted!.rows).toBeGreaterThan(0)
})

test('a page that is made anew after a change shows it, however young the index is', async () => {
  const { sql } = database
  const { skuId } = await createProduct(sql, storeId)
  const index = openLiveIndex(sql, { maxAgeMs: 60_000, maxWaitMs: Infinity })
  await index.read()
  await sql`update product set popularity = 5 where sku_id = ${skuId}`
  expect((await index.read()).find(skuId)?.popularity).toBe(0)
  index.invalidate()
  expect((await index.read()).find(skuId)?.popularity).toBe(5)
})
