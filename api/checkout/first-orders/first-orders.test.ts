import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { endOpenTransfers, findOpenTransfers } from '../../payments/open-transfers.ts'
import * as checkoutApi from '../../../contract/checkout.ts'
import * as ordersApi from '../../../contract/orders/orders.ts'
import { brokenInvariants, countGoods } from '../../../test/invariants/invariants.ts'
import { findMails } from '../../../test/mails.ts'
import { complete, createPayingApp, outcomeOf, pay, type PayingApp } from '../../../test/orders/paying.ts'
import { createCustomer, createGoods, order, put, refusedOrder, stockOf } from '../../../test/shop.ts'
import { recordPayment } from '../../orders/fulfilment/money/record-payment.ts'
import { runDueTransitions } from '../../orders/fulfilment/automatic-transitions.ts'
import { inTransaction } from '../../platform/db.ts'

let app: PayingApp
beforeAll(async () => {
  app = await createPayingApp()
})
afterAll(() => app.close())
beforeEach(() => {
  app.time.shiftMs = 0
})

const hour = 3_600_000
const fresh = () => createCustomer(app, { trustedAt: null })
const hoursLeft = (dueAt: Date) => Math.round((dueAt.getTime() - Date.now()) / hour)
const paid = (buyerId: string, orderId: string) =>
  inTransaction(app.db, (tx) =>
    recordPayment(tx, { deps: app.deps, buyerId, orderId, paymentStatus: 'PAID', at: app.deps.clock.now() }),
  )

describe('an account without a paid order', () => {
  test('orders one transfer of up to 500 €, held for 48 hours; the refusals say the limit and what to do', async () => {
    const buyer = await fresh()
    const goods = await createGoods(app)
    const { version } = await put(app, buyer, goods.skuId, 120)
    expect(await refusedOrder(app, { ...buyer, input: { cartVersion: version }, language: 'de' })).toMatchObject({
      status: 422,
      code: 'TRANSFER_ABOVE_LIMIT',
      message: expect.stringMatching(/500,00.€.*andere Zahlungsart/),
    })
    const placed = await order(app, buyer, (await put(app, buyer, goods.skuId, 60)).version)
    expect(hoursLeft(placed.bankTransfer!.dueAt)).toBe(48)
    const shown = await app.request(ordersApi.read, { id: placed.orderId! }, buyer)
    expect(hoursLeft(shown.order.bankTransfer!.dueAt)).toBe(48)
    const again = (await put(app, buyer, goods.skuId, 6)).version
    expect(await refusedOrder(app, { ...buyer, input: { cartVersion: again } })).toMatchObject({
      status: 409,
      code: 'TRANSFER_OPEN',
      message: expect.stringContaining(placed.orderNumber!),
    })
    expect((await pay(app, buyer, { cartVersion: again })).state).toBe('REDIRECT')
  })

  test('finds the truth about transfers among the payment methods', async () => {
    const buyer = await fresh()
    const goods = await createGoods(app)
    await put(app, buyer, goods.skuId, 6)
    const transfer = async () =>
      (await app.request(checkoutApi.listPaymentMethods, {}, buyer)).find(({ code }) => code === 'BANK_TRANSFER')!
    expect(await transfer()).toMatchObject({ isAvailable: true, description: expect.stringContaining('48 hours') })
    const { version } = await put(app, buyer, goods.skuId, 120)
    expect(await transfer()).toMatchObject({ isAvailable: false, unavailableReason: expect.stringContaining('€500') })
    await put(app, buyer, goods.skuId, 6)
    await order(app, buyer, version + 1)
    await put(app, buyer, goods.skuId, 6)
    expect(await transfer()).toMatchObject({ isAvailable: false, unavailableReason: expect.stringMatching(/T\d+/) })
  })

  test('takes half of an article at most, and always one order unit', async () => {
    const [buyer, other] = [await fresh(), await fresh()]
    const [few, one] = [await createGoods(app, { stock: 40 }), await createGoods(app, { stock: 6 })]
    const tooMany = (await put(app, buyer, few.skuId, 24)).version
    expect(await refusedOrder(app, { ...buyer, input: { cartVersion: tooMany } })).toMatchObject({
      status: 422,
      code: 'TRANSFER_SHARE',
      message: expect.stringContaining('18 pieces'),
    })
    await order(app, buyer, (await put(app, buyer, few.skuId, 18)).version)
    expect(await stockOf(app, few.skuId)).toBe(22)
    await order(app, other, (await put(app, other, one.skuId, 6)).version)
    expect(await stockOf(app, one.skuId)).toBe(0)
  })

  test('holds one transfer however many it sends at once', async () => {
    const buyer = await fresh()
    const goods = await createGoods(app)
    const counted = await countGoods(app.db)
    const { version } = await put(app, buyer, goods.skuId, 6)
    const tries = Array.from({ length: 64 }, (_, i) =>
      order(app, buyer, version, { 'idempotency-key': `race-${buyer.id}-${i}` }).catch(() => null),
    )
    const numbers = new Set((await Promise.all(tries)).flatMap((reply) => reply?.orderNumber ?? []))
    expect(numbers.size).toBe(1)
    // Carts that were filled meanwhile are no way round.
    const more = Array.from({ length: 16 }, () => put(app, buyer, goods.skuId, 6).then((cart) => cart.version))
    const versions = (await Promise.allSettled(more)).flatMap((done) => (done.status === 'fulfilled' ? done.value : []))
    await Promise.allSettled(versions.map((cartVersion) => order(app, buyer, cartVersion)))
    expect((await app.db`select from orders where buyer_id = ${buyer.id}`).count).toBe(1)
    expect(await brokenInvariants(app.db, counted)).toEqual([])
  })

  test('frees the goods after 48 hours', async () => {
    const buyer = await fresh()
    const goods = await createGoods(app)
    await order(app, buyer, (await put(app, buyer, goods.skuId, 6)).version)
    app.time.shiftMs = 47 * hour
    await runDueTransitions(app.deps)
    expect(await stockOf(app, goods.skuId)).toBe(994)
    app.time.shiftMs = 48 * hour + 1000
    await runDueTransitions(app.deps)
    expect(await stockOf(app, goods.skuId)).toBe(1000)
  })

  test('begins ten payments a day that come to nothing, and one at a time', async () => {
    const buyer = await fresh()
    const goods = await createGoods(app)
    const { version: cartVersion } = await put(app, buyer, goods.skuId, 6)
    for (let i = 0; i < 10; i++) {
      const { checkoutId } = await pay(app, buyer, { cartVersion }, { 'idempotency-key': `try-${buyer.id}-${i}` })
      const held = await app.db`select from stock_reservation where buyer_id = ${buyer.id}`
      expect(held.count).toBe(1)
      await complete(app, checkoutId, 'failed')
      await outcomeOf(app, buyer, checkoutId)
    }
    const input = { paymentMethodCode: 'CREDIT_CARD', termsAccepted: true, cartVersion } as const
    expect(await app.refusal(checkoutApi.pay, input, buyer)).toMatchObject({ status: 429, code: 'RATE_LIMITED' })
    expect(await stockOf(app, goods.skuId)).toBe(1000)
    app.time.shiftMs = 25 * hour
    await app.db`update session set last_used_at = ${app.deps.clock.now()} where account_id = ${buyer.id}`
    const later = { ...input, note: 'Tags darauf' }
    expect((await app.request(checkoutApi.pay, later, buyer)).state).toBe('REDIRECT')
  })
})

