import { afterAll, beforeAll, expect, test } from 'vitest'
import * as approvalsApi from '../../contract/operator/approvals.ts'
import * as productsApi from '../../contract/products.ts'
import * as editorApi from '../../contract/range/editor.ts'
import * as listApi from '../../contract/range/list.ts'
import * as operatorApi from '../../contract/range/operator-products.ts'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { createCategory, createMember, createProduct, createStore } from '../../test/builders.ts'
import { carryOutDecisions } from '../decide-approvals.ts'

let app: TestApp
let storeId: string
let ida: { token: string; id: string }
let nina: { token: string }
beforeAll(async () => {
  app = await createTestApp({ isUnlimited: true })
  storeId = (await createStore(app.db)).id
  ida = await createMember(app.db, { storeId, roles: ['CATALOGUE'] })
  nina = await createMember(app.db, { isOperator: true, roles: ['CATALOGUE'] })
  await createCategory(app.db)
})
afterAll(() => app.close())

type Changes = Parameters<typeof app.request<typeof editorApi.saveDraft>>[1]['changes']

const read = (skuId: string) => app.request(editorApi.read, { skuId }, ida)
async function handIn(skuId: string, changes: Changes) {
  const { version } = await read(skuId)
  const saved = await app.request(editorApi.saveDraft, { skuId, version, changes }, ida)
  return app.request(editorApi.publish, { skuId, version: saved.version }, ida)
}
async function newProduct() {
  const { skuId } = await app.request(editorApi.create, { category: 'kaffee-bohne' }, ida)
  await handIn(skuId, { nameDe: 'Filterkaffee Harz', price: 12.4, supplierSku: `F-${skuId}` })
  return skuId
}

type Decision = Omit<Parameters<typeof app.request<typeof approvalsApi.decide>>[1], 'id'>

/** Past the time in which a decision can be undone. */
async function decide(skuId: string, decision: Decision) {
  const [row] = await app.db<{ id: string }[]>`
    select id from approval where kind = 'PRODUCT' and target_id = ${skuId} and state <> 'SETTLED'`
  await app.request(approvalsApi.decide, { id: row!.id, ...decision }, nina)
  app.time.shiftMs += (approvalsApi.UNDO_SECONDS + 1) * 1000
  await carryOutDecisions(app.deps)
  app.time.shiftMs = 0
}
const refusedOnes = async () =>
  (await app.request(listApi.list, { view: 'REFUSED' }, ida)).items.map(({ skuId, refusal }) => ({ skuId, refusal }))

test('a new product is refused with words at a field, mended, handed in again and sold', async () => {
  const skuId = await newProduct()
  await decide(skuId, { decision: 'REJECT', message: 'Fast fertig', words: { nameDe: 'Bitte mit Röstgrad' } })
  const refused = await read(skuId)
  expect(refused).toMatchObject({
    status: 'BLOCKED',
    answer: { kind: 'REJECT', message: 'Fast fertig', words: { nameDe: 'Bitte mit Röstgrad' } },
  })
  expect(await refusedOnes()).toEqual([{ skuId, refusal: 'Fast fertig' }])
  const [mail] = await app.db<{ text: string }[]>`select text from mail where text like '%Fast fertig%'`
  expect(mail!.text).toContain('Name, Deutsch: Bitte mit Röstgrad')
  expect(mail!.text).toContain(`/de/supplier/products/${skuId}`)
  expect(await handIn(skuId, { nameDe: 'Filterkaffee Harz, mittel' })).toMatchObject({
    status: 'IN_REVIEW',
    answer: null,
    live: { nameDe: 'Filterkaffee Harz, mittel' },
  })
  expect(await refusedOnes()).toEqual([])
  await decide(skuId, { decision: 'APPROVE' })
  expect(await read(skuId)).toMatchObject({ status: 'ACTIVE', waiting: null })
  const shown = await app.request(productsApi.read, { id: skuId }, { language: 'de' })
  expect(shown.name).toBe('Filterkaffee Harz, mittel')
})

