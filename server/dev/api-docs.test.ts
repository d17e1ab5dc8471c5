import Fastify from 'fastify'
import { expect, test, vi } from 'vitest'
import { serveOpenApi } from '../../api/http/serve-openapi.ts'
import { endpoints } from '../../contract/api.ts'
import { apiDocsRoutes } from './api-docs.ts'

vi.mock(import('../../api/http/openapi.ts'), async (original) => {
  const { openApiDocument } = await original()
  return { openApiDocument: vi.fn(openApiDocument) }
})

const fastify = Fastify()
apiDocsRoutes(fastify, 'http://tresen.test')
serveOpenApi(fastify, 'http://tresen.test')

test('the page shows every call and leads to every schema it mentions, without anything from elsewhere', async () => {
  const { body, headers } = await fastify.inject('/api/docs')
  for (const { path } of endpoints) expect(body).toContain(`<code>${path}</code>`)
  const ids = new Set([...body.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))
  for (const [, target] of body.matchAll(/href="#([^"]+)"/g)) expect(ids).toContain(target)
  expect(body).not.toMatch(/<script|https?:\/\/|style="/)
  expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/)
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
