import { afterAll, beforeAll, expect, test } from 'vitest'
import * as attributeSetsApi from '../../contract/categories/attribute-sets.ts'
import { unfitAttributes } from '../../contract/range/check-attributes.ts'
import * as editorApi from '../../contract/range/editor.ts'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { createCategory, createMember, createProduct, createStore } from '../../test/builders.ts'
import { checkProducts } from './checks/check-products.ts'

let app: TestApp
let storeId: string
let ida: { token: string; id: string }
let operator: Awaited<ReturnType<typeof createMember>>
beforeAll(async () => {
  app = await createTestApp({ isUnlimited: true })
  storeId = (await createStore(app.db)).id
  ida = await createMember(app.db, { storeId, roles: ['CATALOGUE'] })
  operator = await createMember(app.db, { isOperator: true, roles: ['CATALOGUE'] })
  await createCategory(app.db)
  await change({ id: 'kaffee-bohne', isRequired: false })
})
afterAll(() => app.close())

const choice = (value: string | null, name: string) => ({ value, de: name, en: name })
/** Roast, a choice, and height, a number. */
async function change({ id, isRequired, choices }: { id: string; isRequired: boolean; choices?: string[] }) {
  const { version, own } = await app.request(attributeSetsApi.read, { id }, operator)
  const known = (own[0]?.choices ?? []).flatMap(({ value, isArchived }) => (isArchived ? [] : value))
  const roast = choices ?? ['Hell', 'Dunkel']
  const names = { unit: '', choices: [], isFilter: false, isRequired: false }
  const attributes = [
    {
      ...names,
      key: 'roast',
      kind: 'CHOICE' as const,
      labelDe: 'Röstung',
      labelEn: 'Roast',
      isRequired,
      choices: roast.map((name) => choice(known.includes(name) ? name : null, name)),
    },
    { ...names, key: 'height', kind: 'NUMBER' as const, unit: 'cm', labelDe: 'Höhe', labelEn: 'Height' },
  ]
  const input = { id, version, attributes, requiredKeys: [], reason: 'Röstung zählt' }
  await app.request(attributeSetsApi.change, input, operator)
}
const stated = (key: string, value: string) => ({ key, de: { label: key, value }, en: { label: key, value } })
type Changes = Parameters<typeof app.request<typeof editorApi.saveDraft>>[1]['changes']
const save = (skuId: string, version: number, changes: Changes) =>
  app.request(editorApi.saveDraft, { skuId, version, changes }, ida)
async function refusedWith(skuId: string, changes: Changes): Promise<string | undefined> {
  const { version } = await app.request(editorApi.read, { skuId }, ida)
  const saved = await save(skuId, version, changes)
  const input = { skuId, version: saved.version }
  const ended = await app.request(editorApi.publish, input, ida).catch((error: { fieldErrors?: object }) => error)
  return (ended as { fieldErrors?: Record<string, string> }).fieldErrors?.['attributes']
}
/** On sale, with this stated. */
async function onSale(attributes: ReturnType<typeof stated>[]) {
  const { skuId } = await createProduct(app.db, storeId)
  await app.db`update product_detail set attributes = ${app.db.json(attributes)} where sku_id = ${skuId}`
  return skuId
}
async function checkOf(skuId: string) {
  await checkProducts({ backgroundDb: app.db })
  const [row] = await app.db`select missing from product_check where sku_id = ${skuId}`
  return (row!.missing as string[]).filter((name) => name.includes('ATTRIBUTES'))
}

const known = (kind: 'TEXT' | 'NUMBER' | 'YES_NO' | 'CHOICE' | 'CHOICES', unit = '') => ({
  key: 'a',
  kind,
  unit,
  labelDe: 'A',
  labelEn: 'A',
  choices: [
    { value: 'Rot', de: 'Rot', en: 'Red' },
    { value: 'Blau', de: 'Blau', en: 'Blue' },
  ],
  isRequired: false,
})
test.each([
  [known('TEXT'), ['irgendwas'], true],
  [known('NUMBER', 'cm'), ['12,5 cm'], true],
  [known('NUMBER', 'cm'), ['12'], false],
  [known('NUMBER', 'cm'), ['zwölf cm'], false],
  [known('NUMBER'), ['-3.5'], true],
  [known('YES_NO'), ['ja'], true],
  [known('YES_NO'), ['vielleicht'], false],
  [known('CHOICE'), ['Rot'], true],
  [known('CHOICE'), ['Red'], false],
  [known('CHOICE'), ['Rot', 'Blau'], false],
  [known('CHOICES'), ['Rot', 'Blau'], true],
  [known('CHOICES'), ['Rot', 'Lila'], false],
])('%o takes %j: %s', (attribute, values, fits) => {
  const all = [...values.map((value) => stated('a', value)), stated('own_1', 'was es will')]
  expect(unfitAttributes(all, [attribute]).length === 0).toBe(fits)
})

test('what is published fits its category; a draft may say anything', async () => {
  const { skuId } = await app.request(editorApi.create, { category: 'kaffee-bohne' }, ida)
  expect(await refusedWith(skuId, { attributes: [stated('roast', 'Lila'), stated('height', 'hoch')] })).toBe(
    'The category takes another kind of value, or has no such choice: Roast, Height. Please state it anew.',
  )
  expect(await refusedWith(skuId, { attributes: [stated('roast', 'Hell'), stated('height', '12 cm')] })).toBe(undefined)
})

test('what goods on sale have said is not held against them; what is said anew is', async () => {
  const skuId = await onSale([stated('roast', 'Geheim')])
  expect(await refusedWith(skuId, { price: 5 })).toBe(undefined)
  expect(await refusedWith(skuId, { attributes: [stated('roast', 'Geheim'), stated('height', '3 cm')] })).toBe(
    undefined,
  )
  expect(await refusedWith(skuId, { attributes: [stated('roast', 'Geheimer')] })).toContain('Roast')
})

test('a new product states what is required; goods on sale stay so and are incomplete, at once', async () => {
  const silent = await onSale([])
  const saying = await onSale([stated('roast', 'Dunkel')])
  expect(await checkOf(silent)).toEqual(['ATTRIBUTES'])
  await change({ id: 'kaffee-bohne', isRequired: true })
  expect(await checkOf(silent)).toEqual(['ATTRIBUTES', 'REQUIRED_ATTRIBUTES'])
  expect(await checkOf(saying)).toEqual([])
  const { skuId } = await app.request(editorApi.create, { category: 'kaffee-bohne' }, ida)
  expect(await refusedWith(skuId, { nameDe: 'Neu' })).toBe('Still to be stated: Roast.')
  expect(await refusedWith(silent, { price: 5 })).toBe(undefined)
  expect(await refusedWith(saying, { attributes: [] })).toBe('Still to be stated: Roast.')
  await change({ id: 'kaffee-bohne', isRequired: false })
  expect(await checkOf(silent)).toEqual(['ATTRIBUTES'])
})

test('a choice that was taken out while somebody chose it is refused with its name; the draft has it still', async () => {
  const { skuId } = await app.request(editorApi.create, { category: 'kaffee-bohne' }, ida)
  await save(skuId, 1, { attributes: [stated('roast', 'Hell')] })
  await change({ id: 'kaffee-bohne', isRequired: false, choices: ['Dunkel'] })
  expect(await refusedWith(skuId, { nameDe: 'Mild' })).toContain('Roast')
  const { content } = await app.request(editorApi.read, { skuId }, ida)
  expect(content.attributes).toMatchObject([{ key: 'roast', de: { value: 'Hell' } }])
})
