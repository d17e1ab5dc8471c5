import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import * as cartApi from '../../contract/cart.ts'
import * as productsApi from '../../contract/products.ts'
import type { Tx } from '../../api/platform/db.ts'
import { createTestApp, type TestApp } from '../app.ts'
import { createBuyer, createProduct, createStore } from '../builders.ts'
import { orderGoods } from '../orders/order-life.ts'
import { createCoupon, createCustomer, createGoods, order, put } from '../shop.ts'

const MANY = 16
const PLACES = 4

let app: TestApp
let held: Awaited<ReturnType<typeof hold>> | undefined
afterEach(async () => {
  await held?.release()
  held = undefined
})

/** Locks what the statement names until it is released, as a transaction does that stands still. */
async function hold(lock: (sql: Tx) => Promise<unknown>) {
  const connection = await app.db.reserve()
  await connection`begin`
  await lock(connection as never)
  let isHeld = true
  return {
    async release() {
      if (!isHeld) return
      isHeld = false
      await connection`rollback`
      connection.release()
    },
  }
}

describe('while many wait for one row, a visitor is answered', () => {
  beforeAll(async () => {
    const timeouts = { statementTimeoutMs: 90_000, lockTimeoutMs: 90_000, placeTimeoutMs: 90_000, turnWaitMs: 90_000 }
    app = await createTestApp({ connections: 10, timeouts })
  })
  afterAll(() => app.close())

  const createCustomers = () => Promise.all(Array.from({ length: MANY }, () => createCustomer(app)))

  const scenes: [
    string,
    () => Promise<{ lock: (sql: Tx) => Promise<unknown>; act: (n: number) => Promise<unknown> }>,
  ][] = [
    [
      'the cart of one buyer',
      async () => {
        const [buyer, goods] = [await createCustomer(app), await createGoods(app)]
        await put(app, buyer, goods.skuId)
        return {
          lock: (sql) => sql`select from cart where buyer_id = ${buyer.id} for update`,
          act: () => app.request(cartApi.write, { productSkuId: goods.skuId, quantity: 6 }, buyer),
        }
      },
    ],
    [
      'the code of a campaign',
      async () => {
        const [buyers, goods, code] = [await createCustomers(), await createGoods(app), await createCoupon(app)]
        for (const buyer of buyers) {
          await put(app, buyer, goods.skuId)
          await app.request(cartApi.applyCoupon, { couponCode: code }, buyer)
        }
        return {
          lock: (sql) => sql`select from coupon where code = ${code} for update`,
          act: (n) => order(app, buyers[n]!, 2),
        }
      },
    ],
    [
      'the stock of an article, as an import holds it',
      async () => {
        const [buyers, goods] = [await createCustomers(), await createGoods(app)]
        for (const buyer of buyers) await put(app, buyer, goods.skuId)
        return {
          lock: (sql) => sql`select from stock where sku_id = ${goods.skuId} for update`,
          act: (n) => order(app, buyers[n]!, 1),
        }
      },
    ],
    [
      'the numbers of the invoices of a store',
      async () => {
        const { id: storeId } = await createStore(app.db)
        const { skuId } = await createProduct(app.db, storeId)
        const lives = await Promise.all(
          (await createCustomers()).map((buyer) => orderGoods(app, { buyer, goods: { skuId, storeId } })),
        )
        for (const life of lives) {
          await life.pay()
          await life.supply('CONFIRM')
        }
        await lives.shift()!.supply('SHIP', { carrier: 'DHL' })
        return {
          lock: (sql) => sql`select from document_issuer where store_id = ${storeId} for update`,
          act: (n) => lives[n % lives.length]!.supply('SHIP', { carrier: 'DHL' }),
        }
      },
    ],
  ]

  test.each(scenes)('%s', async (_, setScene) => {
    const { lock, act } = await setScene()
    const { skuId } = await createGoods(app)
    held = await hold(lock)
    let ended = 0
    const waiting = Array.from({ length: MANY - 1 }, (_, n) => act(n).finally(() => ended++))
    const all = Promise.allSettled(waiting)
    await expect.poll(countWaiting).toBeGreaterThan(0)
    for (let n = 0; n < 5; n++) await Promise.all([1, 2, 3].map(() => app.request(productsApi.read, { id: skuId })))
    expect(ended).toBe(0)
    await held.release()
    expect((await all).filter(({ status }) => status === 'rejected')).toEqual([])
  })

  test('a third call of one account waits for one of two, also one that reads', async () => {
    const [buyer, other, goods] = [await createCustomer(app), await createCustomer(app), await createGoods(app)]
    await put(app, buyer, goods.skuId)
    held = await hold((sql) => sql`select from cart where buyer_id = ${buyer.id} for update`)
    const write = () => app.request(cartApi.write, { productSkuId: goods.skuId, quantity: 6 }, buyer)
    const ended: string[] = []
    const calls = [write(), write()].map((call) => call.then(() => ended.push('write')))
    await expect.poll(countWaiting).toBe(2)
    calls.push(app.request(productsApi.read, { id: goods.skuId }, buyer).then(() => ended.push('read')))
    for (let n = 0; n < 20; n++) await app.request(productsApi.read, { id: goods.skuId }, other)
    expect(ended).toEqual([])
    await held.release()
    await Promise.all(calls)
    expect(ended.toSorted()).toEqual(['read', 'write', 'write'])
  })
})

