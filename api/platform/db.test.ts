import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startEmbeddedPostgres } from '../../server/postgres/embedded-postgres.ts'
import { createTestDatabase } from '../../test/database.ts'
import { openFaultProxy } from '../../test/proxies/fault-proxy.ts'
import type { TestDatabase } from '../../test/database.ts'
import { inTransaction, openDatabase, rowOfJson, type Tx } from './db.ts'
import { inOrder } from './in-order.ts'
import { Abandoned, currentClient } from './limit-concurrency.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
  await database.sql`create table shelf (id int primary key, pieces int not null check (pieces >= 0))`
})
afterAll(() => database.drop())

test('a bigint arrives as a number and a date as its text', async () => {
  const [row] = await database.sql`select 5::bigint as cents, '2026-03-29'::date as day`
  expect(row).toEqual({ cents: 5, day: '2026-03-29' })
})

test('columns are camelCase in rows, read and written, and jsonb keeps its keys', async () => {
  await database.sql`create table spelled (sku_id text, tier_prices jsonb)`
  const row = { skuId: '7', tierPrices: database.sql.json({ min_quantity: 1, finalPriceCents: 2 }) }
  await database.sql`insert into spelled ${database.sql(row)}`
  const [read] = await database.sql`select s.*, row_to_json(s) as whole_row from spelled s`
  expect(read).toMatchObject({ skuId: '7', tierPrices: { min_quantity: 1, finalPriceCents: 2 } })
  expect(rowOfJson(read!.wholeRow)).toEqual({ skuId: '7', tierPrices: { min_quantity: 1, finalPriceCents: 2 } })
})

test('a bigint that is no exact number is refused instead of rounded', async () => {
  await expect(database.sql`select 9007199254740993::bigint as cents`).rejects.toThrow('9007199254740993 does not fit')
})

test('a statement that takes too long is ended', async () => {
  const hasty = openDatabase(database.url, { connections: 1, statementTimeoutMs: 50 })
  await expect(hasty`select pg_sleep(10)`).rejects.toMatchObject({ code: '57014' })
  await hasty.end()
})

test('the work of a transaction is kept whole or not at all', async () => {
  const failing = inTransaction(database.sql, async (tx) => {
    await tx`insert into shelf values (1, 5)`
    await tx`insert into shelf values (2, -1)`
  })
  await expect(failing).rejects.toMatchObject({ code: '23514' })
  expect(await database.sql`select * from shelf`).toEqual([])
})

test('two transactions that lock each other out both end with their work done', async () => {
  const { sql } = database
  await sql`insert into shelf values (1, 10), (2, 10)`
  let arrived = 0
  const bothHoldOne = Promise.withResolvers<void>()
  async function take(first: number, second: number) {
    await inTransaction(sql, async (tx) => {
      await tx`update shelf set pieces = pieces - 1 where id = ${first}`
      if (++arrived === 2) bothHoldOne.resolve()
      await bothHoldOne.promise
      await tx`update shelf set pieces = pieces - 1 where id = ${second}`
    })
  }
  await Promise.all([take(1, 2), take(2, 1)])
  // One of them came again; on a busy machine it may take its first row before the other one wakes, and both collide once more.
  expect(arrived).toBeGreaterThan(2)
  expect(await sql`select id, pieces from shelf order by id`).toEqual([
    { id: 1, pieces: 8 },
    { id: 2, pieces: 8 },
  ])
})

test.each([
  ['is not begun', 'first', []],
  ['goes on where the client had work begun before', 'later', ['work']],
] as const)('a transaction that has a connection only after its client gave up %s', async (_, turn, done) => {
  const single = openDatabase(database.url, { connections: 1 })
  const holder = await database.sql.reserve()
  await holder`select pg_advisory_lock(4711)`
  const begun: string[] = []
  const end = new AbortController()
  const client = { address: '192.0.2.1', signal: end.signal, hasBegun: turn === 'later' }
  const before = single`select pg_advisory_xact_lock(4711)`.execute()
  const waiting = currentClient.run(client, () => inTransaction(single, async () => void begun.push('work')))
  end.abort()
  await holder`select pg_advisory_unlock(4711)`
  await before
  const outcome = await waiting.then(
    () => 'done',
    (error: Error) => error.constructor,
  )
  expect(outcome).toBe(done.length > 0 ? 'done' : Abandoned)
  expect(begun).toEqual(done)
  holder.release()
  await single.end()
})

test('work that always collides is given up after three more tries', async () => {
  let tries = 0
  const colliding = inTransaction(database.sql, async (tx) => {
    tries++
    await tx`do $$ begin raise exception 'again' using errcode = '40001'; end $$`
  })
  await expect(colliding).rejects.toMatchObject({ code: '40001' })
  expect(tries).toBe(4)
})

