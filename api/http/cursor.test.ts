import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase } from '../../test/database.ts'
import { countUpTo, cursorPage, cursorRows } from './cursor.ts'

let database: Awaited<ReturnType<typeof createTestDatabase>>
beforeAll(async () => {
  database = await createTestDatabase()
  // Two of each key, so that a page may end between rows of one key.
  await database.sql`create table row_of_list as select (n / 2)::bigint as key, 'n' || n as id from generate_series(100, 159) n`
})
afterAll(() => database.drop())

type Way = { after?: string; before?: string }

async function read(way: Way, isDescending = false) {
  const { sql } = database
  const order = { key: sql`key`, keyType: 'bigint', id: sql`id`, idType: 'text', isDescending } as const
  const page = cursorPage(sql, order, { ...way, pageSize: 24 })
  const rows = await sql<{ key: string; id: string }[]>`
    select key::text, id from row_of_list where ${page.bound} order by ${page.orderBy} limit ${page.limit}`
  return cursorRows(rows, page, (row) => row)
}
const idsOf = ({ items }: { items: { id: string }[] }) => items.map(({ id }) => id)
const between = (from: number, to: number) => Array.from({ length: to - from }, (_, i) => `n${from + i}`)

test('pages follow each other without a gap, there and back', async () => {
  const first = await read({})
  expect(idsOf(first)).toEqual(between(100, 124))
  expect(first.previous).toEqual(null)
  const second = await read({ after: first.next! })
  expect(idsOf(second)).toEqual(between(124, 148))
  const last = await read({ after: second.next! })
  expect(idsOf(last)).toEqual(between(148, 160))
  expect(last.next).toEqual(null)
  const back = await read({ before: last.previous! })
  expect(idsOf(back)).toEqual(between(124, 148))
  expect(back.next).toEqual(second.next)
  const atStart = await read({ before: back.previous! })
  expect(idsOf(atStart)).toEqual(between(100, 124))
  expect(atStart.previous).toEqual(null)
})

test('the other way round as well', async () => {
  const first = await read({}, true)
  expect(idsOf(first)).toEqual(between(136, 160).toReversed())
  expect(idsOf(await read({ after: first.next! }, true))).toEqual(between(112, 136).toReversed())
})

test('moments that PostgreSQL has set are told apart to the microsecond', async () => {
  const { sql } = database
  await sql`create table moment as select '2026-11-25 12:00:00.123'::timestamptz + n * interval '1 microsecond' as at, 'n' || n as id
    from generate_series(100, 159) n`
  const order = { key: sql`at`, keyType: 'timestamptz', id: sql`id`, idType: 'text', isDescending: false } as const
  const seen: string[] = []
  for (let after: string | undefined = ''; after !== undefined;) {
    const page = cursorPage(sql, order, { ...(after && { after }), pageSize: 24 })
    const rows = await sql<{ key: string; id: string }[]>`
      select to_json(at) #>> '{}' as key, id from moment where ${page.bound} order by ${page.orderBy} limit ${page.limit}`
    const { items, next } = cursorRows(rows, page, (row) => row)
    seen.push(...items.map(({ id }) => id))
    after = next ?? undefined
  }
  expect(seen).toEqual(between(100, 160))
})

test.each(['', 'nothing', Buffer.from('["x","n1"]').toString('base64url'), Buffer.from('[1,2]').toString('base64url')])(
  'a cursor that no page has named is refused: %j',
  async (after) => {
    await expect(read({ after })).rejects.toMatchObject({ code: 'VALIDATION' })
  },
)

const types = ['timestamptz', 'bigint', 'date', 'uuid', 'text'] as const
const forged = ['2026-02-30', '2026-02-30T00:00:00Z', '0000-01-01', '0000-01-01T00:00:00Z', '1 (x)', '9'.repeat(18)]
forged.push('+275760-09-13T00:00:00.000Z', '2026-01-01T00:00:00+23:59', 'a\0', '\ud800', '-', 'infinity')

test.each(types.flatMap((keyType) => types.map((idType) => ({ keyType, idType }))))(
  'what nobody was given is refused and never asked of the database: $keyType, $idType',
  async ({ keyType, idType }) => {
    const { sql } = database
    const order = { key: sql`x.key`, keyType, id: sql`x.id`, idType, isDescending: false }
    for (const key of forged)
      for (const id of forged) {
        const after = Buffer.from(JSON.stringify([key, id])).toString('base64url')
        const read = async () => {
          const { bound } = cursorPage(sql, order, { after, pageSize: 24 })
          await sql`select from (select null::${sql.unsafe(keyType)} as key, null::${sql.unsafe(idType)} as id) x where ${bound}`
        }
        const outcome = await read().then(
          () => 'TAKEN',
          (error: { code: string }) => error.code,
        )
        expect(['TAKEN', 'VALIDATION'], `${key}, ${id}`).toContain(outcome)
      }
  },
)

test('a list counts to a thousand and then says that there are more', async () => {
  const { sql } = database
  const count = (rows: number) => countUpTo(sql, sql`select 1 from generate_series(1, ${rows}::integer)`)
  expect(await count(1000)).toEqual({ value: 1000, isExact: true })
  expect(await count(1001)).toEqual({ value: 1000, isExact: false })
})
