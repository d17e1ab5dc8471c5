import { berlinDay } from '../../contract/platform/values.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as booksApi from '../../contract/books/books.ts'
import * as checkoutApi from '../../contract/checkout.ts'
import * as netTermsApi from '../../contract/net-terms/net-terms.ts'
import * as receivablesApi from '../../contract/net-terms/receivables.ts'
import * as ordersApi from '../../contract/orders/orders.ts'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { createBuyer, createMember } from '../../test/builders.ts'
import { brokenBooks } from '../../test/invariants/book-invariants.ts'
import { booksSettings } from '../../test/trade/books.ts'
import { createTermsScene, onTerms } from '../../test/orders/net-terms.ts'
import { createCustomer, createGoods, put } from '../../test/shop.ts'
import { dayAfter } from '../orders/documents/document-format.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ isUnlimited: true })
})
afterAll(() => app.close())

const methodFor = async (buyer: { token: string }) =>
  (await app.request(checkoutApi.listPaymentMethods, {}, { ...buyer, language: 'en' })).find(
    ({ code }) => code === 'NET_TERMS',
  )

test('it is offered where every store of the cart agrees to it, and the limit holds', async () => {
  const { buyer, goods, grant } = await createTermsScene(app)
  await put(app, buyer, goods.skuId, 6)
  expect(await methodFor(buyer)).toBeUndefined()
  const { version: cartVersion } = await put(app, buyer, goods.skuId, 6)
  const refusal = await app.refusal(checkoutApi.pay, { ...onTerms, cartVersion }, buyer)
  expect(refusal.code).toBe('PAYMENT_METHOD_UNAVAILABLE')
  await grant(100)
  expect(await methodFor(buyer)).toMatchObject({ isAvailable: true })
  await grant(50)
  expect(await methodFor(buyer)).toMatchObject({
    isAvailable: false,
    unavailableReason: expect.stringContaining('€21.40 are missing'),
  })
  await grant(1000)
  const other = await createGoods(app)
  await put(app, buyer, other.skuId, 6)
  expect(await methodFor(buyer)).toMatchObject({ unavailableReason: `Not agreed on with: ${other.storeName}` })
})

test('german-trade § 10: above the limit pay says what is missing, in both languages, and the cart stays', async () => {
  const { buyer, goods, grant } = await createTermsScene(app)
  await grant(71.39)
  const { version: cartVersion } = await put(app, buyer, goods.skuId, 6)
  const pay = { ...onTerms, cartVersion }
  const english = await app.refusal(checkoutApi.pay, pay, { ...buyer, language: 'en' })
  expect(english.code).toBe('CREDIT_LIMIT')
  expect(english.message).toContain('€0.01 are missing')
  const german = await app.refusal(checkoutApi.pay, pay, { ...buyer, language: 'de' })
  expect(german.message).toMatch(/es fehlen 0,01\s€/)
  await grant(71.4)
  expect(await app.request(checkoutApi.pay, pay, buyer)).toMatchObject({ state: 'SUCCEEDED' })
})

test('the store delivers at once, and its invoice is paid by its number and exactly what is open', async () => {
  const { buyer, store, grant, pay, supply, ship, record, used, finance } = await createTermsScene(app)
  await grant(1000, 30)
  const placed = await pay(6)
  const order = await app.request(ordersApi.read, { id: placed.orderId! }, buyer)
  expect(order.order).toMatchObject({ status: 'PLACED', paymentStatus: 'UNPAID', bankTransfer: null })
  expect(await used()).toBe('€71.40')
  await supply(`${placed.orderNumber!}-1`, 'REJECT')
  expect(await used()).toBe('€0.00')
  const { orderId, number } = await ship(6)
  expect(await used()).toBe('€71.40')
  const [document] = await app.db<
    [{ content: Record<string, unknown> }]
  >`select content from document where number = ${number}`
  const today = berlinDay(app.deps.clock.now())
  const dueOn = dayAfter(today, 30)
  expect(document.content).toMatchObject({ dueOn, paidCents: 0, paymentMeans: { code: '58', reference: number } })
  const own = await app.request(receivablesApi.listOwn, {}, { ...buyer, language: 'en' })
  expect(own).toMatchObject({ openText: '€71.40', overdueText: null, items: [{ number, dueOn, state: 'OPEN' }] })
  await app.request(booksApi.writeSettings, booksSettings, store)
  const datev = await (
    await app.request(booksApi.writeDatev, { month: today.slice(0, 7), kind: 'DOCUMENTS' }, store)
  ).text()
  const posting = datev.split('\r\n').find((line) => line.includes(number))
  expect(posting).toContain(`"${dueOn.slice(8)}${dueOn.slice(5, 7)}${dueOn.slice(2, 4)}"`)
  const wrong = await app.refusal(receivablesApi.record, { number, amount: 70, reason: 'Kontoauszug' }, finance)
  expect(wrong.code).toBe('RECEIVABLE_AMOUNT')
  await record(number, 71.4)
  await record(number, 71.4)
  expect(await used()).toBe('€0.00')
  const paid = await app.request(ordersApi.read, { id: orderId }, buyer)
  expect(paid.order.paymentStatus).toBe('PAID')
  const settled = await app.request(receivablesApi.list, { view: 'SETTLED' }, store)
  expect(settled.items).toMatchObject([{ number, state: 'SETTLED', open: 0 }])
  const bookings = await app.db`select reference from ledger_booking where kind = 'MONEY_IN' and order_id = ${orderId}`
  expect(bookings).toEqual([{ reference: number }])
  expect(await brokenBooks(app.db)).toEqual([])
})