const countWaiting = async () => {
  const [row] = await app.db<[{ count: number }]>`
    select count(*) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  return row.count
}

describe('with less patience', () => {
  beforeAll(async () => {
    const timeouts = { lockTimeoutMs: 300, placeTimeoutMs: 300, turnWaitMs: 500 }
    app = await createTestApp({ connections: PLACES, timeouts })
  })
  afterAll(() => app.close())

  const answerTo = (token: string, skuId: string, language: 'de' | 'en') =>
    app.fastify.inject({
      method: 'POST',
      url: cartApi.write.path,
      headers: { authorization: `Bearer ${token}`, 'x-language': language },
      payload: { productSkuId: skuId, quantity: 6 },
    })

  test('who waits too long for a row is asked to come again, in his language', async () => {
    const [buyer, goods] = [await createCustomer(app), await createGoods(app)]
    await put(app, buyer, goods.skuId)
    held = await hold((sql) => sql`select from cart where buyer_id = ${buyer.id} for update`)
    const replies = [await answerTo(buyer.token, goods.skuId, 'de'), await answerTo(buyer.token, goods.skuId, 'en')]
    expect(replies.map((reply) => [reply.statusCode, reply.headers['retry-after']])).toEqual([
      [503, '2'],
      [503, '2'],
    ])
    expect(replies.map((reply) => reply.json().message)).toEqual([
      'Gerade ist viel los. Bitte noch einmal versuchen.',
      'We are busy for a moment. Please try again.',
    ])
    await held.release()
    expect((await answerTo(buyer.token, goods.skuId, 'de')).statusCode).toBe(200)
  })

  test('of many writes of one account two wait for the row, the others for their turn, and all are answered', async () => {
    const [buyer, goods] = [await createCustomer(app), await createGoods(app)]
    await put(app, buyer, goods.skuId)
    held = await hold((sql) => sql`select from cart where buyer_id = ${buyer.id} for update`)
    const answers = Array.from({ length: 100 }, () => answerTo(buyer.token, goods.skuId, 'de'))
    await expect.poll(countWaiting).toBe(2)
    // Another account is none of their business.
    const other = await createBuyer(app.db)
    expect((await answerTo(other.token, goods.skuId, 'de')).statusCode).toBe(200)
    const replies = await Promise.all(answers)
    expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([429, 503]))
    expect(replies.every(({ headers }) => headers['retry-after'] === '2')).toBe(true)
    const refused = replies.find(({ statusCode }) => statusCode === 429)!
    expect(refused.json()).toMatchObject({ code: 'RATE_LIMITED', message: expect.stringContaining('2 Sekunden') })
    await held.release()
    expect((await answerTo(buyer.token, goods.skuId, 'de')).statusCode).toBe(200)
  })

  test('a transaction that finds no place in its pool is 503, and leaves none taken', async () => {
    const [buyers, goods] = [
      await Promise.all(Array.from({ length: 20 }, () => createCustomer(app))),
      await createGoods(app),
    ]
    for (const buyer of buyers) await put(app, buyer, goods.skuId)
    held = await hold((sql) => sql`lock table cart in access exclusive mode`)
    const replies = await Promise.all(buyers.map(({ token }) => answerTo(token, goods.skuId, 'en')))
    expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([503]))
    await held.release()
    // As many as there are places: one more would wait, on a busy machine longer than it may.
    const again = await Promise.all(buyers.slice(0, PLACES).map(({ token }) => answerTo(token, goods.skuId, 'en')))
    expect(new Set(again.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
  })
})
