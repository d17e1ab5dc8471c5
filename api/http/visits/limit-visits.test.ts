import Fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { answerProblems } from '../problem-reply.ts'
import { limitVisits } from './limit-visits.ts'

const limits = { pages: 3, pictures: 5, listings: 2, searches: 2, clicks: 2, views: 2, suggestions: 2, calls: 4 }
const open = (isUnlimited: boolean) => {
  const fastify = Fastify()
  answerProblems(fastify, { served: new Map() })
  limitVisits(fastify, { isUnlimited }, limits)
  const paths = [
    '/*',
    '/pictures/stores/:file',
    '/api/v1/listings/category',
    '/api/v1/listings/search',
    '/api/v1/country',
  ]
  for (const path of [...paths, '/api/v1/search/suggest', '/api/v1/search/clicks', '/api/v1/mag/:id/views'])
    fastify.get(path, async () => 'there')
  return fastify
}
const limited = open(false)
const unlimited = open(true)
beforeAll(() => Promise.all([limited.ready(), unlimited.ready()]))
afterAll(() => Promise.all([limited.close(), unlimited.close()]))

test.each([
  ['/stores', 3],
  ['/pictures/stores/a_500', 5],
  ['/api/v1/listings/category?slug=a', 2],
  ['/api/v1/listings/search?q=a', 2],
  ['/api/v1/search/suggest?q=a', 2],
  ['/api/v1/search/clicks', 2],
  ['/api/v1/mag/a/views', 2],
  ['/api/v1/country', 4],
])('%s answers one address %i times, then 429, and another address all the same', async (url, times) => {
  const ask = (remoteAddress: string) => limited.inject({ url, remoteAddress })
  for (let i = 0; i < times; i++) expect((await ask('2001:db8::1')).statusCode).toBe(200)
  const refused = await ask('2001:db8::2')
  expect(refused.statusCode).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect(refused.headers['content-type']).toBe(
    url.startsWith('/api') ? 'application/json; charset=utf-8' : 'text/html; charset=utf-8',
  )
  expect((await ask('203.0.113.7')).statusCode).toBe(200)
})

test('a load test is not limited', async () => {
  for (let i = 0; i < 10; i++) expect((await unlimited.inject('/stores')).statusCode).toBe(200)
})
