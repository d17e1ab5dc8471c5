import { afterAll, beforeAll, expect, test } from 'vitest'
import * as designsApi from '../../contract/designs/designs.ts'
import * as listingsApi from '../../contract/listings.ts'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { createBuyer, createCategory, createProduct, createStore } from '../../test/builders.ts'
import { createDesignable, draft } from '../../test/orders/designs.ts'
import { savePost } from '../magazine/save-post.ts'
import { foldText } from '../../contract/platform/fold-text.ts'

let app: TestApp
let buyer: { id: string; token: string }
const skus: Record<string, string> = {}

const goods: [key: string, values: Record<string, unknown>][] = [
  ['drink', { nameDe: 'Haferdrink Barista', nameEn: 'Oat drink barista', brand: 'Haferglück' }],
  ['knife', { nameDe: 'Kochmesser 20 cm', nameEn: "Chef's knife 20 cm", popularity: 500 }],
  ['knives', { nameDe: 'Messer-Set, 6-teilig', nameEn: 'Set of six knives', gtin: '4012345678901' }],
  ['cheese', { nameDe: 'Käse, mittelalt', nameEn: 'Cheese, semi-mature' }],
  ['cup', { nameDe: 'Kaffeetasse weiß', nameEn: 'Coffee cup, white', brand: 'Löffler & Söhne' }],
  ['glass', { nameDe: 'Weinglas 45 cl', nameEn: 'Wine glass 45 cl', supplierSku: 'GL-45/w' }],
  ['secret', { nameDe: 'Geheimmesser', nameEn: 'Secret knife', isExclusive: true, brand: 'Verborgen' }],
]

beforeAll(async () => {
  app = await createTestApp()
  const { db } = app
  const store = await createStore(db, { slug: 'roesterei-tidemar', name: 'Rösterei Tidemar' })
  for (const [key, values] of goods) skus[key] = (await createProduct(db, store.id, values)).skuId
  await createCategory(db, { slug: 'messer', root: 'kaffee-tee' })
  await db`update category set name_de = 'Messer & Schärfer', name_en = 'Knives & sharpeners' where slug = 'messer'`
  await db`update product set category_slug = 'messer' where sku_id in ${db([skus.knife!, skus.knives!])}`
  buyer = await createBuyer(db)
})
afterAll(() => app.close())

const found = async (q: string) =>
  (await app.request(listingsApi.search, { q }, { language: 'de' })).items.map(({ skuId }) => skuId)

test.each<[string, string[]]>([
  ['Haferdrink', ['drink']],
  ['HAFER drink', ['drink']],
  ['hafer', ['drink']],
  ['Messer', ['knives', 'knife']],
  ['Kochmessern', ['knife', 'knives']],
  ['Käse', ['cheese']],
  ['kaese', ['cheese']],
  ['kase', ['cheese']],
  ['KÄSE', ['cheese']],
  ['Tasse', ['cup']],
  ['Tassen', ['cup']],
  ['weiss', ['cup']],
  ['Weiß', ['cup']],
  ['Gläser', ['glass']],
  ['glasses', ['glass']],
  ['loeffler', ['cup']],
  ['Loffler und Söhne', ['cup']],
  ['oat drink', ['drink']],
  ['ass', []],
  ['4012345678901', ['knives']],
  ['40123456', ['knives']],
  ['gl-45/W', ['glass']],
  ['Zahnbürste', []],
  ["!!! '", []],
  ["haferdrink' | 'x", ['drink']],
  ['Hafer Drink', ['drink']],
  ['oat milk', ['drink']],
  ['Hafermilch', ['drink']],
  ['Kochmesser 0,2 m', ['knife', 'knives']],
  ['Glas 450 ml', ['glass']],
  ['Tasse für Kaffee', ['cup']],
  ['Kafeetasse', ['cup']],
  ['Nachtglas', ['glass']],
])('„%s“ finds %j', async (q, expected) => {
  expect(await found(q)).toEqual(expected.map((key) => skus[key]))
})

test('an SKU finds its product before all others', async () => {
  expect((await found(skus.cheese!))[0]).toBe(skus.cheese)
})

test('no words find everything, no word nothing', async () => {
  expect(await found('')).toHaveLength(6)
  expect(await found('  ')).toHaveLength(6)
  expect(await found('?')).toHaveLength(0)
  expect(await app.request(listingsApi.search, { q: '', sale: true })).toMatchObject({ title: 'Offers' })
})

