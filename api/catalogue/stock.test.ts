import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createProduct, createStore } from '../../test/builders.ts'
import { createTestDatabase, type TestDatabase } from '../../test/database.ts'
import { inTransaction } from '../platform/db.ts'
import { promiseStock, releaseStock, type StockLine } from './stock.ts'

let database: TestDatabase
let cups: string
let plates: string

beforeAll(async () => {
  database = await createTestDatabase()
  const store = await createStore(database.sql)
  cups = (await createProduct(database.sql, store.id)).skuId
  plates = (await createProduct(database.sql, store.id)).skuId
})
beforeEach(() => database.sql`update stock set on_hand = 10, promised = 0`)
afterAll(() => database.drop())

const take = (lines: StockLine[]) => inTransaction(database.sql, (tx) => promiseStock(tx, lines))
async function left(skuId: string) {
  const [row] = await database.sql<{ quantity: number }[]>`select quantity from stock where sku_id = ${skuId}`
  return row?.quantity
}

test('what is taken is gone, and comes back', async () => {
  expect(await take([{ skuId: cups, quantity: 6 }])).toEqual([])
  expect(await left(cups)).toBe(4)
  await inTransaction(database.sql, (tx) => releaseStock(tx, [{ skuId: cups, quantity: 6 }]))
  expect(await left(cups)).toBe(10)
})

test('a line that is too large is named with what is left, the others are taken', async () => {
  const lines = [
    { skuId: cups, quantity: 11 },
    { skuId: plates, quantity: 10 },
    { skuId: 'nothing', quantity: 1 },
  ]
  expect(await take(lines)).toEqual([
    { skuId: cups, quantity: 11, stock: 10 },
    { skuId: 'nothing', quantity: 1, stock: 0 },
  ])
  expect([await left(cups), await left(plates)]).toEqual([10, 0])
})

test('two lines of one article count together', async () => {
  const line = { skuId: cups, quantity: 6 }
  expect(await take([line, line])).toEqual([{ skuId: cups, quantity: 12, stock: 10 }])
})

test('no quantity below one is taken', async () => {
  await expect(take([{ skuId: cups, quantity: -5 }])).rejects.toThrow(RangeError)
  expect(await left(cups)).toBe(10)
})

test('thirty buyers at once never take more than there is, in whichever order they name the goods', async () => {
  const lines = [
    { skuId: cups, quantity: 1 },
    { skuId: plates, quantity: 1 },
  ]
  const outcomes = await Promise.all(
    Array.from({ length: 30 }, (_, buyer) => take(buyer % 2 === 0 ? lines : lines.toReversed())),
  )
  expect(outcomes.filter((shortages) => shortages.length === 0)).toHaveLength(10)
  expect([await left(cups), await left(plates)]).toEqual([0, 0])
})
