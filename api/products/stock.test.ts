import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createProduct, createStore } from '../../test/builders.ts'
import { createTestDatabase, type TestDatabase } from '../../test/database.ts'
import { inTransaction, type Tx } from '../platform/db.ts'
import { newId } from '../platform/ids.ts'
import { deleteOldMovements, promiseStock, releaseStock, restockReturned, shipStock, type StockLine } from './stock.ts'

let database: TestDatabase
let cups: string
let plates: string

beforeAll(async () => {
  database = await createTestDatabase()
  const store = await createStore(database.sql)
  cups = (await createProduct(database.sql, store.id)).skuId
  plates = (await createProduct(database.sql, store.id)).skuId
})
beforeEach(async () => {
  await database.sql`update stock set on_hand = 10, promised = 0, missing = 0`
  await database.sql`delete from stock_movement`
})
afterAll(() => database.drop())

const doing = <T>(step: (tx: Tx) => Promise<T>) => inTransaction(database.sql, step)
const promise = (lines: StockLine[]) => doing((tx) => promiseStock(tx, lines))
const sixCups = () => [{ skuId: cups, quantity: 6 }]
const reason = (at = new Date()) => ({ orderId: newId(), at })

async function stockOf(skuId: string) {
  const [row] = await database.sql<{ onHand: number; promised: number; missing: number; quantity: number }[]>`
    select on_hand, promised, missing, quantity from stock where sku_id = ${skuId}`
  return row
}
const left = async (skuId: string) => (await stockOf(skuId))?.quantity

test('what is promised cannot be sold but lies on the shelf, until it is released', async () => {
  expect(await promise(sixCups())).toEqual([])
  expect(await stockOf(cups)).toEqual({ onHand: 10, promised: 6, missing: 0, quantity: 4 })
  await doing((tx) => releaseStock(tx, sixCups()))
  expect(await stockOf(cups)).toEqual({ onHand: 10, promised: 0, missing: 0, quantity: 10 })
})

test('what is sent leaves shelf and promise, what comes back lies there again, and both are noted', async () => {
  await promise(sixCups())
  await doing((tx) => shipStock(tx, sixCups(), reason()))
  expect(await stockOf(cups)).toEqual({ onHand: 4, promised: 0, missing: 0, quantity: 4 })
  await doing((tx) => restockReturned(tx, [{ skuId: cups, quantity: 2 }], reason()))
  expect(await stockOf(cups)).toEqual({ onHand: 6, promised: 0, missing: 0, quantity: 6 })
  expect(await database.sql`select sku_id, pieces from stock_movement order by at`).toEqual([
    { skuId: cups, pieces: -6 },
    { skuId: cups, pieces: 2 },
  ])
})

test('what was never promised can neither be sent nor released', async () => {
  await expect(doing((tx) => shipStock(tx, sixCups(), reason()))).rejects.toThrow('stock_check')
  await expect(doing((tx) => releaseStock(tx, sixCups()))).rejects.toThrow('stock_check')
  expect(await stockOf(cups)).toEqual({ onHand: 10, promised: 0, missing: 0, quantity: 10 })
})

test.each([
  ['are given up', (tx: Tx) => releaseStock(tx, sixCups()), { onHand: 4, promised: 4, missing: 0, quantity: 0 }],
  ['are sent', (tx: Tx) => shipStock(tx, sixCups(), reason()), { onHand: 4, promised: 4, missing: 4, quantity: 0 }],
  ['come back', (tx: Tx) => restockReturned(tx, sixCups(), reason()), { onHand: 10, promised: 10, missing: 0, quantity: 0 }], // prettier-ignore
])('of ten promised pieces of which six are missing six %s', async (_, step, stock) => {
  await database.sql`update stock set promised = 10, missing = 6`
  await doing(step)
  expect(await stockOf(cups)).toEqual(stock)
})

test('movements are forgotten after 90 days', async () => {
  const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60_000)
  await promise(sixCups())
  await doing((tx) => shipStock(tx, [{ skuId: cups, quantity: 1 }], reason(daysAgo(91))))
  await doing((tx) => shipStock(tx, [{ skuId: cups, quantity: 2 }], reason(daysAgo(89))))
  await deleteOldMovements(database.sql, new Date())
  expect(await database.sql`select pieces from stock_movement`).toEqual([{ pieces: -2 }])
})

test('a line that is too large is named with what is left, the others are promised', async () => {
  const lines = [
    { skuId: cups, quantity: 11 },
    { skuId: plates, quantity: 10 },
    { skuId: 'nothing', quantity: 1 },
  ]
  expect(await promise(lines)).toEqual([
    { skuId: cups, quantity: 11, stock: 10 },
    { skuId: 'nothing', quantity: 1, stock: 0 },
  ])
  expect(await left(cups)).toBe(10)
  expect(await left(plates)).toBe(0)
})

test('two lines of one article count together', async () => {
  const line = { skuId: cups, quantity: 6 }
  expect(await promise([line, line])).toEqual([{ skuId: cups, quantity: 12, stock: 10 }])
})

test('no quantity below one is promised', async () => {
  await expect(promise([{ skuId: cups, quantity: -5 }])).rejects.toThrow(RangeError)
  expect(await left(cups)).toBe(10)
})

test('thirty buyers at once are never promised more than there is, in whichever order they name the goods', async () => {
  const lines = [
    { skuId: cups, quantity: 1 },
    { skuId: plates, quantity: 1 },
  ]
  const outcomes = await Promise.all(
    Array.from({ length: 30 }, (_, buyer) => promise(buyer % 2 === 0 ? lines : lines.toReversed())),
  )
  expect(outcomes.filter((shortages) => shortages.length === 0)).toHaveLength(10)
  expect(await left(cups)).toBe(0)
  expect(await left(plates)).toBe(0)
})
