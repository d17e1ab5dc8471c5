import { afterAll, beforeAll, expect, test } from 'vitest'
import * as attributeSetsApi from '../../../contract/categories/attribute-sets.ts'
import type { AttributeInput } from '../../../contract/categories/attribute-sets.ts'
import * as categoriesApi from '../../../contract/categories/categories.ts'
import * as listingsApi from '../../../contract/listings.ts'
import * as productsApi from '../../../contract/products.ts'
import * as attributesApi from '../../../contract/range/attributes.ts'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { atOnce } from '../../../test/at-once.ts'
import { createBuyer, createCategory, createMember, createProduct, createStore } from '../../../test/builders.ts'
import { attribute, inputAs } from '../../../test/categories/attributes.ts'
import { createRoot } from '../../../test/categories/create-root.ts'
import { openLiveIndex } from '../../listings/index/live-index.ts'

let app: TestApp
let operator: Awaited<ReturnType<typeof createMember>>
let ida: Awaited<ReturnType<typeof createMember>>
let storeId: string
beforeAll(async () => {
  app = await createTestApp({ isUnlimited: true })
  storeId = (await createStore(app.db)).id
  operator = await createMember(app.db, { isOperator: true, roles: ['CATALOGUE'] })
  ida = await createMember(app.db, { storeId, roles: ['CATALOGUE'] })
  await createRoot(app.db, 'geschirr')
  for (const slug of ['tassen', 'kannen']) await createCategory(app.db, { slug, root: 'geschirr' })
})
afterAll(() => app.close())

const reason = 'Neues Sortiment'
const colour = (...names: [value: string | null, de: string, en: string][]) =>
  attribute('colour', {
    kind: 'CHOICE',
    labelDe: 'Farbe',
    labelEn: 'Colour',
    choices: names.map(([value, de, en]) => ({ value, de, en })),
  })
const setOf = (id: string) => app.request(attributeSetsApi.read, { id }, operator)
type Change = { attributes?: AttributeInput[]; requiredKeys?: string[]; dryRun?: boolean; reason?: string }
async function inputOf(id: string, change: Change) {
  const { version, own, requiredKeys } = await setOf(id)
  return { id, version, attributes: own.map(inputAs), requiredKeys, reason, ...change }
}
const change = async (id: string, values: Change) =>
  app.request(attributeSetsApi.change, await inputOf(id, values), operator)
const refusal = async (id: string, values: Change) =>
  app.refusal(attributeSetsApi.change, await inputOf(id, values), operator)
/** A product on sale that says so. */
async function stating(categorySlug: string, stated: [key: string, value: string][]) {
  const { skuId } = await createProduct(app.db, storeId, { categorySlug, rootCategorySlug: 'geschirr' })
  const values = stated.map(([key, value]) => ({ key, de: { label: key, value }, en: { label: key, value } }))
  await app.db`update product_detail set attributes = ${app.db.json(values)} where sku_id = ${skuId}`
  return skuId
}
const offeredIn = async (category: string) => (await app.request(attributesApi.list, { category }, ida)).items

test('a category has the attributes of the one above it, adds its own and may make one of them required', async () => {
  await change('geschirr', { attributes: [attribute('series'), attribute('origin', { isRequired: true })] })
  await change('tassen', {
    attributes: [attribute('volume', { kind: 'NUMBER', unit: 'ml' })],
    requiredKeys: ['series', 'unknown'],
  })
  const summary = (list: { key: string; isRequired: boolean }[]) =>
    list.map(({ key, isRequired }) => `${key}${isRequired ? '!' : ''}`)
  expect(summary(await offeredIn('tassen'))).toEqual(['series!', 'origin!', 'volume'])
  expect(summary(await offeredIn('kannen'))).toEqual(['series', 'origin!'])
  const set = await setOf('tassen')
  expect(set).toMatchObject({ version: 1, requiredKeys: ['series'], parent: { slug: 'geschirr' } })
  expect(set.inherited.map(({ key }) => key)).toEqual(['series', 'origin'])
  // One of its own takes the place of that above.
  await change('kannen', { attributes: [attribute('origin', { kind: 'YES_NO' })] })
  expect((await offeredIn('kannen')).map(({ key, kind }) => `${key} ${kind}`)).toEqual(['series TEXT', 'origin YES_NO'])
})

