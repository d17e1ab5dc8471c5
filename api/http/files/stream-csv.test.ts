import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { Problem } from '../problem.ts'
import { ROWS_AT_ONCE } from '../cursor.ts'
import { newestPages } from '../newest-first.ts'
import { streamCsv } from './stream-csv.ts'

/** A list of so many rows, with how many statements have read of it. */
function list(count: number) {
  const rows = Array.from({ length: count }, (_, at) => ({
    position: new Date(count - at).toISOString(),
    id: String(at).padStart(36, '0'),
    words: `=${at} ${'x'.repeat(200)}`,
  }))
  const seen = { statements: 0, isLeft: false }
  async function* pages() {
    try {
      yield* newestPages(async ({ after, pageSize }) => {
        seen.statements++
        const last = after === undefined ? -1 : Number(JSON.parse(Buffer.from(after, 'base64url').toString())[1])
        return rows.slice(last + 1, last + 2 + pageSize)
      })
    } finally {
      seen.isLeft = true
    }
  }
  const cellsOf = ({ words }: (typeof rows)[0]) => [words]
  const stream = () => streamCsv({ name: 'list.csv', head: ['Words'], language: 'de', pages: pages(), cellsOf })
  return { seen, stream }
}

test('every row of many pages is in it once, in order, and none is a formula', async () => {
  const { seen, stream } = list(3 * ROWS_AT_ONCE + 7)
  const { name, stream: content } = await stream()
  const [head, ...lines] = (await buffer(content)).toString().trimEnd().split('\r\n')
  expect(name).toBe('list.csv')
  expect(head).toBe('\uFEFFWords')
  expect(lines.map((line) => Number(/^'=(\d+) /.exec(line)?.[1]))).toEqual(
    Array.from({ length: 3 * ROWS_AT_ONCE + 7 }, (_, at) => at),
  )
  expect(seen.statements).toBe(4)
})

test('an empty list is its head', async () => {
  expect((await buffer((await list(0).stream()).stream)).toString()).toBe('\uFEFFWords\r\n')
})

test('who reads slowly has few pages read ahead, and who leaves ends it', async () => {
  const { seen, stream } = list(100 * ROWS_AT_ONCE)
  const { stream: content } = await stream()
  const chunks = content[Symbol.asyncIterator]()
  await chunks.next()
  // All that is read ahead of a reader who has stopped.
  await expect.poll(() => seen.statements).toBeGreaterThan(1)
  await new Promise(setImmediate)
  expect(seen.statements).toBeLessThan(5)
  await chunks.return?.()
  await expect.poll(() => seen.isLeft).toBe(true)
  expect(seen.statements).toBeLessThan(5)
})

test('what is refused before the first page is a refusal', async () => {
  const pages = newestPages<{ position: string; id: string }>(async () => {
    throw Problem.of('VALIDATION')
  })
  const refused = streamCsv({ name: 'list.csv', head: [], language: 'de', pages, cellsOf: () => [] })
  await expect(refused).rejects.toMatchObject({ code: 'VALIDATION' })
})
