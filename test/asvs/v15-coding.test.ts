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