test('a listing of a search has facets for a buyer and is not for search engines', async () => {
  const listing = await app.request(listingsApi.search, { q: 'messer' }, { token: buyer.token, language: 'de' })
  expect(listing).toMatchObject({ title: 'Ergebnisse für „messer“', totalItems: 2, seo: { noindex: true } })
  expect(listing.facets.map(({ key }) => key)).toContain('price')
  expect(listing.nearCount).toBe(0)
  const near = await app.request(listingsApi.search, { q: 'Kochmesser' }, { language: 'de' })
  expect(near).toMatchObject({ totalItems: 2, nearCount: 1 })
})

test('a new name is found at once, the old one no more', async () => {
  const unmatched = async (q: string) => (await app.request(listingsApi.search, { q })).unmatchedWords
  expect(await unmatched('Haferdrink')).toEqual([])
  await app.db`update product set name_de = 'Sojadrink', name_en = 'Soy drink' where sku_id = ${skus.drink!}`
  expect(await found('Sojadrink')).toEqual([skus.drink])
  expect(await unmatched('Haferdrink')).toEqual(['Haferdrink'])
})

test('suggestions name products, categories, stores and whole words', async () => {
  const suggested = await app.request(listingsApi.suggest, { q: 'mess' }, { language: 'de' })
  expect(suggested.products.map(({ skuId }) => skuId)).toEqual([skus.knives, skus.knife])
  expect(suggested.categories).toEqual([{ id: 'messer', slug: 'messer', name: 'Messer & Schärfer' }])
  expect(suggested.queries).toEqual(['Messer'])
  const stores = await app.request(listingsApi.suggest, { q: 'roesterei' }, { language: 'de' })
  expect(stores.stores).toMatchObject([{ storeName: 'Rösterei Tidemar', storeUrl: '/stores/roesterei-tidemar' }])
})

test('words are completed in the language of the viewer', async () => {
  const completed = async (language: 'de' | 'en') =>
    (await app.request(listingsApi.suggest, { q: 'kn' }, { language })).queries
  expect(await completed('en')).toContain('knife')
  expect(await completed('de')).not.toContain('knife')
})

test('suggestions name published posts of the magazine in the language asked for', async () => {
  const text = { teaser: '', topic: '', contentHtml: '' }
  const post = { author: '', picture: 'cover-03', skuIds: [], en: { ...text, title: 'Looking after knives' } }
  const de = { ...text, title: 'Klingen pflegen' }
  await savePost(app.deps, { ...post, de, path: 'klingen', publishedAt: new Date() })
  await savePost(app.deps, { ...post, de, path: 'morgen', publishedAt: new Date(Date.now() + 60 * 60 * 1000) })
  const ask = async (q: string, language: 'de' | 'en') =>
    (await app.request(listingsApi.suggest, { q }, { language })).posts
  expect(await ask('pfleg', 'de')).toMatchObject([{ path: 'klingen', title: 'Klingen pflegen' }])
  expect(await ask('knives', 'en')).toMatchObject([{ path: 'klingen', title: 'Looking after knives' }])
  expect(await ask('lingen', 'de')).toEqual([])
})

test('an exclusive product is found and suggested only with a grant', async () => {
  const suggested = await app.request(listingsApi.suggest, { q: 'geheim' }, { token: buyer.token, language: 'de' })
  expect(suggested).toMatchObject({ products: [], queries: [] })
  expect(await found('Verborgen')).toEqual([])
  await app.db`insert into exclusive_grant ${app.db({ buyerId: buyer.id, skuId: skus.secret! })}`
  const granted = await app.request(listingsApi.suggest, { q: 'geheim' }, { token: buyer.token, language: 'de' })
  expect(granted.products).toMatchObject([{ isExclusive: true }])
})

test('the database folds texts as the code does', async () => {
  const texts = [
    'Käse',
    'KÄSE',
    'Kaese',
    'Straße',
    'Crème Brûlée',
    'Smörrebrød',
    'Œuvre',
    'Æbler',
    'ẞ',
    '½ l',
    'Ñandú',
    'ﬁn',
  ]
  for (const text of texts) {
    const [row] = await app.db<{ folded: string }[]>`select folded(${text})`
    expect(row?.folded).toBe(foldText(text))
  }
})

test('an empty or endless question is 400', async () => {
  expect(await app.refusal(listingsApi.suggest, { q: ' ' })).toMatchObject({ status: 400 })
  expect(await app.refusal(listingsApi.suggest, { q: 'a'.repeat(201) })).toMatchObject({ status: 400 })
})