test('what leaves is counted first; what goods state is archived and comes back, what none state is gone', async () => {
  const choices = colour([null, 'Rot', 'Red'], [null, 'Blau', 'Blue'], [null, 'Grün', 'Green'])
  await change('tassen', { attributes: [choices, attribute('glaze'), attribute('typo')] })
  const skuId = await stating('tassen', [
    ['colour', 'Rot'],
    ['glaze', 'matt'],
  ])
  const attributes = [colour(['Blau', 'Blau', 'Blue'])]
  const foreseen = await change('tassen', { attributes, dryRun: true })
  expect(foreseen.removed.map(({ key, choice, goods }) => [key, choice?.de ?? null, goods])).toEqual([
    ['colour', 'Rot', 1],
    ['colour', 'Grün', 0],
    ['glaze', null, 1],
    ['typo', null, 0],
  ])
  expect((await setOf('tassen')).own.map(({ key }) => key)).toEqual(['colour', 'glaze', 'typo'])
  expect((await change('tassen', { attributes })).removed).toEqual(foreseen.removed)
  const set = await setOf('tassen')
  expect(set.archived.map(({ key }) => key)).toEqual(['glaze'])
  expect(set.own[0]!.choices).toEqual([
    { value: 'Blau', de: 'Blau', en: 'Blue' },
    { value: 'Rot', de: 'Rot', en: 'Red', isArchived: true },
  ])
  const [offered] = (await offeredIn('tassen')).filter(({ key }) => key === 'colour')
  expect(offered!.choices).toEqual([{ value: 'Blau', de: 'Blau', en: 'Blue' }])
  const { attributes: shown } = await app.request(productsApi.read, { id: skuId })
  expect(shown.map(({ label, valueText }) => `${label}: ${valueText}`)).toEqual(['Colour: Red', 'glaze: matt'])
  const again = [colour(['Blau', 'Blau', 'Blue'], [null, 'Rot', 'Crimson']), inputAs(set.archived[0]!)]
  await change('tassen', { attributes: again })
  expect(await setOf('tassen')).toMatchObject({ archived: [], own: [{ choices: [{}, { value: 'Rot' }] }, {}] })
})

test('the page of a product speaks in the words of today, in another process too', async () => {
  await change('kannen', {
    attributes: [
      attribute('fits', {
        kind: 'CHOICES',
        labelDe: 'Passt zu',
        labelEn: 'Fits',
        choices: [
          { value: null, de: 'Gas', en: 'Gas' },
          { value: null, de: 'Induktion', en: 'Induction' },
        ],
      }),
    ],
  })
  const skuId = await stating('kannen', [
    ['fits', 'Gas'],
    ['fits', 'Induktion'],
    ['own_1', 'frei'],
  ])
  const lines = async () => {
    const { attributes } = await app.request(productsApi.read, { id: skuId })
    return attributes.map(({ label, valueText }) => `${label}: ${valueText}`)
  }
  expect(await lines()).toEqual(['Fits: Gas, Induction', 'own_1: frei'])
  const other = openLiveIndex(app.db, { maxAgeMs: 0, maxWaitMs: Infinity })
  const ruleOf = async () => (await other.read()).attributeRules.get('kannen')?.get('fits')
  expect(await ruleOf()).toMatchObject({ isFilter: false })
  const [fits] = (await setOf('kannen')).own
  const renamed = { ...inputAs(fits!), labelEn: 'Hobs', isFilter: true }
  renamed.choices[1]!.en = 'Induction hob'
  await change('kannen', { attributes: [renamed] })
  expect(await lines()).toEqual(['Hobs: Gas, Induction hob', 'own_1: frei'])
  expect(await ruleOf()).toMatchObject({ isFilter: true, label: { en: 'Hobs' } })
  await other.stop()
})

test('listings filter by what is marked, and by nothing that is not', async () => {
  const buyer = await createBuyer(app.db)
  const { facets } = await app.request(listingsApi.readCategory, { slug: 'kannen' }, buyer)
  const values = (key: string) => facets.find((facet) => facet.key === key)?.values.map(({ label }) => label)
  expect(values('attr.fits')).toEqual(['Gas', 'Induction hob'])
  const filtered = await app.request(listingsApi.readCategory, { slug: 'kannen', attr: { fits: ['induktion'] } }, buyer)
  expect(filtered.totalItems).toBe(1)
  const [fits] = (await setOf('kannen')).own
  await change('kannen', { attributes: [{ ...inputAs(fits!), isFilter: false }] })
  const after = await app.request(listingsApi.readCategory, { slug: 'kannen' }, buyer)
  expect(after.facets.map(({ key }) => key)).not.toContain('attr.fits')
})

test.each([
  ['the same key twice', [attribute('one'), attribute('one', { labelDe: 'Zwei', labelEn: 'Two' })], 'attributes.1.key'],
  ['the name of an inherited one', [attribute('new', { labelDe: 'Series DE' })], 'attributes.0.labelDe'],
  ['a choice without choices', [colour()], 'attributes.0.choices'],
  ['a choice twice', [colour([null, 'Rot', 'Red'], [null, 'rot', 'Pink'])], 'attributes.0.choices.1.de'],
  ['a choice that is none', [colour([null, '–', 'None'])], 'attributes.0.choices.0.de'],
  ['an unknown choice', [colour(['Lila', 'Lila', 'Purple'])], 'attributes.0.choices.0.de'],
  ['a key with capitals', [attribute('Farbe')], 'attributes.0.key'],
  ['no English name', [attribute('one', { labelEn: ' ' })], 'attributes.0.labelEn'],
])('%s is refused at its field', async (_, attributes, field) => {
  await createCategory(app.db, { slug: 'schalen', root: 'geschirr' })
  expect(Object.keys((await refusal('schalen', { attributes })).fieldErrors)).toEqual([field])
})

