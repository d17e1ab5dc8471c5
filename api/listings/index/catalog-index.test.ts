import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ListingFilters } from '../../../contract/listings.ts'
import { sorts } from '../../../contract/platform/sorts.ts'
import { createBuyer, createCategory, createProduct, createStore } from '../../../test/builders.ts'
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts'
import { mostBought } from '../../../test/plain-filters.ts'
import { plainCounts, plainPage, type PlainScope } from '../../../test/plain-listing.ts'
import { facetsOf } from '../listing-facets.ts'
import { findListingPage } from '../listing-page.ts'
import { chooseBySku, type ListingScope } from '../listing-scope.ts'
import { founderOf } from '../../http/caller.ts'
import type { Viewer } from '../../products/price.ts'
import { openLiveIndex, type ReadIndex } from './live-index.ts'
import { indexFor, type IndexView } from './index-view.ts'
import { isLong } from '../../../test/runner/long.ts'

let database: TestDatabase
let readIndex: ReadIndex
let storeIds: string[]
let buyer: { id: string }

const leaves = ['kaffee-bohne', 'tee', 'glas', 'teller']
const rootOf = (leaf: string) => (leaves.indexOf(leaf) < 2 ? 'kaffee-tee' : 'tisch')

beforeAll(async () => {
  database = await createTestDatabase()
  const { sql } = database
  readIndex = openLiveIndex(sql, { maxAgeMs: 0, maxWaitMs: Infinity }).read
  for (const slug of leaves) await createCategory(sql, { slug, root: rootOf(slug) })
  // A filter of a leaf, one that its root brings along, and one that the leaf does not filter by although its root does.
  const sets = [
    { categorySlug: 'kaffee-bohne', key: 'farbe', isFilter: true, labelDe: 'Farbton' },
    { categorySlug: 'tisch', key: 'material', isFilter: true, labelDe: 'Werkstoff' },
    { categorySlug: 'kaffee-tee', key: 'material', isFilter: false, labelDe: 'Werkstoff' },
  ]
  const choices = sql.json([{ value: 'Blech', de: 'Weißblech', en: 'Tinplate' }])
  for (const set of sets)
    await sql`insert into category_attribute ${sql({ ...set, labelEn: `${set.labelDe} en`, kind: 'CHOICE', choices, sort: 1 })}`
  const minimums = [0, 5000, 20_000]
  const stores = minimums.map((minimumOrderCents, i) =>
    createStore(sql, { slug: `laden-${i}`, minimumOrderCents, leadMinDays: 1, leadMaxDays: i + 1 }),
  )
  storeIds = (await Promise.all(stores)).map(({ id }) => id)
  buyer = await createBuyer(sql)
})
afterAll(() => database.drop())

const attribute = fc
  .tuple(fc.constantFrom('material', 'farbe'), fc.constantFrom('Blech', 'Größe 0,5 l', 'x'.repeat(41)))
  .map(([key, value]) => ({ key, de: { label: key, value }, en: { label: `${key} en`, value: `${value} en` } }))
const goods = fc.record({
  category: fc.constantFrom(...leaves),
  store: fc.nat(2),
  brand: fc.constantFrom('', 'Tidemar', 'TIDEMAR', 'Nordlicht', 'Öl & Co'),
  price: fc.integer({ min: 1, max: 12 }).map((euros) => euros * 100),
  discount: fc.constantFrom(0, 0, 50),
  gtin: fc.constantFrom(null, null, '4006381333931', '4006381333948'),
  content: fc.constantFrom(500, 1000, 1500),
  box: fc.constantFrom(1, 6, 12, 24),
  deposit: fc.constantFrom(null, 'EINWEG', 'MEHRWEG'),
  isOrganic: fc.boolean(),
  status: fc.constantFrom('ACTIVE', 'ACTIVE', 'ACTIVE', 'PAUSED'),
  access: fc.constantFrom('OPEN', 'OPEN', 'CLOSED', 'GRANTED', 'EXPIRED', 'WITHDRAWN'),
  stock: fc.constantFrom(0, 5, 6, 11, 12, 500),
  minimum: fc.constantFrom(1, 6, 7),
  orderCount: fc.nat(2),
  popularity: fc.nat(3),
  age: fc.nat(3),
  rating: fc.record({ sum: fc.nat(9), count: fc.nat(2) }),
  attributes: fc.uniqueArray(attribute, { maxLength: 3, selector: ({ key, de }) => key + de.value }),
})
const filters = fc.record(
  {
    brand: fc.subarray(['tidemar', 'nordlicht', 'fehlt']),
    category: fc.constantFrom('tee', 'tisch', 'fehlt'),
    store: fc.constantFrom('laden-1', 'fehlt'),
    priceMin: fc.constantFrom(0, 3.5, 6),
    priceMax: fc.constantFrom(4, 8.5, 100),
    inStock: fc.boolean(),
    sale: fc.boolean(),
    organic: fc.boolean(),
    minOrderMax: fc.constantFrom(0, 50, 200),
    reusable: fc.boolean(),
    leadMax: fc.constantFrom(1, 2, 3),
    content: fc.subarray(['500-g', '1000-g', '7-piece']),
    box: fc.subarray(['single', 'to-6', 'to-12', 'larger']),
    attr: fc.constantFrom(
      { material: ['blech'] },
      { farbe: ['grosse-0-5-l', 'blech'] },
      { material: [] },
      { material: ['blech'], farbe: ['blech'] },
    ),
  },
  { requiredKeys: [] },
)
const arbitraryInput = fc.record({
  filters,
  sort: fc.constantFrom(...sorts),
  page: fc.constantFrom(1, 1, 2),
  scope: fc.constantFrom('leaf', 'root', 'store', 'chosen', 'all'),
  isVisitor: fc.boolean(),
  language: fc.constantFrom('de' as const, 'en' as const),
})

