import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { InputOf } from '../../contract/platform/endpoint.ts'
import type { OrderFilter } from '../../contract/orders/order-filters.ts'
import * as ordersApi from '../../contract/orders/orders.ts'
import * as supplierOrdersApi from '../../contract/orders/supplier-orders.ts'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { createBuyer } from '../../test/builders.ts'
import { findMails } from '../../test/mails.ts'
import { createOrderedGoods } from '../../test/orders/order-life.ts'
import { createCustomer, createGoods, order, put } from '../../test/shop.ts'

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

const buy = async () => order(app, buyer, (await put(app, buyer, goods.skuId)).version)

test('a visitor gets 401', async () => {
  expect(await app.refusal(ordersApi.list, {})).toMatchObject({ status: 401 })
  expect(await app.refusal(ordersApi.read, { id: crypto.randomUUID() })).toMatchObject({ status: 401 })
})

test("another buyer's order is 404 and in no list of theirs", async () => {
  const { orderId } = await buy()
  const other = await createBuyer(app.db)
  expect(await app.refusal(ordersApi.read, { id: orderId! }, other)).toMatchObject({ status: 404, code: 'NOT_FOUND' })
  const { orderNumber } = (await app.request(ordersApi.read, { id: orderId! }, buyer)).order
  expect((await app.request(ordersApi.readByNumber, { orderNumber }, buyer)).order.id).toBe(orderId)
  expect(await app.refusal(ordersApi.readByNumber, { orderNumber }, other)).toMatchObject({ status: 404 })
  expect(await app.request(ordersApi.list, {}, other)).toMatchObject({ items: [], totalItems: 0, totalPages: 0 })
})

test('orders are listed newest first, in the language of the caller', async () => {
  const placed = []
  for (let i = 0; i < 13; i++) placed.unshift((await buy()).orderNumber)
  const first = await app.request(ordersApi.list, { pageSize: 12 }, { ...buyer, language: 'de' })
  expect(first).toMatchObject({ page: 1, pageSize: 12, totalItems: 13, totalPages: 2 })
  expect(first.items.map(({ orderNumber }) => orderNumber)).toEqual(placed.slice(0, 12))
  expect(first.items[0]).toMatchObject({
    status: 'PENDING_PAYMENT',
    statusText: 'Wartet auf Zahlung',
    paymentStatus: 'UNPAID',
    grossTotal: 26.96,
    grossTotalText: '26,96\u00a0€',
    itemCount: 1,
    stores: [{ storeName: goods.storeName, status: 'PENDING_PAYMENT' }],
    imageUrls: [expect.stringContaining(goods.skuId)],
    payBy: expect.any(Date),
    shippedAt: null,
    deliveredAt: null,
    hasDocuments: false,
  })
  const second = await app.request(ordersApi.list, { pageSize: 12, page: 2 }, buyer)
  expect(second.items.map(({ orderNumber }) => orderNumber)).toEqual(placed.slice(12))
  expect((await app.request(ordersApi.list, { page: 9 }, buyer)).items).toEqual([])
})

test('orders are found by article, number, supplier and period, with their sum and the lines meant', async () => {
  const first = await buy()
  const other = await createGoods(app, { nameDe: 'Zirbenholzbrett', nameEn: 'Stone pine board' })
  const second = await order(app, buyer, (await put(app, buyer, other.skuId)).version)
  await app.db`update orders set created_at = '2026-03-31T22:30:00Z' where id = ${second.orderId!}`
  const found = async (input: Partial<InputOf<typeof ordersApi.list>>) => {
    const { items, totalItems, sumText } = await app.request(ordersApi.list, input, { ...buyer, language: 'de' })
    return { ids: items.map(({ id }) => id), totalItems, sumText, hits: items.flatMap(({ hits }) => hits) }
  }
  const one = { totalItems: 1, sumText: '26,96\u00a0€' }
  const hit = { productSkuId: other.skuId, name: 'Zirbenholzbrett', quantity: 6, lineTotalText: '25,20\u00a0€' }
  expect(await found({ q: 'ZIRBENHOLZ' })).toEqual({ ...one, ids: [second.orderId], hits: [hit] })
  expect(await found({ q: ' pine ' })).toMatchObject({ ids: [second.orderId] })
  expect(await found({ q: first.orderNumber! })).toEqual({ ...one, ids: [first.orderId], hits: [] })
  expect(await found({ q: goods.storeName })).toMatchObject({ totalItems: 2, sumText: '53,92\u00a0€' })
  expect(await found({ q: '100%_' })).toMatchObject({ ids: [], sumText: '0,00\u00a0€' })
  // Half past midnight on the first of April in Germany.
  expect(await found({ from: '2026-04-01', to: '2026-04-01' })).toMatchObject({ ids: [second.orderId] })
  expect(await found({ to: '2026-03-31' })).toMatchObject({ ids: [] })
  expect(await found({ storeId: goods.storeId })).toMatchObject({ ids: [first.orderId], totalItems: 1 })
  expect(await found({ storeId: other.storeId, to: '2026-03-31' })).toMatchObject({ ids: [] })
  expect(await found({ storeId: crypto.randomUUID() })).toMatchObject({ ids: [], sumText: '0,00\u00a0€' })
  await app.db`update orders set status = 'CANCELLED' where id = ${first.orderId!}`
  expect(await found({})).toMatchObject({ totalItems: 2, sumText: '26,96\u00a0€' })
  const { months, choices } = await app.request(ordersApi.list, { page: 9 }, { ...buyer, language: 'de' })
  const thisMonth = monthOfGermany(app.deps.clock.now())
  expect(months).toEqual([
    { month: thisMonth, count: 1, cancelledCount: 1, sum: 0, sumText: '0,00\u00a0€' },
    { month: '2026-04', count: 1, cancelledCount: 0, sum: 26.96, sumText: '26,96\u00a0€' },
  ])
  expect(choices.months).toEqual([thisMonth, '2026-04'])
  const ids = choices.stores.map(({ storeId }) => storeId)
  expect(ids.toSorted()).toEqual([goods.storeId, other.storeId].toSorted())
})

