import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { endpoints } from '../../contract/api.ts'

const openApi = '../../api/http/openapi.ts'
let fastify: FastifyInstance
// Modules of their own: others may have read the true one before.
beforeAll(async () => {
  vi.resetModules()
  vi.doMock(import('../../api/http/openapi.ts'), async (original) => {
    const { openApiDocument } = await original()
    return { openApiDocument: vi.fn(openApiDocument) }
  })
  const { serveOpenApi } = await import('../../api/http/serve-openapi.ts')
  const { apiDocsRoutes } = await import('./api-docs.ts')
  fastify = Fastify()
  apiDocsRoutes(fastify, 'http://tresen.test')
  serveOpenApi(fastify, 'http://tresen.test')
})
afterAll(async () => {
  vi.doUnmock(openApi)
  vi.resetModules()
  await fastify.close()
})

test('the page shows every call and leads to every schema it mentions, without anything from elsewhere', async () => {
  const { body, headers } = await fastify.inject('/api/docs')
  for (const { path } of endpoints) expect(body).toContain(`<code>${path}</code>`)
  const ids = new Set([...body.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))
  for (const [, target] of body.matchAll(/href="#([^"]+)"/g)) expect(ids).toContain(target)
  expect(body).not.toMatch(/<script|https?:\/\/|style="/)
  expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/)
})

test('each call says with which right a key of the API may make it, and nothing where none may', async () => {
  const { body } = await fastify.inject('/api/docs')
  const summaryOf = (method: string, path: string) =>
    new RegExp(`<b class="m">${method}</b><code>${path}</code>\\s*<small>([^<]*)`).exec(body)?.[1]
  expect(summaryOf('PUT', '/api/v1/supplier/stock')).toMatch(/signed in · API key with stock$/)
  expect(summaryOf('GET', '/api/v1/stores')).toMatch(/everybody · API key$/)
  expect(summaryOf('GET', '/api/v1/account/sessions')).toMatch(/signed in$/)
})

test('it speaks German when asked', async () => {
  expect((await fastify.inject('/api/docs?language=de')).body).toContain('<html lang="de">')
  expect((await fastify.inject('/api/docs?language=fr')).body).toContain('<html lang="en">')
})

test('document and page are made once, however often they are asked for', async () => {
  const { openApiDocument } = await import('../../api/http/openapi.ts')
  const ask = () => Promise.all(['/api/docs', '/api/v1/openapi.json'].map((url) => fastify.inject(url)))
  await ask()
  vi.mocked(openApiDocument).mockClear()
  const [page, document] = await ask()
  expect(page!.statusCode).toBe(200)
  expect(document!.json().openapi).toBe('3.1.0')
  expect(openApiDocument).not.toHaveBeenCalled()
})
