import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as listingsApi from '../../contract/listings.ts'
import { allergenCodes } from '../../contract/platform/allergens.ts'
import * as productsApi from '../../contract/products.ts'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { createBuyer, createCategory, createProduct, createStore } from '../../test/builders.ts'
import { newId } from '../platform/ids.ts'

let app: TestApp
let buyer: { id: string; token: string }
let storeId: string
let espresso: string
let small: string
let secret: string
let paused: string

beforeAll(async () => {
  app = await createTestApp()
  const { db } = app
  storeId = (await createStore(db, { slug: 'tidemar', ratingSum: 9, ratingCount: 2 })).id
  await createCategory(db, { slug: 'tee' })
  const shared = { variantGroup: 'espresso', nameDe: 'Espresso', nameEn: 'Espresso' }
  espresso = (
    await createProduct(db, storeId, {
      ...shared,
      variantOptions: db.json({ size: '1 kg' }),
      priceCents: 1000,
      finalPriceCents: 900,
      msrpCents: 1990,
      tierPrices: db.json([{ minQuantity: 48, finalPriceCents: 800 }]),
      deposits: app.db.json([{ code: 'EINWEG_25', perPieces: 1 }]),
      ratingSum: 14,
      ratingCount: 3,
      popularity: 10,
    })
  ).skuId
  small = (await createProduct(db, storeId, { ...shared, variantOptions: db.json({ size: '250 g' }), popularity: 5 }))
    .skuId
  secret = (
    await createProduct(db, storeId, {
      ...shared,
      variantOptions: db.json({ size: '5 kg' }),
      isExclusive: true,
      categorySlug: 'tee',
      popularity: 99,
    })
  ).skuId
  paused = (await createProduct(db, storeId, { status: 'PAUSED' })).skuId
  await db`update product_detail set description_de = '<p>Kräftig &amp; rund</p>', description_en = '<p>Bold</p>',
    attributes = ${db.json([{ key: 'roast', de: { label: 'Röstung', value: 'dunkel' }, en: { label: 'Roast', value: 'dark' } }])},
    food = ${db.json({ ingredients: 'Kaffee <100 %>', allergens: ['MILK'], nutrition: { fat: 0.5 }, netQuantity: '1 kg', storage: 'trocken', storageEn: 'dry', origin: null })}
    where sku_id = ${espresso}`
  await db`insert into review ${db({ id: newId(), skuId: espresso, storeId, buyerId: newId(), rate: 5, comment: 'Gut', authorBusinessType: 'CAFE' })}`
  await db`insert into review ${db({ id: newId(), skuId: espresso, storeId, buyerId: newId(), rate: 1, comment: 'Versteckt', authorBusinessType: 'CAFE', isShown: false })}`
  buyer = await createBuyer(db)
})
afterAll(() => app.close())

const grant = (skuId: string) => app.db`insert into exclusive_grant ${app.db({ buyerId: buyer.id, skuId })}`
const ids = ({ items }: { items: { skuId: string }[] }) => items.map(({ skuId }) => skuId)

test('a buyer sees the whole product with its prices', async () => {
  const product = await app.request(productsApi.read, { id: espresso }, { token: buyer.token, language: 'de' })
  expect(product).toMatchObject({
    name: 'Espresso',
    canonicalUrl: `/products/espresso-${espresso}`,
    price: { price: 10, finalNetPrice: 9, sumOfDiscountsPrice: 1, taxRate: 7 },
    priceGate: null,
    badges: ['NEW', 'SALE'],
    tierPrices: [{ minQuantity: 48, finalNetPrice: 8 }],
    rating: { average: 4.7, count: 3 },
    description: '<p>Kräftig &amp; rund</p>',
    attributes: [{ key: 'roast', label: 'Röstung', valueText: 'dunkel' }],
    deposit: { perUnit: 0.25, type: 'EINWEG' },
    delivery: { leadTimeDays: [1, 3], text: 'Lieferzeit 1–3 Werktage' },
    store: { slug: 'tidemar', rating: { average: 4.5, count: 2 } },
    safety: { manufacturer: { name: 'Tidemar GmbH' } },
  })
  expect(product.breadCrumb.crumbs.map(({ label }) => label)).toEqual(['Kaffee & Tee', 'Kaffee, ganze Bohne'])
  expect(product.reviewSummary.items.map(({ comment }) => comment)).toEqual(['Gut'])
})

test('what a supplier wrote is shown as text where no markup is allowed', async () => {
  const { food, seo } = await app.request(productsApi.read, { id: espresso }, { language: 'de' })
  expect(food).toMatchObject({ ingredientsHtml: 'Kaffee &lt;100 %&gt;', nutritionPer100: { fat: 0.5, salt: null } })
  expect(seo.description).toBe('Kräftig & rund')
})

test('an allergen nobody stated is not absent: it is named as not stated', async () => {
  const stated = async () => (await app.request(productsApi.read, { id: espresso })).food!
  const first = await stated()
  expect(first).toMatchObject({ allergens: ['MILK'], traces: [] })
  expect(first.notStated).toHaveLength(13)
  const others = allergenCodes.filter((code) => code !== 'MILK' && code !== 'NUTS')
  await app.db`update product_detail set food = food || ${app.db.json({ traces: ['NUTS'], absent: others })} where sku_id = ${espresso}`
  expect(await stated()).toMatchObject({ allergens: ['MILK'], traces: ['NUTS'], notStated: [] })
})

