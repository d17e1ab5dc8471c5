import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { wholeCut } from '../../../contract/pictures/picture-cut.ts'
import * as picturesApi from '../../../contract/pictures/store-pictures.ts'
import {
  mostStoreUploads,
  type ShownStorePicture,
  type StorePictureKind,
} from '../../../contract/pictures/store-pictures.ts'
import * as storesApi from '../../../contract/stores.ts'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { createMember, createStore } from '../../../test/builders.ts'
import { doJobs } from '../../../test/do-jobs.ts'
import { photoFile } from '../../../test/range/photos.ts'
import { startDeletionWorker } from '../../platform/retention/delete-files.ts'
import { deleteOutdated } from '../../retention.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ isUnlimited: true })
})
afterAll(() => app.close())

async function ownedStore() {
  const { id, slug } = await createStore(app.db)
  const owner = await createMember(app.db, { storeId: id, roles: ['OWNER'] })
  const other = await createMember(app.db, { storeId: id, roles: ['OWNER'] })
  const add = async (kind: StorePictureKind, options?: Parameters<typeof photoFile>[0]) =>
    app.request(picturesApi.add, { kind, file: await photoFile(options) }, owner)
  const read = () => app.request(picturesApi.read, {}, owner)
  async function show(shown: { logo?: ShownStorePicture | null; cover?: ShownStorePicture | null }) {
    const { version, logo, cover } = await read()
    return app.request(picturesApi.change, { logo, cover, ...shown, version }, owner)
  }
  const seen = () => app.request(storesApi.read, { id })
  return { id, slug, owner, other, add, read, show, seen }
}
const get = (url: string) => app.fastify.inject({ url, headers: { accept: 'image/jpeg' } })
const files = () => readdir(join(app.filesFolder, 'stores')).catch((): string[] => [])

/** The size of a picture, and the colour in its middle: the red or the blue half. */
async function seenAt(url: string) {
  const { data, info } = await sharp((await get(url)).rawPayload)
    .raw()
    .toBuffer({ resolveWithObject: true })
  const at = (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2)) * info.channels
  return { width: info.width, height: info.height, middle: data[at]! > data[at + 2]! ? 'red' : 'blue' }
}

test('logo and cover stand on card and page once they are saved, as they are cut', async () => {
  const { id, slug, add, show, seen, owner, read } = await ownedStore()
  const before = await seen()
  expect(before).toMatchObject({ mediaUrl: `/pictures/stores/${slug}` })
  expect(before).not.toHaveProperty('ownCoverUrl')
  const [logo, cover] = [await add('LOGO'), await add('COVER')]
  expect(await seen()).toEqual(before)
  // Whole, for who edits it: under an address that nobody guesses, and no search engine keeps.
  expect(await get(`${logo.url}_500`)).toMatchObject({ statusCode: 200, headers: { 'x-robots-tag': 'noindex' } })
  await show({
    logo: { id: logo.id, ...wholeCut, focusX: 0.2, zoom: 2 },
    cover: { id: cover.id, ...wholeCut, focusX: 0.9, zoom: 2 },
  })
  const after = await seen()
  expect(after.coverUrl).toBe(after.ownCoverUrl)
  expect(await seenAt(`${after.mediaUrl}_500`)).toEqual({ width: 500, height: 500, middle: 'red' })
  expect(await seenAt(`${after.ownCoverUrl}_500`)).toEqual({ width: 500, height: 250, middle: 'blue' })
  expect((await get(`${after.mediaUrl}_500`)).headers['cache-control']).toContain('immutable')
  // Carts name the store alone.
  expect((await seenAt(`/pictures/stores/${slug}_500`)).middle).toBe('red')
  const { items } = await app.request(storesApi.list, { q: after.storeName })
  expect(items).toContainEqual(expect.objectContaining({ mediaUrl: after.mediaUrl, ownCoverUrl: after.ownCoverUrl }))
  // Turned half way round, the same place holds the other half.
  await show({ logo: { id: logo.id, ...wholeCut, turn: 180, focusX: 0.2, zoom: 2 } })
  expect((await seenAt(`${(await seen()).mediaUrl}_500`)).middle).toBe('blue')
  // A page of before has its old address.
  expect((await seenAt(`${after.mediaUrl}_500`)).middle).toBe('blue')
  const shown = await read()
  expect(shown).toMatchObject({ version: 2, uploads: [{ id: logo.id }, { id: cover.id }] })
  expect(shown.store.de).toEqual(await app.request(storesApi.read, { id }, { language: 'de' }))
  const deeds = await app.db`select account_id, before, after from store_activity where store_id = ${id} order by id`
  expect(deeds).toMatchObject([
    { accountId: owner.id, before: { logo: null, cover: null }, after: { logo: { id: logo.id } } },
    { accountId: owner.id, before: { logo: { turn: 0 } }, after: { logo: { turn: 180 } } },
  ])
})

