import { afterAll, beforeAll, expect, test } from 'vitest'
import * as booksApi from '../../contract/books/books.ts'
import * as cartApi from '../../contract/cart.ts'
import { berlinDay } from '../../contract/platform/values.ts'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { brokenBooks } from '../../test/invariants/book-invariants.ts'
import { orderGoods } from '../../test/orders/order-life.ts'
import { createCoupon, createCustomer, createGoods, put } from '../../test/shop.ts'
import { booksSettings, rowsOf } from '../../test/trade/books.ts'
import { writeCommissionRate } from './commission-rates.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ isUnlimited: true })
})
afterAll(() => app.close())

const parcel = { carrier: 'DHL', trackingNumber: 'JJD 0001' }

/** 12 pieces at 10.00 €, 19 %, of which a coupon takes 10 %; the store pays 12 % of commission. */
async function createOrder(borneBy: 'STORE' | 'MARKETPLACE') {
  const [buyer, goods] = [
    await createCustomer(app),
    await createGoods(app, { priceCents: 1000, finalPriceCents: 1000, taxRateBp: 1900 }),
  ]
  await writeCommissionRate(app.db, { storeId: goods.storeId, category: null, rateBp: 1200, validFrom: '2020-01-01' })
  await put(app, buyer, goods.skuId, 6)
  await app.request(cartApi.applyCoupon, { couponCode: await createCoupon(app, { borneBy }) }, buyer)
  const life = await orderGoods(app, { buyer, goods })
  await life.pay()
  await life.supply('CONFIRM')
  return life
}

/** What is booked by kind for the store, and what the marketplace bears; in cents. */
async function booked(orderId: string) {
  const rows = await app.db<{ kind: string; account: string; cents: number }[]>`
    select b.kind, e.account, sum(e.amount_cents)::bigint as cents from ledger_booking b
    join ledger_entry e on e.booking_id = b.id
    where b.order_id = ${orderId} and e.account in ('STORE', 'ADJUSTMENT') group by 1, 2`
  return Object.fromEntries(rows.map(({ kind, account, cents }) => [`${kind} ${account}`, cents]))
}

test('the store of a coupon that the marketplace bears is owed what it would be without one, parcel by parcel', async () => {
  const life = await createOrder('MARKETPLACE')
  await life.supply('SHIP', { ...parcel, lines: [{ productSkuId: life.goods.skuId, quantity: 6 }] })
  // The buyer is invoiced 54.00 € and tax; 6.00 € and tax are the marketplace's; commission is of 60.00 €.
  expect(await booked(life.orderId)).toEqual({
    'SALE STORE': -6426,
    'COUPON STORE': -714,
    'COUPON ADJUSTMENT': 714,
    'COMMISSION STORE': 857,
  })
  await life.supply('SHIP', parcel)
  expect(await booked(life.orderId)).toEqual({
    'SALE STORE': -12_852,
    'COUPON STORE': -1428,
    'COUPON ADJUSTMENT': 1428,
    'COMMISSION STORE': 1714,
  })
  await life.supply('ACCEPT_RETURN', { lines: [{ productSkuId: life.goods.skuId, quantity: 3 }] })
  expect(await booked(life.orderId)).toMatchObject({ 'COUPON STORE': -1071, 'CREDIT_NOTE STORE': 3213 })
  await life.supply('ACCEPT_RETURN', { lines: [{ productSkuId: life.goods.skuId, quantity: 9 }] })
  expect(await booked(life.orderId)).toMatchObject({
    'COUPON STORE': 0,
    'COUPON ADJUSTMENT': 0,
    'COMMISSION STORE': 0,
  })
  expect(await brokenBooks(app.db)).toEqual([])
})

test('a coupon that the store bears lowers its commission, and nothing is owed for it', async () => {
  const life = await createOrder('STORE')
  await life.supply('SHIP', parcel)
  expect(await booked(life.orderId)).toEqual({ 'SALE STORE': -12_852, 'COMMISSION STORE': 1542 })
  expect(await brokenBooks(app.db)).toEqual([])
})

test('what the marketplace bears is revenue of its rate for DATEV, against the account that payouts empty', async () => {
  const life = await createOrder('MARKETPLACE')
  await life.supply('SHIP', parcel)
  await life.supply('ACCEPT_RETURN', { lines: [{ productSkuId: life.goods.skuId, quantity: 6 }] })
  await app.request(booksApi.writeSettings, booksSettings, life.store)
  const month = berlinDay(app.deps.clock.now()).slice(0, 7)
  const file = await app.request(booksApi.writeDatev, { month, kind: 'DOCUMENTS' }, life.store)
  const rows = (await rowsOf(file)).filter((row) => row[10] === life.subOrderNumber)
  expect(rows.map((row) => [row[0], row[1], row[6], row[7]])).toEqual([
    ['14,28', 'S', '1360', '8400'],
    ['7,14', 'H', '1360', '8400'],
  ])
})
