import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { atOnce } from '../../test/at-once.ts'
import { createStore } from '../../test/builders.ts'
import { inTransaction } from '../platform/db.ts'
import { startPause } from '../stores/pause.ts'
import { watchPapers } from './watch-papers.ts'

let app: TestApp
/** VAT ids the register knows; null: it is away. */
let known: string[] | null = []
const register = createServer(async (request, reply) => {
  const { countryCode, vatNumber } = (await json(request)) as Record<string, string>
  reply.writeHead(known ? 200 : 500, { 'content-type': 'application/json' })
  reply.end(JSON.stringify(known ? { valid: known.includes(`${countryCode}${vatNumber}`) } : {}))
})
beforeAll(async () => {
  register.listen(0, 'localhost')
  await once(register, 'listening')
  app = await createTestApp({
    connections: 10,
    viesUrl: `http://localhost:${(register.address() as AddressInfo).port}`,
  })
  await app.db`update store set legal = legal - 'vatId'`
})
afterAll(async () => {
  register.close()
  await app.close()
})

const VAT_ID = 'DE136695976'
beforeEach(async () => {
  known = [VAT_ID]
  await app.db`update store set legal = legal - 'vatId', lucid_until = null`
  await watchPapers(app.deps)
  await app.db`truncate mail`
})

const today = '2026-11-26'
const day = (days: number) => new Date(Date.parse(today) + days * 86_400_000).toISOString().slice(0, 10)
const lucid = { lucid: 'DE1234567890123' }
const at = (days: number) => (app.time.stoppedAt = new Date(`${day(days)}T12:00:00Z`))
const status = async (id: string) =>
  (await app.db<{ status: string }[]>`select status from store where id = ${id}`)[0]!.status
const mails = () => app.db<{ recipient: string; subject: string }[]>`select recipient, subject from mail order by id`
const subjects = async () => (await mails()).map(({ subject }) => subject)

test('german-trade § 9: a VAT id that the register does not know stops the store within a day; store and operators are told once', async () => {
  at(0)
  const { id } = await createStore(app.db)
  await watchPapers(app.deps)
  expect(await status(id)).toBe('ACTIVE')
  expect(await subjects()).toEqual([])
  known = []
  // Not asked again within the day.
  await watchPapers(app.deps)
  expect(await status(id)).toBe('ACTIVE')
  app.time.stoppedAt = new Date(`${day(1)}T12:00:01Z`)
  for (const _ of [1, 2]) await watchPapers(app.deps)
  expect(await status(id)).toBe('PAUSED')
  expect((await mails()).map(({ recipient }) => recipient).toSorted()).toEqual(
    ['shop@tidemar.example', app.deps.deskEmail].toSorted(),
  )
  // Another VAT id is another question.
  known = ['DE129273398']
  await app.db`update store set legal = legal || '{"vatId": "DE129273398"}' where id = ${id}`
  await watchPapers(app.deps)
  expect(await status(id)).toBe('ACTIVE')
})

test('while the register is away its last answer stands', async () => {
  at(0)
  const { id } = await createStore(app.db)
  await watchPapers(app.deps)
  known = null
  at(2)
  await watchPapers(app.deps)
  expect(await status(id)).toBe('ACTIVE')
  expect(await app.db`select status from store_vat_check where store_id = ${id}`).toEqual([{ status: 'VALID' }])
})

test('the end of a registration is told 30, 7 and 1 days before, once each, then the store is paused until it is renewed', async () => {
  at(0)
  const { id } = await createStore(app.db, { ...lucid, lucidUntil: day(40) })
  const watchOn = async (days: number) => {
    at(days)
    await app.db`truncate mail`
    for (const _ of [1, 2]) await watchPapers(app.deps)
    return [await status(id), (await subjects()).length]
  }
  expect([await watchOn(9), await watchOn(10), await watchOn(11)]).toEqual([
    ['ACTIVE', 0],
    ['ACTIVE', 1],
    ['ACTIVE', 0],
  ])
  expect([await watchOn(33), await watchOn(39), await watchOn(40)]).toEqual([
    ['ACTIVE', 1],
    ['ACTIVE', 1],
    ['ACTIVE', 0],
  ])
  expect(await watchOn(41)).toEqual(['PAUSED', 2])
  await app.db`update store set lucid_until = ${day(400)} where id = ${id}`
  expect(await watchOn(42)).toEqual(['ACTIVE', 2])
})

test('papers that are right again do not end a pause of the operators', async () => {
  at(0)
  const { id } = await createStore(app.db, { ...lucid, lucidUntil: day(-1) })
  await watchPapers(app.deps)
  const now = app.deps.clock.now()
  const words = { reason: 'Beschwerden', textDe: '', textEn: '' }
  await inTransaction(app.db, (tx) =>
    startPause(tx, { storeId: id, pausedBy: 'OPERATOR', ...words, startsAt: now, endsAt: null, now }),
  )
  await app.db`update store set lucid_until = ${day(400)} where id = ${id}`
  await watchPapers(app.deps)
  expect(await status(id)).toBe('PAUSED')
})

test('of ten processes that watch at once one stops the store and tells it', async () => {
  at(0)
  await createStore(app.db, { ...lucid, lucidUntil: day(-1) })
  expect((await atOnce(10, () => watchPapers(app.deps))).refused).toEqual([])
  expect(await subjects()).toHaveLength(2)
})
