import { gunzipSync } from 'node:zlib'
import Fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { savePost } from '../api/magazine/save-post.ts'
import { createTestApp, type TestApp } from '../test/app.ts'
import { createProduct, createStore } from '../test/builders.ts'
import { robotsText, sitemapRoutes } from './sitemap.ts'

let app: TestApp
const fastify = Fastify()
let sitemap: ReturnType<typeof sitemapRoutes>

beforeAll(async () => {
  app = await createTestApp()
  const { db, deps, callAsVisitor } = app
  const store = await createStore(db, { slug: 'roesterei' })
  await createStore(db, { slug: 'noch-nicht-offen', status: 'SETUP' })
  for (const sku of ['A1', 'A2', 'A3']) await createProduct(db, store.id, { skuId: sku, nameDe: `Kaffee & Öl ${sku}` })
  const text = { title: 'Kaffee', teaser: '', topic: 'Bar', contentHtml: '<p>Kaffee</p>' }
  const post = { author: 'Aylin Kaya', picture: 'cover-16', skuIds: [], de: text, en: text }
  await savePost(deps, { path: 'kaffee', publishedAt: new Date(), ...post })
  await savePost(deps, { path: 'spaeter', publishedAt: new Date(Date.now() + 86_400_000), ...post })
  sitemap = sitemapRoutes(fastify, { ...deps, callAsVisitor }, { mostUrls: 4 })
})
afterAll(async () => {
  await fastify.close()
  await app.close()
})

const read = async (url: string) => (await fastify.inject(url)).body
const addressesIn = (xml: string) =>
  [...xml.matchAll(/<loc>http:\/\/tresen\.test([^<]*)<\/loc>/g)].map(([, path]) => path)

test('the index names the file of pages and as many files of products as they need', async () => {
  expect(addressesIn(await read('/sitemap.xml'))).toEqual([
    '/sitemaps/pages.xml',
    '/sitemaps/products-1.xml',
    '/sitemaps/products-2.xml',
  ])
})

test('each product stands once per language, with its alternates', async () => {
  const first = await read('/sitemaps/products-1.xml')
  expect(addressesIn(first + (await read('/sitemaps/products-2.xml')))).toEqual(
    ['A1', 'A2', 'A3'].flatMap((sku) => [
      `/de/products/kaffee-oel-${sku.toLowerCase()}-${sku}`,
      `/products/kaffee-oel-${sku.toLowerCase()}-${sku}`,
    ]),
  )
  expect(first).toContain('hreflang="x-default" href="http://tresen.test/products/kaffee-oel-a1-A1"')
  expect(first.match(/<xhtml:link /g)).toHaveLength(12)
})

test('pages, stores and published posts stand in it, what is to come does not', async () => {
  const addresses = addressesIn(await read('/sitemaps/pages.xml'))
  expect(addresses).toEqual(
    expect.arrayContaining(['/', '/de', '/stores/roesterei', '/de/magazine/kaffee', '/de/static/imprint']),
  )
  expect(addresses).not.toContain('/magazine/spaeter')
  expect(addresses).not.toContain('/stores/noch-nicht-offen')
  expect(addresses.length).toBe(new Set(addresses).size)
})

test('it travels gzipped and is known again', async () => {
  const reply = await fastify.inject({ url: '/sitemap.xml', headers: { 'accept-encoding': 'br, gzip' } })
  expect(reply.headers).toMatchObject({ 'content-encoding': 'gzip', 'content-type': 'application/xml; charset=utf-8' })
  expect(gunzipSync(reply.rawPayload).toString()).toBe(await read('/sitemap.xml'))
  const again = await fastify.inject({ url: '/sitemap.xml', headers: { 'if-none-match': String(reply.headers.etag) } })
  expect(again.statusCode).toBe(304)
})

test('a product that is taken off is gone as soon as its change is told', async () => {
  await app.db`update product set status = 'PAUSED' where sku_id = 'A1'`
  sitemap.invalidate(['product:A1', 'listings'])
  const files = (await read('/sitemaps/products-1.xml')) + (await read('/sitemaps/pages.xml'))
  expect(files).not.toContain('A1')
})

test.each(['/sitemaps/products-0.xml', '/sitemaps/products-9.xml', '/sitemaps/orders.xml'])(
  '%s is 404',
  async (url) => {
    expect((await fastify.inject(url)).statusCode).toBe(404)
  },
)

test('robots are told where it is', () => {
  expect(robotsText('http://tresen.test').split('\n')).toEqual(
    expect.arrayContaining(['Disallow: /de/checkout', 'Sitemap: http://tresen.test/sitemap.xml']),
  )
})
