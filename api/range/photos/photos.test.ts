import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Photo } from '../../../contract/range/content.ts'
import * as editorApi from '../../../contract/range/editor.ts'
import * as productsApi from '../../../contract/products.ts'
import * as photosApi from '../../../contract/range/photos.ts'
import { newPhoto } from '../../../contract/range/photo-cut.ts'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { createMember, createProduct, createStore } from '../../../test/builders.ts'
import { photoFile } from '../../../test/range/photos.ts'
import { importBytes } from '../../import/test-import.ts'
import { doJobs } from '../../../test/do-jobs.ts'
import { startDeletionWorker } from '../../platform/retention/delete-files.ts'
import { deleteOutdated } from '../../retention.ts'

let app: TestApp
let storeId: string
let ida: { token: string; id: string }
beforeAll(async () => {
  app = await createTestApp({ isUnlimited: true })
  storeId = (await createStore(app.db)).id
  await app.db`update store set is_trusted = true where id = ${storeId}`
  ida = await createMember(app.db, { storeId, roles: ['CATALOGUE'] })
})
afterAll(() => app.close())

const add = async (skuId: string, options?: Parameters<typeof photoFile>[0]) =>
  app.request(photosApi.add, { skuId, file: await photoFile(options) }, ida)

async function show(skuId: string, photos: Photo[]) {
  const { version } = await app.request(editorApi.read, { skuId }, ida)
  const saved = await app.request(editorApi.saveDraft, { skuId, version, changes: { photos } }, ida)
  return app.request(editorApi.publish, { skuId, version: saved.version }, ida)
}
const get = (url: string) => app.fastify.inject({ url, headers: { accept: 'image/jpeg' } })
const files = () => readdir(join(app.filesFolder, 'photos'))

/** The colour in the middle of a picture: the red or the blue half. */
async function middleOf(url: string) {
  const { data, info } = await sharp((await get(url)).rawPayload)
    .raw()
    .toBuffer({ resolveWithObject: true })
  const at = (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2)) * info.channels
  return data[at]! > data[at + 2]! ? 'red' : 'blue'
}

test('an uploaded picture is shown square, as it is cut and turned, once it is published', async () => {
  const { skuId } = await createProduct(app.db, storeId)
  const { id, url, width, height } = await add(skuId)
  expect({ width, height }).toEqual({ width: 1600, height: 1000 })
  expect(await get(`${url}_500`)).toMatchObject({ statusCode: 200, headers: { 'x-robots-tag': 'noindex' } })
  const before = await app.request(productsApi.read, { id: skuId })
  const alt = { altDe: 'Beutel von vorn', altEn: '' }
  const published = await show(skuId, [{ ...newPhoto(id), focusX: 0.2, zoom: 2, ...alt }])
  const shown = await app.request(productsApi.read, { id: skuId }, { language: 'de' })
  expect(shown.imageUrls).toEqual(published.imageUrls)
  expect(shown).toMatchObject({ imageUrls: [expect.stringContaining('/photo-')], imageAlts: ['Beutel von vorn'] })
  const picture = await get(`${shown.imageUrls[0]}_500`)
  expect(picture.headers['cache-control']).toContain('immutable')
  expect(await sharp(picture.rawPayload).metadata()).toMatchObject({ width: 500, height: 500, format: 'jpeg' })
  expect(await middleOf(`${shown.imageUrls[0]}_500`)).toBe('red')
  // Turned half way round, the same place holds the other half.
  const turned = await show(skuId, [{ ...newPhoto(id), turn: 180, focusX: 0.2, zoom: 2 }])
  expect(await middleOf(`${turned.imageUrls[0]}_500`)).toBe('blue')
  // Orders hold addresses of their day: the drawn picture is still there, an older cut answers the present one.
  expect((await get(`${before.imageUrls[0]}_500`)).statusCode).toBe(200)
  expect(await middleOf(`${shown.imageUrls[0]}_500`)).toBe('blue')
})

