import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { endpoints } from '../../contract/api.ts'
import type { Endpoint } from '../../contract/platform/endpoint.ts'
import { createTestApp, type TestApp } from '../app.ts'
import { entries } from './entries.ts'
import { nameOf, type Entry } from './entry.ts'
import { createWorld, OWNERS_MARK, signedIn, type Account, type World } from './world.ts'

let app: TestApp
let world: World
beforeAll(async () => {
  app = await createTestApp({ isUnlimited: true })
  world = await createWorld(app)
})
afterAll(() => app.close())

test('every call has an entry, and every entry a call', () => {
  expect(Object.keys(entries).toSorted()).toEqual(endpoints.map(nameOf).toSorted())
})

type Person = { account?: Account; isImpersonated?: true }
type Outcome = { status: number; text: string }

async function ask(endpoint: Endpoint, entry: Entry, person: Person): Promise<Outcome> {
  const outcome = await send(endpoint, await entry.input(world), person)
  await entry.after?.(world)
  return outcome
}

/** What each of them is answered to the same call, which a refusal leaves as it is. */
async function refusals(endpoint: Endpoint, ...people: Person[]): Promise<number[]> {
  const entry = entryOf(endpoint)
  const input = await entry.input(world)
  const statuses: number[] = []
  for (const person of people) statuses.push((await send(endpoint, input, person)).status)
  await entry.after?.(world)
  return statuses
}

async function send(endpoint: Endpoint, input: object, { account, isImpersonated }: Person): Promise<Outcome> {
  const token =
    account && (await signedIn(world, account, isImpersonated && { impersonatedBy: world.operator.id, mayWrite: true }))
  return app.request(endpoint, input as never, token ? { token } : {}).then(
    (reply) => ({ status: endpoint.status ?? 200, text: JSON.stringify(reply) ?? '' }),
    (refusal: Error & { status?: number }) => {
      if (!refusal.status) throw refusal
      return { status: refusal.status, text: refusal.message }
    },
  )
}

const forWhom = (access: Endpoint['access']) => endpoints.filter((endpoint) => endpoint.access === access)
const entryOf = (endpoint: Endpoint) => entries[nameOf(endpoint)]!
/** Writes are allowed by their declaration alone; what is read may be the person's own. */
const asImpersonated = (endpoint: Endpoint, entry: Entry) =>
  endpoint.method === 'GET' || endpoint.impersonated ? (entry.impersonated ?? done(endpoint)) : 403
const done = ({ status = 200 }: Endpoint) => status

describe.each(forWhom('visitor'))('$method $path is for everybody', (endpoint) => {
  test.each(['visitor', 'owner', 'other', 'supplier', 'operator'] as const)('%s', async (role) => {
    const outcome = await ask(endpoint, entryOf(endpoint), role === 'visitor' ? {} : { account: world[role] })
    expect(outcome).toMatchObject({ status: done(endpoint) })
    if (role !== 'owner') expect(outcome.text).not.toContain(OWNERS_MARK)
  })
})

describe.each(forWhom('account'))('$method $path is for whoever is signed in', (endpoint) => {
  test('a visitor gets 401', async () => {
    expect(await refusals(endpoint, {})).toEqual([401])
  })
  test.each(['owner', 'other', 'supplier', 'operator'] as const)('%s', async (role) => {
    const entry = entryOf(endpoint)
    const outcome = await ask(endpoint, entry, { account: world[role] })
    expect(outcome).toMatchObject({
      status: role === 'owner' || entry.others === 'OWN' ? done(endpoint) : entry.others,
    })
    if (role !== 'owner') expect(outcome.text).not.toContain(OWNERS_MARK)
  })
  test('an impersonated session gets an answer where it may', async () => {
    const entry = entryOf(endpoint)
    expect(await ask(endpoint, entry, { account: world.owner, isImpersonated: true })).toMatchObject({
      status: asImpersonated(endpoint, entry),
    })
  })
})

describe.each(forWhom('buyer'))('$method $path is for buyers', (endpoint) => {
  test('a visitor gets 401, supplier and operator 403', async () => {
    const { supplier, operator } = world
    expect(await refusals(endpoint, {}, { account: supplier }, { account: operator })).toEqual([401, 403, 403])
  })
  test('its buyer gets an answer, an impersonated session where it may', async () => {
    const entry = entryOf(endpoint)
    expect(await ask(endpoint, entry, { account: world.owner })).toMatchObject({ status: done(endpoint) })
    expect(await ask(endpoint, entry, { account: world.owner, isImpersonated: true })).toMatchObject({
      status: asImpersonated(endpoint, entry),
    })
  })
  test("another buyer gets nothing of the owner's", async () => {
    const entry = entryOf(endpoint)
    const outcome = await ask(endpoint, entry, { account: world.other })
    expect(outcome.text).not.toContain(OWNERS_MARK)
    if (entry.others === 404) expect(outcome).toMatchObject({ status: 404 })
  })
})

describe.each(forWhom('supplier'))("$method $path is for a store's people", (endpoint) => {
  test('a visitor gets 401, buyer and operator 403', async () => {
    const { owner, operator } = world
    expect(await refusals(endpoint, {}, { account: owner }, { account: operator })).toEqual([401, 403, 403])
  })
  test("its supplier gets an answer, another store's nothing of it", async () => {
    const entry = entryOf(endpoint)
    expect(await ask(endpoint, entry, { account: world.supplier })).toMatchObject({ status: done(endpoint) })
    const outcome = await ask(endpoint, entry, { account: world.otherSupplier })
    expect(outcome.text).not.toContain(OWNERS_MARK)
    if (entry.others === 404) expect(outcome).toMatchObject({ status: 404 })
  })
})

describe.each(forWhom('desk'))('$method $path is for both workplaces', (endpoint) => {
  test('a visitor gets 401, a buyer 403', async () => {
    expect(await refusals(endpoint, {}, { account: world.owner })).toEqual([401, 403])
  })
  test.each(['supplier', 'otherSupplier', 'operator'] as const)('%s', async (role) => {
    const entry = entryOf(endpoint)
    const isOwner = role === 'supplier' || entry.others === 'OWN'
    const outcome = await ask(endpoint, entry, { account: world[role] })
    expect(outcome).toMatchObject({ status: isOwner ? done(endpoint) : entry.others })
  })
})

describe.each(forWhom('operator'))('$method $path is for operators', (endpoint) => {
  test('a visitor gets 401, buyer and supplier 403, an operator an answer', async () => {
    const { owner, supplier, operator } = world
    expect(await refusals(endpoint, {}, { account: owner }, { account: supplier })).toEqual([401, 403, 403])
    expect(await ask(endpoint, entryOf(endpoint), { account: operator })).toMatchObject({ status: done(endpoint) })
  })
})
