import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { InputOf } from '../../contract/platform/endpoint.ts'
import * as profileApi from '../../contract/profile.ts'
import * as savedFiltersApi from '../../contract/saved-filters/saved-filters.ts'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { createBuyer, createStore } from '../../test/builders.ts'
import { eraseOthers } from '../erase-others.ts'
import { inTransaction } from '../platform/db.ts'

let app: TestApp
let store: Awaited<ReturnType<typeof createStore>>
let buyer: Awaited<ReturnType<typeof createBuyer>>
beforeAll(async () => {
  app = await createTestApp()
  store = await createStore(app.db)
})
afterAll(() => app.close())
beforeEach(async () => {
  buyer = await createBuyer(app.db)
})

type Saved = InputOf<typeof savedFiltersApi.save>
const organic: Saved = {
  name: 'Bio',
  kind: 'search',
  q: 'Hafer',
  filters: { organic: true, sort: 'PRICE_ASC' },
  view: 'list',
}
const save = (input: Partial<Saved> = {}, token = buyer.token) =>
  app.request(savedFiltersApi.save, { ...organic, ...input }, { token, language: 'de' })
const refusal = (input: object) =>
  app.refusal(savedFiltersApi.save, { ...organic, ...input } as Saved, { ...buyer, language: 'de' })
const listed = (token = buyer.token) => app.request(savedFiltersApi.list, {}, { token, language: 'de' })

test('a choice is saved with words, filters, sort and view, read by its buyer alone, and deleted', async () => {
  const other = await createBuyer(app.db)
  const saved = await save()
  expect(saved).toMatchObject({ ...organic, slug: '', listingName: '' })
  const ofStore = await save({ name: 'Angebote', kind: 'store', slug: store.slug, q: undefined, view: undefined })
  expect(ofStore).toMatchObject({ slug: store.slug, listingName: store.name })
  expect(await listed()).toEqual([ofStore, saved])
  expect(await listed(other.token)).toEqual([])
  await app.request(savedFiltersApi.remove, { id: saved.id }, other)
  for (const _ of [1, 2]) await app.request(savedFiltersApi.remove, { id: ofStore.id }, buyer)
  expect(await listed()).toEqual([saved])
})

test('the same choice is saved once, in whatever order it was made, and takes the newer name', async () => {
  const first = await save({ filters: { brand: ['Haferlund', 'Smelk'], attr: { seal: ['eu', 'bio'] } } })
  const again = await save({ name: 'Milch', filters: { attr: { seal: ['bio', 'eu'] }, brand: ['Smelk', 'Haferlund'] } })
  expect(again).toMatchObject({ id: first.id, name: 'Milch' })
  const twins = await Promise.all([save({ name: 'Zwei' }), save({ name: 'Zwei' })])
  expect(twins[0].id).toBe(twins[1].id)
  expect((await listed()).map(({ name }) => name)).toEqual(['Milch', 'Zwei'])
})

test.each([
  [{ name: ' ' }, { name: 'Obligatorisch' }],
  [{ name: 'x'.repeat(61) }, { name: 'Höchstens 60 Zeichen' }],
  [{ kind: 'shelf' }, { kind: 'Bitte eine der Möglichkeiten wählen' }],
  [{ kind: 'category' }, { slug: 'Ungültige Zeichenfolge' }],
  [{ filters: { organic: true, page: 2 } }, { 'filters.page': 'Unbekanntes Feld' }],
  [{ filters: { sort: 'COLOUR' } }, expect.anything()],
  [{ filters: { attr: { 'Füll menge': ['1'] } } }, expect.anything()],
  [{ filters: { brand: Array.from({ length: 41 }, String) } }, expect.anything()],
])('%o is refused', async (input, fieldErrors) => {
  expect(await refusal(input)).toMatchObject({ status: 400, code: 'VALIDATION', fieldErrors })
  expect(await listed()).toEqual([])
})

test('a name belongs to one choice, whatever its case; a listing that is not there is 404', async () => {
  await save()
  const taken = await refusal({ name: 'BIO', q: 'Reis' })
  expect(taken).toMatchObject({ code: 'VALIDATION', fieldErrors: { name: 'So heißt schon eine andere Auswahl' } })
  const gone = { name: 'Weg', kind: 'category', slug: 'gibt-es-nicht' } as const
  expect(await refusal(gone)).toMatchObject({ status: 404 })
  expect(await listed()).toHaveLength(1)
})

test('a listing that has gone since says so', async () => {
  const { id, slug } = await createStore(app.db)
  await save({ kind: 'store', slug })
  await app.db`update store set status = 'PAUSED' where id = ${id}`
  expect(await listed()).toMatchObject([{ listingName: null }])
})

test('thirty fit, also where several come at once', async () => {
  for (let n = 0; n < 28; n++) await save({ name: `Nr. ${n}`, q: `Wort ${n}` })
  const last = await Promise.allSettled([28, 29, 30, 31].map((n) => save({ name: `Nr. ${n}`, q: `Wort ${n}` })))
  expect(last.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
  expect(await refusal({ q: 'Noch eins', name: 'Noch eins' })).toMatchObject({ code: 'LIMIT_REACHED' })
  // What is there can still be renamed.
  expect(await save({ name: 'Anders', q: 'Wort 0' })).toMatchObject({ name: 'Anders' })
})

test('saved filters stand in the export of the account and go with it', async () => {
  await save()
  const { records } = await app.request(profileApi.exportAccount, {}, buyer)
  expect(records.savedFilter).toMatchObject([{ name: 'Bio', kind: 'search' }])
  await inTransaction(app.db, (tx) => eraseOthers(app.deps).company(tx, buyer.id))
  expect((await app.db`select from saved_filter where buyer_id = ${buyer.id}`).count).toBe(0)
})
