import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

test.each(['TRACE', 'PROPFIND', 'SEARCH'] as const)('13.4.4: %s is answered by nothing', async (method) => {
  const { statusCode, body } = await app.fastify.inject({
    method,
    url: '/api/v1/country',
    headers: { 'x-secret': 'geheim' },
  })
  expect([404, 405]).toContain(statusCode)
  expect(body).not.toContain('geheim')
})

test.each([
  '/.git/config',
  '/.env',
  '/package.json',
  '/api/../.git/config',
  '/pictures/../../package.json',
  '/pictures/..%2f..%2fpackage.json',
  '/api/v1/',
  '/pictures/',
])('13.4: %s is not there', async (url) => {
  expect((await app.fastify.inject({ url })).statusCode).toBe(404)
})
