import { afterAll, beforeAll, expect, test } from 'vitest'
import * as operatorBuyersApi from '../../contract/operator/buyers.ts'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { createBuyer, createMember } from '../../test/builders.ts'
import { newId } from '../platform/ids.ts'
import { queueMail } from '../platform/mail/mail-queue.ts'

let app: TestApp
let support: { token: string }
beforeAll(async () => {
  app = await createTestApp({ isUnlimited: true })
  support = await createMember(app.db, { isOperator: true, roles: ['SUPPORT'] })
})
afterAll(() => app.close())

const reason = 'Nicht angekommen'

test('a mail to a person of the company is sent again, none to somebody else', async () => {
  const [buyer, other] = [await createBuyer(app.db), await createBuyer(app.db)]
  const mailId = `order-${newId()}`
  const words = { subject: 'Bestellung', text: 'Danke', html: '<p>Danke</p>' }
  await queueMail(app.db, app.deps.jobs, { id: mailId, to: buyer.email, ...words })
  const list = () => app.request(operatorBuyersApi.listMails, { id: buyer.id }, support)
  expect(await list()).toMatchObject([{ id: mailId, canResend: false }])
  await app.db`update mail set sent_at = now() where id = ${mailId}`
  expect(await list()).toMatchObject([{ id: mailId, subject: 'Bestellung', canResend: true }])
  const headers = () => ({ headers: { 'idempotency-key': newId() } })
  const strange = { id: other.id, mailId, reason }
  expect(await app.refusal(operatorBuyersApi.resendMail, strange, { ...support, ...headers() })).toMatchObject({
    code: 'NOT_FOUND',
  })
  await app.request(operatorBuyersApi.resendMail, { id: buyer.id, mailId, reason }, { ...support, ...headers() })
  expect(await app.db`select subject from mail where recipient = ${buyer.email} and sent_at is null`).toEqual([
    { subject: 'Bestellung' },
  ])
})
