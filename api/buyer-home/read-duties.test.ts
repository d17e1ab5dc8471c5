import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as buyerHomeApi from '../../contract/buyer-home/home.ts'
import * as requestsApi from '../../contract/order-requests.ts'
import type { CompanyRole } from '../../contract/rights.ts'
import * as limitsApi from '../../contract/team/order-limits.ts'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { createBuyer, createMember } from '../../test/builders.ts'
import { createCustomer, createGoods, order, put } from '../../test/shop.ts'

let app: TestApp
let buyer: Awaited<ReturnType<typeof createCustomer>>
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  buyer = await createCustomer(app)
})

const dutiesOf = (person: { token: string }) =>
  app.request(buyerHomeApi.read, {}, { ...person, language: 'de' as const })

const DAY_MS = 24 * 60 * 60 * 1000
const berlin = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' })

describe('the next delivery', () => {
  beforeEach(() => {
    app.time.stoppedAt = new Date()
  })
  afterEach(() => {
    app.time.stoppedAt = null
  })

  /** The day in Germany so many days from today. */
  const day = (days: number) =>
    new Date(Date.parse(berlin.format(app.deps.clock.now())) + days * DAY_MS).toISOString().slice(0, 10)

  /** An order that is paid for, with the days it was promised for. */
  async function promised(from: number | null, by: number | null, status = 'PLACED') {
    const [arrivesFrom, arrivesBy] = [from === null ? null : day(from), by === null ? null : day(by)]
    const goods = await createGoods(app)
    const { version } = await put(app, buyer, goods.skuId)
    const orderId = (await order(app, buyer, version)).orderId!
    await app.db`update orders set payment_status = 'PAID', status = 'PLACED' where id = ${orderId}`
    await app.db`
      update sub_order set status = ${status}, arrives_from = ${arrivesFrom}, arrives_by = ${arrivesBy}
      where order_id = ${orderId}`
    return { orderId, storeId: goods.storeId, storeName: goods.storeName }
  }

  test('is what is promised first, with the days that are left of it', async () => {
    await promised(3, 3)
    const next = await promised(-1, 1, 'CONFIRMED')
    await promised(null, null, 'SHIPPED')
    // Over, not paid for, and arrived.
    await promised(-3, -3)
    await promised(0, 0, 'PENDING_PAYMENT')
    await promised(0, 0, 'DELIVERED')
    expect((await dutiesOf(buyer)).delivery).toEqual({
      count: 1,
      storeNames: [next.storeName],
      orderId: next.orderId,
      days: { earliest: day(0), latest: day(1), inDays: 0 },
      others: 3,
    })
    const other = await createBuyer(app.db)
    expect((await dutiesOf(other)).delivery).toBeNull()
  })

  test('comes on the day that its parcel is due; what comes on the same day comes together', async () => {
    const sent = await promised(3, 4, 'SHIPPED')
    await promised(1, 1)
    await app.db`
      insert into shipment (buyer_id, order_id, store_id, id, carrier, tracking_number, lines, shipped_at, arrives_by)
      values (${buyer.id}, ${sent.orderId}, ${sent.storeId}, ${randomUUID()}, 'DHL', '1', '[]', now(), ${day(1)})`
    expect((await dutiesOf(buyer)).delivery).toEqual({
      count: 2,
      // Stores of tests bear one name.
      storeNames: [sent.storeName],
      orderId: null,
      days: { earliest: day(1), latest: day(1), inDays: 1 },
      others: 0,
    })
  })
})

test('orders of others wait for who may approve them, and for nobody else', async () => {
  const goods = await createGoods(app)
  const memberOf = (...roles: CompanyRole[]) => createMember(app.db, { companyId: buyer.id, roles })
  const [asking, approver, both] = [
    await memberOf('BUYER'),
    await memberOf('APPROVER'),
    await memberOf('BUYER', 'APPROVER'),
  ]
  const [receiver, stranger] = [await memberOf('RECEIVER'), await createBuyer(app.db)]
  await app.db`update account set first_name = 'Ole', last_name = 'Peters' where id = ${asking.id}`
  await app.db`update account set first_name = 'Ida', last_name = 'Brook' where id = ${both.id}`
  const approvalsOf = async (person: { token: string }) => (await dutiesOf(person)).approvals
  const request = async (person: typeof asking) => {
    await app.request(limitsApi.setLimit, { id: person.membershipId, limit: { amount: 1, period: 'ORDER' } }, buyer)
    const { version } = await put(app, person, goods.skuId)
    const input = { paymentMethodCode: 'BANK_TRANSFER', cartVersion: version } as never
    return app.request(requestsApi.request, input, { ...person, language: 'de' })
  }
  const first = await request(asking)
  for (const person of [buyer, approver, both])
    expect(await approvalsOf(person)).toEqual({
      count: 1,
      requestedBy: ['Ole Peters'],
      amountText: first.grossText,
      requestId: first.id,
    })
  // Nobody approves what they ask for themselves.
  await request(both)
  expect(await approvalsOf(both)).toMatchObject({ count: 1, requestId: first.id })
  expect(await approvalsOf(approver)).toMatchObject({
    count: 2,
    requestedBy: ['Ida Brook', 'Ole Peters'],
    requestId: null,
  })
  for (const person of [asking, stranger]) expect(await approvalsOf(person)).toBeNull()
  expect(await app.refusal(buyerHomeApi.read, {}, receiver)).toMatchObject({ status: 403 })
  // Who approves only orders nothing: no goods are proposed.
  expect(await dutiesOf(approver)).toMatchObject({ again: [], minimums: [], cheaper: [] })
})
