import { afterAll, beforeAll, expect, test } from 'vitest'
import * as figuresApi from '../../contract/operator/figures.ts'
import type { FigureSpan } from '../../contract/operator/figures.ts'
import type { Role } from '../../contract/rights.ts'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { createBuyer, createMember } from '../../test/builders.ts'
import { planOf } from '../../test/operator/plan-of.ts'
import { createScene, order, put } from '../../test/shop.ts'
import { newId } from '../platform/ids.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ isUnlimited: true })
  app.time.stoppedAt = new Date('2026-11-24T12:00:00+01:00')
})
afterAll(() => app.close())

async function readAs(role: Role, days: FigureSpan = '1') {
  const { token } = await createMember(app.db, { isOperator: true, roles: [role] })
  const { from, figures } = await app.request(figuresApi.read, { days }, { token })
  return { from, ...Object.fromEntries(figures.map(({ name, text, beforeText }) => [name, [text, beforeText]])) }
}

test('new buyers of today stand beside those of the same weekday a week ago until the same minute', async () => {
  await app.db`update company set created_at = '2026-01-01'`
  for (const at of [
    '2026-11-24T00:00+01:00',
    '2026-11-24T11:00+01:00',
    '2026-11-17T11:59+01:00',
    '2026-11-17T12:01+01:00',
  ])
    await app.db`update company set created_at = ${at} where id = ${(await createBuyer(app.db)).id}`
  expect(await readAs('SUPPORT')).toMatchObject({ from: '2026-11-24', NEW_BUYERS: ['2', '1'] })
})

test('seven days stand beside the seven before them', async () => {
  await app.db`update company set created_at = '2026-01-01'`
  for (const at of [
    '2026-11-18T00:00+01:00',
    '2026-11-17T11:00+01:00',
    '2026-11-11T00:00+01:00',
    '2026-11-10T23:00+01:00',
  ])
    await app.db`update company set created_at = ${at} where id = ${(await createBuyer(app.db)).id}`
  expect(await readAs('SUPPORT', '7')).toMatchObject({ from: '2026-11-18', NEW_BUYERS: ['1', '2'] })
})

test('the part of the payments that succeed leaves out those under way', async () => {
  const { id: buyerId } = await createBuyer(app.db)
  for (const state of ['PAID', 'PAID', 'AUTHORIZED', 'FAILED', 'OPEN'])
    await app.db`
      insert into payment (buyer_id, checkout_id, provider, request, amount_cents, state, created_at)
      values (${buyerId}, ${newId()}, 'mollie', '{}', 100, ${state}, '2026-11-24T09:00+01:00')`
  expect(await readAs('FINANCE')).toMatchObject({ PAYMENTS: [expect.stringMatching(/^75/), '–'] })
})

test('searches that found nothing stand beside those of the same weekday a week ago until the same minute', async () => {
  for (const [minute, searches] of [
    ['2026-11-24T00:00+01:00', 2],
    ['2026-11-24T11:59+01:00', 3],
    ['2026-11-17T12:00+01:00', 4],
    ['2026-11-17T12:01+01:00', 9],
  ] as const)
    await app.db`insert into missed_search_minute (minute, searches) values (${minute}, ${searches})`
  expect(await readAs('CATALOGUE')).toMatchObject({ MISSED_SEARCHES: ['5', '4'] })
})

test('orders of today stand by the hour beside yesterday and a week ago, without cancelled ones', async () => {
  const { buyer, goods } = await createScene(app)
  await app.db`update orders set created_at = '2026-01-01'`
  const placed = [
    ['2026-11-24T09:59+01:00', 'PLACED'],
    ['2026-11-24T09:05+01:00', 'CANCELLED'],
    ['2026-11-23T09:00+01:00', 'PLACED'],
    ['2026-11-17T23:59+01:00', 'PLACED'],
    ['2026-11-16T09:00+01:00', 'PLACED'],
  ]
  for (const [place, [at, status]] of placed.entries()) {
    await put(app, buyer, goods.skuId)
    const { orderId } = await order(app, buyer, 2 * place + 1)
    await app.db`
      update orders set payment_status = 'PAID', status = ${status!}, created_at = ${at!} where id = ${orderId!}`
  }
  const { token } = await createMember(app.db, { isOperator: true, roles: ['SUPPORT'] })
  const { hours } = await app.request(figuresApi.readHours, {}, { token })
  expect(hours.map(({ hour }) => hour)).toEqual(Array.from({ length: 24 }, (_, hour) => hour))
  expect(hours[9]).toEqual({ hour: 9, today: 1, yesterday: 1, weekAgo: 0 })
  expect(hours[12]).toEqual({ hour: 12, today: 0, yesterday: 0, weekAgo: 0 })
  expect(hours[13]).toMatchObject({ today: null })
  expect(hours[23]).toEqual({ hour: 23, today: null, yesterday: 0, weekAgo: 1 })
})

test('payments begun and paid stand by method, with their part before', async () => {
  await app.db`update payment set created_at = '2026-01-01'`
  const { id: buyerId } = await createBuyer(app.db)
  const [today, before] = ['2026-11-24T09:00+01:00', '2026-11-17T09:00+01:00']
  for (const [method, state, at] of [
    ['BILLIE', 'AUTHORIZED', today],
    ['KLARNA', 'FAILED', today],
    ['KLARNA', 'OPEN', today],
    ['CARD', 'OPEN', today],
    ['KLARNA', 'PAID', before],
    ['PAYPAL', 'PAID', before],
  ] as const)
    await app.db`
      insert into payment (buyer_id, checkout_id, provider, request, amount_cents, state, created_at)
      values (${buyerId}, ${newId()}, 'mollie', ${app.db.json({ method })}, 100, ${state}, ${at})`
  const { token } = await createMember(app.db, { isOperator: true, roles: ['FINANCE'] })
  const { items } = await app.request(figuresApi.readMethods, { days: '1' }, { token })
  expect(items).toEqual([
    { method: 'KLARNA_PAY_LATER', methodName: 'Klarna', begun: 3, paid: 1, percent: 50, percentBefore: 100 },
    { method: 'CREDIT_CARD', methodName: expect.any(String), begun: 1, paid: 0, percent: null, percentBefore: null },
  ])
})

test('only figures are told that the rights are for', async () => {
  expect(Object.keys(await readAs('SUPPORT'))).toEqual(['from', 'ORDERS', 'GROSS', 'NEW_BUYERS'])
})

test.each(['orders', 'payment', 'company'])('the days of %s are read by an index', async (table) => {
  const plan = await planOf(
    app.db,
    `select count(*) from ${table} where created_at >= now() - interval '1 day' and created_at <= now()`,
  )
  expect(plan).toMatch(/Index (Only )?Scan/)
  expect(plan).toContain('Index Cond')
})
