import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startFileDeletionWorker } from './delete-files.ts'
import * as designsApi from '../../../contract/designs/designs.ts'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { createBuyer } from '../../../test/builders.ts'
import { doJobs } from '../../../test/do-jobs.ts'
import { createDesignable, draft, fileOf, logoBytes, logoFile } from '../../../test/orders/designs.ts'

let app: TestApp
let buyer: Awaited<ReturnType<typeof createBuyer>>
let id: string
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  buyer = await createBuyer(app.db)
  const { skuId } = await createDesignable(app.db)
  id = (await app.request(designsApi.create, draft(skuId), buyer)).id
})

const add = (file: File, kind: 'LOGO' | 'ARTWORK' = 'LOGO') =>
  app.request(designsApi.addFile, { id, kind, file }, buyer)
const refusalOf = (file: File) =>
  app.refusal(designsApi.addFile, { id, kind: 'LOGO', file }, { ...buyer, language: 'de' })
const photo = () =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: '#884422' } })
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD0: { Copyright: 'Jana Brandt' } })
    .jpeg()
    .toBuffer()
const get = (url: string) => app.fastify.inject({ url, headers: { accept: 'image/webp' } })

describe('a file of a design', () => {
  test('is written anew: upright, without metadata, under a random name', async () => {
    const { files } = await add(fileOf(await photo(), '../../böse\\Logo Café.JPG'))
    expect(files).toMatchObject([{ kind: 'LOGO', name: 'Logo Café.JPG', width: 40, height: 60 }])
    const reply = await get(files[0]!.url)
    expect(reply).toMatchObject({
      statusCode: 200,
      headers: { 'content-type': 'image/jpeg', 'x-robots-tag': 'noindex' },
    })
    expect(reply.headers['cache-control']).toContain('private')
    const stored = await sharp(reply.rawPayload).metadata()
    expect(stored.width).toBe(40)
    expect(stored.height).toBe(60)
    expect(stored.exif).toBeUndefined()
    expect(stored.orientation).toBeUndefined()
    expect(reply.rawPayload.includes('Jana')).toBe(false)
    expect(files[0]!.url).toMatch(/\/[0-9a-f]{40}$/)
  })

  test('is shown smaller where a size is asked for', async () => {
    const wide = await sharp({ create: { width: 1200, height: 300, channels: 4, background: '#0000' } })
      .webp()
      .toBuffer()
    const { files } = await add(fileOf(wide, 'a.webp'))
    const small = await get(`${files[0]!.url}_500`)
    expect(await sharp(small.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 500 })
    expect((await get(`${files[0]!.url}_501`)).statusCode).toBe(404)
  })

  test('decides by its content, not by its name', async () => {
    expect((await add(fileOf(await logoBytes(), 'logo.txt'))).files).toHaveLength(1)
    expect(await refusalOf(fileOf(Buffer.from('%PDF-1.7 and so on'), 'logo.png'))).toMatchObject({
      status: 422,
      code: 'FILE_REFUSED',
      message: 'Diese Datei ist kein Bild in JPEG, PNG oder WebP. Bitte in einem dieser Formate speichern.',
    })
  })

  test('that a design has twice changes its preview only where it is the newest logo', async () => {
    const first = await add(await logoFile())
    const artwork = await add(fileOf(await photo()), 'ARTWORK')
    expect(artwork.previewUrl).toBe(first.previewUrl)
    const other = await add(fileOf(await photo()))
    expect(other.previewUrl).not.toBe(first.previewUrl)
    expect(other.files.map(({ kind }) => kind)).toEqual(['LOGO', 'ARTWORK', 'LOGO'])
  })

  test('goes when it is taken off, from the disk too', async () => {
    const { files } = await add(await logoFile())
    const folder = join(app.filesFolder, 'designs')
    const before = await readdir(folder)
    await app.request(designsApi.removeFile, { id, fileId: files[0]!.id }, buyer)
    expect((await app.request(designsApi.read, { id }, buyer)).files).toEqual([])
    expect((await get(files[0]!.url)).statusCode).toBe(404)
    await doJobs(app, startFileDeletionWorker)
    expect(await readdir(folder)).toHaveLength(before.length - 1)
    expect(await app.refusal(designsApi.removeFile, { id, fileId: files[0]!.id }, buyer)).toMatchObject({
      status: 404,
    })
  })

  test('that is missing on the disk leaves no preview without it', async () => {
    const { previewUrl, files } = await add(await logoFile())
    const names = await readdir(join(app.filesFolder, 'designs'))
    await app.deps.files.remove(`designs/${names.find((name) => files[0]!.url.includes(name.split('.')[0]!))}`)
    expect((await get(`${previewUrl}_500`)).statusCode).toBe(404)
  })

  test('that is the seventh is refused and not kept', async () => {
    for (let i = 0; i < 6; i++) await add(await logoFile())
    const before = await readdir(join(app.filesFolder, 'designs'))
    expect(await refusalOf(await logoFile())).toMatchObject({
      code: 'FILE_REFUSED',
      message: expect.stringContaining('sechs Dateien'),
    })
    expect(await readdir(join(app.filesFolder, 'designs'))).toHaveLength(before.length)
  })

  test('cannot be added to a design on its way', async () => {
    await add(await logoFile())
    await app.request(designsApi.act, { id, action: 'SUBMIT' }, buyer)
    expect(await app.refusal(designsApi.addFile, { id, kind: 'LOGO', file: await logoFile() }, buyer)).toMatchObject({
      status: 409,
      code: 'DESIGN_STATE',
    })
  })
})

