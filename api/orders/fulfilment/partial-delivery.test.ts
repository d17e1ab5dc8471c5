import { afterAll, beforeAll, expect, test } from 'vitest'
import * as cartApi from '../../../contract/cart.ts'
import * as checkoutApi from '../../../contract/checkout.ts'
import * as deliveryApi from '../../../contract/delivery.ts'
import * as operatorOrdersApi from '../../../contract/operator/orders.ts'
import * as requestsApi from '../../../contract/order-requests.ts'
import * as deliveriesApi from '../../../contract/orders/deliveries.ts'
import * as ordersApi from '../../../contract/orders/orders.ts'
import * as packingApi from '../../../contract/orders/packing.ts'
import * as limitsApi from '../../../contract/team/order-limits.ts'
import * as supplierOrdersApi from '../../../contract/orders/supplier-orders.ts'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { createBuyer, createMember } from '../../../test/builders.ts'
import { createSupplier } from '../../../test/orders/designs.ts'
import { byTransfer, createCustomer, createGoods, put } from '../../../test/shop.ts'
import { inTransaction } from '../../platform/db.ts'
import { recordPayment } from './money/record-payment.ts'

/** german-trade.md § 6.4: NEVER, ASK or ALWAYS by store, the buyer's word where it asks, a day for each shipment. */
let app: TestApp
const monday = new Date('2026-11-23T08:00:00Z')
beforeAll(async () => {
  app = await createTestApp()
  app.time.stoppedAt = monday
})
afterAll(() => app.close())

const calendar = {
  land: 'BY',
  cutOff: '14:00',
  workingDays: [1, 2, 3, 4, 5],
  mode: 'PARCEL',
  closures: [],
  routes: [],
} satisfies deliveryApi.Calendar

async function createStoreWith(partialDelivery?: deliveryApi.PartialDeliveryRule) {
  const goods = await createGoods(app)
  const store = await createSupplier(app.db, goods.storeId)
  const change = { calendar: { ...calendar, ...(partialDelivery && { partialDelivery }) }, version: 0 }
  await app.request(deliveryApi.change, change, { token: store.token })
  return { ...goods, token: store.token }
}
type Shop = Awaited<ReturnType<typeof createStoreWith>>

async function orderFrom({ skuId, storeId }: Shop, input: object = {}) {
  const buyer = await createCustomer(app)
  const { version } = await put(app, buyer, skuId, 12)
  const placed = await app.request(checkoutApi.pay, { ...byTransfer, cartVersion: version, ...input }, buyer)
  await pay(buyer.id, placed.orderId!)
  const read = async () => (await app.request(ordersApi.read, { id: placed.orderId! }, buyer)).stores[0]!
  return { buyer, orderId: placed.orderId!, subOrderNumber: `${placed.orderNumber!}-1`, storeId, read }
}

const pay = (buyerId: string, orderId: string) =>
  inTransaction(app.db, (tx) =>
    recordPayment(tx, {
      deps: app.deps,
      buyerId,
      orderId,
      paymentStatus: 'PAID',
      by: 'TRESEN',
      at: app.deps.clock.now(),
    }),
  )

type Ordered = { subOrderNumber: string }
async function confirm({ token }: Shop, { subOrderNumber }: Ordered) {
  return app.request(packingApi.act, { subOrderNumber, action: 'CONFIRM' }, { token, language: 'de' })
}
const partOf = ({ skuId }: Shop, { subOrderNumber }: Ordered, version: number) => {
  const action = 'SHIP' as const
  return { subOrderNumber, action, carrier: 'DHL', version, lines: [{ productSkuId: skuId, quantity: 6 }] }
}

test('a store that never delivers in parts ships all at once, whoever ships', async () => {
  const shop = await createStoreWith('NEVER')
  // A choice that nobody was asked for counts for nothing.
  const order = await orderFrom(shop, { partialDeliveryStoreIds: [shop.storeId] })
  expect(await order.read()).toMatchObject({ allowsPartial: false })
  const { version, allowsPartial } = await confirm(shop, order)
  expect(allowsPartial).toBe(false)
  const part = partOf(shop, order, version)
  const packed = app.refusal(packingApi.act, part, { token: shop.token, language: 'de' })
  expect(await packed).toMatchObject({
    status: 422,
    code: 'PARTIAL_DELIVERY_REFUSED',
    message: expect.stringContaining('nur vollständig'),
  })
  const sold = app.refusal(supplierOrdersApi.act, part, { token: shop.token, language: 'en' })
  expect(await sold).toMatchObject({ code: 'PARTIAL_DELIVERY_REFUSED', message: expect.stringContaining('complete') })
  const { token } = await createBuyer(app.db, { role: 'OPERATOR' })
  const operated = app.refusal(operatorOrdersApi.act, { ...part, reason: 'Der Store bittet darum.' }, { token })
  expect(await operated).toMatchObject({ code: 'PARTIAL_DELIVERY_REFUSED' })
  expect((await order.read()).shipments).toEqual([])
  const whole = await app.request(packingApi.act, { ...part, lines: undefined }, { token: shop.token })
  expect(whole.status).toBe('SHIPPED')
})