test.each<[string, string | null]>([
  ['Kaffeetase', 'Kaffeetasse'],
  ['wienglas 45', 'Weinglas 45'],
  ['Hafergluk', 'Haferglück'],
  ['Kaffeetasse', null],
  ['Xqzvwj', null],
  ['Geheimmeser', null],
])('%s means %s', async (q, meant) => {
  expect((await app.request(listingsApi.search, { q }, { language: 'de' })).didYouMean).toBe(meant)
})

test('only words of products that the searcher sees are offered, from the moment they change', async () => {
  const store = await createStore(app.db)
  const { skuId } = await createProduct(app.db, store.id, { nameDe: 'Zirbenkissen' })
  const meant = async () => (await app.request(listingsApi.search, { q: 'Zirbenkisen' }, { language: 'de' })).didYouMean
  expect(await meant()).toBe('Zirbenkissen')
  await app.db`update product set is_exclusive = true where sku_id = ${skuId}`
  expect(await meant()).toBeNull()
  await app.db`update product set is_exclusive = false where sku_id = ${skuId}`
  expect(await meant()).toBe('Zirbenkissen')
  await app.db`update product set status = 'PAUSED' where sku_id = ${skuId}`
  expect(await meant()).toBeNull()
})

test('products of a mistyped word are there at once; in quotes a text is taken as it is typed', async () => {
  const listing = await app.request(listingsApi.search, { q: 'Kaffeetase' }, { language: 'de' })
  expect(listing).toMatchObject({ didYouMean: 'Kaffeetasse', totalItems: 1, unmatchedWords: [] })
  expect(await app.request(listingsApi.search, { q: '"Kaffeetase"' })).toMatchObject({
    didYouMean: null,
    totalItems: 0,
  })
})

test('where nothing has all words, what has the most telling ones is shown, and which are missing is said', async () => {
  const listing = await app.request(listingsApi.search, { q: 'Kochmesser Barista' }, { language: 'de' })
  expect(listing).toMatchObject({ unmatchedWords: ['Barista'] })
  expect(listing.items[0]).toMatchObject({ skuId: skus.knife })
  const secret = await app.request(listingsApi.search, { q: 'Kochmesser Geheimmesser' }, { language: 'de' })
  expect(secret).toMatchObject({ totalItems: 2, unmatchedWords: ['Geheimmesser'] })
})

test('few products are followed by others of their kind, which do not stand between them in another order', async () => {
  const ask = async (sort: 'RELEVANCE' | 'PRICE_ASC') =>
    (await app.request(listingsApi.search, { q: 'Kochmesser', sort }, { token: buyer.token, language: 'de' })).items
  expect((await ask('RELEVANCE')).map(({ skuId }) => skuId)).toEqual([skus.knife, skus.knives])
  expect((await ask('PRICE_ASC')).map(({ skuId }) => skuId)).toEqual([skus.knife])
})

test('names that an operator adds are found by each other at once', async () => {
  expect(await found('Schlürferl')).toEqual([])
  await app.db`insert into search_synonym (names) values (${['Schlürferl', 'Kaffeetasse']})`
  expect(await found('Schlürferl')).toEqual([skus.cup])
  expect(await found('Schlurferln')).toEqual([skus.cup])
})

test('the name of a store finds what it sells', async () => {
  expect(await found('Tidemar')).toHaveLength(6)
})

test('what is sold out comes after the rest', async () => {
  const { db } = app
  await db`update stock set on_hand = 0 where sku_id = ${skus.knives!}`
  expect(await found('Messer')).toEqual([skus.knife, skus.knives])
})

test('a buyer finds designs of their own by title and by what they are printed on, and nobody else does', async () => {
  const other = await createBuyer(app.db)
  const mug = await createDesignable(app.db, { nameDe: 'Zinkbecher', nameEn: 'Zinc mug' })
  await app.request(designsApi.create, { ...draft(mug.skuId), title: 'Sonnenrad für die Bar' }, buyer)
  const designs = async (q: string, caller: { token?: string }) =>
    (await app.request(listingsApi.suggest, { q }, { ...caller, language: 'de' })).designs
  const own = { id: expect.any(String) as string, title: 'Sonnenrad für die Bar', productName: 'Zinkbecher' }
  expect(await designs('sonnenRAD', buyer)).toEqual([own])
  expect(await designs('zinkbe', buyer)).toEqual([own])
  expect(await designs('sonnenrad', other)).toEqual([])
  expect(await designs('sonnenrad', {})).toEqual([])
  await app.db`update product set is_exclusive = true where sku_id = ${mug.skuId}`
  expect(await designs('zinkbe', buyer)).toEqual([])
  expect(await designs('sonnen', buyer)).toEqual([{ ...own, productName: '' }])
})