test.each([
  [{ from: '1899-12-31' }, { from: 'Das Datum ist zu früh: frühestens der 1. Januar 1900' }],
  [{ from: '2999-01-01' }, { from: 'Das Datum ist zu spät: spätestens heute' }],
  [{ from: '2026-02-30' }, { from: 'Ungültiges Datum' }],
  [{ from: '2026-04-02', to: '2026-04-01' }, { to: 'Der letzte Tag liegt vor dem ersten' }],
])('a period of %o is refused with its reason', async (period, fieldErrors) => {
  const refused = { status: 400, code: 'VALIDATION', fieldErrors }
  expect(await app.refusal(ordersApi.list, period, { ...buyer, language: 'de' })).toMatchObject(refused)
})

test('the list can be narrowed to what is to pay, under way, arrived or ended', async () => {
  const { orderId } = await buy()
  const found = async (filter: OrderFilter) => {
    const { items, totalItems } = await app.request(ordersApi.list, { filter }, buyer)
    return [items.map(({ id }) => id), totalItems]
  }
  expect(await found('TO_PAY')).toEqual([[orderId], 1])
  expect(await found('UNDER_WAY')).toEqual([[], 0])
  await app.db`update sub_order set status = 'SHIPPED' where buyer_id = ${buyer.id}`
  expect(await found('UNDER_WAY')).toEqual([[orderId], 1])
  expect(await found('ARRIVED')).toEqual([[], 0])
  await app.db`update sub_order set status = 'CANCELLED' where buyer_id = ${buyer.id}`
  expect(await found('ENDED')).toEqual([[orderId], 1])
})

test('each state is counted, within what the list is narrowed by otherwise', async () => {
  const [first] = [await buy(), await buy()]
  await app.db`update sub_order set status = 'SHIPPED' where order_id = ${first.orderId!}`
  const counts = async (input: Partial<InputOf<typeof ordersApi.list>>) =>
    (await app.request(ordersApi.list, input, buyer)).counts
  const both = { ALL: 2, TO_PAY: 1, UNDER_WAY: 1, ARRIVED: 0, ENDED: 0 }
  expect(await counts({})).toEqual(both)
  expect(await counts({ filter: 'ARRIVED' })).toEqual(both)
  expect(await counts({ q: first.orderNumber! })).toEqual({ ...both, ALL: 1, TO_PAY: 0 })
  expect(await counts({ to: '2026-01-01' })).toMatchObject({ ALL: 0, TO_PAY: 0 })
})

test('an entry says by when to pay, when it left, and when all of it had arrived', async () => {
  const life = await createOrderedGoods(app)
  const entry = async () => (await app.request(ordersApi.list, {}, life.buyer)).items[0]!
  expect((await entry()).payBy).toEqual((await life.read()).order.bankTransfer!.dueAt)
  await life.pay()
  expect(await entry()).toMatchObject({ payBy: null, shippedAt: null, hasDocuments: false })
  await life.supply('CONFIRM')
  await life.supply('SHIP', { carrier: 'DHL' })
  const { shipments } = await life.part()
  expect(await entry()).toMatchObject({ shippedAt: shipments[0]!.shippedAt, deliveredAt: null, hasDocuments: true })
  await life.supply('MARK_DELIVERED')
  const arrived = (await life.part()).timeline.at(-1)!.at
  expect(await entry()).toMatchObject({ deliveredAt: arrived })
  await app.db`
    insert into order_event (buyer_id, order_id, store_id, id, status, by_whom, at)
    select buyer_id, order_id, store_id, gen_random_uuid(), 'COMPLETED', 'TRESEN', at + interval '14 days'
    from order_event where order_id = ${life.orderId} and status = 'DELIVERED'`
  expect(await entry()).toMatchObject({ deliveredAt: arrived })
})

