import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { inTransaction } from '../../platform/db.ts'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { brokenInvariants, countGoods } from '../../../test/invariants/invariants.ts'
import * as ordersApi from '../../../contract/orders/orders.ts'
import * as cartApi from '../../../contract/cart.ts'
import { createCoupon, createCustomer, createGoods, order, put } from '../../../test/shop.ts'
import { cancelUnpaid } from './cancel-unpaid.ts'
import { recordPayment } from './money/record-payment.ts'
import { recordRefund } from './money/record-refund.ts'

let app: TestApp
let buyer: Awaited<ReturnType<typeof createCustomer>>
let goods: Awaited<ReturnType<typeof createGoods>>
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  buyer = await createCustomer(app)
  goods = await createGoods(app)
})

const at = new Date('2026-03-02T09:00:00Z')
const buy = async () => (await order(app, buyer, (await put(app, buyer, goods.skuId)).version)).orderId!
const pay = (orderId: string, paymentStatus: 'PAID' | 'AUTHORIZED' = 'PAID') =>
  inTransaction(app.db, (tx) => recordPayment(tx, { deps: app.deps, buyerId: buyer.id, orderId, paymentStatus, at }))
const lapse = (orderId: string, reason: 'NOT_PAID' | 'FAILED' | 'CANCELLED' = 'NOT_PAID') =>
  inTransaction(app.db, (tx) => cancelUnpaid(tx, { deps: app.deps, buyerId: buyer.id, orderId, reason, at }))
const stock = async () => (await app.db`select quantity from stock where sku_id = ${goods.skuId}`)[0]?.quantity
const statusOf = async (orderId: string) =>
  (
    await app.db`
    select o.status, o.payment_status, s.status as sub_status
    from orders o join sub_order s on s.order_id = o.id where o.id = ${orderId}`
  )[0]
const jobs = (queue: string) => app.db`
  select data from pgboss.job where name = ${queue} and data ->> 'buyerId' = ${buyer.id}`
const mails = async (orderId: string) =>
  (
    await app.db<{ id: string }[]>`
      select id from mail
      where recipient in (${buyer.email}, 'shop@tidemar.example')
        and (subject like '%' || (select order_number from orders where id = ${orderId}) || '%')
      order by 1`
  ).map(({ id }) => id.replace(/[0-9a-f]{8}-.*/, ''))

test('a paid order is placed; buyer and store are notified once, whatever is repeated', async () => {
  const orderId = await buy()
  expect(await pay(orderId)).toBe('RECORDED')
  expect(await pay(orderId)).toBe('KNOWN')
  expect(await statusOf(orderId)).toEqual({ status: 'PLACED', paymentStatus: 'PAID', subStatus: 'PLACED' })
  expect(await mails(orderId)).toEqual(['order-', 'order-paid-', 'store-new_order-'])
  const events = await app.db`select status, by_whom, action from order_event where order_id = ${orderId} order by id`
  expect(events.at(-1)).toEqual({ status: 'PLACED', byWhom: 'PROVIDER', action: 'PAY' })
})

test('the store learns what to send, where, and what the buyer has noted', async () => {
  const named = { label: 'Küche Hintereingang', deliveryNotes: 'Bis 10 Uhr über den Hof' }
  const orderId = await buy()
  await app.db`
    update orders set address = address || ${app.db.json(named)}, note = 'Bitte ohne Palette', purchase_order_number = 'PO-7'
    where id = ${orderId}`
  await pay(orderId)
  const [mail] = await app.db<{ text: string; html: string }[]>`
    select text, html from mail where id like 'store-new\\_order-%'
      and subject like '%' || (select order_number from orders where id = ${orderId}) || '%'`
  const [{ address, line }] = await app.db<[{ address: Record<string, string>; line: { nameDe: string } }]>`
    select o.address, (select to_json(l) from order_line l where l.order_id = o.id limit 1) as line
    from orders o where o.id = ${orderId}`
  const { companyName, street, streetNumber, postalCode, cityName } = address
  const place = [companyName, `${street} ${streetNumber}`, `${postalCode} ${cityName}`]
  for (const part of [...place, named.label, named.deliveryNotes, 'Bitte ohne Palette', 'PO-7'])
    expect(mail!.text).toContain(part)
  expect(mail!.text).toContain(line.nameDe ?? (line as never)['name_de'])
})

