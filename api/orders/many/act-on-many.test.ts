import { afterAll, beforeAll, expect, test } from 'vitest'
import * as runsApi from '../../../contract/desk/runs.ts'
import * as manyOrdersApi from '../../../contract/orders/many-orders.ts'
import type { InputOf } from '../../../contract/platform/endpoint.ts'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { createMember } from '../../../test/builders.ts'
import { doJobs } from '../../../test/do-jobs.ts'
import { createOrderedGoods, orderGoods } from '../../../test/orders/order-life.ts'
import { startRuns } from '../../work-runs.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ isUnlimited: true })
})
afterAll(() => app.close())

type Input = InputOf<typeof manyOrdersApi.actOnMany>
type By = { token: string; language?: 'de'; headers?: Record<string, string> }
const act = (input: Input, by: By) => app.request(manyOrdersApi.actOnMany, input, by)
const named = (...orders: { subOrderNumber: string }[]) => orders.map(({ subOrderNumber }) => ({ subOrderNumber }))

/** So many paid orders of one store. */
async function createPaid(count: number) {
  const first = await createOrderedGoods(app, { quantity: 12 })
  const others = []
  while (others.length < count - 1) others.push(await orderGoods(app, { ...first, quantity: 12 }))
  const lives = [first, ...others]
  for (const life of lives) await life.pay()
  return { lives, store: first.store }
}

async function done(id: string, by: By) {
  await doJobs(app, startRuns)
  return (await app.request(runsApi.read, { id }, by)).results.map(({ code }) => code)
}

test('several are confirmed, each with its mail; what cannot be and what is of another store is named', async () => {
  const { lives, store } = await createPaid(3)
  const [first, second, confirmed] = lives
  await confirmed!.supply('CONFIRM')
  const foreign = await createOrderedGoods(app)
  await foreign.pay()
  const run = await act({ action: 'CONFIRM', orders: named(first!, confirmed!, foreign, second!) }, store)
  expect(run).toMatchObject({ state: 'RUNNING', total: 4 })
  expect(await done(run.id, store)).toEqual([null, 'ORDER_STATE', 'NOT_FOUND', null])
  const statuses = await Promise.all([...lives, foreign].map(async (life) => (await life.part()).status))
  expect(statuses).toEqual(['CONFIRMED', 'CONFIRMED', 'CONFIRMED', 'PLACED'])
  expect((await first!.subjects()).length).toBe((await second!.subjects()).length)
  expect((await second!.part()).timeline.at(-1)).toMatchObject({ by: 'Supplier' })
})

test('what is open of each leaves with one carrier and its own number', async () => {
  const { lives, store } = await createPaid(2)
  const [whole, rest] = lives
  for (const life of lives) await life.supply('CONFIRM')
  await rest!.supply('SHIP', { carrier: 'GLS', lines: [{ productSkuId: rest!.goods.skuId, quantity: 5 }] })
  const orders = [{ subOrderNumber: whole!.subOrderNumber, trackingNumber: '00340434161123456789' }, ...named(rest!)]
  const run = await act({ action: 'SHIP', carrier: 'DHL', orders }, store)
  expect(await done(run.id, store)).toEqual([null, null])
  expect((await whole!.part()).shipments).toMatchObject([{ carrier: 'DHL', trackingNumber: '00340434161123456789' }])
  const part = await rest!.part()
  expect(part).toMatchObject({ status: 'SHIPPED', items: [{ shippedQuantity: 12 }] })
  expect(part.shipments.at(-1)).toMatchObject({ carrier: 'DHL', items: [{ quantity: 7 }] })
})

