import { afterAll, beforeAll, expect, test } from 'vitest'
import * as ordersApi from '../../../contract/orders/orders.ts'
import * as supplierOrdersApi from '../../../contract/orders/supplier-orders.ts'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { atOnce } from '../../../test/at-once.ts'
import { createBuyer, createStore } from '../../../test/builders.ts'
import { brokenInvariants, countGoods } from '../../../test/invariants/invariants.ts'
import { createOrderedGoods } from '../../../test/orders/order-life.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ connections: 10 })
})
afterAll(() => app.close())

const parcel = { carrier: 'DHL', trackingNumber: 'JJD 0001' }

test('a visitor gets 401, a buyer 403 at the supplier’s door', async () => {
  const { buyer, subOrderNumber } = await createOrderedGoods(app)
  const id = crypto.randomUUID()
  expect(await app.refusal(ordersApi.act, { id, storeId: id, action: 'CANCEL' })).toMatchObject({ status: 401 })
  expect(await app.refusal(supplierOrdersApi.list, {})).toMatchObject({ status: 401 })
  expect(await app.refusal(supplierOrdersApi.read, { subOrderNumber }, buyer)).toMatchObject({ status: 403 })
})

test("another buyer's order and another store's order are 404", async () => {
  const { orderId, goods, subOrderNumber, pay } = await createOrderedGoods(app)
  await pay()
  const other = await createBuyer(app.db)
  const cancel = { id: orderId, storeId: goods.storeId, action: 'CANCEL' }
  expect(await app.refusal(ordersApi.act, cancel, other)).toMatchObject({ status: 404 })
  const rival = await createBuyer(app.db, { role: 'SUPPLIER', storeId: (await createStore(app.db)).id })
  expect(await app.refusal(supplierOrdersApi.read, { subOrderNumber }, rival)).toMatchObject({ status: 404 })
  const confirm = { subOrderNumber, action: 'CONFIRM' }
  expect(await app.refusal(supplierOrdersApi.act, confirm, rival)).toMatchObject({ status: 404 })
  expect((await app.request(supplierOrdersApi.list, {}, rival)).items).toEqual([])
})

test('an order goes from the payment to its arrival, and each may do what is theirs', async () => {
  const life = await createOrderedGoods(app)
  expect((await life.part()).allowedActions).toEqual(['CANCEL'])
  expect((await app.request(supplierOrdersApi.list, {}, life.store)).items).toEqual([])
  await life.pay()
  expect((await app.request(supplierOrdersApi.list, { status: 'PLACED' }, life.store)).items).toMatchObject([
    { subOrderNumber: life.subOrderNumber, companyName: 'Café Morgenrot', statusText: 'Placed', itemCount: 1 },
  ])
  expect((await life.supply('CONFIRM')).subOrder).toMatchObject({
    status: 'CONFIRMED',
    allowedActions: ['SET_SHIP_DATE', 'REJECT', 'SHIP', 'CANCEL_LINES'],
  })
  expect((await life.part()).allowedActions).toEqual([])
  const shipped = await life.supply('SHIP', parcel)
  expect(shipped.subOrder).toMatchObject({
    status: 'SHIPPED',
    shipments: [{ ...parcel, items: [{ productSkuId: life.goods.skuId, quantity: 12 }] }],
    allowedActions: ['MARK_DELIVERED', 'ACCEPT_RETURN'],
  })
  expect((await life.part()).allowedActions).toEqual(['CONFIRM_DELIVERY'])
  const arrived = await life.act('CONFIRM_DELIVERY')
  expect(arrived.order.status).toBe('DELIVERED')
  expect(arrived.stores[0]!.timeline.map(({ status, by }) => [status, by])).toEqual([
    ['PENDING_PAYMENT', 'You'],
    ['PLACED', 'Payment provider'],
    ['CONFIRMED', 'Supplier'],
    ['SHIPPED', 'Supplier'],
    ['DELIVERED', 'You'],
  ])
  const number = life.subOrderNumber
  expect((await life.subjects()).filter((subject) => !subject.startsWith('Rechnung'))).toEqual([
    `Zahlung zur Bestellung ${life.orderNumber} eingegangen`,
    `Neue Bestellung ${number}`,
    `Lieferung ${number} ist bestätigt`,
    `Lieferung ${number} ist unterwegs`,
  ])
})

test('of two steps at once one wins, the other meets the new state', async () => {
  const life = await createOrderedGoods(app)
  await life.pay()
  const { done, refused } = await atOnce(8, (caller): Promise<unknown> =>
    caller % 2 === 0 ? life.act('CANCEL') : life.supply('REJECT'),
  )
  expect([done.length, ...new Set(refused.map(({ code }) => code))]).toEqual([1, 'ORDER_STATE'])
  expect(await life.jobs('refund')).toHaveLength(1)
  expect(await life.stock()).toBe(1000)
})

test('an unpaid order is cancelled as a whole and no money moves', async () => {
  const life = await createOrderedGoods(app)
  expect((await life.act('CANCEL')).order).toMatchObject({ status: 'CANCELLED', paymentStatus: 'UNPAID' })
  expect(await life.stock()).toBe(1000)
  expect(await life.jobs('refund')).toEqual([])
  expect((await life.jobs('release')).length).toBe(1)
})