test('how food is kept is told in the language of the reader, in German where the supplier gave no other', async () => {
  const storageIn = async (language: 'de' | 'en') =>
    (await app.request(productsApi.read, { id: espresso }, { language })).food!.storage
  expect(await storageIn('de')).toBe('trocken')
  expect(await storageIn('en')).toBe('dry')
  await app.db`update product_detail set food = food - 'storageEn' where sku_id = ${espresso}`
  expect(await storageIn('en')).toBe('trocken')
})

test('a visitor sees it without prices, tiers and the badge of a sale, but with the recommended price', async () => {
  const product = await app.request(productsApi.read, { id: espresso })
  expect(product).toMatchObject({ price: null, priceGate: 'SIGN_UP', tierPrices: [], tierText: null, msrp: 19.9 })
  expect(product.badges).toEqual(['NEW'])
})

test('variants are offered by what sets them apart, exclusive ones only with a grant', async () => {
  const { variants } = await app.request(productsApi.read, { id: espresso }, { language: 'de' })
  expect(variants.axes).toEqual([{ key: 'size', label: 'Größe' }])
  expect(variants.items.map(({ skuId, options }) => [skuId, options.size])).toEqual([
    [espresso, '1 kg'],
    [small, '250 g'],
  ])
})

describe('an exclusive product', () => {
  test.each([
    ['en', 'You are not authorized to view this product'],
    ['de', 'Keine Berechtigung, diesen Artikel anzusehen'],
  ] as const)('is refused in %s without a grant', async (language, message) => {
    for (const endpoint of [productsApi.read, productsApi.listSimilar, productsApi.listFeatured])
      for (const token of [undefined, buyer.token])
        expect(await app.refusal(endpoint, { id: secret }, { language, ...(token && { token }) })).toMatchObject({
          status: 403,
          code: 'PRODUCT_NOT_AUTHORIZED',
          message,
        })
    expect(await app.refusal(listingsApi.readRelatedCategories, { productId: secret })).toMatchObject({ status: 403 })
  })

  test('is absent from neighbours, counts and the tree until it is granted', async () => {
    const token = buyer.token
    expect(ids(await app.request(productsApi.listFeatured, { id: espresso }, { token }))).toEqual([small])
    const [root] = await app.request(listingsApi.readCategoryTree, {}, { token })
    expect(root).toMatchObject({
      slug: 'kaffee-tee',
      productCount: 2,
      imageUrl: '/pictures/stored/categories/kaffee-tee',
    })
    expect(root?.children.map(({ slug }) => slug)).toEqual(['kaffee-bohne'])
    await grant(secret)
    expect(ids(await app.request(productsApi.listFeatured, { id: espresso }, { token }))).toEqual([secret, small])
    expect((await app.request(listingsApi.readCategoryTree, {}, { token }))[0]?.children).toHaveLength(2)
    expect((await app.request(productsApi.read, { id: secret }, { token })).badges).toContain('EXCLUSIVE')
    await app.db`update exclusive_grant set expires_at = now()`
    expect(await app.refusal(productsApi.read, { id: secret }, { token })).toMatchObject({ status: 403 })
    await app.db`delete from exclusive_grant`
  })
})

test('a product that has left the range is 410, an exclusive one 404 as if it had never been', async () => {
  const { skuId } = await createProduct(app.db, storeId, { status: 'ARCHIVED' })
  expect(await app.refusal(productsApi.read, { id: skuId })).toMatchObject({ code: 'GONE', status: 410 })
  await app.db`update product set is_exclusive = true where sku_id = ${skuId}`
  expect(await app.refusal(productsApi.read, { id: skuId })).toMatchObject({ code: 'NOT_FOUND', status: 404 })
})

test.each(['DRAFT', 'IN_REVIEW', 'PAUSED', 'BLOCKED'])('a product that is %s is 404', async (status) => {
  await app.db`update product set status = ${status} where sku_id = ${paused}`
  expect(await app.refusal(productsApi.read, { id: paused }, { token: buyer.token })).toMatchObject({ status: 404 })
})

test('an unknown product is 404, as is one that no SKU can be', async () => {
  for (const id of ['1', 'a-1']) expect(await app.refusal(productsApi.read, { id })).toMatchObject({ status: 404 })
})

test('more like it: its category first, near in price for a buyer, without regard to prices for a visitor', async () => {
  const { db } = app
  const other = await createStore(db)
  const make = (brand: string, cents: number, values = {}) =>
    createProduct(db, other.id, {
      brand,
      brandSlug: brand,
      priceCents: cents,
      finalPriceCents: cents,
      categorySlug: 'maschine',
      ...values,
    })
  await createCategory(db, { slug: 'maschine' })
  await createCategory(db, { slug: 'muehle' })
  const own = await make('a', 1000)
  const near = await make('a', 1100, { popularity: 1 })
  const dear = await make('b', 9000, { popularity: 50 })
  const beside = await make('c', 1000, { categorySlug: 'muehle', popularity: 900 })
  const requested = { id: own.skuId, limit: 3 }
  expect(ids(await app.request(productsApi.listSimilar, requested, { token: buyer.token })).slice(0, 2)).toEqual([
    near.skuId,
    dear.skuId,
  ])
  expect(ids(await app.request(productsApi.listSimilar, requested))).toEqual([dear.skuId, near.skuId, beside.skuId])
  const related = await app.request(listingsApi.readRelatedCategories, { productId: own.skuId })
  expect(related.map(({ slug }) => slug).slice(0, 1)).toEqual(['maschine'])
  expect(related.map(({ slug }) => slug)).toContain('muehle')
})
