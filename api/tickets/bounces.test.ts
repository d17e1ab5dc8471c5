import { afterAll, beforeAll, expect, test } from 'vitest'
import * as operatorBuyersApi from '../../contract/operator/buyers.ts'
import * as jobsApi from '../../contract/operator/jobs.ts'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { createBuyer, createMember } from '../../test/builders.ts'
import { eximReport, exchangeReport, postfixReport } from '../../test/operator/delivery-reports.ts'
import { ticketCalls } from '../../test/operator/ticket-calls.ts'
import { newId } from '../platform/ids.ts'
import { queueMail } from '../platform/mail/mail-queue.ts'

let app: TestApp
let admin: { id: string; token: string }
let post: ReturnType<typeof ticketCalls>['post']
beforeAll(async () => {
  app = await createTestApp({ isUnlimited: true })
  admin = await createMember(app.db, { isOperator: true, roles: ['ADMIN'] })
  post = ticketCalls(app, admin).post
})
afterAll(() => app.close())

/** A mail that was sent, to somebody who buys. */
async function sendMail() {
  const buyer = await createBuyer(app.db)
  const id = `order-${newId()}`
  await queueMail(app.db, app.deps.jobs, { id, to: buyer.email, subject: 'Bestellung', text: 'Danke', html: 'Danke' })
  await app.db`update mail set sent_at = now() where id = ${id}`
  return { id, to: buyer.email, buyerId: buyer.id }
}

const listed = async (q: string, state?: (typeof jobsApi.mailStates)[number]) =>
  (await app.request(jobsApi.listMails, { q, ...(state && { state }) }, admin)).items
const readBuyer = (id: string) => app.request(operatorBuyersApi.read, { id }, admin)
const marked = async () =>
  (await app.request(operatorBuyersApi.list, { mark: 'MAIL_BOUNCED', pageSize: 96 }, admin)).items.map(({ id }) => id)

const forms = { Postfix: postfixReport, Exchange: exchangeReport, Exim: eximReport }

test.each([
  ['Postfix', '5.1.1', 'Recipient address rejected: User unknown in virtual mailbox table'],
  ['Exchange', '5.1.10', '550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient not found by SMTP address lookup'],
  ['Exim', '5.2.1', '550-5.2.1 The email account that you tried to reach is disabled.'],
] as const)(
  'a mail that comes back as %s reports it is marked, with its address at the buyer',
  async (form, status, reason) => {
    const { id, to, buyerId } = await sendMail()
    const report = forms[form]({ id, to })
    expect(await post(report)).toEqual({ outcome: 'NOTED', ticketNumber: null })
    const bounce = { isBounced: true, at: expect.any(Date), status, reason: expect.stringContaining(reason) }
    expect(await listed(to, 'BOUNCED')).toMatchObject([{ id, sentAt: expect.any(Date), report: bounce }])
    expect((await readBuyer(buyerId)).people).toMatchObject([{ email: to, bounce }])
    expect(await marked()).toContain(buyerId)
    const [before] = await app.db`select * from mail where id = ${id}`
    await post(report)
    expect(await app.db`select * from mail where id = ${id}`).toEqual([before])
    expect(await app.db`select from ticket`).toHaveLength(0)
  },
)

test('a mail that is late is noted as such until it comes back, and neither is held against its address before', async () => {
  const { id, to, buyerId } = await sendMail()
  const reply = '450 4.2.0 Greylisted'
  expect(await post(postfixReport({ id, to, action: 'delayed', status: '4.2.0', reply }))).toMatchObject({
    outcome: 'NOTED',
  })
  expect(await listed(to)).toMatchObject([{ report: { isBounced: false, status: '4.2.0' } }])
  expect(await listed(to, 'BOUNCED')).toEqual([])
  expect((await readBuyer(buyerId)).people).toMatchObject([{ bounce: null }])
  await post(postfixReport({ id, to, status: '4.4.7', reply: '450 4.4.7 Message expired' }))
  await post(postfixReport({ id, to, action: 'delayed', status: '4.2.0', reply }))
  expect(await listed(to, 'BOUNCED')).toMatchObject([{ report: { isBounced: true, status: '4.4.7' } }])
})

test('a mail that comes back for what it said is marked, not its address', async () => {
  const { id, to, buyerId } = await sendMail()
  await post(exchangeReport({ id, to, status: '5.7.1', reply: '550 5.7.1 Message rejected as spam' }))
  expect(await listed(to, 'BOUNCED')).toMatchObject([{ report: { status: '5.7.1' } }])
  expect((await readBuyer(buyerId)).people).toMatchObject([{ bounce: null }])
  expect(await marked()).not.toContain(buyerId)
})

test('an address that was confirmed since is not marked any more', async () => {
  const { id, to, buyerId } = await sendMail()
  await post(postfixReport({ id, to }))
  await app.db`update account set email_confirmed_at = ${new Date(app.deps.clock.now().getTime() + 1000)} where email = ${to}`
  expect((await readBuyer(buyerId)).people).toMatchObject([{ bounce: null }])
  expect(await marked()).not.toContain(buyerId)
})

test.each([
  ['another recipient', ({ id }) => postfixReport({ id, to: 'eve@evil.example' })],
  ['a mail that was never sent', ({ to }) => postfixReport({ id: `order-${newId()}`, to })],
  ['a success', ({ id, to }) => postfixReport({ id, to, action: 'delivered', status: '2.0.0' })],
  [
    'no report at all',
    ({ id, to }) => postfixReport({ id, to }).map((line) => line.replace('multipart/report', 'multipart/mixed')),
  ],
  [
    'a report without the mail',
    ({ id, to }) => postfixReport({ id, to }).map((line) => line.replace('message/rfc822', 'image/png')),
  ],
] satisfies [string, (mail: { id: string; to: string }) => string[]][])('%s changes nothing', async (_, reportOf) => {
  const mail = await sendMail()
  expect(await post(reportOf(mail))).toMatchObject({ outcome: 'IGNORED' })
  expect(await listed(mail.to)).toMatchObject([{ id: mail.id, report: null }])
})

test('the mails of a buyer say which of them came back', async () => {
  const { id, to, buyerId } = await sendMail()
  await post(postfixReport({ id, to }))
  const mails = await app.request(operatorBuyersApi.listMails, { id: buyerId }, admin)
  expect(mails).toMatchObject([{ id, report: { isBounced: true } }])
})
