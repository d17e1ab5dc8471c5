import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { founderOf, type Caller } from '../../api/http/caller.ts'
import * as ordersApi from '../../contract/orders/orders.ts'
import { atOnce } from '../../test/at-once.ts'
import { brokenInvariants, countGoods } from '../../test/invariants/invariants.ts'
import {
  brokenMoney,
  complete,
  createPayingApp,
  outcomeOf,
  pay,
  paymentIdOf,
  startCheckout,
  type PayingApp,
} from '../../test/orders/paying.ts'
import { createCustomer, createGoods, put, type Scene } from '../../test/shop.ts'
import { inTransaction } from '../platform/db.ts'
import { placeOrder, unlimited } from './place/place-order.ts'

/** A busy machine may need long for a call that is not cut off. */
const PATIENT_MS = 15_000

let app: PayingApp
let buyer: Scene['buyer']
let goods: Scene['goods']
let counted: Scene['counted']
beforeAll(async () => {
  app = await createPayingApp({ hasWebhooks: false, callLimitMs: PATIENT_MS })
})
afterAll(() => app.close())
beforeEach(async () => {
  ;({ buyer, goods, counted } = await startCheckout(app))
})
afterEach(async () => {
  app.line.faults.length = 0
  expect(await brokenInvariants(app.db, counted)).toEqual([])
  expect(await brokenMoney(app)).toEqual([])
})

const cuts = ['HANG', 'ERROR', 'RESET_BEFORE', 'RESET_AFTER'] as const
type Cut = (typeof cuts)[number]

const creationsOf = (checkoutId: string) =>
  app.provider.ledger().filter(({ kind, idempotencyKey }) => kind === 'creation' && idempotencyKey === checkoutId)
/** What becomes of a step whose call to the provider is cut off; only that call is given up soon. */
async function cutOff<T>({ on, kind }: { on: string; kind: Cut }, step: () => Promise<T>) {
  const access = app.deps.payments!
  access.callLimitMs = 1000
  app.line.faults.push({ on, kind, times: 1 })
  return step().finally(() => (access.callLimitMs = PATIENT_MS))
}
const pollLater = async () => {
  app.time.shiftMs += 61_000
  await app.poll()
}
async function finish(checkoutId: string) {
  await complete(app, checkoutId, 'paid')
  expect(await outcomeOf(app, buyer, checkoutId)).toMatchObject({ state: 'SUCCEEDED' })
}

describe.each(cuts)('a payment cut off by %s', (kind) => {
  test('is pending, and the same call again sends the buyer to the one payment', async () => {
    const first = await cutOff({ on: 'POST /v2/payments', kind }, () => pay(app, buyer))
    expect(first).toEqual({ checkoutId: first.checkoutId, state: 'PENDING' })
    const second = await pay(app, buyer)
    expect(second).toMatchObject({ checkoutId: first.checkoutId, state: 'REDIRECT' })
    expect(creationsOf(first.checkoutId)).toHaveLength(1)
    await finish(first.checkoutId)
  })

  test('is made by the regular poll, and the return page leads on to it', async () => {
    const { checkoutId } = await cutOff({ on: 'POST /v2/payments', kind }, () => pay(app, buyer))
    await pollLater()
    expect(await outcomeOf(app, buyer, checkoutId)).toMatchObject({
      state: 'PENDING',
      redirectUrl: expect.stringContaining('/checkout/'),
    })
    expect(creationsOf(checkoutId)).toHaveLength(1)
    await finish(checkoutId)
  })

  test('settles as its order when the status is cut off, too', async () => {
    const { checkoutId } = await pay(app, buyer)
    await complete(app, checkoutId, 'paid')
    const outcome = cutOff({ on: 'GET', kind }, () => outcomeOf(app, buyer, checkoutId))
    expect(await outcome).toMatchObject({ state: 'PENDING' })
    await pollLater()
    expect(await outcomeOf(app, buyer, checkoutId)).toMatchObject({ state: 'SUCCEEDED' })
  })

  test('captures once', async () => {
    const { checkoutId } = await pay(app, buyer, { paymentMethodCode: 'KLARNA_PAY_LATER' })
    const id = await paymentIdOf(app, checkoutId)
    await app.provider.control.complete(id, 'authorized')
    const { orderId } = await outcomeOf(app, buyer, checkoutId)
    const captureId = crypto.randomUUID()
    await app.deps.jobs.send(app.db, 'capture', { captureId, buyerId: buyer.id, orderId, amountCents: 2696 })
    await expect(cutOff({ on: `POST /v2/payments/${id}/captures`, kind }, app.moveMoney)).rejects.toThrow()
    await app.moveMoney()
    await app.moveMoney()
    await pollLater()
    const captures = app.provider.ledger().filter((entry) => entry.kind === 'capture' && entry.paymentId === id)
    expect(captures).toMatchObject([{ amount: { value: '26.96' }, idempotencyKey: captureId }])
    const { order } = await app.request(ordersApi.read, { id: orderId! }, buyer)
    expect(order.paymentStatus).toBe('PAID')
  })
})

