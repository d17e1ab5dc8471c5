import { afterAll, beforeAll, expect, test } from 'vitest'
import * as figuresApi from '../../contract/operator/figures.ts'
import type { FigureSpan } from '../../contract/operator/figures.ts'
import type { Role } from '../../contract/rights.ts'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { createBuyer, createMember } from '../../test/builders.ts'
import { planOf } from '../../test/operator/plan-of.ts'
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
