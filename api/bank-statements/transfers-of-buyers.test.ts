import { afterAll, beforeAll, expect, test } from 'vitest'
import * as receivablesApi from '../../contract/net-terms/receivables.ts'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { brokenBooks } from '../../test/invariants/book-invariants.ts'
import { createTermsScene } from '../../test/orders/net-terms.ts'
import { createCustomer, createGoods, order, put } from '../../test/shop.ts'
import { came, createBankScene, reason, shown } from '../../test/trade/bank-scene.ts'

let app: TestApp
let bank: Awaited<ReturnType<typeof createBankScene>>
beforeAll(async () => {
  app = await createTestApp({ isUnlimited: true })
  bank = await createBankScene(app)
})
afterAll(() => app.close())

async function orderByTransfer() {
  const buyer = await createCustomer(app)
  const goods = await createGoods(app, { priceCents: 1000, finalPriceCents: 1000, taxRateBp: 1900 })
  const { orderNumber, orderId } = await order(app, buyer, (await put(app, buyer, goods.skuId, 6)).version)
  const [row] = await app.db<[{ cents: number }]>`select gross_cents as cents from orders where id = ${orderId!}`
  return { number: orderNumber!, cents: row.cents }
}
const statusOf = async (number: string) =>
  (await app.db<{ paymentStatus: string }[]>`select payment_status from orders where order_number = ${number}`)[0]!
    .paymentStatus

test.each([
  ['in words', (number: string) => `Rechnung, Bestellung ${number}, danke`],
  ['in small letters', (number: string) => `bestellung ${number.toLowerCase()}`],
  ['broken by the bank', (number: string) => `Bestellung ${number.slice(0, 4)}\n${number.slice(4)}`],
])('a transfer that names its order %s and has its sum pays it', async (_, words) => {
  const { number, cents } = await orderByTransfer()
  const { id, plan, ...seen } = await bank.planned([came(words(number), cents)])
  expect(seen.groups).toMatchObject([{ state: 'ORDER_PAID', entries: [{ target: number, party: 'Café Morgenrot' }] }])
  expect(await bank.apply(id, plan!)).toEqual({ done: 1, left: 0 })
  expect(await statusOf(number)).toBe('PAID')
  const [note] = await app.db`
    select action, reason, after from audit_entry where target_kind = 'order' and target_id = ${number}`
  expect(note).toMatchObject({ action: 'order.paid', reason, after: { amountCents: cents } })
  const twice = await bank.planned([came(words(number), cents)])
  expect(shown(twice)).toEqual([['KNOWN', number, cents / 100]])
  expect(await brokenBooks(app.db)).toEqual([])
})

test('another sum of an order, two orders of one sum and a longer number are shown and left', async () => {
  const [first, second] = [await orderByTransfer(), await orderByTransfer()]
  const seen = await bank.planned([
    came(first.number, first.cents - 1),
    { ...came(`${first.number} ${second.number}`, first.cents), ref: 'R2' },
    { ...came(`${first.number}123456789012`, first.cents), ref: 'R3' },
  ])
  expect(seen.plan).toBeNull()
  expect(shown(seen)).toEqual([
    ['AMOUNT_DIFFERS', first.number, (first.cents - 1) / 100],
    ['UNKNOWN', null, second.cents / 100],
    ['UNKNOWN', null, first.cents / 100],
  ])
})

test('an order that has ended is not paid; the money has to go back by hand', async () => {
  const { number, cents } = await orderByTransfer()
  await app.db`update orders set status = 'CANCELLED' where order_number = ${number}`
  expect(shown(await bank.planned([came(number, cents)]))).toEqual([['ENDED', number, cents / 100]])
})

test('an invoice on net terms is paid by its number and what is open of it', async () => {
  const { grant, ship, store } = await createTermsScene(app)
  await grant(1000)
  const { number } = await ship(6)
  const { id, plan, ...seen } = await bank.planned([
    came(`Invoice ${number}`, 71_40),
    { ...came(number, 71_39), ref: 'R2' },
  ])
  expect(shown({ id, plan, ...seen })).toEqual([
    ['INVOICE_PAID', number, 71.4],
    ['AMOUNT_DIFFERS', number, 71.39],
  ])
  expect(await bank.apply(id, plan!)).toEqual({ done: 1, left: 0 })
  const settled = await app.request(receivablesApi.list, { view: 'SETTLED' }, store)
  expect(settled.items).toMatchObject([{ number, open: 0 }])
  expect(await brokenBooks(app.db)).toEqual([])
})
