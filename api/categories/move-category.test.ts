import { afterAll, beforeAll, expect, test } from 'vitest'
import * as categoriesApi from '../../contract/categories/categories.ts'
import * as listingsApi from '../../contract/listings.ts'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { atOnce } from '../../test/at-once.ts'
import { createCategory, createMember, createProduct, createStore } from '../../test/builders.ts'
import { createRoot } from '../../test/categories/create-root.ts'

let app: TestApp
let operator: Awaited<ReturnType<typeof createMember>>
let storeId: string
beforeAll(async () => {
  app = await createTestApp({ isUnlimited: true })
  operator = await createMember(app.db, { isOperator: true, roles: ['CATALOGUE'] })
  storeId = (await createStore(app.db)).id
  for (const root of ['alt', 'neu', 'dritte']) await createRoot(app.db, root)
})
afterAll(() => app.close())

const reason = 'Neue Ordnung'
const versionOf = async (slug: string) =>
  (await app.request(categoriesApi.read, {}, operator)).items.find((category) => category.slug === slug)!.version
const seen = async (slug: string) => ({ slug, version: await versionOf(slug), reason })
const place = async (slug: string) =>
  (await app.db<{ parentSlug: string | null }[]>`select parent_slug from category where slug = ${slug}`)[0]!.parentSlug
const rootsOf = async (slug: string) =>
  (
    await app.db<
      { root: string }[]
    >`select distinct root_category_slug as root from product where category_slug = ${slug}`
  ).map(({ root }) => root)
const put = (slug: string, root: string, values: object = {}) =>
  createProduct(app.db, storeId, { categorySlug: slug, rootCategorySlug: root, ...values })

test('a leaf moves with its goods; listing, crumbs and tree follow, and the address stays', async () => {
  await createCategory(app.db, { slug: 'kakao', root: 'alt' })
  const { skuId } = await put('kakao', 'alt')
  await put('kakao', 'alt', { status: 'PAUSED' })
  await put('kakao', 'alt', { status: 'ARCHIVED' })
  await app.db`
    insert into carousel (slug, placement, slot, type, title_de, title_en, view_more_url, rule, category_slug)
    values ('kakao', 'HOME', 'NEW', 'PRODUCT', 'Kakao', 'Cocoa', '/kakao?sale=true', 'NEWEST', 'kakao')`
  await app.db`
    insert into commission_rate (id, store_id, category, rate_bp, valid_from) values (gen_random_uuid(), null, 'neu', 900, '2020-01-01')`
  const effects = await app.request(categoriesApi.readEffects, { slug: 'kakao', parentSlug: 'neu' }, operator)
  expect(effects).toEqual({
    onSale: 1,
    otherGoods: 1,
    stores: 1,
    carousels: 1,
    promotions: 0,
    savedFilters: 0,
    links: { carousels: 1, promotions: 0, posts: 0 },
    commissions: { left: 0, found: 1 },
    redirect: null,
    takesFrom: null,
  })
  await app.request(categoriesApi.move, { ...(await seen('kakao')), parentSlug: 'neu' }, operator)
  expect(await rootsOf('kakao')).toEqual(['neu'])
  const below = await app.request(listingsApi.readCategory, { slug: 'neu' })
  expect(below.items.map((card) => card.skuId)).toEqual([skuId])
  expect(below.childCategories.map(({ slug }) => slug)).toEqual(['kakao'])
  const own = await app.request(listingsApi.readCategory, { slug: 'kakao' })
  expect(own.breadCrumb.crumbs.map(({ url }) => url)).toEqual(['/neu', '/kakao'])
  const shown = await app.request(listingsApi.readCategoryTree, {})
  expect(shown.map(({ slug }) => slug)).toEqual(['neu'])
  const [row] = await app.db`select before, after, reason from audit_entry where action = 'category.move'`
  expect(row).toEqual({
    before: { parentSlug: 'alt', showInFooter: false },
    after: { parentSlug: 'neu', showInFooter: false },
    reason,
  })
  const again = { slug: 'kakao', version: 1, reason, parentSlug: 'dritte' }
  expect(await app.refusal(categoriesApi.move, again, operator)).toMatchObject({ code: 'CATEGORY_CHANGED' })
})