test.each([
  ['that has paid an order', async (id: string, orderId: string) => void (await paid(id, orderId))],
  ['for which the desk vouches', (id: string) => app.db`update account set trusted_at = now() where id = ${id}`],
])('an account %s has seven days for each of its transfers, whatever they cost', async (_, become) => {
  const buyer = await fresh()
  const goods = await createGoods(app)
  const first = await order(app, buyer, (await put(app, buyer, goods.skuId, 6)).version)
  await become(buyer.id, first.orderId!)
  for (const quantity of [300, 300]) {
    const placed = await order(app, buyer, (await put(app, buyer, goods.skuId, quantity)).version)
    expect(hoursLeft(placed.bankTransfer!.dueAt)).toBe(168)
  }
})

test('an order that was paid and given back makes no regular buyer', async () => {
  const buyer = await fresh()
  const goods = await createGoods(app)
  const first = await order(app, buyer, (await put(app, buyer, goods.skuId, 6)).version)
  await paid(buyer.id, first.orderId!)
  await app.db`update orders set payment_status = 'REFUNDED' where id = ${first.orderId!}`
  const placed = await order(app, buyer, (await put(app, buyer, goods.skuId, 6)).version)
  expect(hoursLeft(placed.bankTransfer!.dueAt)).toBe(48)
})

test('all open transfers of one account are ended at once, once: stock back, the buyer notified', async () => {
  const [buyer, other] = [await createCustomer(app), await createCustomer(app)]
  const goods = await createGoods(app)
  const counted = await countGoods(app.db)
  const numbers: string[] = []
  for (const owner of [buyer, buyer, other])
    numbers.push((await order(app, owner, (await put(app, owner, goods.skuId, 12)).version)).orderNumber!)
  const listed = (await findOpenTransfers(app.db)).find(({ email }) => email === buyer.email)
  expect(listed).toMatchObject({ orderNumbers: numbers.slice(0, 2), lines: 2, companyName: 'Café Morgenrot' })
  const ends = await Promise.all([1, 2, 3].map(() => endOpenTransfers(app.deps, buyer.email.toUpperCase())))
  expect(ends.flatMap((end) => end!.orderNumbers).toSorted()).toEqual(numbers.slice(0, 2).toSorted())
  expect(await stockOf(app, goods.skuId)).toBe(988)
  const subjects = (await findMails(app.db, { to: buyer.email })).map(({ subject }) => subject)
  expect(subjects.filter((subject) => /storniert/.test(subject))).toHaveLength(2)
  expect((await findOpenTransfers(app.db)).map(({ email }) => email)).not.toContain(buyer.email)
  expect(await endOpenTransfers(app.deps, 'nobody@hotel.example')).toBeUndefined()
  expect(await brokenInvariants(app.db, counted)).toEqual([])
})
