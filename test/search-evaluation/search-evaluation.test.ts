import { beforeAll, expect, test } from 'vitest'
import { createTestDatabase } from '../database.ts'
import { readDemoCatalogue } from './demo-products.ts'
import { openDemoSearch } from './demo-search.ts'
import { evaluate, summariesByKind, summarise, type QueryScore } from './evaluate.ts'
import { readQueries, type JudgedQuery } from './read-queries.ts'

const queries = readQueries()
let scores: QueryScore[] = []
let isRepeatable = false
let firstNames: (q: string) => string[] = () => []
let found: { before: string[]; restored: string[] }

beforeAll(async () => {
  const database = await createTestDatabase()
  const catalogue = await readDemoCatalogue(database.sql)
  const { products, show } = openDemoSearch(catalogue)
  scores = evaluate(queries, products, show)
  const first = queries.slice(0, 100)
  const shown = (some: JudgedQuery[]) => some.map(({ q, language }) => show(q, language).map(({ row }) => row.skuId))
  isRepeatable = JSON.stringify(shown(first)) === JSON.stringify(shown(first.toReversed()).toReversed())
  firstNames = (q) =>
    show(q, 'de')
      .slice(0, 5)
      .map(({ row }) => row.nameDe)
  const restored = openDemoSearch(catalogue, { isRestored: true })
  const skusBy = (search: typeof restored) =>
    queries.map(({ q, language }) =>
      search
        .show(q, language)
        .map(({ row }) => row.skuId)
        .join(' '),
    )
  found = { before: skusBy({ products, show }), restored: skusBy(restored) }
  await database.drop()
})

test('there are 300 German queries and 80 English ones, none of them twice', () => {
  const texts = queries.map(({ language, q }) => `${language} ${q}`)
  expect(new Set(texts).size).toBe(texts.length)
  expect(queries.filter(({ language }) => language === 'de').length).toBeGreaterThanOrEqual(300)
  expect(queries.filter(({ language }) => language === 'en').length).toBeGreaterThanOrEqual(80)
})

test('each query has something good to find', () => {
  expect(scores.filter(({ judged }) => judged[3] === 0 && judged[2] === 0).map(({ query }) => query.q)).toEqual([])
})

test('the first ten products are what the queries ask for, in every kind of query', () => {
  for (const summary of summariesByKind(scores)) expect.soft(summary.ndcg, summary.name).toBeGreaterThanOrEqual(0.84)
  const [latest, before] = [true, false].map((isLatest) => scores.filter(({ query }) => query.isLatest === isLatest))
  expect.soft(summarise('before', before!).ndcg).toBeGreaterThanOrEqual(0.93)
  expect(summarise('latest', latest!).ndcg).toBeGreaterThanOrEqual(0.9)
})

test('queries that were held out while the search was tuned are answered as well', () => {
  const held = scores.filter(({ query }) => query.isHeldOut)
  expect(summarise('held out', held).ndcg).toBeGreaterThanOrEqual(0.95)
})

test('next to none is answered by nothing while there is something to find', () => {
  const empty = scores.filter(({ isEmpty }) => isEmpty).map(({ query }) => query.q)
  expect(empty.length / scores.length, empty.join(', ')).toBeLessThanOrEqual(0.01)
})

test.each([
  ['teller flach 27', /^Teller flach .* 27 cm/],
  ['bierglas 0,5', /Bierglas|(?:Weizenglas|Bierbecher|Biertulpe) .*0,5 l/],
  ['pfanne 28', /Ø 28 cm/],
  ['mayonaise eimer', /Mayonnaise|Remoulade/],
  ['teebeutel grüner tee', /Grüntee|Grüner ?Tee/],
  ['süßstoff', /süße|Stevia/i],
  ['eimer', /Eimer/],
  ['paprikapulver', /Paprika/],
])('%s finds what is meant, sizes without a unit and what it comes in included', (q, meant) => {
  const names = firstNames(q)
  expect(names.length).toBeGreaterThan(0)
  for (const name of names) expect.soft(name).toMatch(meant)
})

test('the beer glass of the size comes before other glasses for beer that have it', () => {
  expect(firstNames('bierglas 0,5')[0]).toMatch(/^Bierglas .*0,5 l/)
})

test('what nobody sells is answered by nothing rather than by what only begins alike', () => {
  expect(['kugelschreiber', 'frischhaltefolie', 'thermometer'].flatMap(firstNames)).toEqual([])
})

test('an index that was saved and restored finds the same in the same order', () => {
  expect(found.restored).toEqual(found.before)
})

test('what was asked before changes nothing', () => {
  expect(isRepeatable).toBe(true)
})