test('a credit note lowers what is open, and what was paid already goes back by transfer', async () => {
  const { grant, ship, supply, record, used } = await createTermsScene(app)
  await grant(1000)
  const open = await ship(12)
  await supply(open.subOrderNumber, 'ACCEPT_RETURN', 6)
  expect(await used()).toBe('€71.40')
  const refunds = (orderId: string) =>
    app.db`select amount_cents, set_off_cents, is_owed from refund where order_id = ${orderId} order by created_at`
  expect(await refunds(open.orderId)).toEqual([{ amountCents: 7140, setOffCents: 7140, isOwed: false }])
  await record(open.number, 71.4)
  await supply(open.subOrderNumber, 'ACCEPT_RETURN', 6)
  expect((await refunds(open.orderId))[1]).toEqual({ amountCents: 7140, setOffCents: 0, isOwed: true })
  expect(await used()).toBe('€0.00')
  expect(await brokenBooks(app.db)).toEqual([])
})

test('german-trade § 10: two orders at once cannot pass the limit', async () => {
  const { buyer, goods, grant, used } = await createTermsScene(app)
  await grant(100)
  const colleagues = [buyer, await createMember(app.db, { companyId: buyer.id, roles: ['BUYER'] })]
  const versions = await Promise.all(colleagues.map((one) => put(app, one, goods.skuId, 6)))
  const answers = await Promise.allSettled(
    colleagues.map((one, place) =>
      app.request(checkoutApi.pay, { ...onTerms, cartVersion: versions[place]!.version }, one),
    ),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(await used()).toBe('€71.40')
})

test('terms are a matter of the store and of who has ordered there', async () => {
  const { buyer, store, grant, pay } = await createTermsScene(app)
  const stranger = await createCustomer(app)
  const refused = await app.refusal(netTermsApi.grant, { buyerId: stranger.id, limit: 100, days: 14 }, store)
  expect(refused.code).toBe('NOT_FOUND')
  await grant(1000)
  const elsewhere = await createBuyer(app.db, { role: 'SUPPLIER', storeId: (await createGoods(app)).storeId })
  expect((await app.request(netTermsApi.list, {}, elsewhere)).items).toEqual([])
  expect((await app.refusal(netTermsApi.end, { buyerId: buyer.id }, elsewhere)).code).toBe('NOT_FOUND')
  await app.request(netTermsApi.end, { buyerId: buyer.id }, store)
  await expect(pay(6)).rejects.toThrow()
  await grant(500)
  expect((await app.request(netTermsApi.list, {}, store)).items).toMatchObject([{ limit: 500, endedAt: null }])
})

test('a store finds who has ordered by the beginnings of words or an address, and nobody else', async () => {
  const { buyer, goods, grant, pay } = await createTermsScene(app)
  const owner = await createMember(app.db, { storeId: goods.storeId, roles: ['OWNER'] })
  await grant(1000)
  await pay(6)
  const [{ id }] = await app.db<[{ id: string }]>`
    update company set name = 'Gasthaus „Zum Löwen“ Hof' where id = (
      select distinct buyer_id from sub_order where store_id = ${goods.storeId}) returning id`
  const found = async (q: string) => (await app.request(netTermsApi.listBuyers, { q }, owner)).items
  expect(await found('löw gast')).toMatchObject([{ buyerId: id, orderCount: 2, hasTerms: true }])
  expect(await found('Loewen')).toHaveLength(1)
  expect(await found(buyer.email)).toHaveLength(1)
  expect(await found('öwen')).toEqual([])
  expect(await found('„“')).toEqual([])
  const other = await createMember(app.db, { storeId: (await createGoods(app)).storeId, roles: ['OWNER'] })
  expect((await app.request(netTermsApi.listBuyers, { q: 'Löwen' }, other)).items).toEqual([])
})
