import { afterAll, beforeAll, expect, test } from 'vitest'
import { endpoints } from '../../contract/api.ts'
import type { Endpoint } from '../../contract/platform/endpoint.ts'
import { createTestApp, type TestApp } from '../app.ts'
import { effectsIn } from '../effects/effects.ts'
import { entries } from './entries.ts'
import { nameOf } from './entry.ts'
import { createWorld, signedIn, type World } from './world.ts'

let app: TestApp
let world: World
beforeAll(async () => {
  app = await createTestApp({ isUnlimited: true })
  world = await createWorld(app)
})
afterAll(() => app.close())

const writes = endpoints.filter(({ method }) => method !== 'GET')
const impersonated = (mayWrite: boolean) =>
  signedIn(world, world.owner, { impersonatedBy: world.operator.id, mayWrite })

const mayActingMake = (endpoint: Endpoint) => endpoint.method !== 'GET' && endpoint.impersonated === 'write'

test.each(writes.filter(({ endsSession }) => !endsSession))(
  '$method $path: an impersonated session changes nothing without writing, and with it only what is declared so',
  async (endpoint) => {
    const entry = entries[nameOf(endpoint)]!
    const input = await entry.input(world)
    const before = await effectsIn(app.db)
    const reading = await app.refusal(endpoint, input, { token: await impersonated(false) })
    expect(reading).toMatchObject({ status: 403, code: 'IMPERSONATION_READ_ONLY' })
    if (!mayActingMake(endpoint)) {
      const acting = await app.refusal(endpoint, input, { token: await impersonated(true) })
      expect(acting).toMatchObject({ status: 403, code: 'IMPERSONATION_REFUSED' })
    }
    expect(await effectsIn(app.db)).toEqual(before)
    await entry.after?.(world)
  },
)

test('it can be ended, and nothing else ends a session by its declaration', async () => {
  const ending = writes.filter(({ endsSession }) => endsSession)
  expect(ending.map(nameOf)).toEqual(['POST /api/v1/auth/sign-out'])
  const token = await impersonated(false)
  await app.request(ending[0]!, {}, { token })
  const noted = await app.db`select state from audit_log where action = ${nameOf(ending[0]!)}`
  expect([...noted]).toEqual([{ state: 'DONE' }])
})

test('who acts in the place of a buyer gets cart, lists and designs ready, and nothing else', () => {
  const paths = new Set(
    writes.filter(mayActingMake).map(({ path }) => path.replace(/^\/api\/v1\//, '').replace(/\/\{.*/, '')),
  )
  expect([...paths].toSorted()).toEqual([
    'account/restock-notices',
    'account/saved-filters',
    'account/wishlist',
    'cart',
    'cart/apply-coupon',
    'cart/delete-coupon',
    'cart/selection',
    'cart/store-cart-items',
    'product-designs',
  ])
})
