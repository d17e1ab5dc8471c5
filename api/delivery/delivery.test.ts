import { afterAll, beforeAll, expect, test } from 'vitest'
import * as cartApi from '../../contract/cart.ts'
import * as deliveryApi from '../../contract/delivery.ts'
import * as ordersApi from '../../contract/orders/orders.ts'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { atOnce } from '../../test/at-once.ts'
import { createAddress, createBuyer } from '../../test/builders.ts'
import { findMails } from '../../test/mails.ts'
import { recordPayment } from '../orders/fulfilment/money/record-payment.ts'
import { inTransaction } from '../platform/db.ts'
import { createSupplier } from '../../test/orders/designs.ts'
import { createCustomer, createGoods, order, put, refusedOrder } from '../../test/shop.ts'

let app: TestApp
const monday = new Date('2026-11-23T08:00:00Z')
beforeAll(async () => {
  app = await createTestApp()
  app.time.stoppedAt = monday
})
afterAll(() => app.close())

const plain: deliveryApi.Calendar = {
  land: 'BY',
  cutOff: '14:00',
  workingDays: [1, 2, 3, 4, 5],
  mode: 'PARCEL',
  closures: [],
  routes: [],
}
const tours = (postcodes: string[], weekdays = [2]): Partial<deliveryApi.Calendar> => ({
  mode: 'ROUTE',
  routes: [{ name: 'Tour', postcodes, weekdays, cutOff: null }],
})

async function createShop(values: Partial<deliveryApi.Calendar> = {}) {
  const goods = await createGoods(app)
  const { token } = await createSupplier(app.db, goods.storeId)
  await app.request(deliveryApi.change, { calendar: { ...plain, ...values }, version: 0 }, { token })
  return { ...goods, token }
}
const cartOf = async (buyer: { token: string }) =>
  (await app.request(cartApi.read, {}, { token: buyer.token, language: 'de' })).carts[0]!
const arrivalsOf = (skuId: string, question: object = {}, who: { token?: string } = {}) =>
  app.request(deliveryApi.listArrivals, { skuIds: [skuId], ...question }, { ...who, language: 'de' })

test('german-trade § 6: product, cart, order and mail name the same days for the same address', async () => {
  const { skuId, storeName } = await createShop()
  const buyer = await createCustomer(app)
  await put(app, buyer, skuId)
  const [item] = (await arrivalsOf(skuId, {}, buyer)).items
  // The store of the tests needs one to three working days.
  expect(item).toMatchObject({ text: 'Lieferung Di., 24. – Do., 26. November' })
  const { delivery } = await cartOf(buyer)
  expect(item!.orderUntil).toEqual(new Date('2026-11-23T13:00:00Z'))
  expect(delivery).toEqual({ isPossible: true, text: item!.text, orderUntil: item!.orderUntil })
  const { orderId } = await order(app, buyer, 1)
  const { stores } = await app.request(ordersApi.read, { id: orderId! }, buyer)
  expect(stores[0]!.arrival).toMatchObject({ earliest: '2026-11-24', latest: '2026-11-26' })
  const mails = await findMails(app.db, { to: buyer.email })
  expect(JSON.stringify(mails)).toContain(`${storeName}: `)
})

test('german-trade § 6: another address has other days, and none where no tour goes', async () => {
  const { skuId } = await createShop(tours(['80', '81'], [1, 2, 3, 4, 5]))
  const buyer = await createBuyer(app.db)
  await put(app, buyer, skuId)
  const select = async (id: string) => {
    await app.db`update address set is_selected = false where buyer_id = ${buyer.id}`
    await app.db`update address set is_selected = true where buyer_id = ${buyer.id} and id = ${id}`
  }
  const munich = await createAddress(app.db, buyer.id, { postalCode: '80331' })
  expect((await cartOf(buyer)).delivery.text).toBe('Lieferung Di., 24. – Do., 26. November')
  const berlin = await createAddress(app.db, buyer.id, { postalCode: '10115', isSelected: false })
  await select(berlin.id)
  expect(await cartOf(buyer)).toMatchObject({ delivery: { isPossible: false, text: 'Kein Liefertermin für 10115' } })
  const refused = await refusedOrder(app, { token: buyer.token, input: { addressId: berlin.id } })
  expect(refused).toMatchObject({ status: 422, code: 'NO_DELIVERY' })
  await select(munich.id)
  expect((await cartOf(buyer)).delivery.isPossible).toBe(true)
})

