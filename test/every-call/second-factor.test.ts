import { afterAll, beforeAll, expect, test } from 'vitest'
import { endpoints } from '../../contract/api.ts'
import { needsSecondFactor } from '../../contract/platform/endpoint.ts'
import { createTestApp, type TestApp } from '../app.ts'
import { effectsIn } from '../effects/effects.ts'
import { entries } from './entries.ts'
import { nameOf } from './entry.ts'
import { callerOf, createWorld, signedIn, type World } from './world.ts'

let app: TestApp
let world: World
beforeAll(async () => {
  app = await createTestApp({ isUnlimited: true })
  world = await createWorld(app)
})
afterAll(() => app.close())

test.each(endpoints.filter(needsSecondFactor))(
  '$method $path: a session without a second factor changes nothing',
  async (endpoint) => {
    const entry = entries[nameOf(endpoint)]!
    const input = await entry.input(world)
    const token = await signedIn(world, callerOf(world, endpoint))
    await app.db`update session set second_factor_at = null`
    const before = await effectsIn(app.db)
    const refused = await app.refusal(endpoint, input, { token })
    expect(refused).toMatchObject({ status: 403, code: 'SECOND_FACTOR_MISSING' })
    expect(refused.stepUp).toEqual({ purpose: endpoint.stepUp ?? 'SECOND_FACTOR', ways: [] })
    expect(await effectsIn(app.db)).toEqual(before)
    await entry.after?.(world)
  },
)

test('every write of an operator asks for one', () => {
  const writes = endpoints.filter(({ access, method }) => access === 'operator' && method !== 'GET')
  expect(writes.length).toBeGreaterThan(0)
  expect(writes.filter((endpoint) => !needsSecondFactor(endpoint))).toEqual([])
})