test('what is replaced or taken out is deleted by a job, with its file and nothing else', async () => {
  const { add, show, seen, slug } = await ownedStore()
  const [first, second, cover] = [await add('LOGO'), await add('LOGO'), await add('COVER')]
  await show({ logo: { id: first.id, ...wholeCut }, cover: { id: cover.id, ...wholeCut } })
  await show({ logo: { id: second.id, ...wholeCut } })
  const isThere = async ({ url }: { url: string }) =>
    (await files()).some((name) => url.endsWith(`/${name.split('.')[0]}`))
  expect(await isThere(first)).toBe(true)
  await doJobs(app, startDeletionWorker)
  const left = [await isThere(first), await isThere(second), await isThere(cover)]
  expect(left).toEqual([false, true, true])
  expect((await get(`${first.url}_500`)).statusCode).toBe(404)
  await show({ logo: null, cover: null })
  await doJobs(app, startDeletionWorker)
  for (const gone of [second, cover]) expect(await isThere(gone)).toBe(false)
  expect(await seen()).toMatchObject({ mediaUrl: `/pictures/stores/${slug}` })
  // The initials stand in, also at an address that a page still has.
  expect((await get(`/pictures/stores/${slug}/logo-000000000000_500`)).statusCode).toBe(200)
  expect((await get(`/pictures/stores/${slug}/cover-000000000000_500`)).statusCode).toBe(404)
})

test('uploads that are not shown go after a week, those that are stay', async () => {
  const { id, add, show } = await ownedStore()
  const [shown, unused] = [await add('COVER'), await add('COVER')]
  await show({ cover: { id: shown.id, ...wholeCut } })
  await app.db`update store_picture set uploaded_at = now() - interval '8 days' where store_id = ${id}`
  const late = await add('LOGO')
  await deleteOutdated(app.deps)
  await doJobs(app, startDeletionWorker)
  const left = await app.db<{ id: string }[]>`select id from store_picture where store_id = ${id}`
  expect(left.map((row) => row.id).toSorted()).toEqual([shown.id, late.id].toSorted())
  expect((await files()).some((name) => unused.url.includes(name.split('.')[0]!))).toBe(false)
})

test.each([
  ['a logo of 299 pixels', 'LOGO', () => photoFile({ width: 400, height: 299 }), '300 Pixel'],
  ['a cover of 999 pixels', 'COVER', () => photoFile({ width: 999, height: 600 }), '1.000 Pixel'],
  ['a low cover', 'COVER', () => photoFile({ width: 1200, height: 499 }), '500 in der Höhe'],
  ['a bomb of pixels', 'COVER', bomb, '50 Megapixel'],
  ['a text', 'LOGO', async () => new File(['<svg/>'], 'logo.png', { type: 'image/png' }), 'JPEG, PNG oder WebP'],
  ['a torn file', 'LOGO', torn, 'beschädigt'],
] as const)('%s is refused, and nothing of it is stored', async (_, kind, make, words) => {
  const { owner, id } = await ownedStore()
  const before = await files()
  const refusal = await app.refusal(picturesApi.add, { kind, file: await make() }, { ...owner, language: 'de' })
  expect(refusal).toMatchObject({ status: 422, code: 'FILE_REFUSED', message: expect.stringContaining(words) })
  expect(await files()).toHaveLength(before.length)
  expect(await app.db`select from store_picture where store_id = ${id}`).toHaveLength(0)
})