test('a refused change of a product on sale is a draft again, which what was typed since is part of', async () => {
  const { skuId, nameDe } = await createProduct(app.db, storeId)
  await handIn(skuId, { nameDe: 'Heilkaffee', brand: 'Neu' })
  const { version } = await read(skuId)
  await app.request(editorApi.saveDraft, { skuId, version, changes: { brand: 'Neuer' } }, ida)
  await decide(skuId, { decision: 'REJECT', words: { nameDe: 'Ohne Heilversprechen' } })
  const given = await read(skuId)
  expect(given).toMatchObject({
    status: 'ACTIVE',
    waiting: null,
    live: { nameDe },
    content: { nameDe: 'Heilkaffee', brand: 'Neuer' },
    answer: { words: { nameDe: 'Ohne Heilversprechen' } },
    overtaken: [],
  })
  expect(given.changed.toSorted()).toEqual(['brand', 'nameDe'])
  expect(await refusedOnes()).toEqual([{ skuId, refusal: '' }])
  // Who gives the change up is reminded of it no more.
  await app.request(editorApi.discardDraft, { skuId, version: given.version }, ida)
  expect(await read(skuId)).toMatchObject({ answer: null, changed: [] })
  expect(await refusedOnes()).toEqual([])
})

test('an approved change counts, and what was changed beside it since stays a draft', async () => {
  const { skuId } = await createProduct(app.db, storeId)
  await handIn(skuId, { nameDe: 'Espresso Nord' })
  const { version } = await read(skuId)
  await app.request(editorApi.saveDraft, { skuId, version, changes: { brand: 'Später' } }, ida)
  await decide(skuId, { decision: 'APPROVE' })
  expect(await read(skuId)).toMatchObject({
    live: { nameDe: 'Espresso Nord', brand: 'Tidemar' },
    content: { brand: 'Später' },
    changed: ['brand'],
    waiting: null,
  })
})

test('a question stands in the editor, and the product goes on waiting', async () => {
  const skuId = await newProduct()
  await decide(skuId, { decision: 'ASK', message: 'Welche Kontrollstelle?' })
  expect(await read(skuId)).toMatchObject({
    status: 'IN_REVIEW',
    answer: { kind: 'ASK', message: 'Welche Kontrollstelle?' },
  })
  const note = 'DE-ÖKO-006'
  const { version } = await read(skuId)
  await app.request(editorApi.publish, { skuId, version, note }, ida)
  expect(await app.request(operatorApi.read, { skuId }, nina)).toMatchObject({ note, isNew: true })
})

test('an operator sees what changes, which words were found and what else there is of the article', async () => {
  const { skuId } = await createProduct(app.db, storeId, { gtin: '4006381333931' })
  const { skuId: twin } = await createProduct(app.db, storeId, { gtin: '4006381333931' })
  await handIn(skuId, { descriptionDe: '<p>Gesund, nur 9,90 €. Mail an shop@tidemar.example</p>' })
  const seen = await app.request(operatorApi.read, { skuId }, nina)
  expect(seen).toMatchObject({
    isNew: false,
    changed: ['descriptionDe'],
    live: { descriptionDe: '' },
    doubles: [{ skuId: twin }],
    store: { isTrusted: false },
  })
  expect(seen.words.map(({ kind }) => kind)).toEqual(['HEALTH', 'PRICE', 'CONTACT'])
  const support = await createMember(app.db, { isOperator: true, roles: ['SUPPORT'] })
  expect(await app.refusal(operatorApi.read, { skuId }, support)).toMatchObject({ code: 'RIGHT_MISSING' })
})

test('a store is trusted with a reason, from then on its texts count at once', async () => {
  const [store] = await app.db<{ slug: string }[]>`select slug from store where id = ${storeId}`
  const trust = (isTrusted: boolean) =>
    app.request(operatorApi.trustStore, { slug: store!.slug, isTrusted, reason: '20 gute Artikel' }, nina)
  expect(await trust(true)).toMatchObject({ isTrusted: true })
  const { skuId } = await createProduct(app.db, storeId)
  expect(await handIn(skuId, { brand: 'Sofort' })).toMatchObject({ waiting: null, live: { brand: 'Sofort' } })
  const [row] = await app.db`
    select reason, before, after from audit_entry where action = 'store.trust' order by at desc limit 1`
  expect(row).toMatchObject({ reason: '20 gute Artikel', before: { isTrusted: false }, after: { isTrusted: true } })
  await trust(false)
})
