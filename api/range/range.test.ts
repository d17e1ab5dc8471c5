import { afterAll, beforeAll, expect, test } from 'vitest'
import * as productsApi from '../../contract/products.ts'
import * as editorApi from '../../contract/range/editor.ts'
import * as listApi from '../../contract/range/list.ts'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { createCategory, createMember, createProduct, createStore } from '../../test/builders.ts'

let app: TestApp
let storeId: string
let ida: { token: string; id: string }
let ole: { token: string; id: string }
beforeAll(async () => {
  app = await createTestApp({ isUnlimited: true })
  storeId = (await createStore(app.db)).id
  ida = await createMember(app.db, { storeId, roles: ['CATALOGUE'] })
  ole = await createMember(app.db, { storeId, roles: ['OWNER'] })
  await createCategory(app.db)
})
afterAll(() => app.close())

const read = (skuId: string, by = ida) => app.request(editorApi.read, { skuId }, by)
const create = (input: Parameters<typeof app.request<typeof editorApi.create>>[1] = { category: 'kaffee-bohne' }) =>
  app.request(editorApi.create, input, ida)
type Changes = Parameters<typeof app.request<typeof editorApi.saveDraft>>[1]['changes']
const save = (skuId: string, version: number, changes: Changes, by = ida) =>
  app.request(editorApi.saveDraft, { skuId, version, changes }, by)
const publish = (skuId: string, version: number) => app.request(editorApi.publish, { skuId, version }, ida)

const ready: Changes = {
  nameDe: 'Filterkaffee Harz',
  price: 12.4,
  supplierSku: 'F-1',
  countPerBox: 4,
  contentAmount: 500,
}

test('a new product is a draft that nobody else sees, is handed in whole and then waits', async () => {
  const { skuId } = await create()
  const draft = await read(skuId)
  expect(draft).toMatchObject({
    status: 'DRAFT',
    live: null,
    version: 1,
    content: { category: 'kaffee-bohne', price: null },
  })
  const incomplete = await app.refusal(editorApi.publish, { skuId, version: 1 }, { ...ida, language: 'de' })
  expect(incomplete).toMatchObject({ status: 422, code: 'DRAFT_INCOMPLETE' })
  expect(Object.keys(incomplete.fieldErrors).toSorted()).toEqual(['nameDe', 'price', 'supplierSku'])
  const supplierSku = `F-${skuId}`
  const { version } = await save(skuId, 1, {
    ...ready,
    supplierSku,
    descriptionDe: '<p onclick="x()">Mild</p><script>1</script>',
    firstStock: 40,
  })
  const handedIn = await publish(skuId, version)
  expect(handedIn).toMatchObject({
    status: 'IN_REVIEW',
    changed: [],
    live: { nameDe: 'Filterkaffee Harz', nameEn: 'Filterkaffee Harz', descriptionDe: '<p>Mild</p>', price: 12.4 },
  })
  expect(await app.refusal(productsApi.read, { id: skuId })).toMatchObject({ status: 404 })
  const waiting =
    await app.db`select * from approval where kind = 'PRODUCT' and target_id = ${skuId} and state = 'OPEN'`
  expect(waiting).toHaveLength(1)
  expect(await app.db`select on_hand from stock where sku_id = ${skuId}`).toMatchObject([{ onHand: 40 }])
  expect(await app.db`select action, account_id from store_activity where target_id = ${skuId}`).toMatchObject([
    { action: 'product.submit', accountId: ida.id },
  ])
  // A second press finds the draft gone.
  expect(await app.refusal(editorApi.publish, { skuId, version }, ida)).toMatchObject({ code: 'DRAFT_CHANGED' })
})

test('two members who change different fields disturb each other in nothing; of one field both texts are there', async () => {
  const { skuId } = await createProduct(app.db, storeId)
  const { version } = await read(skuId)
  expect(await save(skuId, version, { nameDe: 'Espresso Ida' })).toMatchObject({ version: 1, others: {} })
  // Ole has the product open from before.
  const saved = await save(skuId, version, { brand: 'Ole' }, ole)
  expect(saved).toMatchObject({ version: 2, others: { nameDe: 'Espresso Ida' } })
  const refused = await app.refusal(editorApi.saveDraft, { skuId, version, changes: { nameDe: 'Espresso Ole' } }, ole)
  expect(refused).toMatchObject({ status: 409, code: 'DRAFT_CHANGED' })
  const both = await read(skuId, ole)
  expect(both).toMatchObject({ version: 2, content: { nameDe: 'Espresso Ida', brand: 'Ole' }, isSavedByCaller: true })
  expect(both.changed.toSorted()).toEqual(['brand', 'nameDe'])
  // Sent again with the version that has both, it is meant.
  expect(await save(skuId, 2, { nameDe: 'Espresso Ole' }, ole)).toMatchObject({ version: 3 })
  // The same once more is nothing new.
  expect(await save(skuId, 2, { nameDe: 'Espresso Ole' }, ole)).toMatchObject({ version: 3 })
})