/** A few kilobytes that would be 64 megapixels. */
async function bomb() {
  const bytes = await sharp({ create: { width: 8000, height: 8000, channels: 3, background: '#fff' } })
    .png({ compressionLevel: 9 })
    .toBuffer()
  return new File([new Uint8Array(bytes)], 'weiss.png', { type: 'image/png' })
}

async function torn() {
  const whole = new Uint8Array(await (await photoFile()).arrayBuffer())
  return new File([whole.slice(0, Math.floor(whole.length / 2))], 'foto.png', { type: 'image/png' })
}

test('a repeat under its key is the same upload; a store holds a bounded number of them', async () => {
  const { owner, id, add } = await ownedStore()
  const file = await photoFile()
  const send = () =>
    app.request(
      picturesApi.add,
      { kind: 'LOGO', file },
      { ...owner, headers: { 'idempotency-key': 'the-logo-is-sent-twice' } },
    )
  const first = await send()
  expect(await send()).toEqual(first)
  expect(await app.db`select from store_picture where store_id = ${id}`).toHaveLength(1)
  await app.db`
    insert into store_picture select ${id}, gen_random_uuid(), n::text, 'png', 1, 1, now()
    from generate_series(2, ${mostStoreUploads}) n`
  await expect(add('LOGO')).rejects.toMatchObject({ code: 'LIMIT_REACHED' })
})

test('only its owners see and change them, and only by uploads of their own store', async () => {
  const { id, owner, add, read } = await ownedStore()
  const seller = await createMember(app.db, { storeId: id, roles: ['CATALOGUE'] })
  const right = { code: 'RIGHT_MISSING' }
  expect(await app.refusal(picturesApi.read, {}, seller)).toMatchObject(right)
  expect(await app.refusal(picturesApi.add, { kind: 'LOGO', file: await photoFile() }, seller)).toMatchObject(right)
  const theirs = await (await ownedStore()).add('LOGO')
  const shown = { version: 0, logo: { id: theirs.id, ...wholeCut }, cover: null }
  expect(await app.refusal(picturesApi.change, shown, owner)).toMatchObject({ status: 404 })
  expect(await app.refusal(picturesApi.change, shown, seller)).toMatchObject(right)
  // A logo is too small to be a cover.
  const small = await add('LOGO', { width: 400, height: 400 })
  const asCover = { version: 0, logo: null, cover: { id: small.id, ...wholeCut } }
  expect(await app.refusal(picturesApi.change, asCover, owner)).toMatchObject({ code: 'FILE_REFUSED' })
  expect(await read()).toMatchObject({ version: 0, logo: null, cover: null })
})

test('of two who save at once the second is told by whom, and its picture is still there to be saved', async () => {
  const { id, owner, other, add, read } = await ownedStore()
  await app.db`update account set first_name = 'Ida', last_name = 'Lohse' where id = ${owner.id}`
  const [first, second] = [await add('LOGO'), await add('LOGO')]
  await app.request(picturesApi.change, { version: 0, logo: { id: first.id, ...wholeCut }, cover: null }, owner)
  const late = { version: 0, logo: { id: second.id, ...wholeCut }, cover: null }
  expect(await app.refusal(picturesApi.change, late, other)).toMatchObject({
    code: 'DRAFT_CHANGED',
    message: expect.stringContaining('Ida Lohse'),
  })
  await app.request(picturesApi.change, { ...late, version: 1 }, other)
  expect(await read()).toMatchObject({ version: 2, logo: { id: second.id } })
  expect(await app.db`select from store_picture where store_id = ${id}`).toHaveLength(1)
})

test('a store in set-up is shown to its members alone', async () => {
  const { id, slug, add, show, read } = await ownedStore()
  const logo = await add('LOGO')
  await show({ logo: { id: logo.id, ...wholeCut } })
  const { store } = await read()
  await app.db`update store set status = 'SETUP' where id = ${id}`
  expect((await read()).store.en.storeName).toBe(store.en.storeName)
  expect((await get(`${store.en.mediaUrl}_500`)).statusCode).toBe(404)
  expect((await get(`/pictures/stores/${slug}_500`)).statusCode).toBe(404)
})
