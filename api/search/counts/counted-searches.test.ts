import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as countsApi from '../../../contract/counts/counts.ts'
import * as listingsApi from '../../../contract/listings.ts'
import * as synonymsApi from '../../../contract/synonyms.ts'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { createBuyer, createProduct, createStore } from '../../../test/builders.ts'
import { deleteOutdated } from '../../retention.ts'
import { cursorPage } from '../../http/cursor.ts'
import { findCounts, findSums, mostFirst } from './count-queries.ts'
import { countSearches } from './count-searches.ts'

let app: TestApp
let operator: { id: string; token: string }
beforeAll(async () => {
  app = await createTestApp({ isUnlimited: true })
  app.time.stoppedAt = new Date('2026-11-24T12:00:00+01:00')
  operator = await createBuyer(app.db, { role: 'OPERATOR' })
  const store = await createStore(app.db)
  await createProduct(app.db, store.id, { nameDe: 'Kaffeetasse weiß', nameEn: 'White coffee cup' })
})
afterAll(() => app.close())
beforeEach(() => app.db`truncate missed_search, found_search, missed_search_minute, search_sum`)

const search = (q: string, language: 'de' | 'en' = 'de', token?: string) =>
  app.request(listingsApi.search, { q }, { language, ...(token && { token }) })
const missed = async (input: { language?: 'de' | 'en' } = {}) =>
  (await app.request(synonymsApi.listSearches, { ...input, isMissed: true }, operator)).items.map(
    ({ words, missed: inVain }) => [words, inVain],
  )
const click = (q: string, token?: string) =>
  app.request(countsApi.addClick, { q, language: 'de' }, { ...(token && { token }) })
const counts = async () =>
  (await app.request(synonymsApi.listSearches, {}, operator)).items.map(
    ({ words, searches, missed: inVain, clicked, lastDay }) => ({ words, searches, missed: inVain, clicked, lastDay }),
  )
const counted = async () =>
  (await app.request(synonymsApi.listSearches, {}, operator)).items.map(
    ({ words, searches, missed: inVain, clicked }) => [words, searches, inVain, clicked],
  )

test('what finds nothing is counted by its words and its language, the most often first', async () => {
  for (const q of ['Wumpe', 'Zirpel', ' ZIRPEL!']) await search(q)
  await search('Zirpel', 'en')
  await search('Kaffeetasse')
  expect(await missed()).toEqual([
    ['zirpel', 2],
    ['wumpe', 1],
    ['zirpel', 1],
  ])
  expect(await missed({ language: 'en' })).toEqual([['zirpel', 1]])
})

test('the list goes on by a cursor and back, words of the same number by the alphabet', async () => {
  const words = Array.from({ length: 60 }, (_, n) => `wort${String(n).padStart(2, '0')}`)
  await app.db`
    insert into missed_search (day, language, words, searches)
    select '2026-11-24', 'de', word, 1 + place % 3 from unnest(${words}::text[]) with ordinality as w (word, place)`
  const read = (cursor: { after?: string; before?: string }) =>
    app.request(synonymsApi.listSearches, { isMissed: true, ...cursor }, operator)
  const first = await read({})
  const second = await read({ after: first.next! })
  const third = await read({ after: second.next! })
  const expected = await app.db<{ words: string }[]>`select words from missed_search order by searches desc, words`
  const shown = [first, second, third].flatMap(({ items }) => items.map((item) => item.words))
  expect(shown).toEqual(expected.map((row) => row.words))
  expect(first.previous).toBeNull()
  expect(third.next).toBeNull()
  expect((await read({ before: second.previous! })).items).toEqual(first.items)
  expect(first.count).toEqual({ value: 60, isExact: true })
  // What was searched meanwhile moves up, and no other word is shown twice or left out.
  await app.db`update missed_search set searches = 9 where words = ${shown[59]!}`
  expect((await read({ after: first.next! })).items).toEqual(second.items)
})

test('sums follow the days they are of, whoever writes them; of each day no more clicks count than searches', async () => {
  await app.db`
    insert into found_search (day, language, words, searches, clicked)
    values ('2026-11-20', 'de', 'tasse', 3, 5), ('2026-11-24', 'de', 'tasse', 2, 0)`
  await app.db`insert into missed_search (day, language, words, searches) values ('2026-11-23', 'de', 'tasse', 4)`
  const [sum] = await counts()
  expect(sum).toEqual({ words: 'tasse', searches: 9, missed: 4, clicked: 3, lastDay: '2026-11-24' })
  await app.db`update found_search set searches = 6 where day = '2026-11-20'`
  await app.db`delete from missed_search`
  expect(await counts()).toEqual([{ words: 'tasse', searches: 8, missed: 0, clicked: 5, lastDay: '2026-11-24' }])
  await app.db`delete from found_search`
  expect(await app.db`select from search_sum`).toHaveLength(0)
})

test.each([
  ['search_sum_most', { isMissed: false, language: undefined }],
  ['search_sum_most_in_language', { isMissed: false, language: 'en' }],
  ['search_sum_missed', { isMissed: true, language: undefined }],
  ['search_sum_missed_in_language', { isMissed: true, language: 'en' }],
] as const)('any page is read by %s', async (index, listed) => {
  await app.db`
    insert into search_sum (language, words, searches, missed, clicked, last_day)
    select case when n % 50 = 0 then 'en' else 'de' end, 'wort' || n, n, n % 7, 0, '2026-11-24' from generate_series(1, 5000) n`
  await app.db`analyze search_sum`
  const { next } = await findCounts(app.db, listed, { pageSize: 24 })
  const page = cursorPage(app.db, mostFirst(app.db, listed.isMissed), { pageSize: 24, after: next! })
  const plan = await app.db<{ 'QUERY PLAN': string }[]>`explain ${findSums(app.db, listed, page)}`
  expect(plan.map((row) => row['QUERY PLAN']).join('\n')).toMatch(new RegExp(`Index Scan using ${index} on`))
  expect(plan.map((row) => row['QUERY PLAN']).join('\n')).not.toContain('Sort')
})

