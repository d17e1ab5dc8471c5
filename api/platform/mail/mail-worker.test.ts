import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { findMails } from '../../../test/mails.ts'
import { deleteOutdated } from '../../retention.ts'
import { startSmtp } from '../../../test/smtp.ts'
import { queueMail } from './mail-queue.ts'
import { startMailWorker } from './mail-worker.ts'
import { openMail, type Mail } from './mail.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

test('a mail is sent to its recipient once, and to nobody where the account was erased', async () => {
  const sent: string[] = []
  const mail = (id: string, to: string): Mail => ({ id, to, subject: 'Hallo', text: 'Hallo', html: '<p>Hallo</p>' })
  await queueMail(app.db, app.deps.jobs, mail('m1', 'jana@hotel.example'))
  await queueMail(app.db, app.deps.jobs, mail('m1', 'jana@hotel.example'))
  await queueMail(app.db, app.deps.jobs, mail('m2', 'erased-1@erased.invalid'))
  const jobs = {
    async work(_: string, handle: (job: never, jobId: string) => Promise<void>) {
      for (const id of ['m1', 'm1', 'm2', 'm3']) await handle({ id } as never, 'j1')
    },
  }
  await startMailWorker({ ...app.deps, jobs }, { send: async ({ to }) => void sent.push(to) })
  expect(sent).toEqual(['jana@hotel.example'])
  expect(await findMails(app.db)).toEqual([])
})

test('mails that an earlier version left in its queue are sent, and its jobs hold no word any more', async () => {
  const left = { id: 'old-1', to: 'jana@hotel.example', subject: 'Grüße', text: 'Hallo', html: '<p>Hallo</p>' }
  for (const data of [left, { ...left, id: 'old-2' }])
    await app.deps.jobs.send(app.db, 'vat-id', data).then(() => app.db`update pgboss.job set name = 'mail'`)
  await app.db`update pgboss.job set state = 'completed' where data ->> 'id' = 'old-2'`
  const migration = await readFile('db/migrations/0160_mails.sql', 'utf8')
  await app.db.unsafe(migration.slice(migration.indexOf('do $$')))
  expect(await findMails(app.db)).toMatchObject([left])
  const jobs = await app.db`select data from pgboss.job where data ->> 'id' like 'old-%'`
  expect(jobs.map(({ data }) => data)).toEqual([{ id: 'old-1' }])
})

test('of a sent mail its words are kept and not its files; of the last to an erased account nothing is', async () => {
  const words = { subject: 'Hallo', text: 'Hallo', html: '<p>Hallo</p>' }
  const files = [{ name: 'a.pdf', type: 'application/pdf', base64: 'QQ==' }]
  await queueMail(app.db, app.deps.jobs, { id: 'k1', to: 'jana@hotel.example', ...words, files })
  await queueMail(app.db, app.deps.jobs, { id: 'k2', to: 'weg@hotel.example', ...words, isLast: true })
  const jobs = {
    async work(_: string, handle: (job: never, jobId: string) => Promise<void>) {
      for (const id of ['k1', 'k2']) await handle({ id } as never, 'j1')
    },
  }
  await startMailWorker({ ...app.deps, jobs }, { send: async () => {} })
  const rows = await app.db`
    select recipient, subject, text, html, files, had_files from mail where id in ('k1', 'k2') order by id`
  expect(rows).toEqual([
    { recipient: 'jana@hotel.example', ...words, files: null, hadFiles: true },
    { recipient: null, subject: null, text: null, html: null, files: null, hadFiles: false },
  ])
})

test('what a mail said is deleted 14 days after it was sent, its subject with the mail after 30', async () => {
  const mail = (id: string) => ({ id, to: 'alt@hotel.example', subject: 'Alt', text: 'Alt', html: '<p>Alt</p>' })
  for (const id of ['o1', 'o2', 'o3']) await queueMail(app.db, app.deps.jobs, mail(id))
  for (const [id, days] of [
    ['o1', 13],
    ['o2', 15],
    ['o3', 31],
  ] as const)
    await app.db`update mail set sent_at = now() - make_interval(days => ${days}) where id = ${id}`
  await deleteOutdated(app.deps)
  expect(await app.db`select id, subject, text from mail where recipient = 'alt@hotel.example' order by id`).toEqual([
    { id: 'o1', subject: 'Alt', text: 'Alt' },
    { id: 'o2', subject: 'Alt', text: null },
  ])
})

test('a recipient that the mail server refuses is marked at the first try, until a later one is taken', async () => {
  const to = 'weg@hotel.example'
  await queueMail(app.db, app.deps.jobs, { id: 'r1', to, subject: 'Hallo', text: 'Hallo', html: '<p>Hallo</p>' })
  const jobs = {
    work: (_: string, handle: (job: never, jobId: string) => Promise<void>) => handle({ id: 'r1' } as never, 'j1'),
  }
  const refusing = await startSmtp({ refused: to })
  const mailer = openMail({ smtpUrl: `smtp://localhost:${refusing.port}`, folder: '', from: 'post@tresen.test' })
  const row = async () =>
    (await app.db`select sent_at, bounced_at, report_status, report_reason from mail where id = 'r1'`)[0]
  try {
    await expect(startMailWorker({ ...app.deps, jobs }, mailer)).rejects.toThrow('rejected')
  } finally {
    mailer.close()
    await refusing.stop()
  }
  expect(await row()).toEqual({
    sentAt: null,
    bouncedAt: expect.any(Date),
    reportStatus: '5.1.1',
    reportReason: '550 5.1.1 No such mailbox',
  })
  await startMailWorker({ ...app.deps, jobs }, { send: async () => {} })
  expect(await row()).toEqual({ sentAt: expect.any(Date), bouncedAt: null, reportStatus: null, reportReason: null })
})