test('a capture that was made before its key was dropped is not made again', async () => {
  const { checkoutId } = await pay(app, buyer, { paymentMethodCode: 'KLARNA_PAY_LATER' })
  const id = await paymentIdOf(app, checkoutId)
  await app.provider.control.complete(id, 'authorized')
  const { orderId } = await outcomeOf(app, buyer, checkoutId)
  const job = { captureId: crypto.randomUUID(), buyerId: buyer.id, orderId, amountCents: 1000 }
  await app.deps.jobs.send(app.db, 'capture', job)
  app.line.faults.push({ on: `POST /v2/payments/${id}/captures`, kind: 'RESET_AFTER', times: 1 })
  await expect(app.moveMoney()).rejects.toThrow()
  app.time.shiftMs += 2 * 60 * 60_000
  await app.provider.control.advance(2 * 60 * 60_000)
  await app.moveMoney()
  const captures = app.provider.ledger().filter((entry) => entry.kind === 'capture' && entry.paymentId === id)
  expect(captures).toHaveLength(1)
})

test('a payment that the provider refuses gives everything back, and may be tried again with the same key', async () => {
  const headers = { 'idempotency-key': 'one' }
  app.line.faults.push({ on: 'POST /v2/payments', kind: 'REFUSE', times: 1 })
  const refused = pay(app, buyer, {}, headers)
  await expect(refused).rejects.toMatchObject({ status: 422, code: 'PAYMENT_METHOD_UNAVAILABLE' })
  const [row] = await app.db<[{ quantity: number }]>`select quantity from stock where sku_id = ${goods.skuId}`
  expect(row.quantity).toBe(1000)
  expect(await pay(app, buyer, {}, headers)).toMatchObject({ state: 'REDIRECT' })
})

test('a process that ends between holding the goods and asking the provider loses nothing', async () => {
  const caller: Caller<'buyer'> = {
    account: founderOf(buyer.id),
    language: 'de',
    token: null,
    idempotencyKey: null,
    address: '',
    edgeCountry: null,
    requestId: '',
    userAgent: null,
  }
  const input = { paymentMethodCode: 'CREDIT_CARD', termsAccepted: true, cartVersion: 1 } as const
  const placed = await inTransaction(app.db, (tx) =>
    placeOrder(tx, { deps: app.deps, caller, input, permit: unlimited }),
  )
  await pollLater()
  const { checkoutId, state } = await pay(app, buyer)
  expect(state).toBe('REDIRECT')
  expect(placed).toEqual({ kind: 'UNFINISHED', checkoutId })
  expect(creationsOf(checkoutId)).toHaveLength(1)
})

