import { afterAll, beforeAll, expect, test } from 'vitest'
import { endpoints } from '../../contract/api.ts'
import { createTestApp, type TestApp } from '../app.ts'
import { entries } from './entries.ts'
import { nameOf } from './entry.ts'
import { createWorld, type World } from './world.ts'

let app: TestApp
let world: World
beforeAll(async () => {
  app = await createTestApp({ isUnlimited: true })
  world = await createWorld(app)
})
afterAll(() => app.close())

const takesReason = ({ input }: (typeof endpoints)[number]) => 'reason' in ((input as { shape?: object }).shape ?? {})
const withReason = endpoints.filter((endpoint) => endpoint.access === 'operator' && takesReason(endpoint))

test('operators give reasons', () => expect(withReason.length).toBeGreaterThan(5))

test.each(withReason)('$method $path: the reason stands in the audit', async (endpoint) => {
  const entry = entries[nameOf(endpoint)]!
  const input = await entry.input(world)
  const reason = 'Anruf vom Dienstag'
  await app.request(endpoint, { ...input, reason } as never, world.operator)
  const [row] = await app.db<{ reason: string }[]>`
    select reason from audit_log where ${nameOf(endpoint)} in (action, part_of_action) order by at desc, id desc limit 1`
  expect(row).toEqual({ reason })
  await entry.after?.(world)
})
