import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAddress, createBuyer, createProduct, createStore } from '../../test/builders.ts'
import { createTestDatabase, type TestDatabase } from '../../test/database.ts'
import { production } from '../../test/environment/production.ts'
import { brokenInvariants, countGoods } from '../../test/invariants/invariants.ts'

const BUYERS = 12
let database: TestDatabase
let dataDir: string
let shop: ChildProcess | undefined

beforeAll(async () => {
  database = await createTestDatabase()
  dataDir = mkdtempSync(join(tmpdir(), 'tresen-kill-'))
})
afterAll(async () => {
  shop?.kill('SIGKILL')
  await database.drop()
  rmSync(dataDir, { recursive: true, force: true })
})

test(
  'after kill -9 in the middle of checkouts every acknowledged order exists, and a retry makes no second one',
  { tags: ['long'] },
  async () => {
    const { sql } = database
    const store = await createStore(sql)
    const product = await createProduct(sql, store.id, { stock: BUYERS * 6 })
    const buyers = await Promise.all(Array.from({ length: BUYERS }, () => createBuyer(sql)))
    for (const buyer of buyers) await createAddress(sql, buyer.id)
    const goods = await countGoods(sql)
    const acknowledged = new Map<string, string>()

    for (let round = 0; round < 3; round++) {
      const origin = await startShop()
      const carts = await Promise.all(buyers.map(({ token }) => fill(origin, token, product.skuId)))
      const firstReply = Promise.withResolvers<void>()
      const paying = buyers.map(async ({ id, token }, i) => {
        const orderNumber = await order(origin, token, carts[i]!)
        if (orderNumber) acknowledged.set(`${id} ${carts[i]}`, orderNumber)
        firstReply.resolve()
      })
      await firstReply.promise
      shop!.kill('SIGKILL')
      await Promise.allSettled(paying)

      const again = await startShop()
      for (const [i, buyer] of buyers.entries()) {
        const orderNumber = await order(again, buyer.token, carts[i]!)
        const before = acknowledged.get(`${buyer.id} ${carts[i]}`)
        if (before) expect(orderNumber).toBe(before)
      }
      shop!.kill('SIGTERM')
      await once(shop!, 'exit')
      await sql`update stock set on_hand = on_hand + 72`
      for (const skuId of Object.keys(goods)) goods[skuId]! += 72
    }

    const orders = await sql<{ orderNumber: string }[]>`select order_number from orders`
    const numbers = new Set(orders.map(({ orderNumber }) => orderNumber))
    expect(acknowledged.size).toBeGreaterThan(0)
    expect([...acknowledged.values()].filter((number) => !numbers.has(number))).toEqual([])
    expect(orders).toHaveLength(BUYERS * 3)
    expect(await brokenInvariants(sql, goods)).toEqual([])
  },
)

async function startShop() {
  const env = { ...process.env, PORT: '0', DATA_DIR: dataDir, DATABASE_URL: database.url, ...production }
  shop = spawn(process.execPath, ['bin/start.ts'], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  for await (const line of createInterface(shop.stdout!)) {
    const address = /^Tresen is ready at (\S+)/.exec(line)?.[1]
    if (address) return address
  }
  throw new Error('The shop did not start.')
}

async function fill(origin: string, token: string, productSkuId: string) {
  const reply = await post(`${origin}/api/v1/cart`, token, { productSkuId, quantity: 6, mode: 'SET' })
  expect(reply.status).toBe(200)
  return ((await reply.json()) as { version: number }).version
}

/** The number of the order, or null where no answer came. */
async function order(origin: string, token: string, cartVersion: number) {
  const reply = await post(`${origin}/api/v1/checkout/pay`, token, {
    paymentMethodCode: 'BANK_TRANSFER',
    termsAccepted: true,
    cartVersion,
  }).catch(() => null)
  if (!reply?.ok) return null
  const body = (await reply.json().catch(() => null)) as { orderNumber: string } | null
  return body?.orderNumber ?? null
}

const post = (url: string, token: string, body: object) =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  })
