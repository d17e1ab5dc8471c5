import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as healthApi from '../../contract/operator/health.ts'
import type { HealthKind, HealthLine } from '../../contract/operator/health.ts'
import * as overviewApi from '../../contract/operator/overview.ts'
import { createMember } from '../../test/builders.ts'
import { createPayingApp, pay, startCheckout, type PayingApp } from '../../test/orders/paying.ts'
import { writeProviderCalls } from '../payments/provider-of.ts'
import { newId } from '../platform/ids.ts'
import { queueMail } from '../platform/mail/mail-queue.ts'
import { deleteOldSamples, sampleHealth } from './sample-health.ts'

type Member = Awaited<ReturnType<typeof createMember>>

const GB = 1024 ** 3

let app: PayingApp
let admin: Member
let support: Member
beforeAll(async () => {
  app = await createPayingApp({ hasWebhooks: false, callLimitMs: 15_000 })
  admin = await createMember(app.db, { isOperator: true, roles: ['ADMIN'] })
  support = await createMember(app.db, { isOperator: true, roles: ['SUPPORT'] })
})
afterAll(() => app.close())
beforeEach(async () => {
  app.deps.machine.readDisk = async () => ({ freeBytes: 50 * GB, totalBytes: 100 * GB })
  await app.db`delete from health_sample`
  await app.db`delete from pgboss.job`
})

/** A line, which O1 has to show as the page of the health does. */
async function lineOf(kind: HealthKind): Promise<HealthLine> {
  const { lines } = await app.request(healthApi.read, {}, admin)
  const { health } = await app.request(overviewApi.read, {}, admin)
  const line = lines.find((one) => one.kind === kind)!
  const { state, since, advice } = health!.find((one) => one.kind === kind)!
  expect({ state, since, advice }).toEqual({ state: line.state, since: line.since, advice: line.advice })
  return line
}
const index = () => ({ isComplete: true, checkedSeconds: 1, behindSeconds: 0, failures: 0 })
const sample = () => sampleHealth({ ...app.deps, indexAge: index })

test('a provider that is away is bad since its first failure, and good with its next answer', async () => {
  expect(await lineOf('PROVIDER')).toMatchObject({ state: 'UNKNOWN', figures: ['not known'] })
  const { buyer } = await startCheckout(app)
  const before = new Date()
  app.line.faults.push({ on: 'POST /v2/payments', kind: 'ERROR', times: 3 })
  for (let call = 1; call <= 3; call++) {
    expect(await pay(app, buyer)).toMatchObject({ state: 'PENDING' })
    await writeProviderCalls(app.db, app.deps)
  }
  const away = await lineOf('PROVIDER')
  expect(away).toMatchObject({ state: 'BAD', advice: expect.stringContaining('status.mollie.com') })
  expect(away.figures[0]).toBe('100 % of calls failed in the last hour')
  expect(away.since!.getTime()).toBeGreaterThanOrEqual(before.getTime())
  expect(await pay(app, buyer)).toMatchObject({ state: 'REDIRECT' })
  await writeProviderCalls(app.db, app.deps)
  const back = await lineOf('PROVIDER')
  expect(back).toMatchObject({ state: 'WARNING', since: null })
  expect(back.figures[0]).toBe('75 % of calls failed in the last hour')
  const [row] = await app.db`select sum(answered)::int as answered, sum(failed)::int as failed from provider_call`
  expect(row).toEqual({ answered: 1, failed: 3 })
})

test('a queue that stands still is named, with since when', async () => {
  expect(await lineOf('JOBS')).toMatchObject({ state: 'GOOD', since: null, advice: null })
  await app.deps.jobs.send(app.db, 'vat-id', { buyerId: newId() })
  expect(await lineOf('JOBS')).toMatchObject({ state: 'GOOD' })
  const [job] = await app.db<[{ dueAt: Date }]>`
    update pgboss.job set start_after = now() - interval '20 minutes' returning start_after as due_at`
  const line = await lineOf('JOBS')
  expect(line).toMatchObject({ state: 'BAD', since: job.dueAt, advice: expect.stringContaining('read the log') })
  expect(line.figures).toEqual(['vat-id stands still', '1 due', '0 failed for good'])
})

test('a disk nearly full is bad since the first sample that found it so', async () => {
  app.time.stoppedAt = new Date('2026-11-26T10:00:00Z')
  await sample()
  app.deps.machine.readDisk = async () => ({ freeBytes: 2 * GB, totalBytes: 100 * GB })
  app.time.stoppedAt = new Date('2026-11-26T10:35:00Z')
  await sample()
  await sample()
  app.time.stoppedAt = new Date('2026-11-26T11:10:00Z')
  const token = (await createMember(app.db, { isOperator: true, roles: ['ADMIN'] })).token
  const { lines } = await app.request(healthApi.read, {}, { token })
  const line = lines.find(({ kind }) => kind === 'DISK')!
  expect(line).toMatchObject({ state: 'BAD', since: new Date('2026-11-26T10:35:00Z') })
  expect(line.figures).toEqual(['2 % free', '2 of 100 GB'])
  expect(line.history.map(({ state, value }) => [state, value])).toEqual([
    ['GOOD', 50],
    ['BAD', 2],
  ])
  await deleteOldSamples(app.db, new Date('2026-11-26T10:30:00Z'))
  const [left] = await app.db`select count(*)::int as count from health_sample`
  expect(left).toEqual({ count: 8 })
  app.time.stoppedAt = null
})

test('the first page of the operators says that the disk is nearly full, what to do, and that it is mended', async () => {
  const diskOf = async () => {
    const { health } = await app.request(overviewApi.read, {}, admin)
    return health!.find(({ kind }) => kind === 'DISK')!
  }
  app.deps.machine.readDisk = async () => ({ freeBytes: 2 * GB, totalBytes: 100 * GB })
  await sample()
  const [sampled] = await app.db<[{ at: Date }]>`select at from health_sample where kind = 'DISK'`
  expect(await diskOf()).toMatchObject({
    state: 'BAD',
    figures: ['2 % free', '2 of 100 GB'],
    since: sampled.at,
    advice: expect.stringContaining('disk'),
  })
  app.deps.machine.readDisk = async () => ({ freeBytes: 50 * GB, totalBytes: 100 * GB })
  expect(await diskOf()).toMatchObject({ state: 'GOOD', since: null, advice: null })
})

test('mails that nobody takes are bad, single ones a warning', async () => {
  const mail = { to: 'gast@hotel.example', subject: 'Beleg', text: 'Beleg', html: '' }
  const ids = [newId(), newId()]
  for (const id of ids) await queueMail(app.db, app.deps.jobs, { id, ...mail })
  await app.db`update mail set created_at = now() - interval '20 minutes'`
  expect(await lineOf('MAIL')).toMatchObject({ state: 'BAD', since: expect.any(Date) })
  await app.db`update mail set sent_at = now() where id = ${ids[0]!}`
  expect(await lineOf('MAIL')).toMatchObject({
    state: 'WARNING',
    figures: [expect.stringMatching(/waiting/), expect.any(String)],
  })
})

test('what the shop runs as is named; who lacks the right sees nothing of it', async () => {
  const { version, migrations } = await app.request(healthApi.read, {}, admin)
  expect(version).toBe(app.deps.machine.version)
  const [applied] = await app.db`select count(*)::int as count from migration`
  expect(migrations).toMatchObject({ count: applied!.count, appliedAt: expect.any(Date) })
  expect((await app.request(overviewApi.read, {}, support)).health).toBeNull()
  expect(await app.refusal(healthApi.read, {}, support)).toMatchObject({ code: 'RIGHT_MISSING' })
})
