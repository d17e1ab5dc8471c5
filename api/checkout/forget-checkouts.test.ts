import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  callWebhook,
  complete,
  createPayingApp,
  pay,
  paymentIdOf,
  setOut,
  stateOf,
  type PayingApp,
} from '../../test/orders/paying.ts'
import type { Scene } from '../../test/shop.ts'
import { deleteOutdated } from '../retention.ts'
import { forgetCheckouts } from './forget-checkouts.ts'

let app: PayingApp
let buyer: Scene['buyer']
beforeAll(async () => {
  app = await createPayingApp({ hasWebhooks: false })
})
afterAll(() => app.close())
beforeEach(async () => {
  ;({ buyer } = await setOut(app))
})

const days = 24 * 60 * 60_000
const personal = ['Oranienstraße', 'Jana', 'An der Rampe']

/** A payment by PayPal that the provider does not let go of, and whose time is over. */
async function payTooLate() {
  const { checkoutId } = await pay(app, buyer, { paymentMethodCode: 'PAYPAL', note: 'An der Rampe' })
  app.time.shiftMs += 21 * 60_000
  app.line.faults.push({ on: 'DELETE', kind: 'ERROR' })
  await app.look()
  expect(await stateOf(app, checkoutId)).toBe('EXPIRED')
  return checkoutId
}
async function wordsKept() {
  const [kept] = await app.db<[{ text: string }]>`
    select concat((select json_agg(c) from checkout c where buyer_id = ${buyer.id}),
      (select json_agg(p) from payment p where buyer_id = ${buyer.id})) as text`
  return personal.filter((word) => kept.text.includes(word))
}

test('a checkout without an order keeps nobody’s address after an erasure', async () => {
  await payTooLate()
  await app.db`update payment set state = 'EXPIRED' where buyer_id = ${buyer.id}`
  expect(await wordsKept()).toEqual(personal)
  await forgetCheckouts(app.db, { buyerId: buyer.id })
  expect(await wordsKept()).toEqual([])
})

test('after 30 days nobody has to ask for it', async () => {
  await payTooLate()
  await app.db`update payment set state = 'EXPIRED' where buyer_id = ${buyer.id}`
  app.time.shiftMs += 29 * days
  await deleteOutdated(app.deps)
  expect(await wordsKept()).toEqual(personal)
  app.time.shiftMs += 2 * days
  await deleteOutdated(app.deps)
  expect(await wordsKept()).toEqual([])
})

test('a checkout that is being paid keeps its draft', async () => {
  await pay(app, buyer, { note: 'An der Rampe' })
  await forgetCheckouts(app.db, { buyerId: buyer.id })
  expect(await wordsKept()).toEqual(personal)
})

test('money that comes after its checkout was forgotten goes back', async () => {
  const checkoutId = await payTooLate()
  await forgetCheckouts(app.db, { buyerId: buyer.id })
  await complete(app, checkoutId, 'paid')
  await callWebhook(app, await paymentIdOf(app, checkoutId))
  await app.look()
  await app.moveMoney()
  const refunds = app.provider.ledger().filter(({ kind }) => kind === 'refund')
  expect(refunds).toMatchObject([{ amount: { value: '26.96' } }])
  expect((await app.db`select from orders where buyer_id = ${buyer.id}`).count).toBe(0)
})
