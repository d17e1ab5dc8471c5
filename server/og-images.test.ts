import Fastify from 'fastify'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pictureRoutes } from '../api/products/pictures/picture-routes.ts'
import type { Api } from '../api/http/serve.ts'
import { shareImageUrl } from '../contract/platform/images.ts'
import { createTestApp, type TestApp } from '../test/app.ts'
import { createProduct, createStore } from '../test/builders.ts'
import { ogImageRoutes } from './og-images.ts'

let app: TestApp
let skuId: string
const fastify = Fastify()

beforeAll(async () => {
  app = await createTestApp()
  const store = await createStore(app.db, { slug: 'roesterei' })
  ;({ skuId } = await createProduct(app.db, store.id, { nameDe: 'Hafergetränk für den Milchschaum' }))
  pictureRoutes({ fastify } as unknown as Api, app.deps)
  ogImageRoutes(fastify, { callAsVisitor: app.callAsVisitor, cacheFolder: `${app.filesFolder}/og` })
})
afterAll(async () => {
  await fastify.close()
  await app.close()
})

const colourAt = async (picture: Buffer, left: number) => {
  const { data } = await sharp(picture)
    .extract({ left, top: 20, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return [...data]
}

test('a product is shared as a JPEG of 1200 × 630 with its picture beside brand ground', async () => {
  const reply = await fastify.inject(shareImageUrl('de', 'products', skuId))
  expect(reply.headers).toMatchObject({ 'content-type': 'image/jpeg', 'cache-control': 'public, max-age=86400' })
  expect(await sharp(reply.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
  const [ground, picture] = await Promise.all([colourAt(reply.rawPayload, 20), colourAt(reply.rawPayload, 1180)])
  expect(ground[0]).toBeLessThan(40)
  expect(picture[0]).toBeGreaterThan(120)
})

test('each language has its own words', async () => {
  const [german, english] = await Promise.all(
    (['de', 'en'] as const).map((language) => fastify.inject(shareImageUrl(language, 'pages', 'home'))),
  )
  expect(german!.statusCode).toBe(200)
  expect(german!.rawPayload.equals(english!.rawPayload)).toBe(false)
})

test('a store is shared, and its goods stand beside it', async () => {
  expect((await fastify.inject(shareImageUrl('en', 'stores', 'roesterei'))).statusCode).toBe(200)
})

test.each([
  '/pictures/og/fr/pages/home.jpg',
  '/pictures/og/de/pages/cart.jpg',
  '/pictures/og/de/orders/1.jpg',
  '/pictures/og/de/products/NOSUCH.jpg',
  '/pictures/og/de/categories/no-such.jpg',
  '/pictures/og/de/posts/no-such.jpg',
  '/pictures/og/de/products/..%2Fsecret.jpg',
])('%s is 404', async (url) => {
  expect((await fastify.inject(url)).statusCode).toBe(404)
})
