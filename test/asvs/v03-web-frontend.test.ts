import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../app.ts'
import { createBuyer } from '../builders.ts'

let app: TestApp
let buyer: { token: string }
beforeAll(async () => {
  app = await createTestApp()
  buyer = await createBuyer(app.db)
})
afterAll(() => app.close())

const json = { 'content-type': 'application/json' }
const answers: [number, InjectOptions][] = [
  [200, { url: '/api/v1/country' }],
  [200, { url: '/api/v1/openapi.json' }],
  [400, { url: '/api/v1/listings/search?page=none' }],
  [401, { url: '/api/v1/account/home' }],
  [404, { url: '/api/v1/nothing' }],
  [404, { url: '/pictures/stores/nothing_500' }],
  [405, { url: '/api/v1/country', method: 'DELETE' }],
  [413, { url: '/api/v1/auth/sign-in', method: 'POST', headers: json, payload: `"${'x'.repeat(2 ** 20)}"` }],
  [415, { url: '/api/v1/auth/sign-in', method: 'POST', headers: { 'content-type': 'text/plain' }, payload: '{}' }],
]

test.each(answers)(
  '3.4: an answer %i sets no cookie, opens itself to no other site, and is neither framed nor guessed at',
  async (status, request) => {
    const { statusCode, headers } = await app.fastify.inject({
      ...request,
      headers: { origin: 'https://evil.example', ...request.headers },
    })
    expect(statusCode).toBe(status)
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
      'cross-origin-resource-policy': 'same-origin',
    })
    expect(
      Object.keys(headers).filter((name) => /^set-cookie$|^access-control-|^server$|^x-powered-by$/.test(name)),
    ).toEqual([])
  },
)

test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
  '3.5: a form of another site, as %s, does nothing',
  async (type) => {
    const { statusCode } = await app.fastify.inject({
      method: 'POST',
      url: '/api/v1/auth/sign-out',
      headers: { authorization: `Bearer ${buyer.token}`, 'content-type': type, origin: 'https://evil.example' },
      payload: '{"a":"=b"}',
    })
    expect(statusCode).toBe(415)
    const [row] = await app.db<[{ count: number }]>`select count(*)::int from session`
    expect(row.count).toBe(1)
  },
)

test('3.5: another site is granted no preflight', async () => {
  const { headers } = await app.fastify.inject({
    method: 'OPTIONS',
    url: '/api/v1/auth/sign-out',
    headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
  })
  expect(Object.keys(headers).filter((name) => name.startsWith('access-control-'))).toEqual([])
})
