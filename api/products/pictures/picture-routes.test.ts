import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as listingsApi from '../../../contract/listings.ts'
import * as storesApi from '../../../contract/stores.ts'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { createProduct, createStore } from '../../../test/builders.ts'
import { initialsOf } from '../../stores/store-tile.ts'
import { formatFor } from './answer-picture.ts'

let app: TestApp
let picture: string
let skuId: string

beforeAll(async () => {
  app = await createTestApp()
  const store = await createStore(app.db, { slug: 'tidemar', tileColor: '#1f4a54' })
  skuId = (await createProduct(app.db, store.id)).skuId
  const listing = await app.request(listingsApi.readStore, { slug: 'tidemar' })
  picture = listing.items[0]!.imageUrls[0]!
})
afterAll(() => app.close())

const get = (url: string, accept = '*/*') => app.fastify.inject({ url, headers: { accept } })

test.each([
  ['image/avif,image/webp,*/*', 'avif', 'heif'],
  ['image/webp,*/*', 'webp', 'webp'],
  ['*/*', 'jpeg', 'jpeg'],
])('to „%s“ a picture of a product is answered as %s', async (accept, format, kind) => {
  const reply = await get(`${picture}_500`, accept)
  expect(reply.statusCode).toBe(200)
  expect(reply.headers).toMatchObject({
    'content-type': `image/${format}`,
    vary: 'Accept',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  })
  expect(await sharp(reply.rawPayload).metadata()).toMatchObject({ format: kind, width: 500, height: 500 })
})

test('an address that names no picture is 404', async () => {
  const wrong = [
    picture,
    `${picture}_501`,
    `${picture.replace('front', 'back')}_500`,
    `${picture.replace(skuId, '999999')}_500`,
    '/pictures/products/..%2F..%2Fpackage.json/front-000000000000_500',
    '/pictures/stored/..%2F../manifest_500',
    '/pictures/stored/covers/..%2F..%2Fmanifest_500',
    '/pictures/stored/covers/nothing_500',
    '/pictures/stores/nowhere_500',
  ]
  for (const url of wrong) expect((await get(url)).statusCode, url).toBe(404)
})

test('an outdated address, as old orders have it, answers the present picture; not that of an exclusive product', async () => {
  const before = await get(`${picture}_500`)
  await app.db`update product set picture = jsonb_set(picture, '{name}', '"Anders"') where sku_id = ${skuId}`
  const after = await get(`${picture}_500`)
  expect(after.statusCode).toBe(200)
  expect(after.headers['cache-control']).toBe('public, max-age=3600')
  expect(after.rawPayload.equals(before.rawPayload)).toBe(false)
  const listing = await app.request(listingsApi.readStore, { slug: 'tidemar' })
  const present = await get(`${listing.items[0]!.imageUrls[0]!}_500`)
  expect(present.rawPayload.equals(after.rawPayload)).toBe(true)
  await app.db`update product set is_exclusive = true where sku_id = ${skuId}`
  expect((await get(`${picture}_500`)).statusCode).toBe(404)
  await app.db`update product set is_exclusive = false where sku_id = ${skuId}`
})

test('stored scenes are answered in the wished width', async () => {
  const reply = await get('/pictures/stored/covers/cover-03_500', 'image/webp')
  expect(reply.headers).toMatchObject({ 'content-type': 'image/webp', 'cache-control': 'public, max-age=86400' })
  expect(await sharp(reply.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 500 })
})

test('the tile of a store shows white letters on its colour', async () => {
  const { mediaUrl } = await app.request(storesApi.readBySlug, { slug: 'tidemar' })
  const reply = await get(`${mediaUrl}_500`, 'image/webp')
  const { data, info } = await sharp(reply.rawPayload).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  expect(info.width).toBe(500)
  expect(info.height).toBe(500)
  const near = (color: number[]) => {
    let count = 0
    for (let i = 0; i < data.length; i += 3)
      if (color.every((part, channel) => Math.abs((data[i + channel] ?? 0) - part) < 12)) count++
    return count / (500 * 500)
  }
  expect(near([0x1f, 0x4a, 0x54])).toBeGreaterThan(0.7)
  expect(near([255, 255, 255])).toBeGreaterThan(0.05)
})

test.each([
  ['Rösterei Tidemar', 'RT'],
  ['Kontor am Hafen', 'KH'],
  ['örtlich', 'Ö'],
  ['Müller & Söhne', 'MS'],
  ['3 Brüder Bräu', 'BB'],
])('%s has the initials %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})

test('a client that names no format gets JPEG', () => {
  expect(formatFor(undefined)).toBe('jpeg')
})
