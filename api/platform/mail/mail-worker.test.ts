import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { findMails } from '../../../test/mails.ts'
import { queueMail } from './mail-queue.ts'
import { startMailWorker } from './mail-worker.ts'
import type { Mail } from './mail.ts'

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
