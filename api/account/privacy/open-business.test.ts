import { afterAll, beforeAll, expect, test } from 'vitest'
import * as profileApi from '../../../contract/profile.ts'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { createClaimable } from '../../../test/orders/claims.ts'
import { createTermsScene } from '../../../test/orders/net-terms.ts'
import { openPasswords } from '../password/passwords.ts'

const password = 'Espresso-Tonic-8'
type Buyer = { id: string; token: string }
let app: TestApp
let passwordHash: string
beforeAll(async () => {
  app = await createTestApp({ isUnlimited: true })
  passwordHash = await openPasswords().hash(password)
})
afterAll(() => app.close())

/** Tries to go, and answers with which sentence that was refused; undefined where it was not. */
async function goes({ id, token }: Buyer, language: 'de' | 'en' = 'de') {
  await app.db`update account set password_hash = ${passwordHash} where id = ${id}`
  try {
    await app.request(profileApi.eraseAccount, { password }, { token, language })
  } catch (refusal) {
    return refusal as { status: number; code: string; message: string }
  }
  return undefined
}
const nameOf = async ({ id }: Buyer) => (await app.db`select name from company where id = ${id}`)[0]!.name as string

test('a company that owes an invoice stays until it is paid', async () => {
  const scene = await createTermsScene(app)
  await scene.grant(1000)
  const { number, orderId } = await scene.ship(6)
  await app.db`update sub_order set status = 'COMPLETED' where order_id = ${orderId}`
  expect(await goes(scene.buyer)).toMatchObject({
    status: 422,
    code: 'INVOICES_UNPAID',
    message: 'Es ist noch nicht alles bezahlt. Das geht erst, wenn keine Zahlung mehr fehlt.',
  })
  expect(await nameOf(scene.buyer)).not.toBe('')
  await scene.record(number, 71.4)
  expect(await goes(scene.buyer)).toBeUndefined()
})

test('a company whose delivered goods could not be paid stays until the money is there', async () => {
  const { buyer, orderId } = await createClaimable(app)
  await app.db`update sub_order set payment_failed_at = now() where order_id = ${orderId}`
  expect(await goes(buyer, 'en')).toMatchObject({
    code: 'INVOICES_UNPAID',
    message: 'Not everything is paid yet. Please come back when no payment is missing.',
  })
  await app.db`update sub_order set payment_failed_at = null where order_id = ${orderId}`
  expect(await goes(buyer)).toBeUndefined()
})

test('a company whose bank took a payment back stays until that is reversed or accepted', async () => {
  const { buyer, orderId } = await createClaimable(app)
  await app.db`
    insert into payment (buyer_id, checkout_id, provider, request, amount_cents)
    select buyer_id, id, 'mollie', '{}', 14280 from checkout where order_id = ${orderId}`
  await app.db`
    insert into chargeback (buyer_id, checkout_id, id, amount_cents, charged_back_at)
    select buyer_id, id, 'chb_1', 14280, now() from checkout where order_id = ${orderId}`
  expect(await goes(buyer)).toMatchObject({ code: 'INVOICES_UNPAID' })
  await app.db`update chargeback set decision = 'ACCEPTED', decided_at = now() where buyer_id = ${buyer.id}`
  expect(await goes(buyer)).toBeUndefined()
})

test('a company with a return that nobody has decided stays', async () => {
  const { buyer, act, goods, orderId, supply } = await createClaimable(app)
  await act('REQUEST_RETURN', { lines: [{ productSkuId: goods.skuId, quantity: 6 }], reason: 'Sauer' })
  expect(await goes(buyer)).toMatchObject({
    code: 'RETURNS_OPEN',
    message: 'Über eine Rücksendung ist noch nicht entschieden. Das geht erst danach.',
  })
  await supply('ACCEPT_RETURN')
  expect(await goes(buyer, 'en')).toMatchObject({
    code: 'REFUNDS_OPEN',
    message: 'A refund has not been paid out yet. Please come back when the money has arrived.',
  })
  await app.db`update refund set paid_back_at = now() where order_id = ${orderId}`
  expect(await goes(buyer)).toBeUndefined()
})

test('a company with an open claim stays until it is withdrawn', async () => {
  const { buyer, open, asBuyer } = await createClaimable(app)
  const { number } = await open()
  expect(await goes(buyer)).toMatchObject({
    code: 'CLAIMS_OPEN',
    message: 'Es gibt noch offene Reklamationen. Das geht erst, wenn sie abgeschlossen oder zurückgezogen sind.',
  })
  await asBuyer(number, 'WITHDRAW')
  expect(await goes(buyer)).toBeUndefined()
})