test('an order stays as it was placed, whatever changes later', async () => {
  const { orderId } = await buy()
  const read = () => app.request(ordersApi.read, { id: orderId! }, buyer)
  const before = await read()
  await app.db`update product set name_de = 'Anders', name_en = 'Other', final_price_cents = 1, tax_rate_bp = 1900,
    deposits = '[{"code": "EINWEG_25", "perPieces": 1}]', brand = 'Other' where sku_id = ${goods.skuId}`
  await app.db`update store set name = 'Anders', slug = slug || '-x', shipping_fee_cents = 999 where id = ${goods.storeId}`
  await app.db`update address set city_name = 'Anderswo' where buyer_id = ${buyer.id}`
  await app.db`update account set first_name = 'Anders' where id = ${buyer.id}`
  expect(await read()).toEqual(before)
})

test('name and delivery notes of an address are copied to the order and read by its supplier', async () => {
  const named = { label: 'Küche Hintereingang', deliveryNotes: 'Bis 10 Uhr über den Hof' }
  await app.db`update address set ${app.db(named)} where buyer_id = ${buyer.id}`
  const { orderId, orderNumber } = await buy()
  await app.db`update address set label = '', delivery_notes = '' where buyer_id = ${buyer.id}`
  expect((await app.request(ordersApi.read, { id: orderId! }, buyer)).order.address).toMatchObject(named)
  await app.db`update sub_order set status = 'PLACED' where order_id = ${orderId!}`
  const supplier = await createBuyer(app.db, { role: 'SUPPLIER', storeId: goods.storeId })
  const subOrderNumber = `${orderNumber}-1`
  expect((await app.request(supplierOrdersApi.read, { subOrderNumber }, supplier)).address).toMatchObject(named)
  const withoutNames = app.db`update orders set address = address - 'label' - 'deliveryNotes' where id = ${orderId!}`
  expect((await withoutNames).count).toBe(1)
  expect((await app.request(ordersApi.read, { id: orderId! }, buyer)).order.address).not.toHaveProperty('label')
})

test('an order shows its parts, its sums and what happened', async () => {
  const { orderId, orderNumber } = await buy()
  const { order: placed, stores } = await app.request(ordersApi.read, { id: orderId! }, { ...buyer, language: 'de' })
  expect(placed).toMatchObject({
    orderNumber,
    statusText: 'Wartet auf Zahlung',
    paymentStatusText: 'Unbezahlt',
    paymentMethodName: 'Überweisung',
    note: null,
    purchaseOrderNumber: null,
    bankTransfer: {
      reference: orderNumber,
      amountText: '26,96\u00a0€',
      giroCode: expect.stringMatching(
        new RegExp(`^BCD\n002\n1\nSCT\n.*\nEUR26\\.96\n\n\n${orderNumber}$`, 's'),
      ) as string,
    },
    address: { cityName: 'Berlin', streetNumber: '12 a' },
  })
  expect(placed.address).not.toHaveProperty('id')
  expect(stores).toMatchObject([
    {
      storeId: goods.storeId,
      subOrderNumber: `${orderNumber}-1`,
      documents: [],
      shipments: [],
      allowedActions: ['CANCEL'],
      items: [{ name: 'Espresso Bar, ganze Bohne', quantity: 6, lineTotal: 25.2, taxRate: 7, canReview: false }],
      timeline: [{ status: 'PENDING_PAYMENT', statusText: 'Wartet auf Zahlung', by: 'Du' }],
    },
  ])
})

test('delivered goods can be reviewed until they are', async () => {
  const { orderId } = await buy()
  const canReview = async () =>
    (await app.request(ordersApi.read, { id: orderId! }, buyer)).stores[0]?.items[0]?.canReview
  expect(await canReview()).toBe(false)
  await app.db`with sent as (update order_line set shipped_quantity = quantity where buyer_id = ${buyer.id}) update sub_order set status = 'DELIVERED' where buyer_id = ${buyer.id}`
  expect(await canReview()).toBe(true)
  await app.db`
    insert into review (id, sku_id, store_id, buyer_id, rate, comment, author_business_type)
    values (${crypto.randomUUID()}, ${goods.skuId}, ${goods.storeId}, ${buyer.id}, 5, 'Gut', 'CAFE')`
  expect(await canReview()).toBe(false)
})

test('a confirmation goes to the buyer, in their language, once', async () => {
  const { orderId, orderNumber, bankTransfer } = await buy()
  const mails = await findMails(app.db, { id: `order-${orderId}` })
  expect(mails).toHaveLength(1)
  const { to, subject, text, html } = mails[0]!
  expect(to).toEqual(buyer.email)
  expect(subject).toEqual(`Deine Bestellung ${orderNumber}`)
  for (const part of [
    'Espresso Bar, ganze Bohne',
    '26,96\u00a0€',
    bankTransfer!.iban.slice(-2),
    `http://tresen.test/de/account/orders/${orderId}`,
  ]) {
    expect(text.includes(part), part).toBe(true)
    expect(html.includes(part), part).toBe(true)
  }
})

const monthOfGermany = (at: Date) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Berlin', dateStyle: 'short' }).format(at).slice(0, 7)
