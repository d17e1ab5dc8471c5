import { afterAll, beforeAll, expect, test } from 'vitest'
import * as jobsApi from '../../contract/operator/jobs.ts'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { createMember } from '../../test/builders.ts'
import { giveUpJob } from '../../test/dead-job.ts'
import { newId } from '../platform/ids.ts'
import { queueMail } from '../platform/mail/mail-queue.ts'

type Member = Awaited<ReturnType<typeof createMember>>

let app: TestApp
let admin: Member
let support: Member
beforeAll(async () => {
  app = await createTestApp({ isUnlimited: true })
  admin = await createMember(app.db, { isOperator: true, roles: ['ADMIN'] })
  support = await createMember(app.db, { isOperator: true, roles: ['SUPPORT'] })
})
afterAll(() => app.close())

const list = () => app.request(jobsApi.list, {}, admin)
const reason = 'Postfach ist wieder da'

test('what waits is counted by queue; what failed is described without its text, tried again once, and discarded once', async () => {
  await app.deps.jobs.send(app.db, 'vat-id', { buyerId: newId() })
  const id = await giveUpJob(app, 'Hallo')
  const before = await list()
  expect(before.queues).toContainEqual(expect.objectContaining({ name: 'vat-id', failed: 1 }))
  expect(before.failed).toMatchObject([{ id, queue: 'vat-id', error: '550 No such mailbox' }])
  expect(before.failed[0]!.values).toEqual(
    expect.arrayContaining([
      { name: 'subject', value: 'Hallo' },
      { name: 'text', value: '… (500)' },
    ]),
  )
  await app.request(jobsApi.replay, { id, reason }, admin)
  const after = await list()
  expect(after.failed).toEqual([])
  expect(after.queues.find(({ name }) => name === 'vat-id')).toMatchObject({ failed: 0, oldestAt: expect.any(Date) })
  expect(await app.refusal(jobsApi.replay, { id, reason }, admin)).toMatchObject({ code: 'NOT_FOUND' })
  expect(await app.refusal(jobsApi.discard, { id, reason }, admin)).toMatchObject({ code: 'NOT_FOUND' })
  const [deed] = await app.db<{ reason: string }[]>`
    select reason from audit_log where actor_id = ${admin.id} and state = 'DONE'`
  expect(deed).toEqual({ reason })
})

test('mails are listed without their text, by state and address', async () => {
  const to = `gast-${newId()}@hotel.example`
  const mail = { to, subject: 'Rechnung', text: 'Geheim', html: '<p>Geheim</p>' }
  for (const id of [newId(), newId()]) await queueMail(app.db, app.deps.jobs, { id, ...mail })
  await app.db`
    update mail set sent_at = now(), subject = null, text = null, html = null
    where id = (select max(id) from mail where recipient = ${to})`
  const of = (state?: 'WAITING' | 'SENT') =>
    app.request(jobsApi.listMails, { q: to.toUpperCase(), ...(state && { state }) }, admin)
  expect((await of()).count).toEqual({ value: 2, isExact: true })
  expect((await of('SENT')).items).toMatchObject([{ to, subject: null, sentAt: expect.any(Date) }])
  const waiting = await of('WAITING')
  expect(waiting.items).toMatchObject([{ to, subject: 'Rechnung', sentAt: null }])
  expect(JSON.stringify(waiting)).not.toContain('Geheim')
})

test('who answers buyers sees neither jobs nor mails of everybody', async () => {
  expect(await app.refusal(jobsApi.list, {}, support)).toMatchObject({ code: 'RIGHT_MISSING' })
  expect(await app.refusal(jobsApi.listMails, {}, support)).toMatchObject({ code: 'RIGHT_MISSING' })
})
