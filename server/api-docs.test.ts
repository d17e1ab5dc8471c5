import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { endpoints } from '../contract/api.ts'
import { apiDocsRoutes } from './api-docs.ts'

const fastify = Fastify()
apiDocsRoutes(fastify, 'http://tresen.test')

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
