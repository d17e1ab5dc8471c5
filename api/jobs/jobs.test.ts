import { afterAll, beforeAll, expect, test } from 'vitest'
import * as jobsApi from '../../contract/operator/jobs.ts'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { createMember } from '../../test/builders.ts'
import { giveUpJob } from '../../test/dead-job.ts'
import { doJobs } from '../../test/do-jobs.ts'
import { planOf } from '../../test/operator/plan-of.ts'
import { newId } from '../platform/ids.ts'
import { DEAD_QUEUE } from '../platform/jobs/dead-jobs.ts'
import { queueMail } from '../platform/mail/mail-queue.ts'
import { startReplayWorker } from './replay-queue.ts'

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

const list = async () => (await app.request(jobsApi.list, {}, admin)).items
const queueNamed = async (queueName: string) =>
  (await app.request(jobsApi.listQueues, {}, admin)).queues.find(({ name }) => name === queueName)
const reason = 'Postfach ist wieder da'

test('what waits is counted by queue; what failed is described without its text, tried again once, and discarded once', async () => {
  await app.deps.jobs.send(app.db, 'vat-id', { buyerId: newId() })
  const id = await giveUpJob(app, 'Hallo')
  const before = await list()
  expect(await queueNamed('vat-id')).toMatchObject({ failed: 1 })
  expect(before).toMatchObject([{ id, queue: 'vat-id', error: '550 No such mailbox', tries: 1, nextTryAt: null }])
  expect(before[0]!.values).toEqual(
    expect.arrayContaining([
      { name: 'subject', value: 'Hallo' },
      { name: 'text', value: '… (500)' },
    ]),
  )
  await app.request(jobsApi.replay, { id, reason }, admin)
  expect(await list()).toEqual([])
  expect(await queueNamed('vat-id')).toMatchObject({ failed: 0, oldestAt: expect.any(Date) })
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

type Failed = { data: object; createdOn?: string }

/** As pg-boss lays one down that was tried in vain. */
const failedJob = (queue: string, { data, createdOn = new Date().toISOString() }: Failed) => app.db`
  insert into pgboss.job (name, data, source_name, source_id, source_output, created_on)
  values (${DEAD_QUEUE}, ${app.db.json(data as never)}, ${queue}, ${newId()}, '{"message": "550 No such mailbox"}', ${createdOn})`

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
  await failedJob('mail', { data: { id } })
  const { items } = await app.request(jobsApi.listMails, { state: 'FAILED' }, admin)
  expect(items).toMatchObject([{ id, to, failure: '550 No such mailbox' }])
  const [job] = (await app.request(jobsApi.list, { queue: 'mail' }, admin)).items
  expect(job!.values).toContainEqual({ name: 'to', value: to })
})

test('failed jobs are read page by page, the longest failed first, by queue and day', async () => {
  for (let day = 1; day <= 30; day++)
    await failedJob('capture', { data: { day }, createdOn: `2026-03-${String(day).padStart(2, '0')}T10:00:00Z` })
  const days = ({ items }: { items: { values: { value: string }[] }[] }) =>
    items.map(({ values }) => Number(values[0]!.value))
  const first = await app.request(jobsApi.list, { queue: 'capture' }, admin)
  const second = await app.request(jobsApi.list, { queue: 'capture', after: first.next! }, admin)
  expect([...days(first), ...days(second)]).toEqual(Array.from({ length: 30 }, (_, index) => index + 1))
  expect(first.count).toEqual({ value: 30, isExact: true })
  expect(second.next).toBeNull()
  const some = await app.request(jobsApi.list, { queue: 'capture', from: '2026-03-05', to: '2026-03-07' }, admin)
  expect(days(some)).toEqual([5, 6, 7])
})

test('a job that is tried again says how often it was, what the last try said and when the next is', async () => {
  const next = new Date(Date.now() + 60_000)
  await app.db`
    insert into pgboss.job (name, data, state, retry_count, start_after, output)
    values ('release', '{"n": 1}', 'retry', 3, ${next}, '{"message": "503"}'), ('release', '{"n": 2}', 'created', 0, ${next}, null)`
  const of = async (state: 'RETRYING' | 'WAITING') =>
    (await app.request(jobsApi.list, { state, queue: 'release' }, admin)).items
  expect(await of('RETRYING')).toMatchObject([{ tries: 4, error: '503', nextTryAt: next, failedAt: null }])
  expect(await of('WAITING')).toMatchObject([{ tries: 0, error: null, values: [{ name: 'n', value: '2' }] }])
  const all = await app.request(jobsApi.list, { state: 'RETRYING' }, admin)
  expect(all.items).toContainEqual(expect.objectContaining({ queue: 'release', tries: 4 }))
})

test('a queue says what it does per minute, and since when it stands still', async () => {
  await app.db`
    insert into pgboss.job (name, state, completed_on)
    select 'design-files', 'completed', now() - n * interval '1 minute' from generate_series(1, 15) n`
  await app.db`
    insert into pgboss.job (name, created_on, start_after)
    values ('invitation', now() - interval '20 minutes', now() - interval '20 minutes')`
  expect(await queueNamed('design-files')).toMatchObject({ perMinute: 0.9, stillSince: null })
  expect(await queueNamed('invitation')).toMatchObject({ waiting: 1, perMinute: 0, stillSince: expect.any(Date) })
})

test('all that has failed of a queue goes back once for a key, and what fails later stays', async () => {
  for (let n = 0; n < 3; n++) await failedJob('commission-mail', { data: { n } })
  const again = { ...admin, headers: { 'idempotency-key': newId() } }
  const replay = () => app.request(jobsApi.replayQueue, { name: 'commission-mail', reason }, again)
  expect(await replay()).toEqual({ count: { value: 3, isExact: true } })
  await failedJob('commission-mail', { data: { n: 3 } })
  expect(await replay()).toEqual({ count: { value: 3, isExact: true } })
  await doJobs(app, startReplayWorker)
  expect(await queueNamed('commission-mail')).toMatchObject({ waiting: 3, failed: 1 })
  const noted = await app.db`
    select reason, target_id, after from audit_entry where action = 'job.replay-queue' and state = 'DONE'`
  expect(noted).toEqual([{ reason, targetId: 'commission-mail', after: { jobs: 3 } }])
  expect(await app.refusal(jobsApi.replayQueue, { name: 'password-reset', reason }, admin)).toMatchObject({
    code: 'NOT_FOUND',
  })
})

test('a page of jobs is entered by the index that they are fetched by', async () => {
  const plan = await planOf(
    app.db,
    `select * from pgboss.job where name = 'dead' and priority = 0 and state < 'active' and not blocked
      and (created_on, id) > (now(), '${newId()}') order by created_on, id limit 25`,
  )
  expect(plan).toContain('job_common_i11')
  expect(plan).toContain('Presorted Key')
})

test('who answers buyers sees neither jobs nor mails of everybody', async () => {
  expect(await app.refusal(jobsApi.list, {}, support)).toMatchObject({ code: 'RIGHT_MISSING' })
  expect(await app.refusal(jobsApi.listMails, {}, support)).toMatchObject({ code: 'RIGHT_MISSING' })
})
