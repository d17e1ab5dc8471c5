import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createTestDatabase } from '../../../test/database.ts'
import { startSmtp } from '../../../test/smtp.ts'
import { openFaultProxy } from '../../../test/proxies/fault-proxy.ts'
import { newId } from '../ids.ts'
import { systemClock } from '../clock.ts'
import { openJobs } from '../jobs/jobs.ts'
import { queueMail } from './mail-queue.ts'
import { startMailWorker } from './mail-worker.ts'
import { openMail, type Mail } from './mail.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tresen-mail-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const from = 'Tresen <post@tresen.test>'
const mail = (given: Partial<Mail> = {}): Mail => ({
  id: newId(),
  to: 'jana@hotel.example',
  subject: 'Grüße & mehr',
  text: 'Hallo Jana,\nschön.',
  html: '<p>Hallo Jana,</p>',
  ...given,
})
const written = async (id: string) => PostalMime.parse(await readFile(join(folder, `${id}.eml`)))

test('without a mail server a mail is one file, however often it is sent', async () => {
  const mailer = openMail({ smtpUrl: null, folder, from })
  const sent = mail()
  await mailer.send(sent)
  await mailer.send(sent)
  expect(await readdir(folder)).toEqual([`${sent.id}.eml`])
  expect(await written(sent.id)).toMatchObject({
    subject: 'Grüße & mehr',
    from: { name: 'Tresen', address: 'post@tresen.test' },
    to: [{ address: 'jana@hotel.example' }],
    messageId: `<${sent.id}@tresen.test>`,
    text: expect.stringContaining('schön.'),
    html: expect.stringContaining('<p>Hallo Jana,</p>'),
  })
})

test('files are attached under their names', async () => {
  const sent = mail({ files: [{ name: 'Rechnung-R1.pdf', type: 'application/pdf', base64: 'JVBERg==' }] })
  await openMail({ smtpUrl: null, folder, from }).send(sent)
  const { attachments } = await written(sent.id)
  expect(attachments).toMatchObject([{ filename: 'Rechnung-R1.pdf', mimeType: 'application/pdf' }])
  expect(Buffer.from(attachments[0]!.content as ArrayBuffer).toString()).toBe('%PDF')
})

test('a line break in a subject makes no header', async () => {
  const mailer = openMail({ smtpUrl: null, folder, from })
  const sent = mail({ subject: 'Hallo\r\nBcc: all@victim.example\r\n\r\n<script>' })
  await mailer.send(sent)
  const { bcc, subject } = await written(sent.id)
  expect({ bcc, subject }).toEqual({ bcc: undefined, subject: 'Hallo Bcc: all@victim.example <script>' })
})

test.each([
  'a@b.example, c@d.example',
  'a@b.example\r\nBcc: c@d.example',
  'Jana <a@b.example>',
  'a@b.example c@d.example',
  'nobody',
])('%j is no bare address and is refused', async (to) => {
  await expect(openMail({ smtpUrl: null, folder, from }).send(mail({ to }))).rejects.toThrow('one bare address')
})

test('a mail cannot be written outside its folder', async () => {
  await expect(openMail({ smtpUrl: null, folder, from }).send(mail({ id: '../../evil' }))).rejects.toThrow(
    'id of a mail',
  )
})

test('a mail server that is down loses nothing, and the mail arrives under its one id when it is back', async () => {
  const server = await startSmtp()
  const line = await openFaultProxy({ port: server.port })
  line.setDown(true)
  const database = await createTestDatabase()
  const jobs = await openJobs(database.sql, ['mail'], { retryLimit: 50, retryDelay: 1, retryDelayMax: 1 })
  const mailer = openMail({ smtpUrl: `smtp://localhost:${line.port}`, folder, from })
  try {
    const sent = mail()
    await startMailWorker({ db: database.sql, jobs, clock: systemClock }, mailer)
    await queueMail(database.sql, jobs, sent)
    await until(async () => {
      const [job] = await database.sql<{ tries: number }[]>`select retry_count as tries from pgboss.job`
      return (job?.tries ?? 0) > 0
    })
    line.setDown(false)
    const arrived = await server.next()
    expect(arrived).toMatchObject({ messageId: `<${sent.id}@tresen.test>`, subject: 'Grüße & mehr' })
    await until(async () => (await database.sql`select from mail where sent_at is not null`).count === 1)
    const [saved] = await database.sql`select subject, text, files, recipient from mail`
    expect(saved).toEqual({ subject: sent.subject, text: sent.text, files: null, recipient: sent.to })
    expect(await database.sql`select data from pgboss.job where name = 'mail'`).toMatchObject([
      { data: { id: sent.id } },
    ])
    mailer.close()
  } finally {
    await jobs.stop()
    await line.stop()
    await server.stop()
    await database.drop()
  }
})

async function until(isTrue: () => Promise<boolean>) {
  while (!(await isTrue())) await new Promise((resolve) => setTimeout(resolve, 50))
}