test('a price of a case and what is lent with it go into a carton whole, or wait', async () => {
  const { skuId } = await create()
  const deposits = [
    { code: 'MEHRWEG_8', perPieces: 1 },
    { code: 'CRATE', perPieces: 20 },
  ]
  const beer = { ...ready, supplierSku: `B-${skuId}`, countPerBox: 20, priceUnit: 20, deposits }
  const { version } = await save(skuId, 1, { ...beer, countPerBox: 12 })
  const refused = await app.refusal(editorApi.publish, { skuId, version }, ida)
  expect(Object.keys(refused.fieldErrors).toSorted()).toEqual(['deposits', 'priceUnit'])
  const saved = await save(skuId, version, { countPerBox: 20 })
  await publish(skuId, saved.version)
  expect((await read(skuId)).live).toMatchObject({ priceUnit: 20, deposits })
  const [row] = await app.db<[{ priceUnit: number; cents: number[] }]>`
    select price_unit, array(select (d ->> 'cents')::integer from jsonb_array_elements(deposits) d) as cents
    from product where sku_id = ${skuId}`
  expect(row).toEqual({ priceUnit: 20, cents: [8, 150] })
})

test('of a product on sale prices count at once, texts wait, and what buyers see stays', async () => {
  const { skuId, nameDe } = await createProduct(app.db, storeId)
  const { version } = await save(skuId, 0, {
    nameDe: 'Espresso neu',
    price: 5,
    tiers: [{ fromQuantity: 12, price: 4.5 }],
  })
  const published = await publish(skuId, version)
  expect(published).toMatchObject({
    status: 'ACTIVE',
    live: { nameDe, price: 5, tiers: [{ fromQuantity: 12, price: 4.5 }] },
    content: { nameDe: 'Espresso neu' },
    waiting: { fields: ['nameDe'] },
    changed: [],
  })
  expect(await app.request(productsApi.read, { id: skuId }, { language: 'de' })).toMatchObject({ name: nameDe })
  const ids = () => app.db<{ id: string }[]>`select id from approval where target_id = ${skuId} and state <> 'SETTLED'`
  const [first] = await ids()
  // Handed in again it is another matter, with what was handed in before.
  const again = await save(skuId, published.version, { brand: 'Neu' })
  expect(await publish(skuId, again.version)).toMatchObject({ waiting: { fields: ['brand', 'nameDe'] } })
  const [second] = await ids()
  expect(second!.id).not.toBe(first!.id)
})

test("a trusted store's texts count at once, unless a word has to be looked at", async () => {
  const trusted = await createStore(app.db)
  await app.db`update store set is_trusted = true where id = ${trusted.id}`
  const member = await createMember(app.db, { storeId: trusted.id, roles: ['CATALOGUE'] })
  const { skuId } = await createProduct(app.db, trusted.id)
  const change = async (changes: Changes) => {
    const { version } = await app.request(editorApi.read, { skuId }, member)
    const saved = await app.request(editorApi.saveDraft, { skuId, version, changes }, member)
    return app.request(editorApi.publish, { skuId, version: saved.version }, member)
  }
  expect(await change({ nameDe: 'Espresso Nord' })).toMatchObject({ waiting: null, live: { nameDe: 'Espresso Nord' } })
  expect(await change({ descriptionDe: '<p>Stärkt das Immunsystem</p>' })).toMatchObject({
    waiting: { fields: ['descriptionDe'] },
    live: { descriptionDe: '' },
  })
})

test('what was changed beside the draft is shown before it is published over', async () => {
  const { skuId } = await createProduct(app.db, storeId)
  const { version } = await save(skuId, 0, { price: 4.4 })
  await app.db`update product set price_cents = 430, final_price_cents = 430 where sku_id = ${skuId}`
  expect(await read(skuId)).toMatchObject({ overtaken: ['price'], live: { price: 4.3 }, content: { price: 4.4 } })
  expect(await app.refusal(editorApi.publish, { skuId, version }, ida)).toMatchObject({ code: 'DRAFT_CHANGED' })
  // Saved once more it is meant.
  const meant = await save(skuId, version, { price: 4.4 })
  expect(await publish(skuId, meant.version)).toMatchObject({ live: { price: 4.4 }, overtaken: [] })
})

