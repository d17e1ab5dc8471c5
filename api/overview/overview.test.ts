import { afterAll, beforeAll, expect, test } from 'vitest'
import * as figuresApi from '../../contract/operator/figures.ts'
import * as overviewApi from '../../contract/operator/overview.ts'
import type { Role } from '../../contract/rights.ts'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { createMember } from '../../test/builders.ts'
import { createScene, order, put } from '../../test/shop.ts'
import { newId } from '../platform/ids.ts'
import { queueMail } from '../platform/mail/mail-queue.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ isUnlimited: true })
})
afterAll(() => app.close())

async function readAs(role: Role) {
  const { token } = await createMember(app.db, { isOperator: true, roles: [role] })
  return app.request(overviewApi.read, {}, { token })
}
const counts = async (role: Role) =>
  Object.fromEntries((await readAs(role)).waiting.map(({ kind, count }) => [kind, count.value]))

test('what waits is counted, of what the rights of the member are for', async () => {
  const before = await counts('ADMIN')
  const { buyer, goods } = await createScene(app)
  await put(app, buyer, goods.skuId)
  const { orderId } = await order(app, buyer, 1)
  await app.db`
    update sub_order set status = 'PLACED', status_at = now() - interval '3 days' where order_id = ${orderId!}`
  const mail = { to: 'gast@hotel.example', subject: 'Beleg', text: 'Beleg', html: '' }
  for (const id of [newId(), newId()]) await queueMail(app.db, app.deps.jobs, { id, ...mail })
  await app.db`
    update mail set created_at = now() - interval '11 minutes'
    where id = (select max(id) from mail where recipient = ${mail.to})`
  await app.db`
    insert into payment (buyer_id, checkout_id, provider, request, amount_cents, state)
    values (${buyer.id}, ${orderId!}, 'mollie', '{}', 100, 'CANCELLED')`
  await app.db`
    insert into payment_difference (buyer_id, id, checkout_id, kind, order_number, expected_cents, found_cents, found_at, seen_at)
    values (${buyer.id}, ${newId()}, ${orderId!}, 'AMOUNT', 'T1', 100, 90, now(), now())`
  const after = await counts('ADMIN')
  expect(after).toEqual({
    ...before,
    LATE_ORDERS: before.LATE_ORDERS! + 1,
    LATE_MAILS: before.LATE_MAILS! + 1,
    DIFFERENCES: before.DIFFERENCES! + 1,
  })
  expect(Object.keys(await counts('SUPPORT'))).toEqual(['APPROVALS', 'LATE_ORDERS', 'TICKETS'])
  expect(Object.keys(await counts('FINANCE'))).toEqual([
    'APPROVALS',
    'REFUSED_MOVES',
    'TRANSFER_REFUNDS',
    'CHARGEBACKS',
    'DIFFERENCES',
  ])
})

test('money that is to be sent back by bank transfer waits until it was sent', async () => {
  const before = await counts('FINANCE')
  const { buyer, goods } = await createScene(app)
  await put(app, buyer, goods.skuId)
  const { orderId } = await order(app, buyer, 1)
  await app.db`update orders set payment_method = 'BANK_TRANSFER' where id = ${orderId!}`
  const [part] = await app.db<{ storeId: string }[]>`select store_id from sub_order where order_id = ${orderId!}`
  const id = newId()
  await app.db`
    insert into refund (buyer_id, order_id, store_id, id, reason, totals, amount_cents, created_at)
    values (${buyer.id}, ${orderId!}, ${part!.storeId}, ${id}, 'CANCELLED', '{}', 100, now())`
  expect((await counts('FINANCE')).TRANSFER_REFUNDS).toBe(before.TRANSFER_REFUNDS! + 1)
  await app.db`update refund set paid_back_at = now() where id = ${id}`
  expect((await counts('FINANCE')).TRANSFER_REFUNDS).toBe(before.TRANSFER_REFUNDS)
})

test('today stands beside the same weekday a week ago until the same minute, without cancelled orders', async () => {
  app.time.stoppedAt = new Date('2026-11-24T12:00:00+01:00')
  const { buyer, goods } = await createScene(app)
  await app.db`update orders set created_at = '2026-01-01'`
  const placed: string[] = []
  for (const version of [1, 3, 5, 7]) {
    await put(app, buyer, goods.skuId)
    placed.push((await order(app, buyer, version)).orderId!)
    await app.db`update orders set payment_status = 'PAID', status = 'COMPLETED' where buyer_id = ${buyer.id}`
  }
  const at = [
    '2026-11-24T00:00:00+01:00',
    '2026-11-17T11:59:00+01:00',
    '2026-11-17T12:01:00+01:00',
    '2026-11-24T11:00:00+01:00',
  ]
  for (const [index, id] of placed.entries())
    await app.db`update orders set created_at = ${at[index]!} where id = ${id}`
  await app.db`update orders set status = 'CANCELLED' where id = ${placed[3]!}`
  const { token } = await createMember(app.db, { isOperator: true, roles: ['SUPPORT'] })
  const { figures } = await app.request(figuresApi.read, { days: '1' }, { token })
  expect(figures.find(({ name }) => name === 'ORDERS')).toMatchObject({ text: '1', beforeText: '1' })
})
