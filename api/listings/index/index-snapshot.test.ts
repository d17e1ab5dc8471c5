import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { createProduct, createStore } from '../../../test/builders.ts'
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts'
import { readSections, writeSections } from '../../platform/snapshots/section-file.ts'
import type { ChangeMark } from '../../platform/changes/change-log.ts'
import { createWordIndex } from '../../search/words/word-index.ts'
import { openLiveIndex, type LiveIndex } from './live-index.ts'

const GOODS = 30
let database: TestDatabase
let folder: string
let file: string
let storeId: string
const skuIds: string[] = []
const opened: LiveIndex[] = []

beforeAll(async () => {
  database = await createTestDatabase()
  folder = await mkdtemp(join(tmpdir(), 'tresen-snapshot-'))
  file = join(folder, 'catalog.snapshot')
  storeId = (await createStore(database.sql)).id
  for (let i = 0; i < GOODS; i++)
    skuIds.push(
      (await createProduct(database.sql, storeId, { nameDe: `Teller ${'abc'[i % 3]}`, gtin: gtinOf(i) })).skuId,
    )
})
afterEach(async () => {
  for (const index of opened.splice(0)) await index.stop()
})
afterAll(async () => {
  await rm(folder, { recursive: true })
  await database.drop()
})
// Some articles are of two products.
const gtinOf = (i: number) => (i < 20 ? `40000000000${10 + (i >> 1)}` : null)

/** A process that starts: what it reads of the database, and what it can be asked then. */
async function start({ code = 'this', sql = database.sql } = {}) {
  const rows: string[] = []
  const words = createWordIndex()
  const live = openLiveIndex(sql, {
    maxAgeMs: 0,
    maxWaitMs: Infinity,
    snapshot: { file, fed: words, code },
    onRead(read, ids, categories) {
      rows.push(...read.map(({ skuId }) => skuId))
      words.put(read, ids, categories)
    },
  })
  opened.push(live)
  const index = await live.read()
  return { live, index, words, rows }
}

/** Saves what the database holds now. */
async function save(options: { code?: string } = {}) {
  const { live } = await start(options)
  await live.stop()
}

const answersOf = ({ index, words }: Pick<Awaited<ReturnType<typeof start>>, 'index' | 'words'>) => ({
  orders: (['BESTSELLER', 'PRICE_ASC', 'NEWEST', 'RATING'] as const).map((order) =>
    [...index.inOrder('all', order)].map((doc) => index.table.skuIds[doc]),
  ),
  shared: skuIds.map((skuId) => index.table.docOf(skuId)).map((doc) => index.table.columns.isShared[doc]),
  attributes: skuIds.map((skuId) => Array.from(index.table.listOf(index.table.docOf(skuId)))),
  words: ['teller', 'a', 'b', '#4000000000010'].map((name) => {
    const term = words.term(name)
    return term && [term.spelling, words.products.skuIdOf(term.postings[0]! >>> 8), term.count]
  }),
  near: words.near('tellr', 1),
})

test('a start reads the file and of the database only what has changed since', async () => {
  const first = await start()
  expect(first.rows).toHaveLength(GOODS)
  await first.live.stop()
  const [sold, gone] = skuIds
  await database.sql`update product set popularity = 9 where sku_id = ${sold!}`
  await database.sql`update product set status = 'PAUSED' where sku_id = ${gone!}`
  const { skuId: added } = await createProduct(database.sql, storeId, { nameDe: 'Tasse' })
  const again = await start()
  expect(new Set(again.rows)).toEqual(new Set([sold, added]))
  await rm(file)
  const fresh = await start()
  expect(fresh.rows).toHaveLength(GOODS)
  const [restored, read] = [answersOf(again), answersOf(fresh)]
  expect(restored.orders).toEqual(read.orders)
  expect(restored.shared).toEqual(read.shared)
  expect(again.words.term('tasse')!.count).toBe(1)
  await database.sql`update product set status = 'ACTIVE' where sku_id = ${gone!}`
  expect((await again.live.read()).find(gone!)).toBeDefined()
})

test('what was saved answers as what it was saved of, and so it goes on', async () => {
  await rm(file, { force: true })
  const before = await start()
  await before.live.stop()
  const after = await start()
  expect(after.rows).toEqual([])
  expect(answersOf(after)).toEqual(answersOf(before))
  await database.sql`update product set final_price_cents = 5 where sku_id = ${skuIds[3]!}`
  const [one, other] = [await before.live.read(), await after.live.read()]
  expect(answersOf({ index: other, words: after.words })).toEqual(answersOf({ index: one, words: before.words }))
})

test.each<[string, () => Promise<unknown>]>([
  ['is cut', async () => writeFile(file, (await readFile(file)).subarray(0, -100))],
  [
    'was changed',
    async () => {
      const bytes = await readFile(file)
      bytes[bytes.length - 200]! ^= 4
      await writeFile(file, bytes)
    },
  ],
  ['is empty', () => writeFile(file, '')],
  ['other code has written', () => save({ code: 'another' })],
])('a file that %s is as none', async (_, spoil) => {
  await rm(file, { force: true })
  await save()
  await spoil()
  const { rows, index } = await start()
  expect(rows).toHaveLength(index.table.onSale.size)
})

test('the file of another database is as none, though it has the same goods', async () => {
  await rm(file, { force: true })
  await save()
  const other = await createTestDatabase()
  const store = await createStore(other.sql)
  await createProduct(other.sql, store.id)
  const { rows, index } = await start({ sql: other.sql })
  expect(rows).toHaveLength(1)
  expect(index.table.onSale.size).toBe(1)
  await other.drop()
})

test.each<[string, (mark: ChangeMark) => ChangeMark]>([
  ['was saved longer ago than changes are kept', (mark) => ({ ...mark, at: '2020-01-01T00:00:00Z' })],
  [
    'knows more than the database, which was set back,',
    (mark) => ({ ...mark, snapshot: mark.snapshot.replace(/\d+:\d+:.*/, '999999999:999999999:') }),
  ],
])('a file that %s is read anew before the first answer', async (_, markAs) => {
  await rm(file, { force: true })
  await save()
  let saved: { mark: ChangeMark } | undefined
  const sections = await readSections(file, (about) => Boolean((saved = about as { mark: ChangeMark })))
  await writeSections(file, { ...saved, mark: markAs(saved!.mark) }, sections!)
  const { rows, index } = await start()
  expect(rows).toHaveLength(index.table.onSale.size)
})
