import { afterAll, beforeAll, expect, test } from 'vitest'
import * as changeSetsApi from '../../contract/change-sets/change-sets.ts'
import * as attributesApi from '../../contract/range/attributes.ts'
import * as editorApi from '../../contract/range/editor.ts'
import * as historyApi from '../../contract/range/history.ts'
import * as variantsApi from '../../contract/range/variants.ts'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { createMember, createProduct, createStore } from '../../test/builders.ts'
import { doJobs } from '../../test/do-jobs.ts'
import { startChangeSetWorker } from '../change-sets/work-change-set.ts'

let app: TestApp
let storeId: string
let ida: { token: string; id: string }
beforeAll(async () => {
  app = await createTestApp({ isUnlimited: true })
  storeId = (await createStore(app.db)).id
  ida = await createMember(app.db, { storeId, roles: ['CATALOGUE'] })
})
afterAll(() => app.close())

type Changes = Parameters<typeof app.request<typeof editorApi.saveDraft>>[1]['changes']
async function publish(skuId: string, changes: Changes) {
  const { version } = await app.request(editorApi.read, { skuId }, ida)
  const saved = await app.request(editorApi.saveDraft, { skuId, version, changes }, ida)
  return app.request(editorApi.publish, { skuId, version: saved.version }, ida)
}

test('a group begins with the first variant: a copy, or a product by its number; each has options of its own', async () => {
  const { skuId } = await createProduct(app.db, storeId, { variantOptions: app.db.json({ size: '1 kg' }) })
  const { supplierSku, skuId: known } = await createProduct(app.db, storeId)
  const list = () => app.request(variantsApi.list, { skuId }, ida)
  expect(await list()).toEqual({ group: '', items: [] })
  const copy = await app.request(variantsApi.add, { skuId }, ida)
  await app.request(variantsApi.add, { skuId, supplierSku }, ida)
  const saving = { skuId: copy.skuId, version: 2, changes: { variantOptions: { size: '500 g' }, supplierSku: 'K-500' } }
  await app.request(editorApi.saveDraft, saving, ida)
  expect(await list()).toMatchObject({
    group: skuId,
    items: [
      { skuId, options: { size: '1 kg' }, status: 'ACTIVE', priceText: '€4.20', sellable: 1000 },
      { skuId: known, status: 'ACTIVE' },
      { skuId: copy.skuId, options: { size: '500 g' }, supplierSku: 'K-500', status: 'DRAFT' },
    ],
  })
  // Buyers see the group once it is published.
  expect(await app.db`select variant_group from product where sku_id = ${skuId}`).toMatchObject([
    { variantGroup: null },
  ])
  const { version } = await app.request(editorApi.read, { skuId }, ida)
  await app.request(editorApi.publish, { skuId, version }, ida)
  expect(await app.db`select variant_group from product where sku_id = ${skuId}`).toMatchObject([
    { variantGroup: skuId },
  ])
  const unknown = { skuId, supplierSku: 'gibt-es-nicht' }
  expect(await app.refusal(variantsApi.add, unknown, ida)).toMatchObject({ status: 404 })
})

test('what products of a category state becomes its attributes, by what their values are', async () => {
  const attribute = (key: string, de: string, en = de) => ({
    key,
    de: { label: key, value: de },
    en: { label: key, value: en },
  })
  const state = async (values: ReturnType<typeof attribute>[], isExclusive = false) => {
    const { skuId } = await createProduct(app.db, storeId, { isExclusive })
    await app.db`update product_detail set attributes = ${app.db.json(values)} where sku_id = ${skuId}`
  }
  await state([attribute('roast', 'Mittel', 'Medium'), attribute('height', '12 cm'), attribute('fair', 'Ja', 'Yes')])
  await state([
    attribute('roast', 'Dunkel', 'Dark'),
    attribute('height', '8,5 cm', '8.5 cm'),
    attribute('fair', 'Nein', 'No'),
  ])
  await state([attribute('roast', 'Geheim')], true)
  for (let n = 0; n < 25; n++) await state([attribute('sort', `Lage ${n} am Hang`)])
  await app.db`select derive_category_attributes()`
  const { items } = await app.request(attributesApi.list, { category: 'kaffee-bohne' }, ida)
  expect(items.map(({ key, kind, unit }) => ({ key, kind, unit }))).toEqual([
    { key: 'fair', kind: 'YES_NO', unit: '' },
    { key: 'height', kind: 'NUMBER', unit: 'cm' },
    { key: 'roast', kind: 'CHOICE', unit: '' },
    { key: 'sort', kind: 'TEXT', unit: '' },
  ])
  expect(items[2]!.choices).toEqual([
    { value: 'Dunkel', de: 'Dunkel', en: 'Dark' },
    { value: 'Mittel', de: 'Mittel', en: 'Medium' },
  ])
})

test('the history says who changed what, in the editor and in the sheet, a page at a time', async () => {
  const { skuId } = await createProduct(app.db, storeId)
  await publish(skuId, { brand: 'Eins', price: 5 })
  await app.request(editorApi.act, { skuId, action: 'PAUSE' }, ida)
  const cells = [{ skuId, field: 'PRICE' as const, from: 5, to: 5.2 }]
  const { id } = await app.request(changeSetsApi.create, { cells }, ida)
  await app.request(changeSetsApi.apply, { id }, ida)
  await doJobs(app, startChangeSetWorker)
  const { items, next } = await app.request(historyApi.list, { skuId }, ida)
  expect(next).toBe(null)
  expect(items).toMatchObject([
    { action: 'prices.apply', by: 'Jana Brandt', cells: [{ name: 'PRICE', before: 5, after: 5.2 }] },
    { action: 'product.pause', statusBefore: 'ACTIVE', statusAfter: 'PAUSED' },
    { action: 'product.submit', before: { brand: 'Tidemar' }, after: { brand: 'Eins' } },
    { action: 'product.publish', before: { price: 4.2 }, after: { price: 5 } },
  ])
  for (let n = 0; n < 31; n++) await app.request(editorApi.act, { skuId, action: n % 2 ? 'PAUSE' : 'ACTIVATE' }, ida)
  const first = await app.request(historyApi.list, { skuId }, ida)
  expect(first.items).toHaveLength(historyApi.historyPage)
  const second = await app.request(historyApi.list, { skuId, before: first.next!.toISOString() }, ida)
  expect(second.items.at(-1)).toMatchObject({ action: expect.stringMatching(/product\.(submit|publish)/) })
})
