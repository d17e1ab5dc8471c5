import { afterAll, beforeAll, expect, test } from 'vitest'
import * as ordersApi from '../../../contract/orders/orders.ts'
import { brokenInvariants, countGoods } from '../../../test/invariants/invariants.ts'
import { createPayingApp, pay, paymentIdOf, type PayingApp } from '../../../test/orders/paying.ts'
import { createCustomer, createGoods, put } from '../../../test/shop.ts'

const STORES = 3
const BUYERS = 3

let app: PayingApp
beforeAll(async () => {
  app = await createPayingApp({ hasWebhooks: false })
})
afterAll(() => app.close())

type Buyer = Awaited<ReturnType<typeof createCustomer>>

/** Reads list and detail until it is stopped; everything that was seen. */
function watch(buyer: Buyer) {
  const end = new AbortController()
  const seen = new Set<string>()
  const read = async () => {
    while (!end.signal.aborted) {
      // Lets those who pay have their turn.
      await new Promise(setImmediate)
      const { items } = await app.request(ordersApi.list, {}, buyer)
      for (const entry of items) {
        seen.add(JSON.stringify(entry))
        seen.add(JSON.stringify(await app.request(ordersApi.read, { id: entry.id }, buyer)))
      }
    }
  }
  const reading = read()
  return async () => {
    end.abort()
    await reading
    return seen
  }
}

test.each(['BANK_TRANSFER', 'CREDIT_CARD'] as const)(
  'whoever reads while orders are written by %s sees all of an order or nothing',
  async (paymentMethodCode) => {
    const goods = await Promise.all(Array.from({ length: STORES }, () => createGoods(app)))
    const buyers = await Promise.all(Array.from({ length: BUYERS }, () => createCustomer(app)))
    for (const buyer of buyers) for (const { skuId } of goods) await put(app, buyer, skuId)
    const counted = await countGoods(app.db)
    const watching = buyers.map(watch)
    await Promise.all(
      buyers.map(async (buyer) => {
        const { checkoutId, orderId } = await pay(app, buyer, { paymentMethodCode, cartVersion: STORES })
        if (!orderId) await app.provider.control.complete(await paymentIdOf(app, checkoutId), 'paid')
      }),
    )
    app.time.shiftMs += 61_000
    await app.poll()
    const sights = await Promise.all(watching.map((stop) => stop()))
    for (const [i, seen] of sights.entries()) {
      const buyer = buyers[i]!
      const [entry] = (await app.request(ordersApi.list, {}, buyer)).items
      const whole = await app.request(ordersApi.read, { id: entry!.id }, buyer)
      expect(whole.stores.map(({ items }) => items.length)).toEqual([1, 1, 1])
      const made = [entry, whole].map((reply) => JSON.stringify(reply))
      expect([...seen].filter((text) => !made.includes(text))).toEqual([])
    }
    expect(await brokenInvariants(app.db, counted)).toEqual([])
  },
)
