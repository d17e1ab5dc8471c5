import { afterAll, beforeAll, expect, test } from 'vitest'
import * as listingsApi from '../../contract/listings.ts'
import * as synonymsApi from '../../contract/synonyms.ts'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { atOnce } from '../../test/at-once.ts'
import { createBuyer, createProduct, createStore } from '../../test/builders.ts'
import { openLiveIndex } from '../listings/index/live-index.ts'

let app: TestApp
let operator: { token: string }
let skuId: string
beforeAll(async () => {
  app = await createTestApp()
  operator = await createBuyer(app.db, { role: 'OPERATOR' })
  const store = await createStore(app.db)
  skuId = (await createProduct(app.db, store.id, { nameDe: 'Kaffeetasse weiß', nameEn: 'White coffee cup' })).skuId
})
afterAll(() => app.close())

const found = async (q: string) =>
  (await app.request(listingsApi.search, { q }, { language: 'de' })).items.map((card) => card.skuId)
const groupsWith = (name: string) => app.request(synonymsApi.list, { name }, operator)
const add = (...names: string[]) => app.request(synonymsApi.add, { names }, operator)
const countChanges = async () =>
  (await app.db<{ id: string }[]>`select id from page_change where 'products' = any(tags)`).length

test('an operator adds, changes and deletes what a thing is called, and the search finds by it', async () => {
  expect(await found('Häferl')).toEqual([])
  const group = await add('Häferl', 'Kaffeetasse')
  expect(await found('Häferl')).toEqual([skuId])
  const { id } = group
  const changed = await app.request(synonymsApi.change, { id, names: ['Humpen', 'Kaffeetasse'] }, operator)
  expect(changed).toEqual({ id, names: ['Humpen', 'Kaffeetasse'] })
  expect(await found('Häferl')).toEqual([])
  expect(await found('Humpen')).toEqual([skuId])
  await app.request(synonymsApi.remove, { id }, operator)
  expect(await found('Humpen')).toEqual([])
  expect(await app.refusal(synonymsApi.remove, { id }, operator)).toMatchObject({ status: 404 })
  expect(await app.refusal(synonymsApi.change, { id, names: ['A', 'B'] }, operator)).toMatchObject({ status: 404 })
})

test('another process finds by the names within a second', async () => {
  const other = openLiveIndex(app.db)
  await other.read()
  const { names } = await add('Stehkanne', 'Standkanne')
  await expect.poll(async () => (await other.read()).synonymGroups).toContainEqual(names)
  other.stop()
})

test('names are listed in pages and found however they are written', async () => {
  await add('Brötchenkorb', 'Brotschale')
  expect(await groupsWith('BROETCHENKORB')).toMatchObject({
    totalItems: 1,
    items: [{ names: ['Brötchenkorb', 'Brotschale'] }],
  })
  const all = await app.request(synonymsApi.list, { page: 2, pageSize: 12 }, operator)
  expect(all.totalItems).toBeGreaterThan(250)
  expect(all.items).toHaveLength(12)
})

test('what changes nothing makes no page anew', async () => {
  const group = await add('Teewärmer', 'Stövchen')
  const before = await countChanges()
  expect(await add('Teewärmer', 'STÖVCHEN')).toEqual(group)
  expect(await app.request(synonymsApi.change, group, operator)).toEqual(group)
  expect(await countChanges()).toBe(before)
  await app.request(synonymsApi.change, { ...group, names: ['Teewärmer', 'Rechaud'] }, operator)
  expect(await countChanges()).toBe(before + 1)
})

test('equal groups at once are one', async () => {
  await atOnce(8, () => add('Zugleich', 'Gleichzeitig'))
  expect(await groupsWith('Zugleich')).toMatchObject({ totalItems: 1 })
})

test('what is no group is refused in the language of the caller', async () => {
  const refusal = (names: string[]) => app.refusal(synonymsApi.add, { names }, { ...operator, language: 'de' })
  expect(await refusal(['Tasse', 'TASSE'])).toMatchObject({
    code: 'VALIDATION',
    fieldErrors: { names: 'Zwei verschiedene Namen sind nötig.' },
  })
  expect(await refusal(['Tasse'])).toMatchObject({
    code: 'VALIDATION',
    fieldErrors: { names: 'Mindestens 2 Einträge' },
  })
  const many = Array.from({ length: 19 }, (_, i) => `Kelle ${i}`)
  await add('Suppenschöpfer', ...many)
  expect(await refusal(['Suppenschöpfer', 'Saucenkelle', 'Punschkelle'])).toMatchObject({
    code: 'LIMIT_REACHED',
    message: 'Eine Gruppe hat höchstens 20 Namen.',
  })
  await app.db`
    insert into search_synonym (names) select array['Ding ' || i, 'Sache ' || i] from generate_series(1, 5000) i`
  expect(await refusal(['Neu', 'Unbekannt'])).toMatchObject({ status: 422, code: 'LIMIT_REACHED' })
})

test('each change has its row in the audit', async () => {
  const { id } = await groupsWith('Rechaud').then(({ items }) => items[0]!)
  await app.request(synonymsApi.remove, { id }, operator)
  const [entry] = await app.db`select action, state from audit_entry order by at desc limit 1`
  expect(entry).toEqual({ action: 'DELETE /api/v1/operator/synonyms/{id}', state: 'DONE' })
})