describe('what is refused as a file', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'
  const cases: [string, () => Promise<Uint8Array> | Uint8Array, RegExp][] = [
    ['an SVG', () => Buffer.from(svg), /kein Bild in JPEG/],
    [
      'a GIF',
      async () =>
        sharp(await logoBytes())
          .gif()
          .toBuffer(),
      /kein Bild in JPEG/,
    ],
    ['nothing', () => new Uint8Array(), /kein Bild in JPEG/],
    ['a flood of pixels', () => flood(20_000, 20_000), /50 Megapixel/],
    ['a picture cut off', async () => (await photoOfNoise()).subarray(0, 20_000), /beschädigt/],
    [
      'the first bytes of a PNG before a page',
      () => Buffer.concat([pngSignature, Buffer.from('<html>')]),
      /kein Bild|beschädigt/,
    ],
    ['more than 10 MB', () => new Uint8Array(10 * 1024 * 1024 + 1), /größer als 10 MB/],
  ]
  test.each(cases)('%s', async (_, make, sentence) => {
    const refusal = await refusalOf(fileOf(await make(), 'logo.png'))
    expect(refusal).toMatchObject({ status: 422, code: 'FILE_REFUSED' })
    expect(refusal.message).toMatch(sentence)
    expect((await app.request(designsApi.read, { id }, buyer)).files).toEqual([])
  })

  test('a page hidden behind a picture does not survive', async () => {
    const both = Buffer.concat([await logoBytes(), Buffer.from('<script>alert(1)</script>')])
    const { files } = await add(fileOf(both, 'logo.html'))
    const reply = await get(files[0]!.url)
    expect(reply.rawPayload.includes('script')).toBe(false)
    expect(reply.headers).toMatchObject({ 'content-type': 'image/png', 'x-content-type-options': 'nosniff' })
    expect(reply.headers['content-disposition']).toContain('attachment')
  })
})

describe('the form a file travels in', () => {
  const send = (payload: string | FormData, type?: string) =>
    app.fastify.inject({
      method: 'POST',
      url: `/api/v1/product-designs/${id}/files`,
      headers: { authorization: `Bearer ${buyer.token}`, ...(type && { 'content-type': type }) },
      payload: payload as string,
    })
  const form = (...fields: [string, string | File][]) => {
    const made = new FormData()
    for (const [name, value] of fields) made.append(name, value)
    return made
  }
  const code = async (payload: string | FormData, type?: string) =>
    (await send(payload, type)).json<{ code: string }>().code

  test('is the only thing that is understood there, and nowhere else', async () => {
    expect(await code('{"kind":"LOGO"}', 'application/json')).toBe('UNSUPPORTED_MEDIA_TYPE')
    expect((await send('kind=LOGO', 'application/x-www-form-urlencoded')).statusCode).toBe(415)
    expect((await send('')).statusCode).toBe(415)
    const elsewhere = await app.fastify.inject({
      method: 'POST',
      url: '/api/v1/product-designs',
      headers: { authorization: `Bearer ${buyer.token}` },
      payload: form(['title', 'Becher']) as never,
    })
    expect(elsewhere.statusCode).toBe(415)
  })

  test('is checked like any other input', async () => {
    const file = await logoFile()
    const errors = async (payload: FormData) => (await send(payload)).json<{ fieldErrors: object }>().fieldErrors
    expect(Object.keys(await errors(form(['kind', 'LOGO'])))).toEqual(['file'])
    expect(Object.keys(await errors(form(['kind', 'VIRUS'], ['file', file])))).toEqual(['kind'])
    expect(Object.keys(await errors(form(['kind', 'LOGO'], ['file', file], ['token', 'x'])))).toEqual(['token'])
    expect(Object.keys(await errors(form(['kind', 'LOGO'], ['file', 'text'])))).toEqual(['file'])
    expect(await code(form(['kind', 'LOGO'], ['kind', 'LOGO'], ['file', file]))).toBe('VALIDATION')
    expect(await code(form(['kind', 'LOGO'], ['file', file], ['other', file]))).toBe('VALIDATION')
    expect(await code(form(['__proto__', 'LOGO'], ['file', file]))).toBe('VALIDATION')
  })

  test('may break off', async () => {
    const broken = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\nhalf'
    expect(await code(broken, 'multipart/form-data; boundary=x')).toBe('VALIDATION')
    expect(await code('', 'multipart/form-data; boundary=x')).toBe('VALIDATION')
    expect((await send('x', 'multipart/form-data')).statusCode).toBeLessThan(500)
  })
})

const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

// Any content: what does not compress.
const photoOfNoise = () =>
  sharp({
    create: {
      width: 300,
      height: 300,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
    .jpeg()
    .toBuffer()

/** A PNG of few bytes that claims many pixels. */
function flood(width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 0, 0, 0, 0], 8)
  return Buffer.concat([
    pngSignature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(1000))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length, 0)
  frame.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}