test('two moves at once make no circle, whoever is first', async () => {
  for (let round = 0; round < 5; round++) {
    const [one, other] = [`kreis-${round}-a`, `kreis-${round}-b`]
    for (const root of [one, other]) await createRoot(app.db, root)
    const { done, refused } = await atOnce(2, (caller) => {
      const [slug, parentSlug] = caller === 0 ? [one, other] : [other, one]
      return app.request(categoriesApi.move, { slug, version: 1, reason, parentSlug }, operator)
    })
    expect(done).toHaveLength(1)
    expect(refused).toMatchObject([{ code: 'VALIDATION', fieldErrors: { parentSlug: expect.any(String) } }])
    expect([await place(one), await place(other)].filter((parent) => parent === null)).toHaveLength(1)
  }
})

test('a product that is put into a category while it moves stands below the new root', async () => {
  await createCategory(app.db, { slug: 'malz', root: 'alt' })
  await put('malz', 'alt')
  const input = { ...(await seen('malz')), parentSlug: 'neu' }
  const { skuId } = await put('kakao', 'neu')
  const isWritten = Promise.withResolvers<void>()
  const mayCommit = Promise.withResolvers<void>()
  const writing = app.db.begin(async (tx) => {
    // As an import does: with the root that was read before.
    await tx`update product set category_slug = 'malz', root_category_slug = 'alt' where sku_id = ${skuId}`
    isWritten.resolve()
    await mayCommit.promise
  })
  await isWritten.promise
  const moving = app.request(categoriesApi.move, input, operator)
  await expect.poll(waitsForLock).toBe(true)
  mayCommit.resolve()
  await Promise.all([writing, moving])
  expect(await rootsOf('malz')).toEqual(['neu'])
  // Who writes afterwards with the root of before is put right.
  await put('malz', 'alt')
  expect(await rootsOf('malz')).toEqual(['neu'])
})

const waitsForLock = async () => {
  const [row] = await app.db`
    select exists (select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock') as waits`
  return row!.waits as boolean
}

test('a category is archived while nothing stands in it, and its paths lead to the one above', async () => {
  await createCategory(app.db, { slug: 'most', root: 'neu' })
  const { skuId } = await put('most', 'neu')
  expect(await app.refusal(categoriesApi.archive, await seen('most'), operator)).toMatchObject({
    status: 409,
    code: 'CATEGORY_STATE',
  })
  await app.db`update product set status = 'ARCHIVED' where sku_id = ${skuId}`
  await app.request(categoriesApi.archive, await seen('most'), operator)
  expect((await app.request(listingsApi.readCategory, { slug: 'most' })).breadCrumb.crumbs.at(-1)?.url).toBe('/neu')
  await expect(put('most', 'neu')).rejects.toMatchObject({ code: '40001' })
  await expect(app.db`update product set status = 'ACTIVE' where sku_id = ${skuId}`).rejects.toMatchObject({
    code: '40001',
  })
  await app.request(categoriesApi.restore, await seen('most'), operator)
  await app.db`update product set status = 'ACTIVE' where sku_id = ${skuId}`
  expect((await app.request(listingsApi.readCategory, { slug: 'most' })).breadCrumb.crumbs.at(-1)?.url).toBe('/most')
})

test('a main category is archived after all below it, and put back before them', async () => {
  await createCategory(app.db, { slug: 'einzig', root: 'dritte' })
  const refused = async (slug: string, endpoint: typeof categoriesApi.archive) =>
    (await app.refusal(endpoint, await seen(slug), operator)).message
  expect(await refused('dritte', categoriesApi.archive)).toContain('categories below')
  await app.request(categoriesApi.archive, await seen('einzig'), operator)
  await app.request(categoriesApi.archive, await seen('dritte'), operator)
  expect(await refused('einzig', categoriesApi.restore)).toContain('category above is archived')
  expect(await app.refusal(listingsApi.readCategory, { slug: 'dritte' })).toMatchObject({ status: 404 })
  await app.request(categoriesApi.restore, await seen('dritte'), operator)
  await app.request(categoriesApi.restore, await seen('einzig'), operator)
  expect(await refused('einzig', categoriesApi.restore)).toContain('not archived')
})
