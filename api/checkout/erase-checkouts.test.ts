import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  callWebhook,
  complete,
  createPayingApp,
  pay,
  paymentIdOf,
  startCheckout,
  stateOf,
  type PayingApp,
} from '../../test/orders/paying.ts'
import type { Scene } from '../../test/shop.ts'
import { deleteOutdated } from '../retention.ts'
import { eraseCheckouts } from './erase-checkouts.ts'

let app: PayingApp
let buyer: Scene['buyer']
beforeAll(async () => {
  app = await createPayingApp({ hasWebhooks: false })
})
afterAll(() => app.close())
beforeEach(async () => {
  ;({ buyer } = await startCheckout(app))
})

const days = 24 * 60 * 60_000
const personal = ['Oranienstraße', 'Jana', 'An der Rampe']

/** A payment by PayPal that the provider does not let go of, and whose time is over. */
async function payTooLate() {
  const { checkoutId } = await pay(app, buyer, { paymentMethodCode: 'PAYPAL', note: 'An der Rampe' })
  app.time.shiftMs += 21 * 60_000
  app.line.faults.push({ on: 'DELETE', kind: 'ERROR' })
  await app.poll()
  expect(await stateOf(app, checkoutId)).toBe('EXPIRED')
  return checkoutId
}
async function personalTextsLeft() {
  const [left] = await app.db<[{ text: string }]>`
    select concat((select json_agg(c) from checkout c where buyer_id = ${buyer.id}),
      (select json_agg(p) from payment p where buyer_id = ${buyer.id})) as text`
  return personal.filter((text) => left.text.includes(text))
}

test('a checkout without an order holds no address after an erasure', async () => {
  await payTooLate()
  await app.db`update payment set state = 'EXPIRED' where buyer_id = ${buyer.id}`
  expect(await personalTextsLeft()).toEqual(personal)
  await eraseCheckouts(app.db, buyer.id)
  expect(await personalTextsLeft()).toEqual([])
})

test('after 30 days it happens without a request', async () => {
  await payTooLate()
  await app.db`update payment set state = 'EXPIRED' where buyer_id = ${buyer.id}`
  app.time.shiftMs += 29 * days
  await deleteOutdated(app.deps)
  expect(await personalTextsLeft()).toEqual(personal)
  app.time.shiftMs += 2 * days
  await deleteOutdated(app.deps)
  expect(await personalTextsLeft()).toEqual([])
})

test('a checkout that is being paid holds its draft', async () => {
  await pay(app, buyer, { note: 'An der Rampe' })
  await eraseCheckouts(app.db, buyer.id)
  expect(await personalTextsLeft()).toEqual(personal)
})

test('a payment after its checkout was erased is refunded', async () => {
  const checkoutId = await payTooLate()
  await eraseCheckouts(app.db, buyer.id)
  await complete(app, checkoutId, 'paid')
  await callWebhook(app, await paymentIdOf(app, checkoutId))
  await app.poll()
  await app.moveMoney()
  const refunds = app.provider.ledger().filter(({ kind }) => kind === 'refund')
  expect(refunds).toMatchObject([{ amount: { value: '26.96' } }])
  expect((await app.db`select from orders where buyer_id = ${buyer.id}`).count).toBe(0)
})
