import { afterAll, beforeAll, expect, test } from 'vitest'
import { endpoints } from '../../contract/api.ts'
import { operatorAudit as de } from '../../texts/de/audit/operator.ts'
import { operatorAudit as en } from '../../texts/en/audit/operator.ts'
import { createTestApp, type TestApp } from '../app.ts'
import { stepUpOf } from '../account/step-up.ts'
import { entries } from './entries.ts'
import { nameOf } from './entry.ts'
import { createWorld, signedIn, type World } from './world.ts'

/** Operators' writes that leave no row of their own with a target, and why. */
const unnoted: Record<string, string> = {
  'POST /api/v1/operator/impersonation-codes': 'the sign-in that uses the code notes who is seen, and why',
  'POST /api/v1/operator/tickets/{number}/files': 'goes with an answer, which is noted',
  'POST /api/v1/operator/orders/confirm': 'begins a run, which notes each part of an order as it confirms it',
  'POST /api/v1/operator/products/actions': 'begins a run, which notes each product as it changes it',
  'POST /api/v1/operator/products/export': 'begins a run that only reads',
  'POST /api/v1/operator/refunds/sent': 'begins a run, which notes each refund as it records it',
  'PUT /api/v1/operator/posts/{id}': 'saves a draft while it is typed; its versions and steps are noted',
  'POST /api/v1/operator/previews': 'shows a draft to who has its address; it changes nothing that others see',
}

const writes = endpoints.filter(({ access, method }) => access === 'operator' && method !== 'GET')

let app: TestApp
let world: World
beforeAll(async () => {
  app = await createTestApp({ isUnlimited: true })
  world = await createWorld(app)
})
afterAll(() => app.close())

test.each(writes.filter((endpoint) => !(nameOf(endpoint) in unnoted)))(
  '$method $path leaves a row of the audit that names what it was about',
  async (endpoint) => {
    const entry = entries[nameOf(endpoint)]!
    const input = await entry.input(world)
    const token = await signedIn(world, world.operator)
    const stepUp = await stepUpOf(app.db, endpoint, token)
    const headers = { 'idempotency-key': crypto.randomUUID(), ...(stepUp && { 'x-step-up': stepUp }) }
    await app.request(endpoint, input as never, { token, headers, isSteppedUp: false })
    await entry.after?.(world)
    const targets = await app.db`
      select part.target_kind from audit_entry whole join audit_entry part on part.part_of = whole.id
      where whole.action = ${nameOf(endpoint)} and part.target_id is not null`
    expect(targets.length).toBeGreaterThan(0)
  },
)

test('what is left out is a write of operators', () => {
  expect(writes.map(nameOf)).toEqual(expect.arrayContaining(Object.keys(unnoted)))
})

// After the calls above, which leave one row at least of each kind.
test.each([en, de])('each deed and each thing in the audit has a name', async ({ actions, kinds }) => {
  const rows = await app.db<{ action: string; kind: string }[]>`
    select distinct action, target_kind as kind from audit_entry where target_kind is not null`
  expect(rows.filter(({ action, kind }) => !(action in actions && kind in kinds))).toEqual([])
})
