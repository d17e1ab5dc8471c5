import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import * as jobsApi from '../../contract/operator/jobs.ts'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { createMember } from '../../test/builders.ts'
import { findMailFacts } from '../health/find-facts.ts'
import { newId } from '../platform/ids.ts'
import { DEAD_QUEUE } from '../platform/jobs/dead-jobs.ts'
import { findUnsentMail, queueMail } from '../platform/mail/mail-queue.ts'
import { deleteOutdated } from '../retention.ts'

type Member = Awaited<ReturnType<typeof createMember>>

let app: TestApp
let admin: Member
beforeAll(async () => {
  app = await createTestApp({ isUnlimited: true })
  admin = await createMember(app.db, { isOperator: true, roles: ['ADMIN'] })
})
afterAll(() => app.close())
afterEach(async () => {
  app.time.shiftMs = 0
  await app.db`delete from mail`
  await app.db`delete from pgboss.job where name in ('mail', ${DEAD_QUEUE})`
})

const reason = 'Die Adresse gibt es nicht mehr'
const SECRET = 'Geheim'

async function queued(changes: { isLast?: boolean } = {}) {
  const id = `order-${newId()}`
  const files = [{ name: 'R1.pdf', type: 'application/pdf', base64: Buffer.from(SECRET).toString('base64') }]
  const words = { subject: 'Bestellung', text: SECRET, html: `<p>${SECRET}</p>`, files, reply: { to: 'a@b.example' } }
  await queueMail(app.db, app.deps.jobs, { id, to: 'weg@hotel.example', ...words, ...changes } as never)
  return id
}

/** As after a day of tries in vain. */
async function givenUp(changes?: { isLast?: boolean }) {
  const id = await queued(changes)
  await app.db`delete from pgboss.job where name = 'mail'`
  const jobId = newId()
  await app.db`
    insert into pgboss.job (name, data, source_name, source_id, source_root_id, source_output)
    values (${DEAD_QUEUE}, ${app.db.json({ id })}, 'mail', ${jobId}, ${jobId}, '{"message": "550 No such mailbox"}')`
  return { id, jobId }
}

const discard = (id: string, key = newId()) =>
  app.request(jobsApi.discardMail, { id, reason }, { ...admin, headers: { 'idempotency-key': key } })
const listed = async (state?: (typeof jobsApi.mailStates)[number]) =>
  (await app.request(jobsApi.listMails, { ...(state && { state }) }, admin)).items
const rowOf = async (id: string) => (await app.db`select * from mail where id = ${id}`)[0]!

test('a mail that was given up is discarded once for a key: what it says goes at once, its job too, and the audit has the reason', async () => {
  const { id } = await givenUp()
  expect(await listed('FAILED')).toMatchObject([{ id, canDiscard: true, discardedAt: null }])
  const key = newId()
  for (let times = 0; times < 2; times++) await discard(id, key)
  expect(await rowOf(id)).toMatchObject({ text: null, html: null, files: null, reply: null, subject: 'Bestellung' })
  expect(JSON.stringify(await rowOf(id))).not.toContain(SECRET)
  expect(await listed('DISCARDED')).toMatchObject([
    {
      id,
      to: 'weg@hotel.example',
      discardedAt: expect.any(Date),
      isReadable: false,
      canResend: false,
      canDiscard: false,
    },
  ])
  for (const state of ['FAILED', 'WAITING', 'SENT'] as const) expect(await listed(state)).toEqual([])
  expect((await app.request(jobsApi.list, {}, admin)).items).toEqual([])
  const entries = await app.db`select reason from audit_entry where action = 'mail.discard' and target_id = ${id}`
  expect(entries).toEqual([{ reason }])
})

test('what was discarded waits for nothing, is never sent and goes after 30 days', async () => {
  const { id } = await givenUp()
  expect(await findMailFacts(app.db)).toMatchObject({ waiting: 1 })
  await discard(id)
  expect(await findMailFacts(app.db)).toMatchObject({ waiting: 0, oldestAt: null })
  expect(await findUnsentMail(app.db, id)).toBeUndefined()
  app.time.shiftMs = 29 * 24 * 60 * 60 * 1000
  await deleteOutdated(app.deps)
  expect(await rowOf(id)).toBeDefined()
  app.time.shiftMs = 31 * 24 * 60 * 60 * 1000
  await deleteOutdated(app.deps)
  expect(await rowOf(id)).toBeUndefined()
})

test('of the last mail to somebody who was erased nothing stays', async () => {
  const { id } = await givenUp({ isLast: true })
  await discard(id)
  expect(await rowOf(id)).toMatchObject({ recipient: null, subject: null, text: null })
})

test.each([
  ['is still tried', async () => await queued()],
  [
    'is tried again',
    async () => {
      const { id, jobId } = await givenUp()
      await app.request(jobsApi.replay, { id: jobId, reason }, admin)
      return id
    },
  ],
  [
    'was sent',
    async () => {
      const { id } = await givenUp()
      await app.db`update mail set sent_at = now() where id = ${id}`
      return id
    },
  ],
  [
    'was discarded',
    async () => {
      const { id } = await givenUp()
      await discard(id)
      return id
    },
  ],
])('a mail that %s is not discarded', async (_, mail) => {
  const id = await mail()
  const before = await rowOf(id)
  expect(await listed()).toMatchObject([{ id, canDiscard: false }])
  expect(await app.refusal(jobsApi.discardMail, { id, reason }, admin)).toMatchObject({ code: 'NOT_FOUND' })
  expect(await rowOf(id)).toEqual(before)
})

test('who discards the failed job of a mail discards the mail', async () => {
  const { id, jobId } = await givenUp()
  app.time.shiftMs = 600_000
  const at = app.deps.clock.now()
  await app.request(jobsApi.discard, { id: jobId, reason }, admin)
  const row = await rowOf(id)
  expect(row).toMatchObject({ text: null, discardedAt: expect.any(Date) })
  expect((row.discardedAt as Date).getTime()).toBeGreaterThanOrEqual(at.getTime())
})

test('who may not see mails discards none', async () => {
  const { id } = await givenUp()
  const support = await createMember(app.db, { isOperator: true, roles: ['SUPPORT'] })
  expect(await app.refusal(jobsApi.discardMail, { id, reason }, support)).toMatchObject({ code: 'RIGHT_MISSING' })
  expect(await rowOf(id)).toMatchObject({ text: SECRET })
})
