import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../test/database.ts'
import { openDatabase, type Db } from './db.ts'

// With the driver as it is published a statement that fails half way makes the next one of its connection answer wrongly,
// and what a transaction says after its end is done outside it (patches/).
let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
  await database.sql`create table shelf (id int primary key)`
})
afterAll(() => database.drop())

let sql: Db
beforeEach(() => {
  sql = openDatabase(database.url, { connections: 1 })
})
afterEach(async () => {
  await sql.end({ timeout: 1 })
  await database.sql`truncate shelf`
})

// Its rows are under way when the one before the last cannot be divided.
const failing = (on: Db) => on`select 1 / (3000 - g) as part from generate_series(1, 3001) g`
const index = async () => (await database.sql<{ id: number }[]>`select id from shelf order by id`).map(({ id }) => id)
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    ({ code }: { code: string }) => code,
  )
const ENDED = 'TRANSACTION_ENDED'

const failures: [string, () => Promise<unknown>][] = [
  ['statement', () => failing(sql)],
  ['prepared statement', () => sql`select 1 / (${3000}::int - g) as part from generate_series(1, 3001) g`],
  ['text of several statements', () => sql.unsafe('select 1; select 1 / (3000 - g) from generate_series(1, 3001) g')],
  ['statement read row by row', () => failing(sql).forEach(() => {})],
  ['statement with raw rows', () => failing(sql).values()],
  ['cursor', () => failing(sql).cursor(100, () => {})],
  ['cursor of parts of another size', () => failing(sql).cursor(7, () => {})],
  ['cursor whose reader fails', () => failing(sql).cursor(10, () => Promise.reject(new Error('enough')))],
  ['transaction', () => sql.begin((tx) => failing(tx as never))],
  ['value that is no number of ours', () => sql`select 9007199254740993::bigint as cents from generate_series(1, 50)`],
]

test.each(failures)('after a failed %s the next ten on its connection are answered rightly', async (_, fail) => {
  await expect(fail()).rejects.toThrow()
  for (let n = 0; n < 5; n++) expect([...(await sql`select ${n}::int as n`)]).toEqual([{ n }])
  const together = await Promise.all(Array.from({ length: 5 }, (_, n) => sql`select ${n}::int as n`))
  expect(together.map((rows) => [...rows])).toEqual([0, 1, 2, 3, 4].map((n) => [{ n }]))
})

test('what was sent behind a statement that fails is answered rightly', async () => {
  for (let round = 0; round < 20; round++) {
    const sent = Array.from({ length: 9 }, (_, n) => (n % 3 === 1 ? failing(sql) : sql`select ${n}::int as n`))
    const ends = await Promise.allSettled(sent)
    const answers = ends.map((end) => (end.status === 'fulfilled' ? [...end.value] : 'failed'))
    expect(answers).toEqual(ends.map((_, n) => (n % 3 === 1 ? 'failed' : [{ n }])))
  }
})

test('what a transaction says after its rollback is refused and leaves no row', async () => {
  const isRolledBack = Promise.withResolvers<void>()
  const late = Promise.withResolvers<string>()
  const speaking = async (tx: Db) => {
    await tx`insert into shelf values (1)`
    await isRolledBack.promise
    late.resolve(await codeOf(tx`insert into shelf values (2)`))
  }
  const refusing = async (tx: Db) => {
    await tx`insert into shelf values (3)`
    throw new Error('refused')
  }
  await expect(sql.begin((tx) => Promise.all([speaking(tx as never), refusing(tx as never)]))).rejects.toThrow(
    'refused',
  )
  isRolledBack.resolve()
  expect(await late.promise).toBe(ENDED)
  expect(await index()).toEqual([])
})

test('what a transaction says while its rollback is under way leaves no row', async () => {
  const over = new AbortController()
  const speak = async (tx: Db) => {
    const codes: string[] = []
    for (let id = 10; !over.signal.aborted; id++) {
      void codeOf(tx`insert into shelf values (${id})`).then((code) => codes.push(code))
      await new Promise(setImmediate)
    }
    return codes
  }
  let speaking: Promise<string[]> | undefined
  const refused = sql.begin(async (tx) => {
    speaking = speak(tx as never)
    await tx`select 1`
    throw new Error('refused')
  })
  await expect(refused).rejects.toThrow('refused')
  over.abort()
  const codes = await speaking!
  await expect.poll(() => new Set(codes)).toEqual(new Set(['done', ENDED]))
  expect(await index()).toEqual([])
})

test('what a transaction says after its commit is refused and meets nobody else', async () => {
  let cached: Db | undefined
  await sql.begin(async (tx) => {
    cached = tx as never
    await tx`insert into shelf values (1)`
  })
  const other = sql.begin(async (tx) => {
    await tx`insert into shelf values (2)`
    expect(await codeOf(cached!`insert into shelf values (3)`)).toBe(ENDED)
    throw new Error('refused')
  })
  await expect(other).rejects.toThrow('refused')
  expect(await index()).toEqual([1])
})

test('a savepoint that is over is spoken through no more, however it ended', async () => {
  await sql.begin(async (tx) => {
    let cached: Db | undefined
    await tx.savepoint(async (inner) => {
      cached = inner as never
      await inner`insert into shelf values (1)`
    })
    expect(await codeOf(cached!`insert into shelf values (2)`)).toBe(ENDED)
    const refused = tx.savepoint(async (inner) => {
      cached = inner as never
      await inner`insert into shelf values (3)`
      throw new Error('refused')
    })
    await expect(refused).rejects.toThrow('refused')
    expect(await codeOf(cached!`insert into shelf values (4)`)).toBe(ENDED)
    await tx`insert into shelf values (5)`
  })
  expect(await index()).toEqual([1, 5])
})

test('a savepoint does not outlive its transaction', async () => {
  const isOver = Promise.withResolvers<void>()
  const late = Promise.withResolvers<string[]>()
  const whole = sql.begin(async (tx) => {
    const inner = tx.savepoint(async (part) => {
      await part`insert into shelf values (1)`
      await isOver.promise
      const deeper = part.savepoint((deepest) => deepest`insert into shelf values (2)`)
      late.resolve([await codeOf(part`insert into shelf values (3)`), await codeOf(deeper)])
      throw new Error('too late')
    })
    inner.catch(() => {})
    await tx`select 1`
    throw new Error('refused')
  })
  await expect(whole).rejects.toThrow('refused')
  isOver.resolve()
  expect(await late.promise).toEqual([ENDED, ENDED])
  expect(await sql`select 1 as one`).toEqual([{ one: 1 }])
  expect(await index()).toEqual([])
})

test('a reserved connection that was given back is spoken through no more', async () => {
  const reserved = await sql.reserve()
  await reserved`insert into shelf values (1)`
  reserved.release()
  // A second time it may be somebody else's.
  const other = sql.begin(async (tx) => {
    await tx`insert into shelf values (2)`
    reserved.release()
    expect(await codeOf(reserved`insert into shelf values (3)`)).toBe('CONNECTION_RELEASED')
    throw new Error('refused')
  })
  await expect(other).rejects.toThrow('refused')
  expect(await index()).toEqual([1])
  expect(await sql`select 1 as one`).toEqual([{ one: 1 }])
})
