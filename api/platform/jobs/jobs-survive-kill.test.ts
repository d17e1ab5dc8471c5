import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts'
import { newId } from '../ids.ts'
import { openJobs } from './jobs.ts'

const LETTERS = 60

let database: TestDatabase
let workers: ChildProcess[] = []
beforeEach(async () => {
  database = await createTestDatabase()
  await database.sql`create table letter (id text primary key, job_id text not null)`
  await database.sql`create table try (letter_id text not null, job_id text not null, pid int not null)`
})
afterEach(async () => {
  for (const worker of workers) worker.kill('SIGKILL')
  workers = []
  await database.drop()
})

test('of three workers two are killed in the middle, and every letter is written once under one id', async () => {
  const { sql } = database
  const jobs = await openJobs(sql, ['letters'])
  workers = [0, 1, 2].map(() => fork('test/mail-worker.ts', [database.url], { execArgv: [] }))
  const killed = workers.slice(0, 2)
  await Promise.all(workers.map((worker) => once(worker, 'message')))
  for (let i = 0; i < LETTERS; i++) await jobs.send(sql, 'letters', { id: newId() })
  for (const worker of killed) {
    await until(async () => (await sql`select from try where pid = ${worker.pid!}`).count > 0)
    worker.kill('SIGKILL')
    await once(worker, 'exit')
  }
  const [left] = await sql<[{ count: number }]>`
    select count(*)::int from try where letter_id not in (select id from letter) and pid in ${sql(killed.map(({ pid }) => pid!))}`
  expect(left.count).toBeGreaterThan(0)
  // The time passes after which a process that gives no sign counts as dead.
  await sql`update pgboss.job set heartbeat_on = heartbeat_on - interval '1 minute' where state = 'active'`
  await until(async () => (await sql`select from letter`).count === LETTERS)
  await jobs.stop()

  const ids = await sql<{ count: number }[]>`
    select count(distinct job_id)::int from try group by letter_id having count(distinct job_id) > 1`
  expect(ids).toEqual([])
})

async function until(isSo: () => Promise<boolean>) {
  while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 20))
}
