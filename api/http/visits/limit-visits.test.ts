import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts'
import { openDatabase, type Db } from '../../platform/db.ts'
import { answerProblems } from '../problem-reply.ts'
import { limitVisits } from './limit-visits.ts'

const limits = {
  pages: 3,
  pictures: 5,
  listings: 2,
  searches: 2,
  clicks: 2,
  views: 2,
  suggestions: 2,
  calls: 4,
  unreadableBodies: 3,
}
type Options = { isUnlimited?: boolean; most?: typeof limits; backgroundDb?: Db }
// Within one minute, however long the tests take.
const clock = { now: () => new Date('2026-11-29T10:00:00Z') }
let database: TestDatabase
const apps: FastifyInstance[] = []
async function open({ isUnlimited = false, most = limits, backgroundDb = database.sql }: Options = {}) {
  const fastify = Fastify()
  answerProblems(fastify, { served: new Map() })
  limitVisits(fastify, { isUnlimited, backgroundDb, clock }, most)
  const paths = [
    '/*',
    '/pictures/stores/:file',
    '/api/v1/listings/category',
    '/api/v1/listings/search',
    '/api/v1/country',
  ]
  for (const path of [...paths, '/api/v1/search/suggest', '/api/v1/search/clicks', '/api/v1/mag/:id/views'])
    fastify.get(path, async () => 'there')
  fastify.post('/api/v1/basket', { bodyLimit: 100 }, async () => {
    throw Object.assign(new Error('refused by the work'), { statusCode: 400 })
  })
  apps.push(fastify)
  await fastify.ready()
  return (remoteAddress: string, url = '/stores', payload?: string) =>
    fastify.inject({
      url,
      remoteAddress,
      ...(payload !== undefined && { method: 'POST', payload, headers: { 'content-type': 'application/json' } }),
    })
}
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(async () => {
  await Promise.all(apps.map((app) => app.close()))
  await database.drop()
})

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
  const ask = await open()
  for (let i = 0; i < times; i++) expect((await ask('2001:db8::1', url)).statusCode).toBe(200)
  const refused = await ask('2001:db8::2', url)
  expect(refused.statusCode).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect(refused.headers['content-type']).toBe(
    url.startsWith('/api') ? 'application/json; charset=utf-8' : 'text/html; charset=utf-8',
  )
  expect((await ask('203.0.113.7', url)).statusCode).toBe(200)
})

test('who sends bodies that cannot be read is soon not read at all, but goes on asking', async () => {
  const most = { ...limits, calls: 1000 }
  const ask = await open({ most })
  const send = async (payload: string, from = '203.0.113.20') => (await ask(from, '/api/v1/basket', payload)).statusCode
  for (let i = 0; i < 5; i++) expect(await send('{"quantity":-1}')).toBe(400)
  expect(await send('\u001f\u008b')).toBe(400)
  expect(await send('{"quantity":')).toBe(400)
  expect(await send(`"${'x'.repeat(100)}"`)).toBe(413)
  expect(await send('{"quantity":1}')).toBe(429)
  expect((await ask('203.0.113.20', '/api/v1/country')).statusCode).toBe(200)
  expect(await send('{"quantity":1}', '203.0.113.21')).toBe(400)
})

test('a load test is not limited', async () => {
  const ask = await open({ isUnlimited: true })
  for (let i = 0; i < 10; i++) expect((await ask('203.0.113.7')).statusCode).toBe(200)
})

test('two processes refuse an address once it has asked both together too often, and no other', async () => {
  const most = { ...limits, pages: 1000 }
  const [one, other] = [await open({ most }), await open({ most })]
  for (let i = 0; i < 990; i++) await one('203.0.113.8')
  let answered = 0
  const statusThere = async () => {
    const { statusCode } = await other('203.0.113.8')
    if (statusCode === 200) answered++
    return statusCode
  }
  await expect.poll(statusThere).toBe(429)
  expect(answered).toBeLessThan(500)
  expect((await other('203.0.113.9')).statusCode).toBe(200)
  expect(await database.sql`select key from rate_limit where key !~ '^visits-[0-9]+:[\\w-]{22}$'`).toEqual([])
})

test('without a database each process counts for itself', async () => {
  const nowhere = openDatabase('postgres://app@localhost:1/tresen')
  const ask = await open({ backgroundDb: nowhere })
  const statuses = []
  for (let i = 0; i < 5; i++) statuses.push((await ask('203.0.113.10')).statusCode)
  expect(statuses).toEqual([200, 200, 200, 429, 429])
  await nowhere.end({ timeout: 1 })
})
