import { afterEach, beforeEach, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts'
import { inTransaction } from '../db.ts'
import { newId } from '../ids.ts'
import { openJobs, type Jobs } from './jobs.ts'

const soon = { retryLimit: 5, retryDelay: 1, retryDelayMax: 1 }

let database: TestDatabase
let jobs: Jobs
beforeEach(async () => {
  database = await createTestDatabase()
  jobs = await openJobs(database.sql, ['letters'], soon)
})
afterEach(async () => {
  await jobs.stop()
  await database.drop()
})

test('a job of a committed transaction is done, with its payload as it was given', async () => {
  const payload = { id: newId(), to: 'Müller „& Söhne“ 🍷', lines: ['"quoted" \\ back', null, 3] }
  const done = collect()
  await jobs.work('letters', done.handle)
  await inTransaction(database.sql, (tx) => jobs.send(tx, 'letters', payload))
  expect(await done.next()).toEqual(payload)
})

test('a job of a transaction that fails is never done', async () => {
  const done = collect()
  await jobs.work('letters', done.handle)
  const failing = inTransaction(database.sql, async (tx) => {
    await jobs.send(tx, 'letters', { id: 'lost' })
    throw new Error('rolled back')
  })
  await expect(failing).rejects.toThrow('rolled back')
  await jobs.send(database.sql, 'letters', { id: 'kept' })
  expect(await done.next()).toEqual({ id: 'kept' })
})

test('a failing job is tried again with the same payload', async () => {
  const tries: unknown[] = []
  const done = collect()
  await jobs.work('letters', async (payload) => {
    tries.push(payload)
    if (tries.length < 3) throw new Error('The other side is away.')
    await done.handle(payload)
  })
  await jobs.send(database.sql, 'letters', { id: 'a' })
  expect(await done.next()).toEqual({ id: 'a' })
  expect(tries).toEqual([{ id: 'a' }, { id: 'a' }, { id: 'a' }])
})

test('what is due outlives a restart', async () => {
  await jobs.send(database.sql, 'letters', { id: 'a' })
  await jobs.stop()
  jobs = await openJobs(database.sql, ['letters'], soon)
  const done = collect()
  await jobs.work('letters', done.handle)
  expect(await done.next()).toEqual({ id: 'a' })
})

test('a job whose process was killed in the middle is taken up by the next one', async () => {
  await jobs.send(database.sql, 'letters', { id: 'a' })
  // What a killed process leaves behind.
  await database.sql`
    update pgboss.job set state = 'active', started_on = now() - interval '2 seconds', expire_seconds = 1`
  const next = await openJobs(database.sql, ['letters'], { ...soon, superviseIntervalSeconds: 1 })
  const done = collect()
  await next.work('letters', done.handle)
  expect(await done.next()).toEqual({ id: 'a' })
  await next.stop()
})

test('without other wishes a failing job is tried for about a day', async () => {
  const unhurried = await openJobs(database.sql, ['slow-letters'])
  await unhurried.stop()
  const [queue] = await database.sql<{ hours: number }[]>`
    select (
      select sum(least(retry_delay_max, retry_delay * 2 ^ least(16, n))) / 3600
      from generate_series(0, retry_limit - 1) n
    )::int as hours
    from pgboss.queue where name = 'slow-letters' and retry_backoff`
  expect(queue?.hours).toBeGreaterThanOrEqual(23)
  expect(queue?.hours).toBeLessThanOrEqual(27)
})

test('a queue that stands gets other wishes of the next start, and is left alone where they are the same', async () => {
  const opened = async (retryLimit: number) => {
    await (await openJobs(database.sql, ['parcels'], { retryLimit })).stop()
    const [queue] = await database.sql<[{ retryLimit: number; updatedOn: Date }]>`
      select retry_limit, updated_on from pgboss.queue where name = 'parcels'`
    return queue
  }
  const first = await opened(3)
  expect(await opened(3)).toEqual(first)
  const changed = await opened(4)
  expect(changed.retryLimit).toBe(4)
  expect(changed.updatedOn).not.toEqual(first.updatedOn)
})

test('a backlog is not done at the pace of the polling', async () => {
  const slow = await openJobs(database.sql, ['letters'], { pollingIntervalSeconds: 60 })
  const done = collect()
  for (let i = 0; i < 20; i++) await slow.send(database.sql, 'letters', { i })
  await slow.work('letters', done.handle)
  const payloads: unknown[] = []
  for (let i = 0; i < 20; i++) payloads.push(await done.next())
  expect(payloads).toHaveLength(20)
  await slow.stop()
})

/** Payloads in the order in which they were handled. */
function collect() {
  const handled: unknown[] = []
  const waiting: ((payload: unknown) => void)[] = []
  return {
    handle: async (payload: unknown) => {
      const next = waiting.shift()
      if (next) next(payload)
      else handled.push(payload)
    },
    next: () =>
      handled.length > 0 ? Promise.resolve(handled.shift()) : new Promise((resolve) => waiting.push(resolve)),
  }
}
