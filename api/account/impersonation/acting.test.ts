import { addressForm } from '../../../test/forms.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as accountApi from '../../../contract/account.ts'
import * as cartApi from '../../../contract/cart.ts'
import * as checkoutApi from '../../../contract/checkout.ts'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { createBuyer, createProduct, createStore } from '../../../test/builders.ts'
import { findMails } from '../../../test/mails.ts'
import { newId } from '../../platform/ids.ts'

let app: TestApp
let operator: { id: string; token: string }
let buyer: { id: string; token: string; email: string }
let productSkuId: string
beforeAll(async () => {
  app = await createTestApp()
  operator = await createBuyer(app.db, { role: 'OPERATOR' })
  productSkuId = (await createProduct(app.db, (await createStore(app.db)).id)).skuId
})
afterAll(() => app.close())
beforeEach(async () => {
  buyer = await createBuyer(app.db)
})

const reason = 'Anruf wegen des Warenkorbs'
async function begin(ticketNumber?: string) {
  const input = { email: buyer.email, reason, mayWrite: true, ...(ticketNumber && { ticketNumber }) }
  const { code } = await app.request(accountApi.makeImpersonationCode, input, { token: operator.token })
  return app.request(accountApi.impersonate, { code })
}

test('with writing it gets a cart ready, and neither pays nor changes the profile; the review says so', async () => {
  const { authToken: token } = await begin()
  await app.request(cartApi.write, { items: [{ productSkuId, quantity: 24 }] }, { token })
  const review = await app.request(checkoutApi.readControl, { step: 'review' }, { token })
  expect(review.blocking).toContain('IMPERSONATED')
  expect(await app.refusal(accountApi.createAddress, addressForm(), { token, language: 'de' })).toMatchObject({
    status: 403,
    code: 'IMPERSONATION_REFUSED',
    message: expect.stringContaining('nicht bestellen, bezahlen oder das Konto ändern'),
  })
})

test('the ticket in which somebody asked for it stands in the audit and in the mail', async () => {
  const ticketNumber = 'K4711'
  await app.db`
    insert into ticket (id, ticket_number, subject, first_name, last_name, email, message, language, created_at)
    values (${newId()}, ${ticketNumber}, 'OTHER', 'Jana', 'Brandt', ${buyer.email}, 'Hilfe', 'de', now())`
  await begin(ticketNumber)
  const [row] = await app.db`
    select detail ->> 'ticketNumber' as number from audit_log where account_id = ${buyer.id} and action = 'impersonate'`
  expect(row).toEqual({ number: ticketNumber })
  const [mail] = await findMails(app.db, { to: buyer.email })
  expect(mail!.text).toContain(`Die Anfrage dazu: ${ticketNumber}`)
})

test('a ticket that there is not is refused at its field', async () => {
  const input = { email: buyer.email, reason, ticketNumber: 'K99999' }
  const refused = await app.refusal(accountApi.makeImpersonationCode, input, { token: operator.token, language: 'de' })
  expect(refused).toMatchObject({
    code: 'VALIDATION',
    fieldErrors: { ticketNumber: 'Eine Anfrage K99999 gibt es nicht' },
  })
})