test('while the database is away queries reject, and work again when it is back', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'tresen-away-'))
  const first = await startEmbeddedPostgres({ dataDir, fsync: false })
  const sql = openDatabase(first.url)
  await sql`create table kept as select 1 as id`
  const running = expect(sql`select pg_sleep(60)`).rejects.toThrow()
  await sql`select 1`
  await first.stop()
  await running
  await expect(sql`select 1`).rejects.toThrow()
  const second = await startEmbeddedPostgres({ dataDir, fsync: false })
  await expect.poll(() => sql`select id from kept`).toEqual([{ id: 1 }])
  await sql.end()
  await second.stop()
  await rm(dataDir, { recursive: true })
})

test('a database that was away for many queries is used again as soon as it is back', async () => {
  const line = await openFaultProxy({ path: `${new URL(database.url).searchParams.get('host')}/.s.PGSQL.5432` })
  const sql = openDatabase(`postgres://app@localhost:${line.port}${new URL(database.url).pathname}`)
  line.setDown(true)
  for (let i = 0; i < 4; i++) {
    const ends = await Promise.allSettled(Array.from({ length: 10 }, () => sql`select 1`))
    expect(new Set(ends.map(({ status }) => status))).toEqual(new Set(['rejected']))
  }
  line.setDown(false)
  expect(await sql`select 1 as one`).toEqual([{ one: 1 }])
  await sql.end({ timeout: 1 })
  await line.stop()
  // The driver's own pauses grow to 20 s.
  const pauseAfter = sql.options.backoff as (failures: number) => number
  expect([1, 10, 100].map(pauseAfter)).toEqual([0.04, 0.5, 0.5])
})

test('a statement that waits for a lock holds up no other of its pool', async () => {
  await database.sql`create table held as select 1 as id`
  const blocker = await database.sql.reserve()
  await blocker`begin`
  await blocker`select from held for update`
  const sql = openDatabase(database.url, { connections: 2, lockTimeoutMs: 0 })
  await Promise.all([sql`select 1`, sql`select 2`])
  let isOver = false
  const waiting = sql`update held set id = 2`.then(() => (isOver = true))
  await Promise.all(Array.from({ length: 20 }, (_, n) => sql`select ${n}::int`))
  expect(isOver).toBe(false)
  await blocker`rollback`
  blocker.release()
  await waiting
  await sql.end()
})

test('nobody waits for a lock for ever, and no transaction stands still for ever', async () => {
  const sql = openDatabase(database.url, { connections: 1 })
  const settings = await sql`
    select name, setting from pg_settings
    where name in ('lock_timeout', 'statement_timeout', 'idle_in_transaction_session_timeout') order by name`
  expect(settings.map(({ name, setting }) => `${name} ${setting}`)).toEqual([
    'idle_in_transaction_session_timeout 10000',
    'lock_timeout 2000',
    'statement_timeout 5000',
  ])
  await sql.end()
})

test('of ten connections three are never in a transaction', async () => {
  const sql = openDatabase(database.url)
  const go = Promise.withResolvers<void>()
  let begun = 0
  const all = Array.from({ length: 12 }, () =>
    inTransaction(sql, async (tx) => {
      await tx`select 1`
      begun++
      await go.promise
    }),
  )
  await expect.poll(() => begun).toBe(7)
  expect(await Promise.all([1, 2, 3, 4].map((n) => sql`select ${n}::int as n`))).toHaveLength(4)
  expect(begun).toBe(7)
  go.resolve()
  await Promise.all(all)
  expect(begun).toBe(12)
  await sql.end()
})

test('a pool asks for the types of lists once, and each of its connections reads and writes them', async () => {
  let statements = 0
  const sql = openDatabase(database.url, { onStatement: () => statements++ })
  const list = ['a', 'b']
  const askOn = async (connection: Pick<typeof sql, 'unsafe'>) =>
    (await connection.unsafe('select $1::text[] as list', [list]))[0]!.list as string[]
  const first = await sql.reserve()
  expect(await askOn(first)).toEqual(list)
  expect(statements).toBe(2)
  const second = await sql.reserve()
  expect(await askOn(second)).toEqual(list)
  expect(statements).toBe(3)
  first.release()
  second.release()
  await sql.end()
})

test('bare statements, functions and lists of them are worked off in the order of the list', async () => {
  await database.sql`create table done (place serial, name text)`
  const note = async (tx: Tx, name: string) => {
    await tx`insert into done (name) values (${name})`
    return name
  }
  const results = await inTransaction(database.sql, (tx) =>
    inOrder([
      () => tx`insert into done (name) values ('bare')`,
      () => note(tx, 'function'),
      () => inOrder([() => tx`insert into done (name) values ('list')`, () => note(tx, 'end of list')]),
      () => false,
      () => tx<{ name: string }[]>`insert into done (name) values ('last') returning name`,
    ]),
  )
  const names = (await database.sql`select name from done order by place`).map(({ name }) => name as string)
  expect(names).toEqual(['bare', 'function', 'list', 'end of list', 'last'])
  expect(results[1]).toBe('function')
  expect(results[3]).toBe(false)
  expect(results[4][0]?.name).toBe('last')
})