test.each(['CANCEL', 'REJECT'] as const)('%s before shipment gives all money and goods back', async (action) => {
  const life = await createOrderedGoods(app)
  await life.pay()
  const start = await countGoods(app.db)
  await (action === 'CANCEL' ? life.act('CANCEL') : life.supply('REJECT', { reason: 'Ausverkauft' }))
  const { order } = await life.read()
  expect(order.status).toBe(action === 'CANCEL' ? 'CANCELLED' : 'REJECTED')
  const cents = Math.round(order.checkoutSummary.grossTotal * 100)
  expect(await life.jobs('refund')).toMatchObject([{ amountCents: cents, buyerId: life.buyer.id }])
  expect(await life.stock()).toBe(1000)
  expect(await brokenInvariants(app.db, start)).toEqual([])
})

test('what is sent in parts is on its way once all of it has left', async () => {
  const life = await createOrderedGoods(app)
  const productSkuId = life.goods.skuId
  await life.pay()
  await life.supply('CONFIRM')
  const first = await life.supply('SHIP', { ...parcel, lines: [{ productSkuId, quantity: 5 }] })
  expect(first.subOrder).toMatchObject({ status: 'CONFIRMED', items: [{ shippedQuantity: 5 }] })
  expect(first.subOrder.timeline.at(-1)).toMatchObject({ status: 'CONFIRMED', statusText: 'Partly shipped', by: 'You' })
  expect(first.subOrder.allowedActions).toEqual(['SET_SHIP_DATE', 'SHIP', 'CANCEL_REST', 'CANCEL_LINES'])
  const tooMany = {
    subOrderNumber: life.subOrderNumber,
    action: 'SHIP',
    ...parcel,
    lines: [{ productSkuId, quantity: 8 }],
    version: first.subOrder.version,
  }
  expect(await app.refusal(supplierOrdersApi.act, tooMany, life.store)).toMatchObject({
    status: 400,
    fieldErrors: { lines: 'Of "Espresso Bar, whole bean" at most 7 pieces are possible.' },
  })
  const rest = await life.supply('SHIP', { carrier: 'DPD' })
  expect(rest.subOrder).toMatchObject({ status: 'SHIPPED', shipments: [{}, { items: [{ quantity: 7 }] }] })
})

test('the rest that does not come is refunded, without shipping', async () => {
  const life = await createOrderedGoods(app)
  await life.pay()
  await life.supply('CONFIRM')
  await life.supply('SHIP', { ...parcel, lines: [{ productSkuId: life.goods.skuId, quantity: 6 }] })
  const { subOrder } = await life.supply('CANCEL_REST')
  expect(subOrder).toMatchObject({ status: 'SHIPPED', items: [{ shippedQuantity: 6, cancelledQuantity: 6 }] })
  expect(await life.stock()).toBe(994)
  expect(await life.jobs('refund')).toMatchObject([{ amountCents: 2697, reason: 'REST_CANCELLED' }])
})

test('a return is requested, accepted in parts, and refunded; spoilt products stay out of stock', async () => {
  const life = await createOrderedGoods(app)
  const productSkuId = life.goods.skuId
  await life.pay()
  await life.supply('CONFIRM')
  await life.supply('SHIP', parcel)
  await life.supply('MARK_DELIVERED')
  const start = await countGoods(app.db)
  const requested = await life.act('REQUEST_RETURN', { lines: [{ productSkuId, quantity: 4 }], reason: 'Bruch' })
  expect(requested.stores[0]).toMatchObject({
    status: 'DELIVERED',
    returnRequest: { reason: 'Bruch' },
    allowedActions: [],
  })
  const part = await life.supply('ACCEPT_RETURN', { unsellable: [productSkuId] })
  expect(part.subOrder).toMatchObject({ status: 'DELIVERED', returnRequest: null, items: [{ returnedQuantity: 4 }] })
  expect(await life.stock()).toBe(988)
  const whole = await life.supply('ACCEPT_RETURN', { lines: [{ productSkuId, quantity: 8 }] })
  expect(whole.subOrder.status).toBe('RETURNED')
  expect(await life.stock()).toBe(996)
  const refunds = await life.jobs('refund')
  const { order } = await life.read()
  expect(refunds.reduce((sum, { amountCents }) => sum + (amountCents as number), 0)).toBe(
    Math.round(order.checkoutSummary.grossTotal * 100),
  )
  expect(await brokenInvariants(app.db, start)).toEqual([])
})

test('a return is refused with a reason alone, which its buyer reads', async () => {
  const life = await createOrderedGoods(app)
  await life.pay()
  await life.supply('CONFIRM')
  await life.supply('SHIP', parcel)
  await life.supply('MARK_DELIVERED')
  await life.act('REQUEST_RETURN', { reason: 'Bruch' })
  for (const reason of [undefined, ' '])
    await expect(life.supply('DECLINE_RETURN', reason === undefined ? {} : { reason })).rejects.toMatchObject({
      code: 'VALIDATION',
      fieldErrors: { reason: expect.any(String) },
    })
  const { subOrder } = await life.supply('DECLINE_RETURN', { reason: 'Angebrochen' })
  expect(subOrder).toMatchObject({ status: 'DELIVERED', returnRequest: null })
})

test('an authorised order is captured by its first shipment, and let go when it ends before', async () => {
  const sent = await createOrderedGoods(app)
  await sent.pay('AUTHORIZED')
  await sent.supply('CONFIRM')
  await sent.supply('SHIP', { ...parcel, lines: [{ productSkuId: sent.goods.skuId, quantity: 1 }] })
  await sent.supply('SHIP', parcel)
  expect(await sent.jobs('capture')).toMatchObject([{ amountCents: 5393, buyerId: sent.buyer.id }])
  const ended = await createOrderedGoods(app)
  await ended.pay('AUTHORIZED')
  await ended.act('CANCEL')
  expect(await ended.jobs('refund')).toEqual([])
  expect((await ended.jobs('release')).length).toBe(1)
})
