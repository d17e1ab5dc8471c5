import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { savePost } from '../../api/magazine/save-post.ts'
import { newId } from '../../api/platform/ids.ts'
import { pictureHash } from '../../api/platform/pictures/picture-address.ts'
import type { PictureRecipe } from '../../api/platform/pictures/picture-recipe.ts'
import * as exclusiveApi from '../../contract/exclusive.ts'
import { endpoints } from '../../contract/api.ts'
import { shareImageUrl } from '../../contract/platform/images.ts'
import * as wishlistApi from '../../contract/wishlist.ts'
import { ogImageRoutes } from '../../server/og-images.ts'
import { sitemapRoutes } from '../../server/sitemap.ts'
import { createTestApp, type TestApp } from '../app.ts'
import { everyInput, secret, skuId } from './exclusive-product-inputs.ts'
import { saysTheSku } from './says-the-sku.ts'
import { createBuyer, createCategory, createProduct, createStore } from '../builders.ts'
import { put } from '../shop.ts'

const comment = 'Wunderbar bitterzart'

type Account = Awaited<ReturnType<typeof createBuyer>>
type Viewer = { token?: string }

let app: TestApp
let inputs: Record<string, object[]>
let marks: string[]
const viewers: Record<string, Viewer> = { 'a visitor': {} }

beforeAll(async () => {
  app = await createTestApp({ isUnlimited: true })
  const { db } = app
  const store = await createStore(db, { promotedRank: 1 })
  const group = { variantGroup: 'likoer', variantOptions: db.json({ volume: '50 cl' }) }
  const open = await createProduct(db, store.id, group)
  const hidden = await createProduct(db, store.id, { ...secret, ...group, picture: db.json(await recipe(open.skuId)) })
  const lonely = await createCategory(db, { slug: 'raritaeten', root: 'spirituosen' })
  const alone = { isExclusive: true, categorySlug: lonely, rootCategorySlug: 'spirituosen' }
  await createProduct(db, store.id, { ...secret, ...alone, skuId: `${skuId}B`, supplierSku: 'GEHEIM-78' })
  marks = [secret.nameDe, 'zirbelnusslikoer', secret.nameEn, 'stonepine', secret.brand, secret.supplierSku]
  marks.push(secret.gtin, comment, skuId, pictureHash({ skuId, picture: await recipe(skuId) }))
  await mention([open.skuId, hidden.skuId], store.id)
  await createViewers(store.id)
  inputs = everyInput({ openSku: open.skuId, storeId: store.id, storeSlug: store.slug })
})
afterAll(() => app.close())

async function recipe(sku: string) {
  const [row] = await app.db<{ picture: PictureRecipe }[]>`select picture from product where sku_id = ${sku}`
  return { ...row!.picture, name: secret.nameDe, brand: secret.brand }
}

/** Everywhere a product can be named: search, a collection of the home page, an article, a review. */
async function mention(skuIds: string[], storeId: string) {
  const { db, deps } = app
  await db`
    insert into collection (slug, title_de, title_en, description_de, description_en, picture, home_rank)
    values ('fruehling', 'Frühling', 'Spring', '', '', 'cover-03', 1)`
  for (const [rank, sku] of skuIds.entries())
    await db`insert into collection_product values ('fruehling', ${sku}, ${rank})`
  await db`
    insert into carousel (slug, placement, slot, type, title_de, title_en, view_more_url, collection_slug, rule)
    values ('fruehling', 'HOME', 'a', 'PRODUCT', '', '', '/', 'fruehling', null),
      ('neu', 'HOME', 'b', 'PRODUCT', '', '', '/', null, 'NEWEST'),
      ('reduziert', 'HOME', 'c', 'PRODUCT', '', '', '/', null, 'SALE')`
  await db`
    insert into review (id, sku_id, store_id, buyer_id, rate, comment, author_business_type)
    values (${newId()}, ${skuId}, ${storeId}, ${newId()}, 5, ${comment}, 'CAFE')`
  await db`update product set rating_sum = 5, rating_count = 1 where sku_id = ${skuId}`
  const text = { title: 'Aperitif', teaser: '', topic: 'Bar', contentHtml: '<p>Aperitif</p>' }
  const shown = { author: 'Aylin Kaya', picture: 'cover-16', publishedAt: new Date(), skuIds }
  await savePost(deps, { path: 'aperitif', ...shown, de: text, en: text })
}

async function createViewers(storeId: string) {
  const { db } = app
  const supplier = await createBuyer(db, { role: 'SUPPLIER', storeId })
  const apply = ({ token }: Account) =>
    app.request(exclusiveApi.apply, { productSkuId: skuId, message: 'Bitte' }, { token })
  const [granted, expired, withdrawn, rejected, waiting] = await Promise.all(
    Array.from({ length: 5 }, () => createBuyer(db)) as [Promise<Account>, ...Promise<Account>[]],
  )
  for (const buyer of [granted, expired!, withdrawn!]) {
    await db`insert into exclusive_grant (buyer_id, sku_id) values (${buyer.id}, ${skuId})`
    await put(app, buyer, skuId)
    await app.request(wishlistApi.add, { productSkuId: skuId }, { token: buyer.token })
  }
  await db`update exclusive_grant set expires_at = now() - interval '1 minute' where buyer_id = ${expired!.id}`
  await db`update exclusive_grant set withdrawn_at = now() where buyer_id = ${withdrawn!.id}`
  const { id } = await apply(rejected!)
  await app.request(exclusiveApi.decide, { id, decision: 'REJECT' }, { token: supplier.token })
  await apply(waiting!)
  Object.assign(viewers, {
    'a buyer': await createBuyer(db),
    'a buyer whose grant has expired': expired,
    'a buyer whose grant was withdrawn, with the product in the cart': withdrawn,
    'a rejected buyer': rejected,
    'a buyer who waits': waiting,
    "another store's supplier": await createBuyer(db, { role: 'SUPPLIER', storeId: (await createStore(db)).id }),
    'the one with a grant': granted,
  })
}

