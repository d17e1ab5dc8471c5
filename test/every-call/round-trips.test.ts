import { afterAll, beforeAll, expect, test } from 'vitest'
import { endpoints } from '../../contract/api.ts'
import { createTestApp, type TestApp } from '../app.ts'
import { stepUpOf } from '../account/step-up.ts'
import { entries } from './entries.ts'
import { nameOf } from './entry.ts'
import { createWorld, signedIn, type World } from './world.ts'
import { eachNth } from '../runner/long.ts'

const MOST = 8
/**
 * Steps that operators take in somebody's place: what the step of the store or buyer takes, and before and after it the rows of
 * the audit, each a transaction of its own, the step up, and telling the store of it by mail and in the bell with the reason.
 */
const MOST_IN_PLACE = 15
const inPlaceOfOthers = [
  'POST /api/v1/operator/orders/{subOrderNumber}/actions',
  'POST /api/v1/operator/orders/{subOrderNumber}/refunds',
  'POST /api/v1/operator/claims/{number}/actions',
  'POST /api/v1/operator/orders/{orderNumber}/mark-paid',
  'POST /api/v1/operator/transfer-refunds/{id}/sent',
  'POST /api/v1/operator/money-moves/{id}/by-transfer',
  'POST /api/v1/operator/money-moves/{id}/retry',
  'POST /api/v1/operator/accounts/{accountId}/export',
  'POST /api/v1/operator/accounts/{accountId}/erasure',
  'POST /api/v1/operator/products/{skuId}/block',
  'POST /api/v1/operator/products/{skuId}/release',
  'POST /api/v1/operator/stores/{slug}/pause',
  'POST /api/v1/operator/stores/{slug}/resume',
  'POST /api/v1/operator/stores/{slug}/commission',
  'POST /api/v1/operator/stores/{slug}/payout-hold',
  'POST /api/v1/operator/stores/{slug}/payout-release',
  'POST /api/v1/operator/payout-runs/{number}/confirmation',
  'POST /api/v1/operator/bank-statements/{id}/application',
]

/** What pays back: refund, credit note with its number, and books follow from each other in one transaction. */
const MOST_PAYING_BACK = 10
const payingBack = [
  'POST /api/v1/supplier/claims/{number}/actions',
  'POST /api/v1/supplier/empties/{companyId}/returns',
]

/** A file is noted before it is written, and what it is for is read before and locked in the transaction that claims it. */
const MOST_STORING = 9
const storing = ['POST /api/v1/product-designs/{id}/files', 'POST /api/v1/operator/tickets/{number}/files']

let app: TestApp
let world: World
const trips = countTrips()
beforeAll(async () => {
  app = await createTestApp({ isUnlimited: true, onStatement: trips.onStatement })
  world = await createWorld(app)
})
afterAll(() => app.close())

test.each(eachNth(2, endpoints))('$method $path asks the database a few times in turn', async (endpoint) => {
  const { owner, supplier, operator } = world
  const account = { visitor: owner, account: owner, buyer: owner, supplier, operator, desk: supplier }
  const counts: number[] = []
  // Again, as what is new to a connection is asked in two steps, and the jobs ask now and then.
  let most = mostOf(nameOf(endpoint))
  for (let attempt = 0; attempt < 6 && Math.min(...counts) > most; attempt++) {
    // Some calls end all sessions of an account.
    world.owner.token = await signedIn(world, world.owner)
    const entry = entries[nameOf(endpoint)]!
    const input = await entry.input(world)
    const token = await signedIn(world, account[endpoint.access])
    const stepUp = await stepUpOf(app.db, endpoint, token)
    const headers: Record<string, string> = stepUp ? { 'x-step-up': stepUp } : {}
    trips.count = 0
    await app.request(endpoint, input as never, { token, headers, isSteppedUp: false })
    counts.push(trips.count)
    await entry.after?.(world)
    if (endpoint.path.endsWith('/zip')) most = MOST + (await documentsOf(owner))
  }
  expect(Math.min(...counts)).toBeLessThanOrEqual(most)
})

function mostOf(name: string) {
  if (inPlaceOfOthers.includes(name)) return MOST_IN_PLACE
  if (storing.includes(name)) return MOST_STORING
  return payingBack.includes(name) ? MOST_PAYING_BACK : MOST
}

/** Each goes into a ZIP once those before it have left (decision 49). */
async function documentsOf({ id }: { id: string }) {
  const [{ count }] = await app.db<
    [{ count: number }]
  >`select count(*)::int as count from document where buyer_id = ${id}`
  return count
}

/** What is sent together travels together, and counts once. */
function countTrips() {
  let isUnderWay = false
  const trips = {
    count: 0,
    onStatement() {
      if (!isUnderWay) trips.count++
      isUnderWay = true
      setImmediate(() => (isUnderWay = false))
    },
  }
  return trips
}
