import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../test/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const form = { 'content-type': 'application/x-www-form-urlencoded' }
const post = async (payload: string, { provider = 'mollie', headers = form } = {}) =>
  (await app.fastify.inject({ method: 'POST', url: `/api/v1/payments/webhooks/${provider}`, headers, payload }))
    .statusCode

test('a webhook names one payment, as a form or as JSON, and needs no session', async () => {
  expect(await post('id=tr_7UhSN1zuXS')).toBe(200)
  expect(await post('{"id":"tr_7UhSN1zuXS"}', { headers: { 'content-type': 'application/json' } })).toBe(200)
})

test.each([
  ['no payment', ''],
  ['something else with it', 'id=tr_1&amount=0.01'],
  ['an id that is none', 'id=tr_1%00'],
  ['a prototype', '__proto__=x&id=tr_1'],
])('a webhook that names %s is refused', async (_, payload) => {
  expect(await post(payload)).toBe(400)
})

test('a webhook of another provider is refused, as is a large one', async () => {
  expect(await post('id=tr_1', { provider: 'paypal' })).toBe(404)
  expect(await post(`id=${'x'.repeat(2000)}`)).toBe(413)
})

test('nothing but a webhook may come as a form', async () => {
  const reply = await app.fastify.inject({ method: 'POST', url: '/api/v1/cart', headers: form, payload: 'quantity=1' })
  expect(reply.statusCode).toBe(415)
})

test('an address that calls without end has to wait', async () => {
  const replies = await Promise.all(Array.from({ length: 1300 }, () => post('id=tr_1')))
  expect(replies.filter((status) => status === 429).length).toBeGreaterThan(50)
})
