import { afterAll, beforeAll, expect, test } from 'vitest'
import * as storesApi from '../../contract/stores.ts'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { createStore } from '../../test/builders.ts'
import { inTransaction } from '../platform/db.ts'
import { turnPages } from '../turn-pages.ts'
import { endPause, findPauses, isPaused, startPause, type Pause, type PausedBy } from './pause.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const MINUTE = 60_000
const later = (minutes: number) => new Date(app.deps.clock.now().getTime() + minutes * MINUTE)

async function paused(storeId: string, pause: Partial<Pause> = {}) {
  const now = app.deps.clock.now()
  const written = {
    pausedBy: 'STORE' as const,
    reason: '',
    textDe: 'Urlaub',
    textEn: 'Holiday',
    startsAt: now,
    endsAt: null,
  }
  await inTransaction(app.db, (tx) => startPause(tx, { ...written, ...pause, storeId, now }))
}
const ended = (storeId: string, pausedBy: PausedBy) =>
  inTransaction(app.db, (tx) => endPause(tx, { storeId, pausedBy, now: app.deps.clock.now() }))
const sells = async (id: string) => (await app.request(storesApi.read, { id })).isEligibleForSale

test('a pause that begins now stops the store at once; ending it lets it sell again', async () => {
  const { id } = await createStore(app.db)
  await paused(id)
  expect(await sells(id)).toBe(false)
  expect(await isPaused(app.db, id, app.deps.clock.now())).toBe(true)
  expect(await ended(id, 'STORE')).toBe(true)
  expect(await sells(id)).toBe(true)
  expect(await ended(id, 'STORE')).toBe(false)
})

test('a store sells again only when the last of several pauses is over', async () => {
  const { id } = await createStore(app.db)
  await paused(id)
  await paused(id, { pausedBy: 'OPERATOR', reason: 'LUCID' })
  await ended(id, 'STORE')
  expect(await sells(id)).toBe(false)
  await ended(id, 'OPERATOR')
  expect(await sells(id)).toBe(true)
})

test('a planned pause begins and ends at its minute, and is caught up after a standstill', async () => {
  const { id } = await createStore(app.db)
  const { id: missed } = await createStore(app.db)
  await paused(id, { startsAt: later(1), endsAt: later(10) })
  await paused(missed, { startsAt: later(1), endsAt: later(2) })
  await turnPages(app.deps)
  expect(await sells(id)).toBe(true)
  app.time.shiftMs += 5 * MINUTE
  await turnPages(app.deps)
  expect(await sells(id)).toBe(false)
  expect(await sells(missed)).toBe(true)
  app.time.shiftMs += 5 * MINUTE
  await turnPages(app.deps)
  expect(await sells(id)).toBe(true)
  expect(await findPauses(app.db, id, app.deps.clock.now())).toEqual([])
})

test('of ten who pause one store at once the last stays, alone', async () => {
  const { id } = await createStore(app.db)
  await Promise.all(Array.from({ length: 10 }, (_, n) => paused(id, { textEn: String(n) })))
  expect(await findPauses(app.db, id, app.deps.clock.now())).toHaveLength(1)
})
