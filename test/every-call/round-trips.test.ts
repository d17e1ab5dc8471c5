import { afterAll, beforeAll, expect, test } from 'vitest'
import { endpoints } from '../../contract/api.ts'
import { createTestApp, type TestApp } from '../app.ts'
import { stepUpOf } from '../account/step-up.ts'
import { entries } from './entries.ts'
import { nameOf } from './entry.ts'
import { createWorld, signedIn, type World } from './world.ts'

const MOST = 8

let app: TestApp
let world: World
const trips = countTrips()
beforeAll(async () => {
  app = await createTestApp({ isUnlimited: true, onStatement: trips.onStatement })
  world = await createWorld(app)
})
afterAll(() => app.close())

test.each(endpoints)(`$method $path asks the database at most ${MOST} times in turn`, async (endpoint) => {
  const { owner, supplier, operator } = world
  const account = { visitor: owner, account: owner, buyer: owner, supplier, operator }
  const counts: number[] = []
  // Again, as what is new to a connection is asked in two steps, and the jobs ask now and then.
  for (let attempt = 0; attempt < 2 || (attempt < 6 && Math.min(...counts) > MOST); attempt++) {
    // Some calls end all sessions of an account.
    world.owner.token = await signedIn(world, world.owner)
    const entry = entries[nameOf(endpoint)]!
    const input = await entry.input(world)
    const token = await signedIn(world, account[endpoint.access])
    const stepUp = await stepUpOf(app.db, endpoint, token)
    const headers: Record<string, string> = stepUp ? { 'x-step-up': stepUp } : {}
    trips.count = 0
    await app.request(endpoint, input as never, { token, headers, isSteppedUp: false })
    counts.push(trips.count)
    await entry.after?.(world)
  }
  expect(Math.min(...counts)).toBeLessThanOrEqual(MOST)
})

/** What is sent together travels together, and counts once. */
function countTrips() {
  let isUnderWay = false
  const trips = {
    count: 0,
    onStatement() {
      if (!isUnderWay) trips.count++
      isUnderWay = true
      setImmediate(() => (isUnderWay = false))
    },
  }
  return trips
}
