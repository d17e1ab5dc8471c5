import { afterAll, beforeAll, expect, test } from 'vitest'
import * as magazineApi from '../../contract/magazine.ts'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { createBuyer, createProduct, createStore } from '../../test/builders.ts'
import { savePost, type WrittenPost } from './save-post.ts'

let app: TestApp
let shown: string
let exclusive: string
beforeAll(async () => {
  app = await createTestApp()
  const store = await createStore(app.db)
  shown = (await createProduct(app.db, store.id)).skuId
  exclusive = (await createProduct(app.db, store.id, { isExclusive: true })).skuId
  for (let number = 1; number <= 14; number++) await save({ path: `beitrag-${number}`, publishedAt: daysAgo(number) })
  await save({ path: 'beitrag-1', skuIds: [exclusive, shown] })
  await save({ path: 'morgen', publishedAt: daysAgo(-1), de: { ...text('de'), topic: 'Bald' } })
})
afterAll(() => app.close())

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000)
const text = (language: string) => ({
  title: `Titel ${language}`,
  teaser: `Teaser ${language}`,
  topic: `Thema ${language}`,
  contentHtml: `<h2>Text ${language}</h2>`,
})
const save = (values: Partial<WrittenPost> & { path: string }) =>
  savePost(app.deps, {
    author: 'Aylin Kaya',
    picture: 'cover-07',
    publishedAt: daysAgo(1),
    skuIds: [],
    de: text('de'),
    en: text('en'),
    ...values,
  })
const paths = (posts: { path: string }[]) => posts.map(({ path }) => path)

test('a visitor reads the posts newest first, page by page', async () => {
  const first = await app.request(magazineApi.listLatest, { pageSize: 12 })
  expect(first).toMatchObject({ page: 1, pageSize: 12, totalItems: 14, totalPages: 2 })
  expect(paths(first.items).slice(0, 2)).toEqual(['beitrag-1', 'beitrag-2'])
  const second = await app.request(magazineApi.listLatest, { pageSize: 12, page: 2 })
  expect(paths(second.items)).toEqual(['beitrag-13', 'beitrag-14'])
  expect((await app.request(magazineApi.listLatest, { pageSize: 12, page: 3 })).items).toEqual([])
})

test('a topic has its own posts, asked for by its name in either language', async () => {
  const law = { de: { ...text('de'), topic: 'Recht' }, en: { ...text('en'), topic: 'Law' } }
  await save({ path: 'beitrag-3', ...law })
  for (const topic of ['Recht', 'Law'])
    expect(await app.request(magazineApi.listLatest, { topic })).toMatchObject({
      totalItems: 1,
      topic: 'Law',
      topics: ['Thema en', 'Law'],
      items: [{ path: 'beitrag-3', topic: 'Law' }],
    })
  const german = await app.request(magazineApi.listLatest, { topic: 'Law' }, { language: 'de' })
  expect(german).toMatchObject({ topic: 'Recht', topics: ['Thema de', 'Recht'] })
  const unknown = await app.request(magazineApi.listLatest, { topic: 'Bald' })
  expect(unknown).toMatchObject({ totalItems: 0, items: [], topic: null })
  expect(await app.request(magazineApi.listLatest, {})).toMatchObject({ totalItems: 14, topic: null })
})

test('a page out of bounds is 400', async () => {
  expect(await app.refusal(magazineApi.listLatest, { page: 0 })).toMatchObject({ status: 400, code: 'VALIDATION' })
  expect(await app.refusal(magazineApi.listLatest, { pageSize: 13 })).toMatchObject({ status: 400, code: 'VALIDATION' })
})

test('a post is found by its path and by its id', async () => {
  const byPath = await app.request(magazineApi.read, { id: 'beitrag-2' })
  expect(await app.request(magazineApi.read, { id: byPath.id })).toEqual(byPath)
  expect(byPath).toMatchObject({
    author: 'Aylin Kaya',
    featuredImage: '/pictures/stored/covers/cover-07',
    title: 'Titel en',
    readingMinutes: 1,
  })
})

test('a German reader gets German words', async () => {
  const post = await app.request(magazineApi.read, { id: 'beitrag-2' }, { language: 'de' })
  expect(post).toMatchObject({ title: 'Titel de', teaser: 'Teaser de', topic: 'Thema de' })
  expect(post.contentHtml).toBe('<h2>Text de</h2>')
  expect((await app.request(magazineApi.listLatest, {}, { language: 'de' })).items[0]?.title).toBe('Titel de')
})

test.each(['nirgends', '01890000-0000-7000-8000-000000000000', 'morgen'])('the post %s is 404', async (id) => {
  expect(await app.refusal(magazineApi.read, { id })).toMatchObject({ status: 404, code: 'NOT_FOUND' })
})

test('a post of tomorrow is read tomorrow', async () => {
  app.time.shiftMs = 2 * 24 * 60 * 60 * 1000
  expect((await app.request(magazineApi.listLatest, {})).items[0]?.path).toBe('morgen')
  app.time.shiftMs = 0
  expect((await app.request(magazineApi.read, { id: 'beitrag-2' })).relatedPosts.map(({ path }) => path)).not.toContain(
    'morgen',
  )
})

test('a visitor sees the goods of a post without a price and without exclusive ones', async () => {
  const { products } = await app.request(magazineApi.read, { id: 'beitrag-1' })
  expect(products.map(({ skuId }) => skuId)).toEqual([shown])
  expect(products[0]).toMatchObject({ price: null, priceGate: 'SIGN_UP', tierText: null })
})

test('a buyer sees their prices, and exclusive goods where access was granted', async () => {
  const { id, token } = await createBuyer(app.db)
  const read = async () => (await app.request(magazineApi.read, { id: 'beitrag-1' }, { token })).products
  expect(await read()).toMatchObject([{ skuId: shown, price: { finalNetPrice: 4.2 }, priceGate: null }])
  await app.db`insert into exclusive_grant (buyer_id, sku_id) values (${id}, ${exclusive})`
  expect((await read()).map(({ skuId }) => skuId)).toEqual([exclusive, shown])
})

test('related posts are others, those of the same topic first', async () => {
  const kitchen = (path: string, days: number) =>
    save({ path, publishedAt: daysAgo(days), de: { ...text('de'), topic: 'Küche' } })
  await kitchen('messer', 40)
  await kitchen('gn', 50)
  const { relatedPosts } = await app.request(magazineApi.read, { id: 'gn' })
  expect(paths(relatedPosts)).toEqual(['messer', 'beitrag-1', 'beitrag-2', 'beitrag-3', 'beitrag-4', 'beitrag-5'])
})

test('scripts, attributes and unknown tags do not survive saving', async () => {
  const contentHtml = '<h2 onclick="x()">A</h2><script>alert(1)</script><p><a href="javascript:x">b</a><img src=x></p>'
  await save({ path: 'boese', publishedAt: daysAgo(60), en: { ...text('en'), contentHtml } })
  expect((await app.request(magazineApi.read, { id: 'boese' })).contentHtml).toBe('<h2>A</h2><p>b</p>')
})

test.each(['latest', '01890000-0000-7000-8000-000000000000', 'Groß'])('no post may have the path %s', async (path) => {
  await expect(save({ path })).rejects.toThrow('post_path_check')
})
