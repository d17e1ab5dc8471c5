import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as settingsApi from '../../../contract/store-settings.ts'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { createOrderedGoods, orderGoods } from '../../../test/orders/order-life.ts'
import { runDueTransitions } from './automatic-transitions.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

// Sessions would end on such a journey, so only time itself makes it.
let elapsedMs = 0
beforeEach(() => {
  elapsedMs = 0
})
const pass = () => runDueTransitions({ ...app.deps, clock: { now: () => new Date(Date.now() + elapsedMs) } })
const travel = (days: number) => {
  elapsedMs += days * 24 * 60 * 60 * 1000
  return pass()
}

test('what was sent counts as delivered after a week, and as done two weeks later', async () => {
  const life = await createOrderedGoods(app)
  await life.pay()
  await life.supply('CONFIRM')
  await life.supply('SHIP', { carrier: 'DHL' })
  const after = async (days: number) => (await travel(days), (await life.part()).status)
  expect(await after(6.9)).toBe('SHIPPED')
  expect(await after(0.2)).toBe('DELIVERED')
  expect(await after(13.9)).toBe('DELIVERED')
  expect(await after(0.2)).toBe('COMPLETED')
  expect((await life.part()).timeline.slice(-2).map(({ by }) => by)).toEqual(['Tresen', 'Tresen'])
})

test('an order whose return is not answered does not end', async () => {
  const life = await createOrderedGoods(app)
  await life.pay()
  await life.supply('CONFIRM')
  await life.supply('SHIP', { carrier: 'DHL' })
  await life.act('CONFIRM_DELIVERY')
  await life.act('REQUEST_RETURN')
  await travel(30)
  expect((await life.part()).status).toBe('DELIVERED')
  await life.supply('DECLINE_RETURN', { reason: 'Angebrochen' })
  await travel(0)
  expect((await life.part()).status).toBe('COMPLETED')
})

test('a transfer that does not come ends its order once it is due, whoever checks', async () => {
  const life = await createOrderedGoods(app)
  await travel(6.9)
  expect((await life.read()).order.status).toBe('PENDING_PAYMENT')
  elapsedMs += 24 * 60 * 60 * 1000
  const steps = await Promise.all([pass(), pass(), pass()])
  expect(steps.reduce((sum, taken) => sum + taken, 0)).toBe(1)
  expect((await life.read()).order).toMatchObject({ status: 'CANCELLED', paymentStatus: 'FAILED' })
  expect(await life.stock()).toBe(1000)
})

test('of twenty orders that are due each is ended once by four processes at once, and one that cannot be holds up none', async () => {
  const lives = await Promise.all(Array.from({ length: 20 }, () => createOrderedGoods(app)))
  const broken = lives[0]!
  // Giving back its goods fails.
  await app.db`alter table stock add constraint no_more check (sku_id <> ${app.db.unsafe(`'${broken.goods.skuId}'`)} or quantity < 1000)`
  elapsedMs += 8 * 24 * 60 * 60 * 1000
  app.warnings.length = 0
  const steps = await Promise.all([pass(), pass(), pass(), pass()])
  expect(steps.reduce((sum, taken) => sum + taken, 0)).toBe(19)
  expect(app.warnings).toContain('A step of an order that was due could not be taken')
  for (const life of lives.slice(1)) {
    expect((await life.read()).order.status).toBe('CANCELLED')
    const mails = await app.db`
      select from mail where subject like ${`%${life.orderNumber}%`}`
    // The confirmation and the end.
    expect(mails.count).toBe(2)
    expect(await life.stock()).toBe(1000)
  }
  expect((await broken.read()).order.status).toBe('PENDING_PAYMENT')
})

const setAutoConfirm = (life: { store: { token: string } }, autoConfirm: 'OFF' | 'RETURNING' | 'IN_STOCK') =>
  app.request(settingsApi.setAutoConfirm, { autoConfirm }, life.store)

test('a store that has it so confirms orders of buyers who come again, as its own step', async () => {
  const life = await createOrderedGoods(app)
  await setAutoConfirm(life, 'RETURNING')
  await life.pay()
  await pass()
  expect((await life.part()).status).toBe('PLACED')
  const again = await orderGoods(app, { buyer: life.buyer, goods: life.goods, quantity: 6 })
  await pass()
  expect((await again.part()).status).toBe('PENDING_PAYMENT')
  await again.pay()
  await Promise.all([pass(), pass()])
  expect((await again.part()).timeline.at(-1)).toMatchObject({ status: 'CONFIRMED', by: 'Supplier' })
  const mails = (await again.subjects()).filter((subject) => subject.endsWith('ist bestätigt'))
  expect(mails).toHaveLength(1)
})

test('or all of which everything is in stock, but not what the last count did not find', async () => {
  const life = await createOrderedGoods(app)
  await setAutoConfirm(life, 'IN_STOCK')
  await life.pay()
  await app.db`update stock set on_hand = promised, missing = 1 where sku_id = ${life.goods.skuId}`
  await pass()
  expect((await life.part()).status).toBe('PLACED')
  await app.db`update stock set missing = 0 where sku_id = ${life.goods.skuId}`
  await pass()
  expect((await life.part()).status).toBe('CONFIRMED')
})

test('without the setting every order waits for its store', async () => {
  const life = await createOrderedGoods(app)
  await setAutoConfirm(life, 'IN_STOCK')
  await setAutoConfirm(life, 'OFF')
  await life.pay()
  await pass()
  expect((await life.part()).status).toBe('PLACED')
  expect((await app.request(settingsApi.read, {}, life.store)).autoConfirm).toBe('OFF')
})