test('the index lists and counts what plain SQL finds, whatever the goods, grants and filters', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(goods, { maxLength: 14 }),
      fc.array(arbitraryInput, { minLength: 4, maxLength: 4 }),
      listsAlike,
    ),
    { numRuns: isLong ? 80 : 30 },
  )
}, 300_000)

type Goods = typeof goods extends fc.Arbitrary<infer Value> ? Value : never
type Input = typeof arbitraryInput extends fc.Arbitrary<infer Value> ? Value : never

async function listsAlike(shelved: Goods[], questions: Input[]) {
  const { sql } = database
  // What stays of the run before is changed in place, so that the index is kept current rather than read anew.
  await sql`delete from product where sku_id::integer % 3 = 0`
  await sql`update product set final_price_cents = price_cents, popularity = 2 where sku_id::integer % 5 = 0`
  await sql`update stock set on_hand = promised + 6 where sku_id::integer % 7 = 0`
  await sql`update store set minimum_order_cents = 5000 - minimum_order_cents where id = ${storeIds[0]!}`
  for (const one of shelved) await shelve(one)
  for (const question of questions) await answersAlike(question)
}

async function shelve({ category, brand, price, stock, access, rating, ...more }: Goods) {
  const { sql } = database
  const { skuId } = await createProduct(sql, storeIds[more.store]!, {
    categorySlug: category,
    rootCategorySlug: rootOf(category),
    brand,
    brandSlug: brand === 'Öl & Co' ? 'ol-co' : brand.toLowerCase(),
    gtin: more.gtin,
    contentAmount: more.content,
    countPerBox: more.box,
    deposits: sql.json(more.deposit === null ? [] : [{ code: `${more.deposit}_25`, perPieces: 1 }]),
    priceCents: price,
    finalPriceCents: price - more.discount,
    isOrganic: more.isOrganic,
    isExclusive: access !== 'OPEN',
    status: more.status,
    minimumQuantity: more.minimum,
    orderCount: more.orderCount,
    popularity: more.popularity,
    createdAt: new Date(Date.UTC(2026, 0, more.age)),
    ratingSum: rating.sum,
    ratingCount: rating.count,
    stock,
  })
  await sql`update product_detail set attributes = ${sql.json(more.attributes)} where sku_id = ${skuId}`
  if (access === 'OPEN' || access === 'CLOSED') return
  const past = new Date(0)
  const ended = { EXPIRED: { expiresAt: past }, WITHDRAWN: { withdrawnAt: past }, GRANTED: {} }[access]
  await sql`insert into exclusive_grant ${sql({ buyerId: buyer.id, skuId, ...ended })}`
}

async function answersAlike({ filters, sort, page, scope, isVisitor, language }: Input) {
  const { sql } = database
  const account = isVisitor ? null : founderOf(buyer.id)
  const viewer: Viewer = { account, language }
  const input = { ...filters, sort, page, pageSize: 12 } as ListingFilters
  const view = await indexFor({ db: sql, readIndex }, viewer)
  const scopes = await scopesOf(scope, view)
  const query = { scope: scopes.plain, filters: input, viewer, arePricesSeen: !isVisitor }
  const expected = await plainPage(sql, query)
  const { ofCounts, ...found } = findListingPage(view, {
    scope: scopes.index,
    filters: input,
    arePricesSeen: !isVisitor,
  })
  expect(found).toEqual(expected)
  const facets = (of: Parameters<typeof facetsOf>[0]) =>
    facetsOf(of, { ...input, hasDays: false, totalItems: 0 }, language).map((facet) => ({
      ...facet,
      values: new Set(facet.values),
    }))
  expect(facets(ofCounts('plain', (counts) => counts))).toEqual(facets(await plainCounts(sql, query)))
}

async function scopesOf(name: Input['scope'], view: IndexView): Promise<{ plain: PlainScope; index: ListingScope }> {
  const { sql } = database
  const relevance = mostBought(sql)
  const skus = await sql<{ skuId: string }[]>`select sku_id from product where popularity < 3 order by sku_id`
  const skuIds = skus.map(({ skuId }) => skuId)
  const scopes: Record<Input['scope'], { plain: PlainScope; index: ListingScope }> = {
    leaf: {
      plain: {
        where: sql`p.category_slug = 'kaffee-bohne'`,
        relevance,
        isLeaf: true,
        isStore: false,
        category: 'kaffee-bohne',
      },
      index: { part: { by: 'categorySlug', of: 'kaffee-bohne' }, isLeaf: true },
    },
    root: {
      plain: {
        where: sql`p.root_category_slug = 'tisch'`,
        relevance,
        isLeaf: false,
        isStore: false,
        category: 'tisch',
      },
      index: { part: { by: 'rootCategorySlug', of: 'tisch' }, isLeaf: false },
    },
    store: {
      plain: { where: sql`p.store_id = ${storeIds[1]!}`, relevance, isLeaf: false, isStore: true, category: null },
      index: { part: { by: 'store', of: view.index.stores.get(storeIds[1]!)! }, isLeaf: false },
    },
    chosen: {
      plain: { where: sql`p.popularity < 3`, relevance: sql`p.sku_id`, isLeaf: false, isStore: false, category: null },
      index: { chosen: chooseBySku(view, skuIds), isLeaf: false },
    },
    all: {
      plain: { where: sql`true`, relevance, isLeaf: false, isStore: false, category: null },
      index: { part: 'all', isLeaf: false },
    },
  }
  return scopes[name]
}
