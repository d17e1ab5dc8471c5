import { afterAll, beforeAll, expect, test } from 'vitest'
import type { InputOf } from '../../contract/platform/endpoint.ts'
import * as listingsApi from '../../contract/listings.ts'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { createBuyer, createCategory, createProduct, createStore } from '../../test/builders.ts'

let app: TestApp
let buyer: { id: string; token: string }
let skus: Record<string, string>

const slug = 'kaffee-bohne'
const material = (de: string, en: string) => ({
  key: 'material',
  de: { label: 'Material', value: de },
  en: { label: 'Material', value: en },
})

beforeAll(async () => {
  app = await createTestApp()
  const { db } = app
  const near = await createStore(db, { slug: 'nah', name: 'Nah & Frisch', minimumOrderCents: 5000 })
  const far = await createStore(db, { slug: 'fern', name: 'Fernhandel', minimumOrderCents: 20_000 })
  await createCategory(db, { slug: 'tee' })
  const espresso = await createProduct(db, near.id, { popularity: 50, priceCents: 900, finalPriceCents: 700 })
  const filter = await createProduct(db, near.id, {
    popularity: 40,
    nameDe: 'Filterkaffee',
    priceCents: 300,
    finalPriceCents: 300,
    isOrganic: true,
    stock: 3,
  })
  const decaf = await createProduct(db, far.id, {
    popularity: 30,
    brand: 'Nordlicht',
    brandSlug: 'nordlicht',
    priceCents: 500,
    finalPriceCents: 500,
    tierPrices: db.json([{ minQuantity: 48, finalPriceCents: 350 }]),
  })
  const tea = await createProduct(db, far.id, {
    popularity: 20,
    categorySlug: 'tee',
    brand: 'Nordlicht',
    brandSlug: 'nordlicht',
    priceCents: 200,
    finalPriceCents: 200,
  })
  const secret = await createProduct(db, near.id, {
    popularity: 99,
    isExclusive: true,
    brand: 'Geheim',
    brandSlug: 'geheim',
  })
  await createProduct(db, near.id, { status: 'PAUSED', brand: 'Pause', brandSlug: 'pause' })
  skus = Object.fromEntries(
    Object.entries({ espresso, filter, decaf, tea, secret }).map(([name, { skuId }]) => [name, skuId]),
  )
  await db`update product_detail set attributes = ${db.json([material('Papier, 0,5 l', 'Paper')])}
    where sku_id in ${db([espresso.skuId, filter.skuId])}`
  await db`update product_detail set attributes = ${db.json([material('Blech', 'Tin')])} where sku_id = ${decaf.skuId}`
  await db`insert into collection values ('herbst', 'Herbst', 'Autumn', 'Warm', 'Warm', 'cover-03', 1)`
  await db`insert into collection_product ${db([
    { collectionSlug: 'herbst', skuId: tea.skuId, rank: 1 },
    { collectionSlug: 'herbst', skuId: espresso.skuId, rank: 2 },
    { collectionSlug: 'herbst', skuId: secret.skuId, rank: 3 },
  ])}`
  buyer = await createBuyer(db)
})
afterAll(() => app.close())

type Input = Partial<InputOf<typeof listingsApi.readCategory>>
const asBuyer = (input: Input = {}) => app.request(listingsApi.readCategory, { slug, ...input }, { token: buyer.token })
const asVisitor = (input: Input = {}) => app.request(listingsApi.readCategory, { slug, ...input })
const ids = (listing: { items: { skuId: string }[] }) => listing.items.map(({ skuId }) => skuId)
const named = (...names: string[]) => names.map((name) => skus[name])

test('a category lists what is on sale, the most ordered first, what is sold out last', async () => {
  const listing = await asBuyer()
  expect(ids(listing)).toEqual(named('espresso', 'decaf', 'filter'))
  expect(listing).toMatchObject({ page: 1, pageSize: 24, totalItems: 3, totalPages: 1, sort: 'RELEVANCE' })
  expect(listing.breadCrumb.crumbs.map(({ url }) => url)).toEqual(['/kaffee-tee', '/kaffee-bohne'])
})

