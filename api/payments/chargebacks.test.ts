import { afterAll, beforeAll, expect, test } from 'vitest'
import * as ordersApi from '../../contract/orders/orders.ts'
import * as operatorOrdersApi from '../../contract/operator/orders.ts'
import * as operatorPaymentsApi from '../../contract/operator/payments.ts'
import { atOnce } from '../../test/at-once.ts'
import { createMember } from '../../test/builders.ts'
import {
  brokenMoney,
  brokenPromises,
  callWebhook,
  complete,
  createPayingApp,
  mailsTo,
  outcomeOf,
  pay,
  paymentIdOf,
  startCheckout,
  type PayingApp,
} from '../../test/orders/paying.ts'
import { inTransaction } from '../platform/db.ts'
import { findOpenChargebacks, noteChargebacks } from './chargebacks.ts'
import { findPayment } from './payment-queries.ts'

let app: PayingApp
beforeAll(async () => {
  app = await createPayingApp({ hasWebhooks: false })
})
afterAll(() => app.close())

const deskMails = () => mailsTo(app, `post@${new URL(app.deps.origin).hostname}`)

/** An order that is paid by card. */
async function ordered() {
  await app.db`delete from mail where id like 'chargeback-%'`
  const scene = await startCheckout(app)
  const { checkoutId } = await pay(app, scene.buyer)
  await complete(app, checkoutId, 'paid')
  const { orderId } = await outcomeOf(app, scene.buyer, checkoutId)
  const paymentId = await paymentIdOf(app, checkoutId)
  const poll = async () => {
    await callWebhook(app, paymentId)
    await app.poll()
  }
  const chargedBack = async () =>
    (
      await app.db<{ cents: number }[]>`
      select charged_back_cents as cents from payment where checkout_id = ${checkoutId}`
    )[0]!.cents
  const timeline = async () => {
    const { stores } = await app.request(ordersApi.read, { id: orderId! }, { token: scene.buyer.token })
    return stores[0]!.timeline.map(({ statusText, by }) => `${statusText} by ${by}`)
  }
  return { ...scene, checkoutId, paymentId, poll, chargedBack, timeline }
}

test('what a bank takes back is counted once, however often it is reported, and the desk gets one mail', async () => {
  const { paymentId, poll, chargedBack, timeline, counted } = await ordered()
  await app.provider.control.chargeBack(paymentId, 500)
  await atOnce(10, poll)
  expect(await chargedBack()).toBe(500)
  expect((await timeline()).slice(-2)).toEqual([
    'Placed by Payment provider',
    'Charged back by the bank by Payment provider',
  ])
  expect(await deskMails()).toEqual([expect.stringMatching(/^Rückbuchung zur Bestellung T\d+/)])
  expect(await findOpenChargebacks(app.db)).toMatchObject([{ amountCents: 500 }])
  expect(await brokenPromises(app, counted)).toEqual([])
})

test('a chargeback that was reversed counts no more, also where the older status comes last', async () => {
  const { buyer, checkoutId, paymentId, poll, chargedBack, timeline } = await ordered()
  const id = await app.provider.control.chargeBack(paymentId, 700)
  await poll()
  const older = { id, paymentId, amountCents: 700, currency: 'EUR', createdAt: new Date(), reversedAt: null }
  await app.provider.control.reverseChargeback(paymentId, id)
  await poll()
  const payment = (await findPayment(app.db, { buyerId: buyer.id, checkoutId }))!
  await inTransaction(app.db, (tx) => noteChargebacks({ deps: app.deps, tx }, payment, [older]))
  expect(await chargedBack()).toBe(0)
  expect((await timeline()).at(-1)).toBe('Chargeback reversed by Payment provider')
  expect(await deskMails()).toHaveLength(2)
  expect(await brokenMoney(app)).toEqual([])
})

test('a chargeback that is first reported when it is reversed counts as both', async () => {
  const { paymentId, poll, chargedBack, timeline } = await ordered()
  await app.provider.control.reverseChargeback(paymentId, await app.provider.control.chargeBack(paymentId))
  await app.provider.control.chargeBack(paymentId, 100)
  await poll()
  expect(await chargedBack()).toBe(100)
  expect(await timeline()).toHaveLength(5)
})

test.each(['wrong-amount', 'wrong-currency'] as const)(
  'a list of chargebacks of a %s is not believed, and fetched again',
  async (kind) => {
    const { paymentId, poll, chargedBack, checkoutId } = await ordered()
    await app.provider.control.chargeBack(paymentId, 500)
    app.provider.control.fault({ kind, call: 'GET /v2/payments/:id/chargebacks' })
    await poll()
    expect(await chargedBack()).toBe(0)
    expect(app.warnings).toEqual(['Chargebacks do not fit their payment'])
    const [row] = await app.db`select look_at is not null as is_polled from payment where checkout_id = ${checkoutId}`
    expect(row).toEqual({ isPolled: true })
    app.time.shiftMs = 120_000
    await app.poll()
    expect(await chargedBack()).toBe(500)
  },
)

test('an order is made and its money charged back in one status', async () => {
  const { buyer, counted } = await startCheckout(app)
  const { checkoutId } = await pay(app, buyer)
  const paymentId = await paymentIdOf(app, checkoutId)
  await complete(app, checkoutId, 'paid')
  await app.provider.control.chargeBack(paymentId)
  expect(await outcomeOf(app, buyer, checkoutId)).toMatchObject({ state: 'SUCCEEDED' })
  expect(await brokenPromises(app, counted)).toEqual([])
})

test('operators read each chargeback once, with its id and sum, and its return when it came', async () => {
  const { paymentId, poll, checkoutId } = await ordered()
  const id = await app.provider.control.chargeBack(paymentId, 500)
  await poll()
  const support = await createMember(app.db, { isOperator: true, roles: ['SUPPORT'] })
  const [order] = await app.db<{ orderNumber: string }[]>`
    select o.order_number from payment p join orders o on o.id = p.order_id where p.checkout_id = ${checkoutId}`
  const ofBank = async () =>
    (await app.request(operatorOrdersApi.read, { orderNumber: order!.orderNumber }, support)).moments
      .filter(({ text }) => /charge/i.test(text))
      .map(({ text, amountText, providerId, isProblem }) => ({ text, amountText, providerId, isProblem }))
  const taken = { text: 'Charged back by the bank', amountText: '€5.00', providerId: id }
  expect(await ofBank()).toEqual([{ ...taken, isProblem: true }])
  await app.provider.control.reverseChargeback(paymentId, id)
  await poll()
  expect(await ofBank()).toEqual([
    { ...taken, isProblem: false },
    { ...taken, text: 'Chargeback reversed', isProblem: false },
  ])
  const { items } = await app.request(
    operatorPaymentsApi.list,
    {},
    await createMember(app.db, { isOperator: true, roles: ['FINANCE'] }),
  )
  expect(items.find((payment) => payment.checkoutId === checkoutId)).toMatchObject({ chargedBackText: null })
})