test('goods that a transfer pays arrive as long after it as they would have after the order', async () => {
  const { skuId } = await createShop()
  const buyer = await createCustomer(app)
  await put(app, buyer, skuId)
  const { orderId } = await order(app, buyer, 1)
  app.time.stoppedAt = new Date('2026-11-25T08:00:00Z')
  const payment = { deps: app.deps, buyerId: buyer.id, orderId: orderId!, paymentStatus: 'PAID', by: 'TRESEN' } as const
  await inTransaction(app.db, (tx) => recordPayment(tx, { ...payment, at: app.deps.clock.now() }))
  const [part] = await app.db`select arrives_from, arrives_by from sub_order where order_id = ${orderId!}`
  expect(part).toEqual({ arrivesFrom: '2026-11-26', arrivesBy: '2026-11-30' })
  app.time.stoppedAt = monday
})

test('german-trade § 6: a visitor is named days for a postcode only', async () => {
  const { skuId } = await createShop()
  expect(await arrivalsOf(skuId)).toEqual({ postcode: null, items: [] })
  expect(await arrivalsOf(skuId, { postcode: '10115' })).toMatchObject({ postcode: '10115', items: [{}] })
})

test('what is sold out has no days', async () => {
  const { skuId } = await createShop()
  await app.db`update stock set on_hand = 0 where sku_id = ${skuId}`
  expect((await arrivalsOf(skuId, { postcode: '10115' })).items).toEqual([])
})

test('goods of a cooled category do not stand over the weekend', async () => {
  const { skuId } = await createShop({ cutOff: '00:01', workingDays: [4, 5] })
  const days = async () => (await arrivalsOf(skuId, { postcode: '80331' })).items[0]!.arrival!.earliest
  // Ordered on Monday: counts on Thursday, ready on Friday.
  expect(await days()).toBe('2026-11-27')
  await app.db`
    update category set temperature = 'CHILLED' where slug = (select category_slug from product where sku_id = ${skuId})`
  expect(await days()).toBe('2026-11-27')
  await app.db`update store_calendar set calendar = jsonb_set(calendar, '{workingDays}', '[1, 5]')`
  expect(await days()).toBe('2026-12-01')
})

test('of two who change the calendar at once one is refused; what is sent once more stays saved', async () => {
  const { token } = await createShop()
  const { done, refused } = await atOnce(2, (caller) =>
    app.request(deliveryApi.change, { calendar: { ...plain, workingDays: [1, 2 + caller] }, version: 1 }, { token }),
  )
  expect(done).toHaveLength(1)
  expect(refused).toMatchObject([{ code: 'DRAFT_CHANGED' }])
  expect((await app.request(deliveryApi.read, {}, { token })).version).toBe(2)
  const late = app.refusal(deliveryApi.change, { calendar: plain, version: 1 }, { token })
  expect((await late).message).toContain('Jana Brandt')
  const written = await app.db`
    select action, before -> 'cutOff' as before, after -> 'cutOff' as after from store_activity where action = 'store.calendar'`
  expect([...written].at(-1)).toEqual({ action: 'store.calendar', before: plain.cutOff, after: plain.cutOff })
  for (const _ of ['sent', 'sent once more'])
    expect((await app.request(deliveryApi.change, { calendar: plain, version: 2 }, { token })).version).toBe(3)
})

test('the preview answers for the store alone', async () => {
  const { token } = await createShop(tours(['10']))
  const preview = (postcode: string) => app.request(deliveryApi.preview, { postcode }, { token })
  expect((await preview('10115')).arrival?.earliest).toBe('2026-11-24')
  expect((await preview('80331')).arrival).toBeNull()
})