test('the kind and the unit of what goods state stay; a draft counts too', async () => {
  await createCategory(app.db, { slug: 'teller', root: 'geschirr' })
  await change('teller', { attributes: [attribute('width', { kind: 'NUMBER', unit: 'cm' }), attribute('note')] })
  const width = (values: Partial<AttributeInput>) => [attribute('width', values), attribute('note')]
  await change('teller', { attributes: width({ kind: 'NUMBER', unit: 'mm' }) })
  const { skuId } = await createProduct(app.db, storeId, {
    categorySlug: 'teller',
    rootCategorySlug: 'geschirr',
    status: 'DRAFT',
  })
  const stated = [{ key: 'width', de: { label: 'b', value: '20 mm' }, en: { label: 'w', value: '20 mm' } }]
  await app.db`insert into product_draft (sku_id, store_id, version, changes)
    values (${skuId}, ${storeId}, 1, ${app.db.json({ attributes: stated })})`
  expect((await refusal('teller', { attributes: width({ kind: 'TEXT' }) })).fieldErrors).toEqual({
    'attributes.0.kind':
      'One product states this attribute already, so its kind and unit stay. Add a new one and take this one out.',
  })
  const unit = await refusal('teller', { attributes: width({ kind: 'NUMBER', unit: 'cm' }), dryRun: true })
  expect(Object.keys(unit.fieldErrors)).toEqual(['attributes.0.unit'])
})

test('what the law asks for does not leave its category', async () => {
  await createCategory(app.db, { slug: 'wein', root: 'geschirr' })
  await app.db`insert into category_attribute (category_slug, key, kind, label_de, label_en, sort)
    values ('wein', 'alcohol', 'TEXT', 'Alkoholgehalt', 'Alcohol content', 1) on conflict do nothing`
  expect((await refusal('wein', { attributes: [] })).fieldErrors).toEqual({
    attributes: 'The law asks for “Alcohol content” here, so it stays.',
  })
})

test('of two operators at once one learns what is there now, and nothing of theirs is written', async () => {
  await createCategory(app.db, { slug: 'glaeser', root: 'geschirr' })
  const input = await inputOf('glaeser', {})
  const keys = ['stem', 'rim']
  const { done, refused: late } = await atOnce(2, async (caller) => {
    await app.request(attributeSetsApi.change, { ...input, attributes: [attribute(keys[caller]!)] }, operator)
    return keys[caller]!
  })
  expect(done).toHaveLength(1)
  expect(late).toMatchObject([{ code: 'ATTRIBUTES_CHANGED' }])
  expect((await setOf('glaeser')).own.map(({ key }) => key)).toEqual(done)
  const refused = await app.refusal(attributeSetsApi.change, { ...input, attributes: [] }, operator)
  expect(refused).toMatchObject({ status: 409, code: 'ATTRIBUTES_CHANGED' })
  expect(refused.message).toContain(`${done[0]} en`)
})

test('the audit has what was and what is; only another order needs no reason', async () => {
  await createCategory(app.db, { slug: 'becher', root: 'geschirr' })
  await change('becher', { attributes: [attribute('one'), attribute('two')] })
  const input = await inputOf('becher', { attributes: [attribute('two'), attribute('one')] })
  await app.request(attributeSetsApi.change, { ...input, reason: undefined }, operator)
  const unreasoned = await inputOf('becher', { attributes: [attribute('two', { isFilter: true })] })
  const refused = await app.refusal(attributeSetsApi.change, { ...unreasoned, reason: undefined }, operator)
  expect(Object.keys(refused.fieldErrors)).toEqual(['reason'])
  await change('becher', { attributes: [attribute('two', { isFilter: true })] })
  const rows = await app.db`
    select before, after, reason from audit_entry where target_id = 'becher' and action = 'category.attributes' order by id`
  expect(rows).toMatchObject([
    { before: { attributes: { one: null } }, after: { attributes: { one: { labelDe: 'one de' } } }, reason },
    { after: { attributes: {}, order: ['two', 'one'] }, reason: null },
    {
      before: { attributes: { one: { labelDe: 'one de' }, two: { isFilter: false } } },
      after: { attributes: { one: null, two: { isFilter: true } } },
    },
  ])
})

test('a leaf that moves asks for what its new root has', async () => {
  await createRoot(app.db, 'buero')
  await createCategory(app.db, { slug: 'vasen', root: 'geschirr' })
  await change('buero', { attributes: [attribute('desk')] })
  await app.request(categoriesApi.move, { slug: 'vasen', version: 1, reason, parentSlug: 'buero' }, operator)
  expect((await offeredIn('vasen')).map(({ key }) => key)).toEqual(['desk'])
})
