import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { boundRequests } from '../../api/http/deadline.ts'
import { setApiHeaders } from '../../api/http/headers.ts'
import { answerProblems } from '../../api/http/problem-reply.ts'
import type { Rendered } from '../../web/rendering/renderer.ts'
import { contentSecurityPolicy } from './content-security-policy.ts'
import { urlOf } from './page-url.ts'
import { createPageHandler, pageHeaders } from './pages.ts'
import type { PageRenderer } from './render-in-thread.ts'

/** Pages that say how often they were rendered; those below '/slow' wait until `release` is called. */
function shop(origin = 'http://shop.test') {
  let rendered = 0
  const released = Promise.withResolvers<void>()
  const answers: Record<string, Partial<Rendered>> = {
    '/large': { html: Array.from({ length: 2000 }, (_, i) => `<p>${(i * 7919) % 1009}</p>`).join('') },
    '/missing': { status: 404 },
    '/gone': { status: 410 },
    '/exclusive': { status: 403 },
    '/broken': { status: 500, failure: new Error('no database') },
    '/products/old-name-1': { status: 301, location: '/products/tasse-1' },
  }
  const renderer: PageRenderer = {
    keyOf: async ({ pathname, searchParams }) =>
      searchParams.has('page') ? `${pathname}?page=${searchParams.get('page')}` : pathname,
    async render(key) {
      rendered++
      if (key.startsWith('/slow')) await released.promise
      return { status: 200, html: `<p>${key} ${rendered}</p>`, tags: [`page:${key}`], ...answers[key] }
    },
  }
  const app = Fastify()
  setApiHeaders(app, origin)
  boundRequests(app, 10_000)
  answerProblems(app, { served: new Map() })
  const { handle, invalidate } = createPageHandler(renderer, pageHeaders(origin, contentSecurityPolicy))
  app.get('/*', handle)
  // Asked at once, not only when awaited.
  const get = async (url: string, headers: Record<string, string> = {}, from = '203.0.113.1') =>
    await app.inject({ url, headers, remoteAddress: from })
  return { get, invalidate, release: released.resolve, count: () => rendered }
}

test('the same page is rendered once and then comes from memory', async () => {
  const { get, count } = shop()
  const first = await get('/stores')
  const second = await get('/stores')
  expect(first.statusCode).toBe(200)
  expect(second.body).toBe('<p>/stores 1</p>')
  expect(count()).toBe(1)
})

test('a kept page is packed anew at the best level and stays the same page', async () => {
  const { get } = shop()
  const bytes = async () => (await get('/large', { 'accept-encoding': 'br' })).rawPayload
  const quick = await bytes()
  await expect.poll(async () => (await bytes()).length).toBeLessThan(quick.length)
  expect(brotliDecompressSync(await bytes())).toEqual(brotliDecompressSync(quick))
})