test('what the search makes of it now stands beside it', async () => {
  await search('Humpen')
  const names = ['Humpen', 'Kaffeetasse']
  const { id } = await app.request(synonymsApi.add, { names }, operator)
  const { items } = await app.request(synonymsApi.listSearches, {}, operator)
  expect(items).toEqual([
    {
      words: 'humpen',
      language: 'de',
      searches: 1,
      missed: 1,
      clicked: 0,
      lastDay: '2026-11-24',
      others: ['Kaffeetasse'],
      foundNow: 1,
    },
  ])
  await app.request(synonymsApi.remove, { id }, operator)
})

test('what finds something is counted beside what does not, and after how many searches a result was pressed', async () => {
  for (const q of ['Kaffeetasse', ' KAFFEETASSE!', 'Kaffeetasse', 'Wumpe']) await search(q)
  await click('Kaffeetasse')
  await click('kaffeetasse ')
  expect(await counted()).toEqual([
    ['kaffeetasse', 3, 0, 2],
    ['wumpe', 1, 1, 0],
  ])
})

test('clicks nobody has searched for say nothing, and of no words there are more of them than searches', async () => {
  await search('Kaffeetasse')
  for (const q of ['Kaffeetasse', 'Kaffeetasse', 'Erfundenes', 'jana@gasthof.example']) await click(q)
  expect(await counted()).toEqual([['kaffeetasse', 1, 0, 1]])
})

test('a click that is written before its search, by another process, counts once that is written', async () => {
  await click('Kaffeetasse')
  expect(await counted()).toEqual([])
  const other = countSearches(app.deps)
  other.found('de', 'Kaffeetasse')
  await other.write()
  expect(await counted()).toEqual([['kaffeetasse', 1, 0, 1]])
})

test('a look at another page, in another order or through a filter is no further search, nor is a click of who works here', async () => {
  await search('Kaffeetasse')
  const narrowed = [{ page: 2 }, { sort: 'PRICE_ASC' as const }, { inStock: true }, { brand: ['keine'] }]
  for (const filters of narrowed)
    await app.request(listingsApi.search, { q: 'Kaffeetasse', ...filters }, { language: 'de' })
  await click('Kaffeetasse', operator.token)
  await click('Kaffeetasse', (await createBuyer(app.db, { role: 'SUPPLIER' })).token)
  expect(await counted()).toEqual([['kaffeetasse', 1, 0, 0]])
})

test('who may be named by a search is not, and it still counts as one', async () => {
  await search('jana@gasthof.example')
  expect(await missed()).toEqual([])
  expect(await app.db`select searches from missed_search_minute`).toEqual([{ searches: 1 }])
})

test('what is narrowed to nothing, a page that the server renders and what operators search count nothing', async () => {
  await app.request(listingsApi.search, { q: 'Kaffeetasse', brand: ['keine'] }, { language: 'de' })
  await app.callAsVisitor(listingsApi.search, { q: 'Wumpe' }, 'de')
  await app.request(listingsApi.search, { q: 'Wumpe', page: 2 }, { language: 'de' })
  await search('Wumpe', 'de', operator.token)
  await search('Wumpe', 'de', (await createBuyer(app.db, { impersonatedBy: operator.id })).token)
  expect(await missed()).toEqual([])
})

test('words are deleted after 28 days, the number of searches after twice as many', async () => {
  await app.db`
    insert into missed_search (day, language, words, searches) values ('2026-10-27', 'de', 'alt', 1), ('2026-10-28', 'de', 'jung', 1)`
  await app.db`
    insert into found_search (day, language, words, searches, clicked)
    values ('2026-10-27', 'de', 'alt', 1, 1), ('2026-10-28', 'de', 'jung', 1, 1)`
  await app.db`
    insert into missed_search_minute (minute, searches)
    values ('2026-09-28T11:59+02:00', 1), ('2026-09-29T12:00+02:00', 1)`
  await deleteOutdated(app.deps)
  expect(await app.db`select words from missed_search`).toEqual([{ words: 'jung' }])
  expect(await app.db`select words from found_search`).toEqual([{ words: 'jung' }])
  expect(await app.db`select minute from missed_search_minute`).toEqual([
    { minute: new Date('2026-09-29T12:00+02:00') },
  ])
})

test('what could not be written is written with the next, and words beyond the most are no more than a number', async () => {
  let isAway = true
  const backgroundDb = ((...statement: Parameters<typeof app.db>) => {
    if (isAway) throw new Error('away')
    return app.db(...statement)
  }) as typeof app.db
  const counting = countSearches({ ...app.deps, backgroundDb }, { most: 2 })
  for (const q of ['eins', 'zwei', 'drei']) counting.missed('de', q)
  await expect(counting.write()).rejects.toThrow('away')
  isAway = false
  counting.missed('de', 'eins')
  await counting.write()
  expect(await missed()).toEqual([
    ['eins', 2],
    ['zwei', 1],
  ])
  expect(await app.db`select searches from missed_search_minute`).toEqual([{ searches: 4 }])
})
