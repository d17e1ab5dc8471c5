import { afterAll, beforeAll, expect, test } from 'vitest'
import { endpoints } from '../../contract/api.ts'
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
const reading = () => signedIn(world, world.owner, { impersonatedBy: world.operator.id, mayWrite: false })

test.each(writes.filter(({ endsSession }) => !endsSession))(
  '$method $path: an impersonated session without writing changes nothing',
  async (endpoint) => {
    const entry = entries[nameOf(endpoint)]!
    const input = await entry.input(world)
    const before = await effectsIn(app.db)
    const refused = await app.refusal(endpoint, input, { token: await reading() })
    expect(refused).toMatchObject({ status: 403, code: 'IMPERSONATION_READ_ONLY' })
    expect(await effectsIn(app.db)).toEqual(before)
    await entry.after?.(world)
  },
)

test('it can be ended, and nothing else ends a session by its declaration', async () => {
  const ending = writes.filter(({ endsSession }) => endsSession)
  expect(ending.map(nameOf)).toEqual(['POST /api/v1/auth/sign-out'])
  const token = await reading()
  await app.request(ending[0]!, {}, { token })
  const noted = await app.db`select state from audit_log where action = ${nameOf(ending[0]!)}`
  expect([...noted]).toEqual([{ state: 'DONE' }])
})
