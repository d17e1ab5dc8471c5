import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { acceptedEncoding, mountClientFiles } from './client-files.ts'

let folder: string
const app = Fastify()

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tresen-files-'))
  await mkdir(join(folder, 'client/assets'), { recursive: true })
  await mkdir(join(folder, 'client/.vite'))
  await writeFile(join(folder, 'client/assets/page-abc.js'), 'plain')
  await writeFile(join(folder, 'client/assets/page-abc.js.br'), 'brotli')
  await writeFile(join(folder, 'client/favicon.svg'), '<svg/>')
  await writeFile(join(folder, 'client/.vite/manifest.json'), '{}')
  await mkdir(join(folder, 'previous/assets'), { recursive: true })
  await writeFile(join(folder, 'previous/assets/page-old.js'), 'old')
  await writeFile(join(folder, 'previous/assets/page-old.js.br'), 'old brotli')
  await writeFile(join(folder, 'previous/assets/page-abc.js'), 'never')
  await mountClientFiles(app, { client: join(folder, 'client'), previous: join(folder, 'previous') })
})
afterAll(() => rm(folder, { recursive: true }))

test('a file of the bundle is kept for ever and travels compressed', async () => {
  const reply = await app.inject({ url: '/assets/page-abc.js', headers: { 'accept-encoding': 'gzip, br' } })
  expect(reply.body).toBe('brotli')
  expect(reply.headers).toMatchObject({
    'content-encoding': 'br',
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'Accept-Encoding',
  })
})

test('a file of the build before is served like the others, and never instead of one of this build', async () => {
  const [now, before] = await Promise.all(
    ['abc', 'old'].map((hash) => app.inject({ url: `/assets/page-${hash}.js`, headers: { 'accept-encoding': 'br' } })),
  )
  expect(now!.body).toBe('brotli')
  expect(before!.body).toBe('old brotli')
  for (const name of ['content-type', 'content-encoding', 'cache-control', 'vary'])
    expect(before!.headers[name], name).toBe(now!.headers[name])
})

test('who accepts no encoding gets the file itself', async () => {
  const reply = await app.inject({ url: '/assets/page-abc.js', headers: { 'accept-encoding': 'identity' } })
  expect(reply.body).toBe('plain')
  expect(reply.headers['content-encoding']).toBeUndefined()
})

test('a file without a hash in its name is asked for again', async () => {
  const first = await app.inject('/favicon.svg')
  expect(first.headers['cache-control']).toBe('public, max-age=3600')
  const again = await app.inject({ url: '/favicon.svg', headers: { 'if-none-match': String(first.headers.etag) } })
  expect(again.statusCode).toBe(304)
})

test.each(['/assets/missing.js', '/assets/../.vite/manifest.json', '/assets/..%2f.vite%2fmanifest.json'])(
  '%s is not there',
  async (url) => {
    expect((await app.inject(url)).statusCode).toBe(404)
  },
)

test.each([
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['identity', undefined],
  [undefined, undefined],
])('%s is answered with %s', (header, expected) => {
  expect(acceptedEncoding(header)).toBe(expected)
})
