import { afterAll, beforeAll, expect, test } from 'vitest'
import * as accountApi from '../../contract/account.ts'
import * as listingsApi from '../../contract/listings.ts'
import { createTestApp, type TestApp } from '../app.ts'
import { createProduct, createStore } from '../builders.ts'
import { sourceFiles } from '../structure/source-files.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const sources = sourceFiles(['api', 'contract', 'server', 'texts', 'web'])
const filesWith = (pattern: RegExp, from = /./) =>
  sources
    .filter(({ path, text }) => from.test(path) && pattern.test(text))
    .map(({ path }) => path)
    .toSorted()

test('1.2.4: SQL is put together of parameters; what is not is named here, and holds nothing that a caller sends', () => {
  expect(filesWith(/\.unsafe\(/, /^api|^server/)).toEqual([
    'api/http/cursor.ts',
    'api/http/limits.ts',
    'api/platform/db.ts',
    'api/platform/jobs/jobs.ts',
    'api/platform/migrations.ts',
    'api/range/operator/list-queries.ts',
    'server/backup/make-backup.ts',
    'server/backup/restore-backup.ts',
  ])
})

test.each(["' or 1=1 --", "'; drop table account; --", '%', '_', '\\', "x') or ('1'='1", '$1', ':name'])(
  '1.2.4: %s is searched for as words, and signs nobody in',
  async (typed) => {
    const { id } = await createStore(app.db)
    await createProduct(app.db, id)
    expect(await app.request(listingsApi.search, { q: `qqqq ${typed}` })).toMatchObject({ totalItems: 0 })
    const input = { email: 'nobody@hotel.example', password: `Aa1-xyz ${typed}` }
    expect(await app.refusal(accountApi.signIn, input)).toMatchObject({ status: 401 })
    expect((await app.db`select from product`).length).toBeGreaterThan(0)
  },
)

test('1.2.5: what answers calls starts no program', () => {
  expect(filesWith(/child_process/, /^api|^web|^contract/)).toEqual([])
})

test('1.3.2: no text becomes code', () => {
  expect(filesWith(/\beval\(|new Function\(|from '(node:)?vm'/)).toEqual([])
})