test('a root category lists the products of those below it, and names them', async () => {
  const listing = await asBuyer({ slug: 'kaffee-tee' })
  expect(listing.totalItems).toBe(4)
  expect(listing.childCategories.map((child) => child.slug)).toEqual(['kaffee-bohne', 'tee'])
  expect(listing.childCategories[1]?.imageUrl).toBe('/pictures/stored/leaves/tee')
})

test('an unknown category, collection or store is 404', async () => {
  for (const endpoint of [listingsApi.readCategory, listingsApi.readCollection, listingsApi.readStore])
    expect(await app.refusal(endpoint, { slug: 'nirgends' })).toMatchObject({ status: 404, code: 'NOT_FOUND' })
})

test.each<[Input, string[]]>([
  [{ brand: ['tidemar'] }, ['espresso', 'filter']],
  [{ brand: ['tidemar', 'nordlicht'] }, ['espresso', 'decaf', 'filter']],
  [{ category: 'kaffee-bohne' }, ['espresso', 'decaf', 'filter']],
  [{ category: 'tee' }, []],
  [{ store: 'fern' }, ['decaf']],
  [{ priceMin: 3, priceMax: 5 }, ['decaf', 'filter']],
  [{ priceMax: 4.99 }, ['filter']],
  [{ inStock: true }, ['espresso', 'decaf']],
  [{ inStock: false }, ['espresso', 'decaf', 'filter']],
  [{ sale: true }, ['espresso']],
  [{ organic: true }, ['filter']],
  [{ minOrderMax: 50 }, ['espresso', 'filter']],
  [{ attr: { material: ['blech'] } }, ['decaf']],
  [{ attr: { material: ['blech', 'papier-0-5-l'] } }, ['espresso', 'decaf', 'filter']],
  [{ attr: { material: ['holz'] } }, []],
  [{ sort: 'PRICE_ASC' }, ['filter', 'decaf', 'espresso']],
  [{ sort: 'PRICE_DESC' }, ['espresso', 'decaf', 'filter']],
  [{ sort: 'NEWEST' }, ['decaf', 'filter', 'espresso']],
  [{ sort: 'BESTSELLER' }, ['espresso', 'decaf', 'filter']],
])('a buyer who wishes %j sees %j', async (input, expected) => {
  const listing = await asBuyer(input)
  expect(ids(listing)).toEqual(named(...expected))
  expect(listing.totalItems).toBe(expected.length)
})

test('facets ignore their own selection and heed the others', async () => {
  const { facets } = await asBuyer({ brand: ['nordlicht'], inStock: true })
  const brand = facets.find(({ key }) => key === 'brand')
  expect(brand?.values).toEqual([
    { value: 'nordlicht', label: 'Nordlicht', count: 1, selected: true },
    { value: 'tidemar', label: 'Tidemar', count: 1, selected: false },
  ])
  expect(facets.find(({ key }) => key === 'inStock')?.values[0]).toMatchObject({ count: 1, selected: true })
  expect(facets.find(({ key }) => key === 'price')).toMatchObject({ type: 'RANGE', min: 5, max: 5 })
})

test('the price facet ignores the chosen range', async () => {
  const { facets, totalItems } = await asBuyer({ priceMax: 3 })
  expect(totalItems).toBe(1)
  const price = facets.find(({ key }) => key === 'price')!
  expect(price).toMatchObject({ min: 3, max: 7 })
  // Its bands hold all three articles, and tell which of them the range covers.
  const held = price.values.filter(({ count }) => count === 1)
  expect(held.map(({ selected }) => selected)).toEqual([true, false, false])
  expect(facets.find(({ key }) => key === 'brand')?.values.map(({ count }) => count)).toEqual([1, 0])
})

test('products of one category share attributes to choose from, named by their place in the address', async () => {
  const { facets } = await asBuyer({ attr: { material: ['blech'] } })
  expect(facets.find(({ key }) => key === 'attr.material')?.values).toEqual([
    { value: 'papier-0-5-l', label: 'Paper', count: 2, selected: false },
    { value: 'blech', label: 'Tin', count: 1, selected: true },
  ])
  expect(facets.find(({ key }) => key === 'brand')?.values[0]).toMatchObject({ value: 'nordlicht', count: 1 })
})

