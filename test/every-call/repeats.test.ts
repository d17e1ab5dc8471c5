import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { endpoints } from '../../contract/api.ts'
import type { Endpoint, Repeat } from '../../contract/platform/endpoint.ts'
import { createTestApp, type TestApp } from '../app.ts'
import { atOnce } from '../at-once.ts'
import { effectsIn } from '../effects/effects.ts'
import { eachNth } from '../runner/long.ts'
import { entries } from './entries.ts'
import { nameOf } from './entry.ts'
import { callerOf, createWorld, signedIn, type World } from './world.ts'

let app: TestApp
let world: World
beforeAll(async () => {
  app = await createTestApp({ isUnlimited: true, connections: 3 })
  world = await createWorld(app)
})
afterAll(() => app.close())

const effects = () => effectsIn(app.db)

type Write = Extract<Endpoint, { repeat: Repeat }>
const writes = endpoints.filter((endpoint): endpoint is Write => endpoint.method !== 'GET')

/** Prepares a call; `send` sends it, again and again, in sessions that live as long as the call lets them. */
async function prepare(endpoint: Write) {
  const entry = entries[nameOf(endpoint)]!
  const input = await entry.input(world)
  const token = await signedIn(world, callerOf(world, endpoint))
  const headers: Record<string, string> = endpoint.repeat === 'keyed' ? { 'idempotency-key': `walk-${token}` } : {}
  const send = () =>
    app.request(endpoint, input as never, { token, headers }).then(
      (reply: unknown) => ({ status: 200, reply }),
      (refused: { status: number; code: string }) => ({ status: refused.status, reply: refused.code }),
    )
  return { send, after: async () => entry.after?.(world) }
}

/** Whose two senders meet in a short run. */
const raced = new Set(eachNth(6, writes))

describe.each(writes)('$method $path ($repeat)', (endpoint) => {
  test('sent twice, it has its effect once', async () => {
    const { send, after } = await prepare(endpoint)
    const first = await send()
    expect(first.status, String(first.reply)).toBe(200)
    const left = await effects()
    const second = await send()
    if (endpoint.repeat !== 'fresh') expect(await effects()).toEqual(left)
    if (endpoint.repeat === 'refused') expect([400, 401, 403, 404, 409, 422]).toContain(second.status)
    else expect(second.status).toBe(200)
    if (endpoint.repeat === 'keyed') expect(second.reply).toEqual(first.reply)
    await after()
  })

  test.runIf(raced.has(endpoint))('sent by two at once, one of them acts', async () => {
    const alone = await prepare(endpoint)
    const once = await rowsAddedBy(alone.send)
    await alone.after()
    const twins = await prepare(endpoint)
    const replies: Awaited<ReturnType<typeof twins.send>>[] = []
    const both = await rowsAddedBy(async () => {
      const { done } = await atOnce(2, twins.send)
      replies.push(...done)
    })
    await twins.after()
    expect(replies.map(({ status }) => status)).toContain(200)
    if (endpoint.repeat === 'fresh') return
    expect(both).toEqual(once)
    if (endpoint.repeat === 'keyed') expect(replies[0]).toEqual(replies[1])
  })
})

/** By how many rows each table has grown; those that have not are left out. */
async function rowsAddedBy(work: () => Promise<unknown>) {
  const before = await effects()
  await work()
  const after = Object.entries(await effects()).map(([name, { rows }]) => [name, rows - before[name]!.rows] as const)
  return Object.fromEntries(after.filter(([, added]) => added !== 0))
}
