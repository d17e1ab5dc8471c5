import { afterEach, beforeEach, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../test/database.ts'
import { openFaultProxy, type FaultProxy } from '../../test/proxies/fault-proxy.ts'
import { inTransaction, openDatabase, type Db } from './db.ts'

// Each of these hung, mixed up answers or ended the process with the driver as it is published (patches/).
let database: TestDatabase
let line: FaultProxy
let sql: Db
beforeEach(async () => {
  database = await createTestDatabase()
  await database.sql`create table shelf (id int primary key)`
  line = await openFaultProxy({ path: `${new URL(database.url).searchParams.get('host')}/.s.PGSQL.5432` })
  sql = open(1)
})
afterEach(async () => {
  await sql.end({ timeout: 1 })
  await line.stop()
  await database.drop()
})

const open = (connections: number) =>
  openDatabase(`postgres://app@localhost:${line.port}${new URL(database.url).pathname}`, { connections })
const cut = { kind: 'RESET', times: 1 } as const

test('what a transaction says after its connection was lost reaches no other transaction', async () => {
  const hasOther = Promise.withResolvers<void>()
  const isRefused = Promise.withResolvers<void>()
  const late = Promise.withResolvers<string>()
  const lost = sql.begin(async (tx) => {
    await tx`insert into shelf values (1)`
    line.faults.push({ way: 'THERE', on: 'values (2)', ...cut })
    await tx`insert into shelf values (2)`.catch(() => {})
    await hasOther.promise
    late.resolve(
      await tx`insert into shelf values (3)`.then(
        () => 'done',
        ({ code }) => code,
      ),
    )
  })
  await expect(lost).rejects.toMatchObject({ code: expect.stringMatching(/ECONNRESET|CONNECTION_CLOSED/) })
  const other = sql.begin(async (tx) => {
    await tx`insert into shelf values (4)`
    hasOther.resolve()
    await isRefused.promise
  })
  expect(await late.promise).toBe('CONNECTION_CLOSED')
  isRefused.resolve()
  await other
  expect(await database.sql`select id from shelf`).toEqual([{ id: 4 }])
})

test('transactions that were cut anywhere leave every connection as good as new', async () => {
  const pool = open(3)
  const work = (n: number) =>
    inTransaction(pool, async (tx) => {
      const [first] = await tx`select ${n}::int as n`
      const [[second], [third]] = await Promise.all([tx`select ${n + 1}::int as n`, tx`select ${n + 2}::int as n`])
      return [first, second, third].map((row) => row?.n)
    })
  const answers = (n: number) => [n, n + 1, n + 2]
  const statements = ['begin', 'select $1', 'commit'] as const
  for (let round = 0; round < 30; round++) {
    const way = round % 2 ? 'BACK' : 'THERE'
    const words = { THERE: statements, BACK: ['BEGIN\0', 'SELECT 1\0', 'COMMIT\0'] }[way]
    line.faults.push({ way, on: words[round % 3]!, ...cut, times: 1 + (round % 3) })
    const ends = await Promise.allSettled(Array.from({ length: 6 }, (_, i) => work(i * 10)))
    line.faults.length = 0
    const wrong = ends.filter((end, i) => end.status === 'fulfilled' && String(end.value) !== String(answers(i * 10)))
    expect(wrong).toEqual([])
    const after = await Promise.all(Array.from({ length: 6 }, (_, i) => work(i)))
    expect(after).toEqual(after.map((_, i) => answers(i)))
  }
  expect(line.hits).toBeGreaterThan(30)
  await pool.end()
})

test('a connection that is lost before its first statement fails that statement only', async () => {
  line.faults.push({ way: 'BACK', answers: 'pg_catalog.pg_type', ...cut })
  await expect(sql`select 1 as one`).rejects.toMatchObject({ code: 'ECONNRESET' })
  expect(await sql`select 1 as one`).toEqual([{ one: 1 }])
})

test('the driver ends by itself after a connection was lost', async () => {
  line.faults.push({ way: 'BACK', answers: 'as two', ...cut })
  await expect(sql`select 2 as two`).rejects.toThrow()
  await sql.end()
})