test('twelve pictures stand on the page, four on a card; a thirteenth is refused', async () => {
  const { skuId } = await createProduct(app.db, storeId)
  const { id } = await add(skuId)
  const many = (count: number) => Array.from({ length: count }, (_, at) => ({ ...newPhoto(id), zoom: 1 + at / 20 }))
  const saving = { skuId, version: 0, changes: { photos: many(13) } }
  expect(await app.refusal(editorApi.saveDraft, saving, ida)).toMatchObject({ status: 400 })
  await show(skuId, many(12))
  expect((await app.request(productsApi.read, { id: skuId })).imageUrls).toHaveLength(12)
})

test('a draft shows its pictures to nobody who does not know their address, and those of others not at all', async () => {
  const { skuId } = await createProduct(app.db, storeId, { isExclusive: true })
  const other = await createProduct(app.db, storeId)
  const { id } = await add(skuId)
  const changes = { photos: [newPhoto(id)] }
  await app.request(editorApi.saveDraft, { skuId, version: 0, changes }, ida)
  const { imageUrls } = await app.request(editorApi.read, { skuId }, ida)
  expect((await get(`${imageUrls[0]}_500`)).statusCode).toBe(200)
  expect((await get(`/pictures/products/${skuId}/photo-000000000000_500`)).statusCode).toBe(404)
  const stolen = await app.request(editorApi.saveDraft, { skuId: other.skuId, version: 0, changes }, ida)
  const publishing = { skuId: other.skuId, version: stolen.version }
  expect(await app.refusal(editorApi.publish, publishing, ida)).toMatchObject({
    code: 'DRAFT_INCOMPLETE',
    fieldErrors: { photos: expect.any(String) },
  })
})

test('what is too small is refused and not stored', async () => {
  const { skuId } = await createProduct(app.db, storeId)
  const before = await files()
  const file = await photoFile({ width: 1200, height: 999 })
  expect(await app.refusal(photosApi.add, { skuId, file }, { ...ida, language: 'de' })).toMatchObject({
    status: 422,
    code: 'FILE_REFUSED',
    message: expect.stringContaining('1.000 Pixel'),
  })
  expect(await files()).toEqual(before)
})

test('what nothing shows goes after a week, what a copy shows stays', async () => {
  const { skuId } = await createProduct(app.db, storeId)
  const [shown, unused] = [await add(skuId), await add(skuId)]
  await show(skuId, [newPhoto(shown.id)])
  const copy = await app.request(editorApi.create, { copyOf: skuId }, ida)
  const { content } = await app.request(editorApi.read, { skuId: copy.skuId }, ida)
  expect(content.photos[0]!.id).not.toBe(shown.id)
  await app.db`update product_photo set uploaded_at = now() - interval '8 days'`
  await show(skuId, [])
  await deleteOutdated(app.deps)
  expect((await files()).some((name) => unused.url.includes(name.split('.')[0]!))).toBe(true)
  await doJobs(app, startDeletionWorker)
  const left = await app.db`select sku_id from product_photo where sku_id in (${skuId}, ${copy.skuId})`
  expect(left).toMatchObject([{ skuId: copy.skuId }])
  const names = await files()
  expect(names.some((name) => shown.url.includes(name.split('.')[0]!))).toBe(true)
  expect(names.some((name) => unused.url.includes(name.split('.')[0]!))).toBe(false)
})

test('a file that names a drawn picture leaves uploaded ones in their place', async () => {
  const { skuId, supplierSku } = await createProduct(app.db, storeId)
  const { id } = await add(skuId)
  await show(skuId, [newPhoto(id)])
  const [store] = await app.db<{ slug: string }[]>`select slug from store where id = ${storeId}`
  const bytes = `supplier_sku;name_de;category;price;picture\n${supplierSku};Neu;kaffee-bohne;5,00;pouch:nacht:sun:oswald:::::`
  const { counts } = await importBytes(app.db, { storeSlug: store!.slug, bytes })
  expect(counts).toMatchObject({ changed: 1 })
  const [row] = await app.db`select picture, name_de from product where sku_id = ${skuId}`
  expect(row).toMatchObject({ nameDe: 'Neu', picture: { archetype: 'pouch', photos: [{ id }] } })
})
