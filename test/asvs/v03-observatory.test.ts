import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApi } from '../../api/app.ts'
import { mountClientFiles } from '../../server/client-files.ts'
import { apiDocsRoutes } from '../../server/dev/api-docs.ts'
import { healthRoutes } from '../../server/health.ts'
import { refuseOtherHosts } from '../../server/http/allowed-hosts.ts'
import { createFastify } from '../../server/http/create-fastify.ts'
import {
  contentSecurityPolicy,
  framedPolicy,
  measuringContentSecurityPolicy,
} from '../../server/pages/content-security-policy.ts'
import { mountDeskPages } from '../../server/pages/desk-pages.ts'
import { createPageHandler, pageHeaders } from '../../server/pages/pages.ts'
import { mountPreviewPages } from '../../server/pages/preview-pages.ts'
import { sitemapRoutes } from '../../server/sitemap.ts'
import type { PageRenderer } from '../../server/pages/render-in-thread.ts'
import { createTestApp, type TestApp } from '../app.ts'
import { observatoryScore } from './observatory.ts'

// Behind https, with all that answers: calls, pages of every kind, files, pictures, and what is no request at all.
const origin = 'https://tresen.test'
const token = 'a'.repeat(27)
const html = '<script type="module" src="/assets/entry.js"></script>'
const renderer: PageRenderer = {
  keyOf: async ({ pathname }) => pathname,
  async render(key) {
    if (key === '/broken') throw new Error('no database')
    if (key === '/old') return { status: 301, html: '', tags: [], location: '/' }
    return { status: key === '/gone' ? 410 : 200, html, tags: [] }
  },
}
const fastify = createFastify({ isProduction: false, publicOrigin: origin })
let app: TestApp
let folder: string
beforeAll(async () => {
  app = await createTestApp()
  folder = mkdtempSync(join(tmpdir(), 'tresen-observatory-'))
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'assets/entry.js'), '0')
  refuseOtherHosts(fastify, origin)
  const { callAsVisitor } = createApi(fastify, { ...app.deps, origin })
  healthRoutes(fastify, { db: app.db, isIndexComplete: () => false })
  apiDocsRoutes(fastify, origin)
  sitemapRoutes(fastify, { ...app.deps, origin, callAsVisitor })
  await mountClientFiles(fastify, { client: folder })
  mountDeskPages(fastify, renderer, pageHeaders(origin, contentSecurityPolicy))
  const previews = { pathOf: async () => '/', callIn: () => callAsVisitor }
  const framed = pageHeaders(origin, framedPolicy(contentSecurityPolicy))
  mountPreviewPages(fastify, { previews, render: (_, key) => renderer.render(key), headers: framed })
  fastify.get('/measured', createPageHandler(renderer, pageHeaders(origin, measuringContentSecurityPolicy)).handle)
  fastify.get('/*', createPageHandler(renderer, pageHeaders(origin, contentSecurityPolicy)).handle)
  await fastify.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await fastify.close()
  await app.close()
  rmSync(folder, { recursive: true })
})

const json = 'content-type: application/json'
const head = (line: string, ...headers: string[]) =>
  [`${line} HTTP/1.1`, 'host: tresen.test', 'connection: close', ...headers, '', ''].join('\r\n')

test.each([
  ['200 GET /', head('GET /')],
  ['200 GET / from memory', head('GET /', 'accept-encoding: br')],
  ['200 GET /measured', head('GET /measured')],
  ['301 GET /old', head('GET /old')],
  ['410 GET /gone', head('GET /gone')],
  ['500 GET /broken', head('GET /broken')],
  ['200 GET /de/operator', head('GET /de/operator')],
  ['200 GET /preview', head(`GET /preview/${token}`)],
  ['200 GET /assets/entry.js', head('GET /assets/entry.js')],
  ['404 GET /assets/none.js', head('GET /assets/none.js')],
  ['404 GET a picture', head('GET /pictures/stores/nothing_500')],
  ['200 GET /sitemap.xml', head('GET /sitemap.xml')],
  ['200 GET /api/docs', head('GET /api/docs')],
  ['200 GET /health/live', head('GET /health/live')],
  ['503 GET /health/ready', head('GET /health/ready')],
  ['200 GET a call', head('GET /api/v1/country')],
  ['400 GET a call', head('GET /api/v1/listings/search?page=none')],
  ['401 GET a call', head('GET /api/v1/account/home')],
  ['404 GET a call', head('GET /api/v1/nothing')],
  ['405 DELETE a call', head('DELETE /api/v1/country')],
  ['413 POST a call', head('POST /api/v1/auth/sign-in', json, `content-length: ${2 ** 20 + 1}`)],
  ['415 POST a call', head('POST /api/v1/auth/sign-in', 'content-type: text/plain', 'content-length: 1') + 'x'],
  ['421 GET another host', head('GET /').replace('tresen.test', 'evil.example')],
  ['431 GET a long head', head('GET /', `x-long: ${'x'.repeat(17_000)}`)],
  ['400 no HTTP', 'no http at all\r\n\r\n'],
])('3.4: %s scores 130 by the rules of the HTTP Observatory, an A+', async (name, bytes) => {
  const socket = connect((fastify.server.address() as AddressInfo).port, '127.0.0.1')
  await once(socket, 'connect')
  socket.write(bytes)
  const [first = '', body] = (await text(socket)).split('\r\n\r\n')
  const [line, ...lines] = first.split('\r\n')
  const headers = Object.fromEntries(lines.map((each) => each.toLowerCase().split(/: (.*)/s, 2) as [string, string]))
  expect(line).toContain(` ${name.slice(0, 3)} `)
  expect({ name, ...observatoryScore(headers, body) }).toMatchObject({ score: 130 })
})

test.each([
  ['nothing', {}, 30],
  ["default-src 'self'", { 'content-security-policy': "default-src 'self'" }, 60],
  ['inline scripts', { 'content-security-policy': "default-src 'self' 'unsafe-inline'" }, 35],
  ['a cookie', { 'set-cookie': 'a=b' }, -10],
  ['another site', { 'access-control-allow-origin': '*' }, -20],
])('the rules see what is missing: %s', (_, headers, score) => {
  expect(observatoryScore(headers).score).toBe(score)
})