test('where a store asks, the word of the buyer counts for the order, and silence means all at once', async () => {
  const shop = await createStoreWith('ASK')
  const asked = await createCustomer(app)
  await put(app, asked, shop.skuId)
  expect((await app.request(cartApi.read, {}, asked)).carts[0]).toMatchObject({ asksPartialDelivery: true })
  const silent = await orderFrom(shop)
  const agreed = await orderFrom(shop, { partialDeliveryStoreIds: [shop.storeId] })
  expect(await silent.read()).toMatchObject({ allowsPartial: false })
  expect(await agreed.read()).toMatchObject({ allowsPartial: true })
  const { version } = await confirm(shop, silent)
  const refused = app.refusal(packingApi.act, partOf(shop, silent, version), { token: shop.token })
  expect(await refused).toMatchObject({ code: 'PARTIAL_DELIVERY_REFUSED' })
  const confirmed = await confirm(shop, agreed)
  const shipped = await app.request(packingApi.act, partOf(shop, agreed, confirmed.version), { token: shop.token })
  expect(shipped.status).toBe('CONFIRMED')
  // A rule that changes later leaves what was ordered as it was.
  const change = { calendar: { ...calendar, partialDelivery: 'NEVER' as const }, version: 1 }
  await app.request(deliveryApi.change, change, { token: shop.token })
  expect(await agreed.read()).toMatchObject({ allowsPartial: true })
})

test('a store that has said nothing, and an order from before, go in parts as ever', async () => {
  const shop = await createStoreWith()
  const order = await orderFrom(shop)
  expect(await order.read()).toMatchObject({ allowsPartial: true })
  await app.db`update sub_order set allows_partial = null where order_id = ${order.orderId}`
  expect(await order.read()).not.toHaveProperty('allowsPartial')
  const { version } = await confirm(shop, order)
  const shipped = await app.request(packingApi.act, partOf(shop, order, version), { token: shop.token })
  expect(shipped.shipments).toHaveLength(1)
})

test('a change of the calendar that leaves the rule out leaves it as it was', async () => {
  const shop = await createStoreWith('ASK')
  const after = await app.request(deliveryApi.change, { calendar, version: 1 }, { token: shop.token })
  expect(after.calendar.partialDelivery).toBe('ASK')
})

test('each shipment has its own day: the one that was named, else that of the order while it is not over', async () => {
  const shop = await createStoreWith('ALWAYS')
  const order = await orderFrom(shop)
  const { version, arrivalText } = await confirm(shop, order)
  expect(arrivalText).toContain('November')
  const part = partOf(shop, order, version)
  const early = app.refusal(packingApi.act, { ...part, arrivesBy: '2026-11-22' }, { token: shop.token, language: 'de' })
  expect(await early).toMatchObject({
    code: 'VALIDATION',
    fieldErrors: { arrivesBy: expect.stringContaining('heute') },
  })
  const first = await app.request(packingApi.act, part, { token: shop.token })
  await app.request(
    packingApi.act,
    { ...part, lines: undefined, version: first.version, arrivesBy: '2026-12-04' },
    { token: shop.token },
  )
  const german = { token: order.buyer.token, language: 'de' } as const
  const [delivery] = (await app.request(deliveriesApi.list, {}, german)).items
  const days = ['Soll bis Do., 26. November da sein', 'Soll bis Fr., 4. Dezember da sein']
  expect(delivery!.shipments.map((shipment) => shipment.arrivalText)).toEqual(days)
  const { stores } = await app.request(ordersApi.read, { id: order.orderId }, german)
  expect(stores[0]!.shipments.map((shipment) => shipment.arrivalText)).toEqual(days)
})

test('what leaves after the day of the order has none of its own unless somebody names it', async () => {
  const shop = await createStoreWith('ALWAYS')
  const order = await orderFrom(shop)
  const { version } = await confirm(shop, order)
  await app.db`
    update sub_order set arrives_from = '2026-11-19', arrives_by = '2026-11-20' where order_id = ${order.orderId}`
  await app.request(packingApi.act, { ...partOf(shop, order, version), lines: undefined }, { token: shop.token })
  expect((await order.read()).shipments).toMatchObject([{ arrivalText: null }])
})

test('the word of who asks for an approval counts for the order that follows', async () => {
  const shop = await createStoreWith('ASK')
  const owner = await createCustomer(app)
  const member = await createMember(app.db, { companyId: owner.id, roles: ['BUYER'] })
  const limit = { amount: 1, period: 'ORDER' } as const
  await app.request(limitsApi.setLimit, { id: member.membershipId, limit }, owner)
  const { version } = await put(app, member, shop.skuId, 12)
  const { termsAccepted: _, ...choice } = byTransfer
  const partialDeliveryStoreIds = [shop.storeId]
  const request = { ...choice, cartVersion: version, partialDeliveryStoreIds }
  const { id } = await app.request(requestsApi.request, request, member)
  const seen = await app.request(requestsApi.read, { id }, owner)
  const approval = { id, cartVersion: seen.cart.version, termsAccepted: true } as const
  const { orderId } = await app.request(requestsApi.approve, approval, owner)
  const { stores } = await app.request(ordersApi.read, { id: orderId! }, owner)
  expect(stores[0]).toMatchObject({ allowsPartial: true })
})
