import { afterAll, beforeAll, expect, test, vi } from 'vitest'
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

const sentMail = async (id: string, to: string) => {
  const words = { subject: 'Bestellung', text: 'Danke für die Bestellung', html: '<p>Danke</p>' }
  await queueMail(app.db, app.deps.jobs, { id, to, ...words })
  await app.db`update mail set sent_at = now() where id = ${id}`
  return { id, ...words }
}

test('mails are listed by what they are about', async () => {
  const to = `art-${newId()}@hotel.example`
  for (const id of [`order-${newId()}`, `store-new_order-${newId()}`, newId()]) await sentMail(id, to)
  const kinds = async (kind?: (typeof jobsApi.mailKinds)[number]) =>
    (await app.request(jobsApi.listMails, { q: to, ...(kind && { kind }) }, admin)).items.map((mail) => mail.kind)
  expect((await kinds()).toSorted()).toEqual(['ORDER', 'OTHER', 'STORE'])
  expect(await kinds('STORE')).toEqual(['STORE'])
  expect(await kinds('OTHER')).toEqual(['OTHER'])
})

test('a sent mail is read as text, which the audit notes', async () => {
  const { id, subject, text } = await sentMail(`order-${newId()}`, 'lesen@hotel.example')
  expect(await app.request(jobsApi.openMail, { id }, admin)).toEqual({ subject, text, hadFiles: false })
  expect(await app.db`select action from audit_entry where target_kind = 'mail' and target_id = ${id}`).toEqual([
    { action: 'mail.open' },
  ])
  await app.db`update mail set text = null, html = null where id = ${id}`
  expect(await app.refusal(jobsApi.openMail, { id }, admin)).toMatchObject({ code: 'NOT_FOUND' })
})

test('a sent mail is sent again once for a key, with its reason in the audit', async () => {
  const to = `nochmal-${newId()}@hotel.example`
  const { id, subject, text } = await sentMail(`order-${newId()}`, to)
  const again = { ...admin, headers: { 'idempotency-key': newId() } }
  for (let i = 0; i < 2; i++) await app.request(jobsApi.resendMail, { id, reason }, again)
  const waiting = await app.db`select subject, text from mail where recipient = ${to} and sent_at is null`
  expect(waiting).toEqual([{ subject, text }])
  const [entry] = await app.db`select reason from audit_entry where action = 'mail.resend' and target_id = ${id}`
  expect(entry).toEqual({ reason })
})

test.each([
  ['waits', { sentAt: null }],
  ['had attachments', { hadFiles: true }],
  ['is not kept', { text: null, html: null }],
])('a mail that %s is not sent again', async (_, values) => {
  const { id } = await sentMail(`order-${newId()}`, 'nicht@hotel.example')
  await app.db`update mail set ${app.db(values)} where id = ${id}`
  expect(await app.refusal(jobsApi.resendMail, { id, reason }, admin)).toMatchObject({ code: 'NOT_FOUND' })
})

test('a mail that was given up says why', async () => {
  const to = `fehlt-${newId()}@hotel.example`
  const id = `order-${newId()}`
  await queueMail(app.db, app.deps.jobs, { id, to, subject: 'Bestellung', text: 'Danke', html: '<p>Danke</p>' })
  vi.spyOn(app.deps.jobs.dead, 'list').mockResolvedValue([
    {
      id: newId(),
      queue: 'mail',
      payload: { id },
      createdAt: new Date(),
      diedAt: new Date(),
      reason: '550 No such mailbox',
    },
  ])
  const { items } = await app.request(jobsApi.listMails, { state: 'FAILED' }, admin)
  vi.restoreAllMocks()
  expect(items).toMatchObject([{ id, to, failure: '550 No such mailbox' }])
})

test('who answers buyers sees neither jobs nor mails of everybody', async () => {
  expect(await app.refusal(jobsApi.list, {}, support)).toMatchObject({ code: 'RIGHT_MISSING' })
  expect(await app.refusal(jobsApi.listMails, {}, support)).toMatchObject({ code: 'RIGHT_MISSING' })
})
