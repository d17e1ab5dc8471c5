import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import Fastify, { type FastifyInstance } from 'fastify'
import { openDatabase } from '../api/platform/db.ts'
import { setApiHeaders } from '../api/http/headers.ts'
import { systemClock } from '../api/platform/clock.ts'
import { limitVisits } from '../api/http/visits/limit-visits.ts'
import { createTestDatabase, type TestDatabase } from '../test/database.ts'
import { healthRoutes } from './health.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

let fastify: FastifyInstance
let drain: () => void
let isIndexComplete = true
beforeEach(() => {
  isIndexComplete = true
  mount(database.sql)
})

function mount(db: TestDatabase['sql']) {
  fastify = Fastify()
  drain = healthRoutes(fastify, { db, isIndexComplete: () => isIndexComplete }).drain
}

async function readiness() {
  const reply = await fastify.inject('/health/ready')
  return { status: reply.statusCode, body: reply.json() as object }
}
const unready = (...reasons: string[]) => ({ status: 503, body: { status: 'unready', reasons } })

test('a process that lives says so whatever its database does, and one that can serve is ready', async () => {
  expect((await fastify.inject('/health/live')).json()).toEqual({ status: 'live' })
  expect(await readiness()).toEqual({ status: 200, body: { status: 'ready' } })
})

test('it is not ready from the moment that it ends, but lives', async () => {
  drain()
  expect(await readiness()).toEqual(unready('DRAINING'))
  expect((await fastify.inject('/health/live')).statusCode).toBe(200)
})

test('it is not ready before all goods are read', async () => {
  isIndexComplete = false
  expect(await readiness()).toEqual(unready('INDEX'))
})

test('it is not ready while no database answers', async () => {
  const gone = openDatabase('postgres://app@localhost/tresen?host=/nowhere')
  mount(gone)
  expect(await readiness()).toEqual(unready('DATABASE'))
  await gone.end()
})

test('it is not ready on a database that lacks a migration of this version', async () => {
  const other = await createTestDatabase()
  await other.sql`delete from migration where number = (select max(number) from migration)`
  mount(other.sql)
  expect(await readiness()).toEqual(unready('MIGRATIONS'))
  await other.drop()
})

test('no limit of visits counts it, however often somebody asks', async () => {
  const limited = Fastify()
  limitVisits(
    limited,
    { isUnlimited: false, backgroundDb: database.sql, clock: systemClock },
    {
      pages: 1,
      pictures: 1,
      listings: 1,
      searches: 1,
      clicks: 1,
      views: 1,
      suggestions: 1,
      calls: 1,
      unreadableBodies: 1,
    },
  )
  healthRoutes(limited, { db: database.sql, isIndexComplete: () => true })
  const statuses = []
  for (let call = 0; call < 5; call++) statuses.push((await limited.inject('/health/live')).statusCode)
  expect(statuses).toEqual([200, 200, 200, 200, 200])
})

test('what it answers is stored nowhere and sets no cookie', async () => {
  setApiHeaders(fastify, 'https://tresen.test')
  const { headers } = await fastify.inject('/health/ready')
  expect(headers).toMatchObject({ 'cache-control': 'private, no-store', 'x-content-type-options': 'nosniff' })
  expect(headers).not.toHaveProperty('set-cookie')
})