test('visitors who ask for the same page at once share one render', async () => {
  const { get, count, release } = shop()
  const requested = [get('/slow'), get('/slow'), get('/slow')]
  await expect.poll(() => count()).toBe(1)
  release()
  expect((await Promise.all(requested)).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
  expect(count()).toBe(1)
})

test('a changed product renders its page anew', async () => {
  const { get, invalidate } = shop()
  await get('/stores')
  invalidate({ tags: ['page:/stores'] })
  expect((await get('/stores')).body).toBe('<p>/stores 2</p>')
})

test('a page that may be stale is shown while one new one is made', async () => {
  const { get, invalidate, count } = shop()
  await get('/stores')
  invalidate({ tags: ['page:/stores'], mayBeStale: true })
  const shown = await Promise.all([get('/stores'), get('/stores'), get('/stores')])
  expect(shown.map(({ body }) => body)).toEqual(Array(3).fill('<p>/stores 1</p>'))
  await expect.poll(async () => (await get('/stores')).body).toBe('<p>/stores 2</p>')
  expect(count()).toBe(2)
})

test('who asks after something disappeared does not get the page that was begun before', async () => {
  const { get, invalidate, count, release } = shop()
  const before = get('/slow')
  await expect.poll(() => count()).toBe(1)
  invalidate({ tags: ['product:1'] })
  const after = get('/slow', {}, '203.0.113.2')
  await expect.poll(() => count()).toBe(2)
  release()
  expect((await before).statusCode).toBe(200)
  expect((await after).statusCode).toBe(200)
})

test('parameters the page does not read make no further page', async () => {
  const { get, count } = shop()
  await get('/search?page=2')
  await get('/search?utm_source=mail&page=2&x=1')
  expect(count()).toBe(1)
})

test.each([
  ['br', (body: Buffer) => brotliDecompressSync(body).toString()],
  ['gzip', (body: Buffer) => gunzipSync(body).toString()],
])('a page travels as %s to who accepts it', async (encoding, decode) => {
  const { get } = shop()
  const reply = await get('/stores', { 'accept-encoding': encoding })
  expect(reply.headers['content-encoding']).toBe(encoding)
  expect(reply.headers.vary).toBe('Accept-Encoding')
  expect(decode(reply.rawPayload)).toBe('<p>/stores 1</p>')
})

test('a page the browser has already is not sent again', async () => {
  const { get } = shop()
  const { headers } = await get('/stores')
  const again = await get('/stores', { 'if-none-match': String(headers.etag) })
  expect(again.statusCode).toBe(304)
  expect(again.body).toBe('')
})

test.each([
  ['/missing', 404],
  ['/gone', 410],
  ['/exclusive', 403],
  ['/broken', 500],
])('%s answers %i with a page that nobody keeps', async (url, status) => {
  const { get, count } = shop()
  const reply = await get(url)
  expect(reply.statusCode).toBe(status)
  expect(reply.headers['cache-control']).toBe('no-store')
  await get(url)
  expect(count()).toBe(2)
})

test('a product under its old name is moved', async () => {
  const reply = await shop().get('/products/old-name-1')
  expect(reply.statusCode).toBe(301)
  expect(reply.headers.location).toBe('/products/tasse-1')
  expect(reply.headers['cache-control']).toBe('public, max-age=0, must-revalidate')
})

test.each([
  ['/stores/', '/stores'],
  ['/de/?page=2', '/de?page=2'],
  ['//stores//', '/stores'],
  // Looked through again from each slash, it takes longer than a test may.
  [`/a${'/'.repeat(300_000)}b/`, `/a${'/'.repeat(300_000)}b`],
])('%s is moved to %s', async (url, location) => {
  const reply = await shop().get(url)
  expect(reply.statusCode).toBe(301)
  expect(reply.headers.location).toBe(location)
})

test('a path that looks like another site stays on this one', () => {
  expect(urlOf('//evil.example/')!.href).toBe('http://localhost//evil.example/')
  expect(urlOf('http://evil.example/')).toBeNull()
})

test('who asks for more pages than can wait is asked to come back, and everybody else is not', async () => {
  const { get, release } = shop()
  const requested = Array.from({ length: 65 }, (_, index) => get(`/slow/${index}`))
  const refused = await get('/slow/65')
  expect(refused.statusCode).toBe(503)
  expect(refused.headers['retry-after']).toBe('2')
  expect(refused.body).toContain('<h1>That')
  const other = await get('/stores', {}, '203.0.113.2')
  expect(other.statusCode).toBe(200)
  expect(other.body).toBe('<p>/stores 2</p>')
  release()
  const statuses = (await Promise.all(requested)).map(({ statusCode }) => statusCode)
  expect(new Set(statuses)).toEqual(new Set([200]))
})

test('pages forbid everything inline and being framed', async () => {
  const { headers } = await shop().get('/stores')
  const policy = String(headers['content-security-policy'])
  expect(policy).not.toContain('unsafe')
  expect(policy).toContain("script-src 'self';")
  expect(policy).toContain("frame-ancestors 'none'")
  expect(headers['x-content-type-options']).toBe('nosniff')
})

test('only a site reached by https asks for https for a year', async () => {
  expect((await shop().get('/stores')).headers['strict-transport-security']).toBeUndefined()
  const { headers } = await shop('https://tresen.example').get('/stores')
  expect(headers['strict-transport-security']).toContain('max-age=31536000')
})
