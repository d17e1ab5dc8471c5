import { afterAll, beforeAll, expect, test } from 'vitest'
import * as categoriesApi from '../../contract/categories/categories.ts'
import type { OperatorCategory } from '../../contract/categories/categories.ts'
import * as listingsApi from '../../contract/listings.ts'
import * as productsApi from '../../contract/products.ts'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { createCategory, createMember, createProduct, createStore } from '../../test/builders.ts'
import { createRoot } from '../../test/categories/create-root.ts'
import { openLiveIndex } from '../listings/index/live-index.ts'

let app: TestApp
let operator: Awaited<ReturnType<typeof createMember>>
let storeId: string
beforeAll(async () => {
  app = await createTestApp({ isUnlimited: true })
  operator = await createMember(app.db, { isOperator: true, roles: ['CATALOGUE'] })
  storeId = (await createStore(app.db)).id
})
afterAll(() => app.close())

const reason = 'Neue Ordnung'
const tree = async () => (await app.request(categoriesApi.read, {}, operator)).items
async function held(slug: string): Promise<OperatorCategory> {
  return (await tree()).find((category) => category.slug === slug)!
}
const inputOf = ({ slug, version, nameDe, nameEn, textDe, textEn, path, taxRate, showInFooter }: OperatorCategory) => ({
  slug,
  version,
  nameDe,
  nameEn,
  textDe,
  textEn,
  path,
  taxRate,
  showInFooter,
  reason,
})
const change = async (slug: string, values: object) =>
  app.request(categoriesApi.change, { ...inputOf(await held(slug)), ...values }, operator)
const listing = (slug: string) => app.request(listingsApi.readCategory, { slug })
const addressOf = async (slug: string) => (await listing(slug)).breadCrumb.crumbs.at(-1)?.url
async function filledLeaf(slug: string, root: string) {
  await createCategory(app.db, { slug, root })
  return createProduct(app.db, storeId, { categorySlug: slug, rootCategorySlug: root })
}

test('every path a category has had leads to where it is now, whatever came in between', async () => {
  const { skuId } = await filledLeaf('tee-alt', 'wurzel-a')
  await change('tee-alt', { path: 'tee-neu' })
  await change('tee-alt', { path: 'tee-sorten' })
  for (const path of ['tee-alt', 'tee-neu', 'tee-sorten']) expect(await addressOf(path), path).toBe('/tee-sorten')
  expect((await held('tee-alt')).formerPaths).toEqual(['tee-alt', 'tee-neu'])
  // Back to the first: no circle.
  await change('tee-alt', { path: 'tee-alt' })
  for (const path of ['tee-alt', 'tee-neu', 'tee-sorten']) expect(await addressOf(path), path).toBe('/tee-alt')
  const { breadCrumb } = await app.request(productsApi.read, { id: skuId })
  expect(breadCrumb.crumbs.map(({ url }) => url)).toEqual(['/wurzel-a', '/tee-alt'])
})

test('a path that is in use again wins over its redirect', async () => {
  await filledLeaf('saft', 'wurzel-a')
  await filledLeaf('nektar', 'wurzel-a')
  await change('saft', { path: 'saefte' })
  const effects = await app.request(categoriesApi.readEffects, { slug: 'nektar', path: 'saft' }, operator)
  expect(effects).toMatchObject({ redirect: { from: 'nektar', to: 'saft' }, takesFrom: 'Coffee beans' })
  await change('nektar', { path: 'saft' })
  expect(await addressOf('saft')).toBe('/saft')
  expect((await listing('saft')).breadCrumb.crumbs.at(-1)?.slug).toBe('nektar')
  expect(await addressOf('saefte')).toBe('/saefte')
  expect(await addressOf('nektar')).toBe('/saft')
})

test.each([
  ['saefte', { status: 409, code: 'SLUG_TAKEN', fieldErrors: { path: '“Coffee beans” has this address.' } }],
  ['search', { status: 400, fieldErrors: { path: 'Another page of the shop has this address.' } }],
  ['Kaffee & Tee', { status: 400, fieldErrors: { path: expect.any(String) } }],
])('the path %s is refused at its field', async (path, refused) => {
  const input = { ...inputOf(await held('nektar')), path }
  expect(await app.refusal(categoriesApi.change, input, operator)).toMatchObject(refused)
})

test('names, path, text and footer follow at once, in another process too, each with its row of the audit', async () => {
  await filledLeaf('gewuerze', 'wurzel-b')
  const other = openLiveIndex(app.db, { maxAgeMs: 0, maxWaitMs: Infinity })
  expect((await other.read()).categories.map(({ slug }) => slug)).toContain('gewuerze')
  const values = { nameDe: 'Gewürze & Salz', nameEn: 'Spices', path: 'gewuerze-salz', textEn: 'From pepper to salt.' }
  const [since] = await app.db`select count(*)::int as count from page_change where 'categories' = any(tags)`
  await change('gewuerze', values)
  const [until] = await app.db`select count(*)::int as count from page_change where 'categories' = any(tags)`
  expect(until!.count).toBe(since!.count + 1)
  expect((await other.read()).categories.find(({ slug }) => slug === 'gewuerze')).toMatchObject(values)
  expect(await listing('gewuerze-salz')).toMatchObject({
    title: 'Spices',
    description: values.textEn,
    seo: { description: values.textEn },
  })
  const [root] = (await app.request(listingsApi.readCategoryTree, {})).filter(({ id }) => id === 'wurzel-b')
  expect(root!.children).toMatchObject([{ id: 'gewuerze', name: 'Spices', slug: 'gewuerze-salz' }])
  expect((await app.request(listingsApi.suggest, { q: 'Spice' })).categories).toMatchObject([{ slug: 'gewuerze-salz' }])
  const [row] = await app.db`
    select action, reason, before, after from audit_entry where target_kind = 'category' and target_id = 'gewuerze'`
  expect(row).toEqual({
    action: 'category.change',
    reason,
    before: { nameDe: 'Kaffee, ganze Bohne', nameEn: 'Coffee beans', path: 'gewuerze', textEn: '' },
    after: values,
  })
  await other.stop()
})

