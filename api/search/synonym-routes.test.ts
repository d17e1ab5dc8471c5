import { afterAll, beforeAll, expect, test } from 'vitest'
import * as listingsApi from '../../contract/listings.ts'
import * as synonymsApi from '../../contract/synonyms.ts'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { atOnce } from '../../test/at-once.ts'
import { createBuyer, createProduct, createStore } from '../../test/builders.ts'
import { openLiveIndex } from '../listings/index/live-index.ts'
import { inOrder } from '../platform/in-order.ts'

let app: TestApp
let operator: { token: string }
let skuId: string
beforeAll(async () => {
  app = await createTestApp({ connections: 10 })
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
  expect(await found('Schlürferl')).toEqual([])
  const group = await add('Schlürferl', 'Kaffeetasse')
  expect(await found('Schlürferl')).toEqual([skuId])
  const { id } = group
  const changed = await app.request(synonymsApi.change, { id, names: ['Humpen', 'Kaffeetasse'] }, operator)
  expect(changed).toEqual({ id, names: ['Humpen', 'Kaffeetasse'], isOneWay: false, language: null })
  expect(await found('Schlürferl')).toEqual([])
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
  await expect
    .poll(async () => (await other.read()).synonymGroups)
    .toContainEqual({ names, isOneWay: false, language: null })
  await other.stop()
})

