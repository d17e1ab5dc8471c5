import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const signIn = { email: 'nobody@hotel.example', password: 'Espresso-Tonic-8' }

test.each([
  `{"__proto__":{"isAdmin":true},"email":"a@b.de","password":"Aa12345"}`,
  `{"constructor":{"prototype":{"isAdmin":true}},"email":"a@b.de","password":"Aa12345"}`,
  `{"email":{"__proto__":{"isAdmin":true}},"password":"Aa12345"}`,
])('15.3.6: %s changes no prototype and is refused', async (payload) => {
  const headers = { 'content-type': 'application/json' }
  const { statusCode } = await app.fastify.inject({ method: 'POST', url: '/api/v1/auth/sign-in', headers, payload })
  expect(statusCode).toBe(400)
  expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined()
})

const password = signIn.password
test.each([
  ['an array 100,000 deep', `${'['.repeat(100_000)}${']'.repeat(100_000)}`, 400],
  ['an object 100,000 deep', `${'{"email":'.repeat(100_000)}1${'}'.repeat(100_000)}`, 400],
  [
    'a known field 100,000 deep',
    `{"password":"${password}","email":${'['.repeat(100_000)}${']'.repeat(100_000)}}`,
    400,
  ],
  ['a gzip bomb', gzipSync(JSON.stringify({ ...signIn, email: 'x'.repeat(50_000_000) })), 400],
  ['a body a byte too long', `"${'x'.repeat(2 ** 20 - 1)}"`, 413],
])('15.2.2: %s is refused, and the next call is answered', async (_, payload, status) => {
  const headers = {
    'content-type': 'application/json',
    ...(Buffer.isBuffer(payload) && { 'content-encoding': 'gzip' }),
  }
  const reply = await app.fastify.inject({ method: 'POST', url: '/api/v1/auth/sign-in', headers, payload })
  expect(reply.statusCode).toBe(status)
  expect(reply.body.length).toBeLessThan(2000)
  const next = await app.fastify.inject({ method: 'POST', url: '/api/v1/auth/sign-in', payload: signIn })
  expect(next.statusCode).toBe(401)
})

test.each(['?page=1000000', '?page=9007199254740993', '?page=-1', '?pageSize=100000', `?q=${'a'.repeat(5000)}`])(
  '15.2.2: a listing with %s is refused or empty, never long',
  async (query) => {
    const reply = await app.fastify.inject(`/api/v1/listings/search${query}`)
    expect([200, 400]).toContain(reply.statusCode)
    expect(reply.body.length).toBeLessThan(10_000)
  },
)

test.each([
  { email: [signIn.email] },
  { email: { $ne: '' } },
  { password: true },
  { password: 12_345_678 },
  { password: null },
])('15.3.5: a sign-in with %o is refused by its type', async (other) => {
  const payload = { ...signIn, ...other }
  const { statusCode } = await app.fastify.inject({ method: 'POST', url: '/api/v1/auth/sign-in', payload })
  expect(statusCode).toBe(400)
})

test('15.3.7: what a body has to say is not taken from the address', async () => {
  const { statusCode } = await app.fastify.inject({
    method: 'POST',
    url: `/api/v1/auth/sign-in?${new URLSearchParams(signIn)}`,
    payload: {},
  })
  expect(statusCode).toBe(400)
})