test('a new tax rate counts for new goods; those that are there keep theirs', async () => {
  const { skuId } = await filledLeaf('hafer', 'wurzel-b')
  await change('hafer', { taxRate: 19 })
  const [row] = await app.db`select p.tax_rate_bp as held, c.tax_rate_bp as fresh
    from product p join category c on c.slug = p.category_slug where p.sku_id = ${skuId}`
  expect(row).toEqual({ held: 700, fresh: 1900 })
})

test('of two operators the second learns what is there now, and nothing of theirs is written', async () => {
  await filledLeaf('honig', 'wurzel-b')
  const seen = inputOf(await held('honig'))
  await app.request(categoriesApi.change, { ...seen, nameDe: 'Honig & Sirup', nameEn: 'Honey' }, operator)
  const second = { ...seen, nameDe: 'Zweiter' }
  const refused = await app.refusal(categoriesApi.change, second, { ...operator, language: 'de' })
  expect(refused).toMatchObject({ status: 409, code: 'CATEGORY_CHANGED' })
  expect(refused.message).toContain('„Honig & Sirup“ (englisch „Honey“) unter /honig, unterhalb von „Kaffee & Tee“')
  expect(await held('honig')).toMatchObject({ nameDe: 'Honig & Sirup', version: 2 })
})

test('siblings take the order that is given; who has seen another one is refused', async () => {
  await createRoot(app.db, 'wurzel-c')
  for (const slug of ['c1', 'c2', 'c3']) await createCategory(app.db, { slug, root: 'wurzel-c' })
  const order = async () => (await tree()).filter(({ parentSlug }) => parentSlug === 'wurzel-c').map(({ slug }) => slug)
  const seen = await order()
  const input = { parentSlug: 'wurzel-c', seen, slugs: ['c3', 'c1', 'c2'] }
  await app.request(categoriesApi.order, input, operator)
  expect(await order()).toEqual(['c3', 'c1', 'c2'])
  expect(await app.refusal(categoriesApi.order, input, operator)).toMatchObject({ code: 'CATEGORY_CHANGED' })
  const some = { parentSlug: 'wurzel-c', seen: ['c3', 'c1', 'c2'], slugs: ['c1', 'c2'] }
  expect(await app.refusal(categoriesApi.order, some, operator)).toMatchObject({ code: 'CATEGORY_CHANGED' })
})

test('a category is added behind its siblings; where its name is taken it is named with a number', async () => {
  const added = {
    parentSlug: 'wurzel-c',
    nameDe: 'Neu',
    nameEn: 'New',
    path: 'c1-neu',
    taxRate: 7,
    picture: 'covers/cover-07',
    isFood: true,
    temperature: 'CHILLED' as const,
    reason,
  }
  expect(await app.request(categoriesApi.create, added, operator)).toEqual({ slug: 'c1-neu' })
  expect((await tree()).at(-1)).toMatchObject({ slug: 'c1-neu', isFood: false, temperature: 'CHILLED', taxRate: 7 })
  await change('c1-neu', { path: 'anders' })
  expect(await app.request(categoriesApi.create, added, operator)).toEqual({ slug: 'c1-neu-2' })
  await createProduct(app.db, storeId, { categorySlug: 'c1-neu-2', rootCategorySlug: 'wurzel-c' })
  expect((await listing('c1-neu')).breadCrumb.crumbs.at(-1)?.slug).toBe('c1-neu-2')
  for (const [values, field] of [
    [{ parentSlug: 'c1' }, 'parentSlug'],
    [{ picture: 'covers/none' }, 'picture'],
    [{ path: 'anders' }, 'path'],
  ] as const) {
    const refused = await app.refusal(categoriesApi.create, { ...added, path: 'frei', ...values }, operator)
    expect(refused.fieldErrors).toHaveProperty(field)
  }
})

test('twelve main categories stand in the footer at most', async () => {
  const inFooter = (await tree()).filter(({ showInFooter }) => showInFooter).length
  for (let i = inFooter; i < 12; i++) await createRoot(app.db, `fuss-${i}`)
  await createRoot(app.db, 'fuss-zuviel', { showInFooter: false })
  const input = { ...inputOf(await held('fuss-zuviel')), showInFooter: true }
  expect(await app.refusal(categoriesApi.change, input, operator)).toMatchObject({
    fieldErrors: { showInFooter: 'There is room for 12 in the footer. Take one out first.' },
  })
})

test('only members with the right see and change the tree', async () => {
  const content = await createMember(app.db, { isOperator: true, roles: ['CONTENT'] })
  expect(await app.refusal(categoriesApi.read, {}, content)).toMatchObject({ code: 'RIGHT_MISSING' })
})