test('names are listed in pages and found however they are written', async () => {
  await add('Brötchenkorb', 'Brotschale')
  expect(await groupsWith('BROETCHENKORB')).toMatchObject({
    totalItems: 1,
    items: [{ names: ['Brötchenkorb', 'Brotschale'] }],
  })
  expect(await groupsWith('rotscha')).toMatchObject({ items: [{ names: ['Brötchenkorb', 'Brotschale'] }] })
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

test('each change has its row in the audit, with the names before and after', async () => {
  const { id } = await add('Prüfglas', 'Messglas')
  await add('Prüfglas', 'Eichglas')
  await app.request(synonymsApi.change, { id, names: ['Prüfglas', 'Messglas'] }, operator)
  await app.request(synonymsApi.remove, { id }, operator)
  const entries = await app.db`
    select action, before->'names' as before, after->'names' as after from audit_entry
    where target_kind = 'synonym' and target_id = ${id} order by at, id`
  const [two, three] = [
    ['Prüfglas', 'Messglas'],
    ['Prüfglas', 'Messglas', 'Eichglas'],
  ]
  expect(entries).toEqual([
    { action: 'synonym.add', before: null, after: two },
    { action: 'synonym.add', before: two, after: three },
    { action: 'synonym.change', before: three, after: two },
    { action: 'synonym.remove', before: two, after: null },
  ])
})

test('one way the first name finds what the others find, and they find nothing more', async () => {
  const store = await createStore(app.db)
  const { skuId: pot } = await createProduct(app.db, store.id, { nameDe: 'Trinkding', nameEn: 'Drinking thing' })
  const names = ['Trinkding', 'Kaffeetasse']
  const { id } = await app.request(synonymsApi.add, { names, isOneWay: true }, operator)
  expect((await found('Trinkding')).toSorted()).toEqual([pot, skuId].toSorted())
  expect(await found('Kaffeetasse')).toEqual([skuId])
  await app.request(synonymsApi.change, { id, names, isOneWay: false }, operator)
  expect((await found('Kaffeetasse')).toSorted()).toEqual([pot, skuId].toSorted())
  await app.request(synonymsApi.remove, { id }, operator)
})

test('a group that counts one way takes in what begins with its first name, one way alone', async () => {
  const oneWay = (...names: string[]) => app.request(synonymsApi.add, { names, isOneWay: true }, operator)
  const group = await oneWay('Obersache', 'Untersache')
  expect(await oneWay('OBERSACHE', 'Nebensache')).toEqual({
    ...group,
    names: ['Obersache', 'Untersache', 'Nebensache'],
  })
  expect((await oneWay('Untersache', 'Kleinkram')).id).not.toBe(group.id)
  expect((await add('Obersache', 'Hauptsache')).id).not.toBe(group.id)
})

test('names are tried one way before they are', async () => {
  const trial = { names: ['Schlürfzeug', 'Kaffeetasse'], isOneWay: true }
  const { items } = await app.request(synonymsApi.trial, trial, operator)
  expect(items[0]).toEqual({ others: ['Kaffeetasse'], foundNow: 0, foundThen: 1 })
  expect(items[1]!.others).not.toContain('Schlürfzeug')
})

test('names are tried before they are one thing', async () => {
  const trial = (names: string[], id?: number) =>
    app.request(synonymsApi.trial, { names, ...(id && { id }) }, operator).then(({ items }) => items)
  expect(await trial(['Schlürfgefäß'])).toEqual([{ others: [], foundNow: 0, foundThen: 0 }])
  const tried = await trial(['Schlürfgefäß', 'Kaffeetasse'])
  expect(tried[0]).toEqual({ others: ['Kaffeetasse'], foundNow: 0, foundThen: 1 })
  expect(tried[1]).toMatchObject({ foundNow: 1, foundThen: 1 })
  expect(await found('Schlürfgefäß')).toEqual([])

  const group = await add('Schlürfgefäß', 'Kaffeetasse')
  expect(await trial(['schluerfgefaess'])).toEqual([{ others: ['Kaffeetasse'], foundNow: 1, foundThen: 1 }])
  // Added to the group of the first, or in place of it.
  expect((await trial(['Schlürfgefäß', 'Nippding']))[1]).toEqual({
    others: ['Schlürfgefäß', 'Kaffeetasse'],
    foundNow: 0,
    foundThen: 1,
  })
  expect((await trial(['Schlürfgefäß', 'Nippding'], group.id))[1]).toMatchObject({ foundThen: 0 })
  await app.request(synonymsApi.remove, { id: group.id }, operator)
})

test('names of one language are one thing to searches in it alone, and their group is one of its own', async () => {
  const foundIn = async (language: 'de' | 'en') =>
    (await app.request(listingsApi.search, { q: 'Mitgift' }, { language })).items.map((card) => card.skuId)
  const names = ['Mitgift', 'Kaffeetasse']
  const { id, language } = await app.request(synonymsApi.add, { names, language: 'en' }, operator)
  expect(language).toBe('en')
  expect(await foundIn('en')).toEqual([skuId])
  expect(await foundIn('de')).toEqual([])
  const { id: other } = await add('Mitgift', 'Aussteuer')
  expect(other).not.toBe(id)
  await app.request(synonymsApi.change, { id, names, language: null }, operator)
  expect(await foundIn('de')).toEqual([skuId])
  const renamed = await app.request(synonymsApi.change, { id, names: [...names, 'Brautschatz'] }, operator)
  expect(renamed.language).toBeNull()
  const rows = await app.db`
    select after->'language' as language from audit_entry
    where target_kind = 'synonym' and target_id = ${id} order by at, id`
  expect(rows.map((row) => row.language)).toEqual(['en', null, null])
  await inOrder([id, other].map((each) => () => app.request(synonymsApi.remove, { id: each }, operator)))
})

test('names are tried in the language that they are for', async () => {
  const trial = async (language: 'de' | 'en') => {
    const tried = { names: ['Schenkware', 'Kaffeetasse'], language }
    return (await app.request(synonymsApi.trial, tried, { ...operator, language: 'de' })).items[0]
  }
  const { id } = await app.request(synonymsApi.add, { names: ['Schenkware', 'Kaffeetasse'], language: 'en' }, operator)
  expect(await trial('en')).toMatchObject({ foundNow: 1, foundThen: 1 })
  expect(await trial('de')).toMatchObject({ foundNow: 0, foundThen: 1 })
  await app.request(synonymsApi.remove, { id }, operator)
})

test('a trial counts no exclusive product', async () => {
  const store = await createStore(app.db)
  await createProduct(app.db, store.id, { nameDe: 'Geheimkanne', isExclusive: true })
  const { items } = await app.request(synonymsApi.trial, { names: ['Geheimkanne'] }, operator)
  expect(items).toEqual([{ others: [], foundNow: 0, foundThen: 0 }])
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