const readable = endpoints.filter(({ method }) => method === 'GET')
const names = [
  'a visitor',
  'a buyer',
  'a buyer whose grant has expired',
  'a buyer whose grant was withdrawn, with the product in the cart',
  'a rejected buyer',
  'a buyer who waits',
  "another store's supplier",
]

/** Everything an endpoint answers a viewer, refusals included, in both languages; without the words that were asked for. */
async function answersOf(endpoint: (typeof readable)[number], viewer: Viewer): Promise<string> {
  const known = inputs[endpoint.path]
  if (!known) throw new Error(`${endpoint.path} needs an entry in everyInput().`)
  const answers: string[] = []
  for (const input of known as { q?: string }[])
    for (const language of ['de', 'en'] as const) {
      const answer = await app.request(endpoint, input as never, { language, ...viewer }).then(
        (reply) => JSON.stringify(reply),
        (refusal: Error) => refusal.message,
      )
      answers.push(input.q ? answer.replaceAll(input.q, '') : answer)
    }
  return answers.join('\n').toLowerCase()
}

describe.each(names)('%s', (name) => {
  test.each(readable)('learns nothing of an exclusive product from $path', async (endpoint) => {
    const answers = await answersOf(endpoint, viewers[name]!)
    const texts = saysTheSku.includes(endpoint.path) ? answers.replaceAll(skuId.toLowerCase(), '') : answers
    expect(marks.filter((mark) => texts.includes(mark.toLowerCase()))).toEqual([])
  })
})

test('the one with a grant finds it wherever products are found', async () => {
  const found: string[] = []
  for (const endpoint of readable)
    if ((await answersOf(endpoint, viewers['the one with a grant']!)).includes('zirbelnusslikör'))
      found.push(endpoint.path)
  expect(found).toEqual(
    expect.arrayContaining([
      '/api/v1/products/{id}',
      '/api/v1/listings/category',
      '/api/v1/listings/collection',
      '/api/v1/listings/store',
      '/api/v1/listings/search',
      '/api/v1/search/suggest',
      '/api/v1/account/wishlist',
      '/api/v1/account/wishlist/exclusive-products',
      '/api/v1/cart',
    ]),
  )
})

test('no count, facet or empty category tells that there is something more', async () => {
  const path = (expected: string) => readable.find((endpoint) => endpoint.path === expected)!
  const buyer = viewers['a buyer']!
  const tree = JSON.stringify(await app.request(path('/api/v1/categories/tree'), {}, buyer))
  expect(tree).not.toContain('raritaeten')
  const listing = await app.request(
    path('/api/v1/listings/store'),
    inputs['/api/v1/listings/store']![0] as never,
    buyer,
  )
  expect(listing).toMatchObject({ totalItems: 1, items: [expect.anything()] })
})

test('the address of its picture cannot be guessed', async () => {
  const hash = marks.at(-1)!
  const get = (mark: string) => app.fastify.inject(`/pictures/products/${skuId}/front-${mark}_500`)
  expect((await get(hash)).statusCode).toBe(200)
  for (const guess of ['000000000000', hash.replace(/.$/, (last) => (last === '0' ? '1' : '0'))])
    expect((await get(guess)).statusCode).toBe(404)
  expect((await app.fastify.inject(`/pictures/products/${skuId}/front_500`)).statusCode).toBe(404)
})

test('neither the sitemap nor a picture for sharing knows it, nor the category that holds nothing else', async () => {
  const { callAsVisitor, deps, filesFolder } = app
  const fastify = Fastify()
  sitemapRoutes(fastify, { ...deps, callAsVisitor })
  ogImageRoutes(fastify, { callAsVisitor, cacheFolder: `${filesFolder}/og` })
  const read = async (url: string) => (await fastify.inject(url)).body.toLowerCase()
  const files = (await Promise.all(['/sitemaps/pages.xml', '/sitemaps/products-1.xml'].map(read))).join('')
  expect(files).toContain('/products/')
  expect([...marks, 'raritaeten'].filter((mark) => files.includes(mark.toLowerCase()))).toEqual([])
  const status = async (url: string) => (await fastify.inject(url)).statusCode
  for (const language of ['de', 'en'] as const) {
    expect(await status(shareImageUrl(language, 'products', skuId))).toBe(404)
    expect(await status(shareImageUrl(language, 'categories', 'raritaeten'))).toBe(404)
  }
  await fastify.close()
})