describe('at the same time', () => {
  test('25 pays of one cart make one payment and get the same reply', async () => {
    app.line.calls.length = 0
    const { done, refused } = await atOnce(25, (i) =>
      pay(app, buyer, {}, i % 3 === 0 ? {} : { 'idempotency-key': `click-${i % 5}` }),
    )
    expect(refused).toEqual([])
    expect(new Set(done.map((reply) => JSON.stringify(reply))).size).toBe(1)
    expect(app.line.calls.filter((call) => call === 'POST /v2/payments')).toHaveLength(1)
    await finish(done[0]!.checkoutId)
  })

  test('of 64 buyers who pay by card for the last 5 boxes 5 are sent to the provider, and what they leave is sold', async () => {
    const scarce = await createGoods(app, { stock: 30 })
    const buyers = await Promise.all(Array.from({ length: 64 }, () => createCustomer(app)))
    for (const each of buyers) await put(app, each, scarce.skuId)
    counted = await countGoods(app.db)
    const { done, refused } = await atOnce(64, (i) => pay(app, buyers[i]!))
    expect(done.map(({ state }) => state)).toEqual(Array(5).fill('REDIRECT'))
    expect(new Set(refused.map(({ code }) => code))).toEqual(new Set(['OUT_OF_STOCK']))
    for (const [i, { checkoutId }] of done.entries())
      await app.provider.control.complete(await paymentIdOf(app, checkoutId), i < 3 ? 'paid' : 'failed')
    await pollLater()
    const [left] = await app.db<[{ quantity: number }]>`select quantity from stock where sku_id = ${scarce.skuId}`
    expect(left.quantity).toBe(12)
  })

  test('pays of one cart by two methods leave one open payment, and make one order', async () => {
    const methods = ['CREDIT_CARD', 'PAYPAL'] as const
    const { done, refused } = await atOnce(12, (i) => pay(app, buyer, { paymentMethodCode: methods[i % 2]! }))
    expect(new Set(refused.map(({ code }) => code)).size).toBeLessThanOrEqual(1)
    const open = await app.db<{ id: string }[]>`
      select id from checkout where buyer_id = ${buyer.id} and state = 'PENDING'`
    expect(open).toHaveLength(1)
    // The buyer pays in every window that is still open.
    for (const checkoutId of new Set(done.map((reply) => reply.checkoutId)))
      await app.provider.control.complete(await paymentIdOf(app, checkoutId), 'paid').catch(() => {})
    for (let i = 0; i < 3; i++) await pollLater()
    await app.moveMoney()
    const all = await app.request(ordersApi.list, {}, buyer)
    expect(all.items).toHaveLength(1)
  })
})

const statuses = ['open', 'authorized', 'paid', 'refunded'] as const
const permutations = <T>(items: readonly T[]): T[][] =>
  items.length === 0
    ? [[]]
    : items.flatMap((item, i) => permutations(items.toSpliced(i, 1)).map((rest) => [item, ...rest]))

test('statuses that overtake each other end in the same state, in each of their 24 orders', async () => {
  const ends = []
  for (const order of permutations(statuses)) {
    const customer = await createCustomer(app)
    await put(app, customer, goods.skuId)
    const { checkoutId } = await pay(app, customer)
    const id = await paymentIdOf(app, checkoutId)
    await app.provider.control.complete(id, 'paid')
    for (const next of order) {
      const status = next === 'refunded' ? 'paid' : next
      const change = (body: object) => ({ ...body, status })
      app.line.faults.splice(0, 1, { on: `GET /v2/payments/${id}`, kind: 'FORGE', change })
      await app.db`update payment set look_at = now() where checkout_id = ${checkoutId}`
      await pollLater()
    }
    const [end] = await app.db`
      select c.state, p.state as payment, o.payment_status, o.status, (select count(*)::int from mail
        where id = 'order-' || o.id) as mails
      from checkout c join payment p on p.checkout_id = c.id join orders o on o.id = c.order_id
      where c.id = ${checkoutId}`
    ends.push(JSON.stringify(end))
  }
  expect(new Set(ends)).toEqual(
    new Set([
      JSON.stringify({ state: 'SUCCEEDED', payment: 'PAID', paymentStatus: 'PAID', status: 'PLACED', mails: 1 }),
    ]),
  )
})