test('a transfer is asked for until it has come', async () => {
  const orderId = await buy()
  const shown = async () => (await app.request(ordersApi.read, { id: orderId }, buyer)).order.bankTransfer
  expect(await shown()).toMatchObject({ amountText: '€26.96' })
  await pay(orderId)
  expect(await shown()).toBeNull()
})

test('payments reported at once are recorded once', async () => {
  const orderId = await buy()
  const outcomes = await Promise.all(Array.from({ length: 8 }, () => pay(orderId)))
  expect(outcomes.toSorted()).toEqual([...Array(7).fill('KNOWN'), 'RECORDED'])
})

test('an authorised order is placed, and paid when its money was taken', async () => {
  const orderId = await buy()
  expect(await pay(orderId, 'AUTHORIZED')).toBe('RECORDED')
  expect(await statusOf(orderId)).toMatchObject({ status: 'PLACED', paymentStatus: 'AUTHORIZED' })
  expect(await pay(orderId, 'AUTHORIZED')).toBe('KNOWN')
  expect(await pay(orderId)).toBe('RECORDED')
  expect(await pay(orderId, 'AUTHORIZED')).toBe('KNOWN')
  expect(await statusOf(orderId)).toMatchObject({ status: 'PLACED', paymentStatus: 'PAID' })
  expect(await jobs('refund')).toEqual([])
})

test('an unpaid order lapses: goods and coupon come back, the buyer is notified, and a later payment is refunded', async () => {
  const code = await createCoupon(app, { limitTotal: 1 })
  await put(app, buyer, goods.skuId)
  const { version } = await app.request(cartApi.applyCoupon, { couponCode: code }, buyer)
  const start = await countGoods(app.db)
  const { orderId } = await order(app, buyer, version)
  expect(await stock()).toBe(994)
  expect(await lapse(orderId!)).toBe(true)
  expect(await lapse(orderId!)).toBe(false)
  expect(await stock()).toBe(1000)
  expect(await statusOf(orderId!)).toEqual({ status: 'CANCELLED', paymentStatus: 'FAILED', subStatus: 'CANCELLED' })
  expect((await app.db`select redeemed_count from coupon where code = ${code}`)[0]).toEqual({ redeemedCount: 0 })
  expect(await brokenInvariants(app.db, start)).toEqual([])
  expect(await mails(orderId!)).toEqual(['order-', 'order-not_paid-'])

  expect(await pay(orderId!)).toBe('TOO_LATE')
  expect(await statusOf(orderId!)).toMatchObject({ status: 'CANCELLED', paymentStatus: 'PAID' })
  const [refund] = await jobs('refund')
  expect(refund?.data).toMatchObject({ orderId, reason: 'PAID_TOO_LATE', amountCents: 2427 })
})

test('a paid order does not lapse, and of payment and lapse at once one wins', async () => {
  const orderId = await buy()
  await Promise.all([pay(orderId), lapse(orderId)])
  const { status } = (await statusOf(orderId)) as { status: string }
  expect(await stock()).toBe(status === 'PLACED' ? 994 : 1000)
  expect(await jobs('refund')).toHaveLength(status === 'PLACED' ? 0 : 1)
  expect(await lapse(orderId)).toBe(false)
})

test('a refund that the provider made counts once', async () => {
  const orderId = await buy()
  await lapse(orderId)
  await pay(orderId)
  const [job] = await jobs('refund')
  const { refundId, amountCents } = job!.data as { refundId: string; amountCents: number }
  const refund = { deps: app.deps, buyerId: buyer.id, orderId, refundId, amountCents, at }
  const record = () => inTransaction(app.db, (tx) => recordRefund(tx, refund))
  expect(await record()).toBe(true)
  expect(await record()).toBe(false)
  expect(await statusOf(orderId)).toMatchObject({ paymentStatus: 'REFUNDED' })
  const wrong = inTransaction(app.db, (tx) => recordRefund(tx, { ...refund, amountCents: amountCents + 1 }))
  await expect(wrong).rejects.toThrow('There is no refund')
})

test('an order that a coupon covers is placed at once, and its store is notified', async () => {
  const code = await createCoupon(app, { value: 10_000 })
  await put(app, buyer, goods.skuId)
  const { version } = await app.request(cartApi.applyCoupon, { couponCode: code }, buyer)
  const { orderId } = await order(app, buyer, version)
  expect(await statusOf(orderId!)).toEqual({ status: 'PLACED', paymentStatus: 'PAID', subStatus: 'PLACED' })
  expect(await mails(orderId!)).toEqual(['order-', 'store-new_order-'])
})
