import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { endpoints } from '../../contract/api.ts'
import type { Endpoint } from '../../contract/platform/endpoint.ts'
import {
  companyRoles,
  hasRight,
  operatorRoles,
  rolesOf,
  rolesWith,
  storeRoles,
  type Right,
  type Role,
  type Side,
} from '../../contract/rights.ts'
import { createTestApp, type TestApp } from '../app.ts'
import { createMember } from '../builders.ts'
import { isLong } from '../runner/long.ts'
import { entries } from './entries.ts'
import { nameOf } from './entry.ts'
import { createWorld, OWNERS_MARK, type World } from './world.ts'

const roles: Record<Side, readonly Role[]> = { buyer: companyRoles, supplier: storeRoles, operator: operatorRoles }
const sides = Object.keys(roles) as Side[]

let app: TestApp
let world: World
const tokens = new Map<string, string>()
beforeAll(async () => {
  app = await createTestApp({ isUnlimited: true })
  world = await createWorld(app)
  for (const side of sides)
    for (const role of roles[side])
      for (const whose of ['own', 'foreign'] as const)
        tokens.set(`${side} ${role} ${whose}`, (await createMember(app.db, placeOf(side, role, whose))).token)
})
afterAll(() => app.close())

function placeOf(side: Side, role: Role, whose: 'own' | 'foreign') {
  const isOwn = whose === 'own'
  if (side === 'operator') return { isOperator: true as const, roles: [role] }
  if (side === 'supplier') return { storeId: (isOwn ? world.store : world.otherStore).id, roles: [role] }
  return { companyId: (isOwn ? world.owner : world.other).id, roles: [role] }
}

const actingAs = (token: string): World => ({ ...world, owner: { ...world.owner, token } })

async function ask(endpoint: Endpoint, input: object, token: string) {
  return app.request(endpoint, input as never, { token }).then(
    (reply) => ({ status: endpoint.status ?? 200, text: JSON.stringify(reply) ?? '', code: null }),
    (refusal: Error & { status: number; code: string; missing?: unknown }) => {
      if (!refusal.status) throw refusal
      return { status: refusal.status, text: refusal.message, code: refusal.code, missing: refusal.missing }
    },
  )
}

test('every right of a call is one that its roles have, and every right is needed somewhere', () => {
  for (const { access, right, path } of endpoints)
    if (right) expect([path, rolesOf(access as Side, right).length]).not.toEqual([path, 0])
  for (const side of sides)
    for (const right of Object.keys(rolesWith[side]) as Right[]) {
      const [most] = roles[side]
      expect(rolesOf(side, right)).toContain(most)
    }
})

/** Of those that may take a call one in a short run, each call another: by data every role is refused or let in by the same line. */
const inTurn = (may: Role[], at: number) => (isLong ? may : [may[at % may.length]!])

describe.each(sides)('of %s', (side) => {
  const own = endpoints.filter(({ access, right }) => access === side && right)
  describe.each(own)('$method $path', (endpoint) => {
    const { right } = endpoint as { right: Right }
    const entry = entries[nameOf(endpoint)]!

    // The same for all: a refusal leaves it as it is.
    let refused: object | undefined
    test.each(roles[side].filter((role) => !hasRight(side, right, [role])))(
      '%s may not, and is told why',
      async (role) => {
        refused ??= await entry.input(world)
        const answer = await ask(endpoint, refused, tokens.get(`${side} ${role} own`)!)
        expect(answer).toMatchObject({
          status: 403,
          code: 'RIGHT_MISSING',
          missing: { right, roles: rolesOf(side, right) },
        })
        expect(answer.text).not.toContain(OWNERS_MARK)
      },
    )

    const may = roles[side].filter((role) => hasRight(side, right, [role]))
    test.each(inTurn(may, own.indexOf(endpoint)))('%s may, there alone', async (role) => {
      const token = tokens.get(`${side} ${role} own`)!
      // Who buys has a cart of their own.
      const answer = await ask(endpoint, await entry.input(right === 'buy' ? actingAs(token) : world), token)
      await entry.after?.(world)
      expect(answer).toMatchObject({ status: endpoint.status ?? 200 })
      // Of another's nothing is told to whoever may do all, which roles.test.ts asks of each call.
      if (side === 'operator' || !isLong) return
      const foreign = await ask(endpoint, await entry.input(world), tokens.get(`${side} ${role} foreign`)!)
      expect(foreign.text).not.toContain(OWNERS_MARK)
      if (entry.others === 404) expect(foreign).toMatchObject({ status: 404 })
      await entry.after?.(world)
    })
  })
})