test('a draft is taken away as it was seen, not a newer one', async () => {
  const { skuId } = await createProduct(app.db, storeId)
  const first = await save(skuId, 0, { brand: 'A' })
  await save(skuId, first.version, { brand: 'B' }, ole)
  expect(await app.refusal(editorApi.discardDraft, { skuId, version: first.version }, ida)).toMatchObject({
    code: 'DRAFT_CHANGED',
  })
  const { version } = await read(skuId)
  await app.request(editorApi.discardDraft, { skuId, version }, ida)
  await app.request(editorApi.discardDraft, { skuId, version }, ida)
  expect(await read(skuId)).toMatchObject({ changed: [], content: { brand: 'Tidemar' } })
})

test('a GTIN that is known fills what others say of it, but nothing exclusive; a copy is another article', async () => {
  const other = await createStore(app.db)
  const gtin = '4006381333931'
  await createProduct(app.db, other.id, { gtin: '96385074', isExclusive: true })
  const { skuId: knownId } = await createProduct(app.db, other.id, { gtin, nameDe: 'Kräutertee' })
  const filled = await read((await create({ gtin })).skuId)
  expect(filled).toMatchObject({ content: { gtin, nameDe: 'Kräutertee', brand: 'Tidemar', supplierSku: '' } })
  expect(filled.filled.toSorted()).toEqual(['brand', 'category', 'nameDe', 'nameEn'])
  await save(filled.skuId, filled.version, { nameDe: 'Kräutertee lose' })
  expect((await read(filled.skuId)).filled).not.toContain('nameDe')
  expect(await app.refusal(editorApi.create, { gtin: '96385074' }, ida)).toMatchObject({ code: 'VALIDATION' })
  expect(await app.refusal(editorApi.create, { copyOf: knownId }, ida)).toMatchObject({ status: 404 })
  const { skuId } = await createProduct(app.db, storeId, { gtin: '40123455' })
  const copy = await read((await create({ copyOf: skuId })).skuId)
  expect(copy).toMatchObject({ status: 'DRAFT', content: { price: 4.2, gtin: '', supplierSku: '' } })
})

test('the views of the list hold what they name; words are found from their beginning, in the own store alone', async () => {
  const own = await createStore(app.db)
  const member = await createMember(app.db, { storeId: own.id, roles: ['CATALOGUE'] })
  const { skuId } = await createProduct(app.db, own.id, { nameDe: 'Röstkäse Übung', supplierSku: 'XY-77' })
  await createProduct(app.db, own.id, { status: 'PAUSED' })
  await createProduct(app.db, own.id, { status: 'ARCHIVED' })
  const { skuId: draftId } = await app.request(editorApi.create, { category: 'kaffee-bohne' }, member)
  await app.request(editorApi.saveDraft, { skuId: draftId, version: 1, changes: { nameDe: 'Mokka', price: 3 } }, member)
  const counts = await app.request(listApi.counts, {}, member)
  expect(Object.entries(counts).map(([view, { value }]) => [view, value])).toEqual([
    ['ALL', 3],
    ['ACTIVE', 1],
    ['DRAFT', 1],
    ['IN_REVIEW', 0],
    ['REFUSED', 0],
    ['PAUSED', 1],
    ['INCOMPLETE', 0],
    ['LOW', 0],
    ['ARCHIVED', 1],
  ])
  const found = async (input: object, by: { token: string } = member) =>
    (await app.request(listApi.list, input, by)).items.map((item) => item.skuId)
  expect(await found({ q: 'roestk ubu' })).toEqual([skuId])
  expect(await found({ q: 'xy-77' })).toEqual([skuId])
  expect(await found({ q: 'käse' })).toEqual([])
  expect(await found({ q: '!' })).toEqual([])
  expect(await found({ q: 'rost' }, ida)).toEqual([])
  const { items } = await app.request(listApi.list, { view: 'DRAFT' }, { ...member, language: 'de' })
  expect(items).toMatchObject([{ skuId: draftId, name: 'Mokka', supplierSku: '', finalPriceText: '3,00\u00A0€' }])
})
