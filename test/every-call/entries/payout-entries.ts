import { createOrderedRun, createWaitingRun } from '../../trade/payouts.ts'
import { open, type Entries } from '../entry.ts'
import type { World } from '../world.ts'
import { discardRun } from '../../../api/payouts/approve-run.ts'
import { newId } from '../../../api/platform/ids.ts'

const reason = 'Lauf vom Freitag'

const ordered = async ({ app }: World) => createOrderedRun(app)
const waiting = async ({ app }: World) => createWaitingRun(app)

/** What a run would pay that starts now. */
async function due({ app }: World) {
  const { amount } = await createWaitingRun(app)
  await discardRun(app.deps, { by: newId(), reason: null })
  return { amount, reason }
}

/** Runs of payouts, as operators look after them. */
export const payoutEntries: Entries = {
  'GET /api/v1/operator/payout-runs': open(),
  'GET /api/v1/operator/payout-preview': open(),
  'GET /api/v1/operator/payout-runs/{number}': open(async (world) => ({ number: (await ordered(world)).number })),
  'GET /api/v1/operator/payout-runs/{number}/transfer-file': open(async (world) => ({
    number: (await ordered(world)).number,
  })),
  'GET /api/v1/operator/payout-runs/{number}/statements': open(async (world) => ({
    number: (await ordered(world)).number,
  })),
  'POST /api/v1/operator/payout-runs': open(due),
  'POST /api/v1/operator/payout-runs/{number}/confirmation': open(async (world) => {
    const { number, amount } = await waiting(world)
    return { number, amount, reason }
  }),
  'POST /api/v1/operator/payout-runs/{number}/discard': open(async (world) => ({
    number: (await waiting(world)).number,
    reason,
  })),
  'POST /api/v1/operator/payout-runs/{number}/paid': open(async (world) => {
    const { number, payout } = await ordered(world)
    return { number, payouts: [payout], reason }
  }),
  'POST /api/v1/operator/payout-runs/{number}/returned': open(async (world) => {
    const { number, payout } = await ordered(world)
    return { number, payout, reason }
  }),
}