test('minimum orders are offered in bands that include the lower ones', async () => {
  const { facets } = await app.request(
    listingsApi.readCategory,
    { slug: 'kaffee-tee' },
    { token: buyer.token, language: 'de' },
  )
  expect(facets.find(({ key }) => key === 'minOrderMax')?.values).toMatchObject([
    { value: '50', label: 'Bis 50,00\u00a0€', count: 2 },
    { value: '100', count: 2 },
    { value: '150', count: 2 },
    { value: '250', count: 4 },
  ])
  expect(facets.find(({ key }) => key === 'category')?.values.map(({ value, count }) => [value, count])).toEqual([
    ['kaffee-bohne', 3],
    ['tee', 1],
  ])
})

test('labels are German for a German reader', async () => {
  const listing = await app.request(listingsApi.readCategory, { slug }, { token: buyer.token, language: 'de' })
  expect(listing.title).toBe('Kaffee, ganze Bohne')
  const labels = listing.facets.map(({ label }) => label).join(', ')
  expect(labels).toBe('Auf Lager, Reduziert, Bio, Marke, Lieferant, Preis (netto), Mindestbestellwert, Material')
  expect(listing.items[0]).toMatchObject({
    packText: 'Karton 6 × 1 kg',
    price: { boxPriceText: '42,00\u00a0€ / Karton à 6' },
  })
})

test('a visitor gets no facets, and price wishes have no effect', async () => {
  const plain = await asVisitor()
  expect(plain).toMatchObject({ facets: [], facetsGated: true, totalItems: 3 })
  expect(plain.sortOptions.map(({ value }) => value)).not.toContain('PRICE_ASC')
  const inputs: Input[] = [
    { sort: 'PRICE_ASC' },
    { sort: 'PRICE_DESC' },
    { priceMin: 6 },
    { priceMax: 1 },
    { sale: true },
  ]
  for (const refused of inputs) expect(await asVisitor(refused)).toEqual(plain)
})

test('an exclusive product and what only it has occur nowhere without a grant', async () => {
  for (const options of [{}, { token: buyer.token }]) {
    const listing = await app.request(listingsApi.readCategory, { slug }, options)
    expect(ids(listing)).not.toContain(skus.secret)
    expect(JSON.stringify(listing)).not.toMatch(/Geheim/i)
    const collection = await app.request(listingsApi.readCollection, { slug: 'herbst' }, options)
    expect(ids(collection)).toEqual(named('tea', 'espresso'))
    expect(collection.totalItems).toBe(2)
  }
})

test('a grant shows it, an expired or withdrawn one does not', async () => {
  const { db } = app
  const grant = { buyerId: buyer.id, skuId: skus.secret! }
  await db`insert into exclusive_grant ${db(grant)}`
  const listing = await asBuyer()
  expect(ids(listing)[0]).toBe(skus.secret)
  expect(listing.items[0]?.badges).toContain('EXCLUSIVE')
  expect(listing.facets.find(({ key }) => key === 'brand')?.values.map(({ value }) => value)).toContain('geheim')
  await db`update exclusive_grant set expires_at = now() - interval '1 second'`
  expect((await asBuyer()).totalItems).toBe(3)
  await db`update exclusive_grant set expires_at = null, withdrawn_at = now()`
  expect((await asBuyer()).totalItems).toBe(3)
  await db`delete from exclusive_grant`
})

test('a store lists its own products', async () => {
  const listing = await app.request(listingsApi.readStore, { slug: 'fern' }, { token: buyer.token })
  expect(ids(listing)).toEqual(named('decaf', 'tea'))
  expect(listing.items[0]?.tierText).toBe('from 8\u00a0cs €3.50')
})

test('search engines read what a store says of itself without its markup', async () => {
  await app.db`update store set description_en = '<p>Tea &amp; more.</p><p>From afar.</p>' where slug = 'fern'`
  const { seo } = await app.request(listingsApi.readStore, { slug: 'fern' })
  expect(seo.description).toBe('Tea & more. From afar.')
})

test('a page past the end is empty, a page or size out of bounds is 400', async () => {
  const past = await asVisitor({ page: 7, pageSize: 12 })
  expect(past).toMatchObject({ items: [], page: 7, totalItems: 3, totalPages: 1 })
  for (const wrong of [{ page: 0 }, { page: 10_001 }, { pageSize: 13 }, { page: 1.5 }, { foo: 1 }])
    expect(await app.refusal(listingsApi.readCategory, { slug, ...wrong })).toMatchObject({
      status: 400,
      code: 'VALIDATION',
    })
})
