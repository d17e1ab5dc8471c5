import { afterAll, beforeAll, expect, test } from 'vitest'
import * as emptiesApi from '../../../contract/orders/empties.ts'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { brokenBooks } from '../../../test/invariants/book-invariants.ts'
import { createOrderedGoods } from '../../../test/orders/order-life.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ isUnlimited: true, connections: 10 })
})
afterAll(() => app.close())

const bottles = () => ({
  priceUnit: 20,
  countPerBox: 20,
  minimumQuantity: 20,
  deposits: app.db.json([{ code: 'MEHRWEG_8', perPieces: 1 }]),
})
const keyed = ({ token }: { token: string }) => ({ token, headers: { 'idempotency-key': crypto.randomUUID() } })
const take = (store: { token: string }, companyId: string, pieces: number) =>
  app.request(emptiesApi.takeBack, { companyId, lines: [{ code: 'MEHRWEG_8', pieces }] }, keyed(store))

/** Starts one call after the other, each once the one before waits for the order, which is held until all do. */
async function queueFor(orderId: string, calls: (() => Promise<unknown>)[]) {
  const started: Promise<unknown>[] = []
  await app.db.begin(async (tx) => {
    await tx`select from orders where id = ${orderId} for update`
    for (const call of calls) {
      started.push(call())
      await expect.poll(countWaiting).toBe(started.length)
    }
  })
  return Promise.allSettled(started)
}
const countWaiting = async () => {
  const [row] = await app.db<[{ waiting: number }]>`
    select count(*)::int as waiting from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`
  return row.waiting
}

test('german-trade § 5: bottles that come back full while empties are counted are credited once', async () => {
  const life = await createOrderedGoods(app, { quantity: 40, product: bottles() })
  await life.pay()
  await life.supply('CONFIRM')
  await life.supply('SHIP', { carrier: 'DHL' })
  await life.supply('MARK_DELIVERED')
  await life.act('REQUEST_RETURN', { lines: [{ productSkuId: life.goods.skuId, quantity: 20 }], reason: 'Sauer' })
  const [accepted, counted] = await queueFor(life.orderId, [
    () => life.supply('ACCEPT_RETURN'),
    () => take(life.store, life.buyer.id, 40),
  ])
  expect(accepted).toMatchObject({ status: 'fulfilled' })
  expect(counted).toMatchObject({ status: 'rejected', reason: { code: 'EMPTIES_BEYOND' } })
  const [credited] = await app.db`
    select sum(pieces)::int as pieces from empties_movement where order_id = ${life.orderId} and kind = 'RETURNED'`
  expect(credited).toEqual({ pieces: -20 })
  expect(await brokenBooks(app.db)).toEqual([])
})