test('sent twice is once, and of two at once one ships', async () => {
  const { lives, store } = await createPaid(1)
  const [life] = lives
  await life!.supply('CONFIRM')
  const input: Input = { action: 'SHIP', carrier: 'DHL', orders: named(life!) }
  const keyed = { ...store, headers: { 'idempotency-key': crypto.randomUUID() } }
  const [first, repeat] = [await act(input, keyed), await act(input, keyed)]
  expect(repeat.id).toBe(first.id)
  const other = await act(input, store)
  await doJobs(app, startRuns)
  const results = await Promise.all([first, other].map(async ({ id }) => app.request(runsApi.read, { id }, store)))
  const codes = results.flatMap((run) => run.results.map(({ code }) => code))
  expect(codes.filter((code) => code === null)).toHaveLength(1)
  expect(codes).toContain('ORDER_STATE')
  expect((await life!.part()).shipments).toHaveLength(1)
})

test('an order that has changed since it was seen is left', async () => {
  const { lives, store } = await createPaid(1)
  const { version } = await lives[0]!.supply('CONFIRM').then(({ subOrder }) => subOrder)
  await lives[0]!.supply('SHIP', { carrier: 'GLS', lines: [{ productSkuId: lives[0]!.goods.skuId, quantity: 5 }] })
  const orders = [{ subOrderNumber: lives[0]!.subOrderNumber, version }]
  const run = await act({ action: 'SHIP', carrier: 'DHL', orders }, store)
  expect(await done(run.id, store)).toEqual(['ORDER_STATE'])
})

test('who packs may; who only reads orders may not', async () => {
  const { lives } = await createPaid(1)
  const { storeId } = lives[0]!.goods
  const packer = await createMember(app.db, { storeId, roles: ['WAREHOUSE'] })
  const reader = await createMember(app.db, { storeId, roles: ['FINANCE'] })
  const input: Input = { action: 'CONFIRM', orders: named(lives[0]!) }
  expect(await app.refusal(manyOrdersApi.actOnMany, input, reader)).toMatchObject({ code: 'RIGHT_MISSING' })
  expect(await done((await act(input, packer)).id, packer)).toEqual([null])
})

test('several are rejected with one reason that each buyer reads; who only packs may not', async () => {
  const { lives, store } = await createPaid(3)
  const [first, second, confirmed] = lives
  const { storeId } = first!.goods
  const packer = await createMember(app.db, { storeId, roles: ['WAREHOUSE'] })
  const { version } = await confirmed!.supply('CONFIRM').then(({ subOrder }) => subOrder)
  const seen = { subOrderNumber: confirmed!.subOrderNumber, version: version - 1 }
  const input = { orders: [...named(first!, second!), seen], reason: 'Die Ernte ist ausgefallen.' }
  expect(await app.refusal(manyOrdersApi.rejectMany, input, packer)).toMatchObject({ code: 'RIGHT_MISSING' })
  expect(await app.refusal(manyOrdersApi.rejectMany, { ...input, reason: ' ' }, store)).toMatchObject({ status: 400 })
  const run = await app.request(manyOrdersApi.rejectMany, input, store)
  expect(await done(run.id, store)).toEqual([null, null, 'ORDER_STATE'])
  for (const life of [first!, second!]) expect((await life.part()).status).toBe('REJECTED')
  const mails = await app.db<{ count: number }[]>`
    select count(*)::int as count from mail where text like ${`%${input.reason}%`}`
  expect(mails).toEqual([{ count: 2 }])
  expect((await confirmed!.part()).status).toBe('CONFIRMED')
  expect(await app.refusal(runsApi.read, { id: run.id }, packer)).toMatchObject({ status: 404 })
})

test('a missing carrier and an order that is named twice are refused at their fields', async () => {
  const { lives, store } = await createPaid(1)
  const refusal = (input: Input) => app.refusal(manyOrdersApi.actOnMany, input, { ...store, language: 'de' })
  expect(await refusal({ action: 'SHIP', orders: named(lives[0]!) })).toMatchObject({
    fieldErrors: { carrier: 'Bitte den Versanddienst angeben.' },
  })
  expect(await refusal({ action: 'CONFIRM', orders: named(lives[0]!, lives[0]!) })).toMatchObject({
    fieldErrors: { orders: 'Jede Bestellung darf nur einmal vorkommen.' },
  })
})
