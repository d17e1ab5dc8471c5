import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as accountApi from '../../contract/account.ts'
import { endpoints } from '../../contract/api.ts'
import type { Endpoint } from '../../contract/platform/endpoint.ts'
import { requestOf } from '../../contract/platform/request.ts'
import { createTestApp, type TestApp } from '../app.ts'
import { entries } from '../every-call/entries.ts'
import { nameOf } from '../every-call/entry.ts'
import { createWorld, signedIn, type World } from '../every-call/world.ts'
import { brokenInvariants, countGoods, type Goods } from '../invariants/invariants.ts'
import { isLong } from '../runner/long.ts'
import { scenarios, type Scenario } from './requests.ts'

// Of each run; in a long one both together are the 10,000 of promises.md. A failure prints the seed and path that repeat it.
const RUNS = isLong ? 5000 : 175
const FIXED_SEED = 20_261_121

let app: TestApp
let world: World
let goods: Goods
const inputs = new Map<string, object>()
beforeAll(async () => {
  app = await createTestApp({ isUnlimited: true })
  world = await createWorld(app)
  goods = await countGoods(app.db)
})
afterAll(() => app.close())

async function inputOf({ call, isMadeAnew }: Scenario) {
  const known = inputs.get(call)
  if (known && !isMadeAnew) return known
  // Several calls take a second factor off, or a passkey; making an input may need an operator who has one.
  await app.db`update session set second_factor_at = now() where account_id = ${world.operator.id}`
  const made = await entries[call]!.input(world)
  inputs.set(call, made)
  return made
}

async function tokenOf({ person }: Scenario) {
  if (person === 'visitor') return null
  if (person === 'impersonated')
    return signedIn(world, world.owner, { impersonatedBy: world.operator.id, mayWrite: true })
  return signedIn(world, world[person])
}

const travelsInBody = ({ method, path }: Endpoint, name: string) =>
  (method === 'POST' || method === 'PUT') && !path.includes(`{${name}}`)

// What an address or a form can carry at all.
function asText(value: unknown) {
  if (value === undefined) return undefined
  return (typeof value === 'string' ? value : JSON.stringify(value)).toWellFormed()
}

async function send(scenario: Scenario) {
  const { call, changes, language, contentType } = scenario
  const endpoint = endpoints.find((known) => nameOf(known) === call)!
  const input: object = { ...(await inputOf(scenario)) }
  const isForm = Object.values(input).some((value) => value instanceof Blob)
  for (const [name, changed] of Object.entries(changes)) {
    const value = travelsInBody(endpoint, name) && !isForm ? changed : asText(changed)
    Object.defineProperty(input, name, { value, enumerable: value !== undefined, configurable: true })
  }
  const { method, path, query, body } = requestOf(endpoint, input as never)
  const token = await tokenOf(scenario)
  const reply = await app.fastify.inject({
    method,
    url: query.size > 0 ? `${path}?${query}` : path,
    headers: {
      'x-language': language,
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body !== null && { 'content-type': contentType }),
    },
    ...(body !== null && { payload: body }),
  })
  await entries[call]!.after?.(world)
  return reply
}

const fuzz = (seed: number) =>
  fc.assert(
    fc.asyncProperty(scenarios(endpoints), async (scenario) => {
      const reply = await send(scenario)
      if (reply.statusCode >= 500) throw new Error(`${reply.statusCode} ${scenario.call}: ${reply.body.slice(0, 500)}`)
      if (reply.statusCode >= 400)
        expect(reply.json()).toMatchObject({ code: expect.any(String), message: expect.stringMatching(/./) })
    }),
    { numRuns: RUNS, seed, endOnFailure: true },
  )

test.each([
  ['the known seed', FIXED_SEED],
  ['a new seed', Math.floor(Math.random() * 2 ** 31)],
])('%s: no call answers 5xx, and all invariants hold', { timeout: 600_000 }, async (_, seed) => {
  await fuzz(seed)
  expect(await brokenInvariants(app.db, goods)).toEqual([])
})

test('names in any script come back as they were typed', async () => {
  const valid = (await entries['POST /api/v1/account/addresses']!.input(world)) as { lastName: string }
  const name = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }).filter((typed) => typed.trim() === typed)
  await fc.assert(
    fc.asyncProperty(name, async (lastName) => {
      fc.pre(lastName !== '' && lastName.length <= 80)
      const saved = await app.request(accountApi.createAddress, { ...valid, lastName } as never, world.owner)
      expect(saved.lastName).toBe(lastName)
      // An address book has an end.
      await app.request(accountApi.deleteAddress, { id: saved.id }, world.owner)
    }),
    { numRuns: isLong ? 200 : 60, seed: FIXED_SEED },
  )
})
