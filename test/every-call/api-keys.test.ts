import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { endpoints } from '../../contract/api.ts'
import { isForApiKeys, type Endpoint } from '../../contract/platform/endpoint.ts'
import { keyRights, type KeyRight, type KeySide } from '../../contract/rights.ts'
import { createApiKey } from '../account/api-key.ts'
import { createTestApp, type TestApp } from '../app.ts'
import { entries } from './entries.ts'
import { nameOf } from './entry.ts'
import { createWorld, OWNERS_MARK, type World } from './world.ts'

const sides = Object.keys(keyRights) as KeySide[]

let app: TestApp
let world: World
/** Keys of the world's company and store, and of the others; with one right, with all, or with all but one. */
const keys = new Map<string, string>()
beforeAll(async () => {
  app = await createTestApp({ isUnlimited: true })
  world = await createWorld(app)
  const people = { buyer: [world.owner, world.other], supplier: [world.supplier, world.otherSupplier] }
  for (const side of sides)
    for (const [i, whose] of (['own', 'foreign'] as const).entries()) {
      const all: readonly KeyRight[] = keyRights[side]
      const membershipId = await membershipOf(people[side][i]!.id)
      const make = async (name: string, rights: readonly KeyRight[]) =>
        keys.set(`${side} ${whose} ${name}`, (await createApiKey(app.db, membershipId, rights)).token)
      await make('all', all)
      for (const right of all) {
        await make(right, [right])
        await make(
          `not ${right}`,
          all.filter((other) => other !== right),
        )
      }
    }
})
afterAll(() => app.close())

async function membershipOf(accountId: string): Promise<string> {
  const [membership] = await app.db<[{ id: string }]>`select id from membership where account_id = ${accountId}`
  return membership.id
}

async function ask(endpoint: Endpoint, name: string, input: object) {
  return app.request(endpoint, input as never, { token: keys.get(name)! }).then(
    (reply) => ({ status: endpoint.status ?? 200, code: null, text: JSON.stringify(reply) ?? '' }),
    (refusal: Error & { status: number; code: string }) => {
      if (!refusal.status) throw refusal
      return { status: refusal.status, code: refusal.code, text: refusal.message }
    },
  )
}

const forPeople = endpoints.filter((endpoint) => !isForApiKeys(endpoint))
const forEverybody = endpoints.filter((endpoint) => endpoint.access === 'visitor' && isForApiKeys(endpoint))

test('every right that a key can have is one that some call needs', () => {
  const unneeded = sides.flatMap((side) =>
    keyRights[side].filter((right) => !endpoints.some((it) => it.access === side && it.right === right)),
  )
  expect(unneeded).toEqual([])
})

/** Enough for a call that is refused before its input is read. */
const anyInput = ({ path }: Endpoint) =>
  Object.fromEntries([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, 'x']))

test.each(forPeople)('$method $path is for people: no key gets there', async (endpoint) => {
  const { isNotJson, input } = entries[nameOf(endpoint)]!
  // What travels as multipart is read as such, or not at all.
  const given = isNotJson ? await input(world) : anyInput(endpoint)
  for (const side of sides)
    expect(await ask(endpoint, `${side} own all`, given)).toMatchObject({
      status: 403,
      code: 'API_KEY_REFUSED',
    })
})

test.each(forEverybody)('$method $path answers a key as its company or store', async (endpoint) => {
  const entry = entries[nameOf(endpoint)]!
  for (const side of sides)
    expect(await ask(endpoint, `${side} own all`, await entry.input(world))).toMatchObject({ status: 200 })
})

describe.each(sides)('a key of %s', (side) => {
  const other = side === 'buyer' ? 'supplier' : 'buyer'
  describe.each(endpoints.filter((endpoint) => endpoint.access === side && isForApiKeys(endpoint)))(
    '$method $path',
    (endpoint) => {
      const right = endpoint.right as KeyRight
      const entry = entries[nameOf(endpoint)]!

      test(`is answered with ${right} alone, of its own alone`, async () => {
        const name = `${side} own ${right}`
        // Who buys has a cart of their own.
        const acting = right === 'buy' ? { ...world, owner: { ...world.owner, token: keys.get(name)! } } : world
        const own = await ask(endpoint, name, await entry.input(acting))
        await entry.after?.(world)
        expect(own, own.text).toMatchObject({ status: endpoint.status ?? 200 })
        const foreign = await ask(endpoint, `${side} foreign ${right}`, await entry.input(world))
        expect(foreign.text).not.toContain(OWNERS_MARK)
        if (entry.others === 404) expect(foreign).toMatchObject({ status: 404 })
        await entry.after?.(world)
      })

      test(`is refused without ${right}, and on the other side`, async () => {
        // What takes a file takes nothing else.
        const input = entry.isNotJson ? await entry.input(world) : anyInput(endpoint)
        expect(await ask(endpoint, `${side} own not ${right}`, input)).toMatchObject({
          status: 403,
          code: 'API_KEY_REFUSED',
        })
        expect(await ask(endpoint, `${other} own all`, input)).toMatchObject({ status: 403, code: 'FORBIDDEN' })
      })
    },
  )
})

test('what keys wrote is noted with its end, what they read is not', async () => {
  const noted = await app.db<{ call: string; outcome: string }[]>`select distinct call, outcome from api_key_write`
  expect(noted.filter(({ call }) => call.startsWith('GET'))).toEqual([])
  const written = endpoints.filter(
    (endpoint) => isForApiKeys(endpoint) && endpoint.method !== 'GET' && endpoint.access !== 'visitor',
  )
  expect(new Set(noted.filter(({ outcome }) => outcome === 'DONE').map(({ call }) => call))).toEqual(
    new Set(written.map(nameOf)),
  )
})
