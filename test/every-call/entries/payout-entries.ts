import { bytesOf, statementFile } from '../../trade/bank-statements.ts'
import { IBAN, createOrderedRun, createWaitingRun } from '../../trade/payouts.ts'
import { open, own, owned, type Entries } from '../entry.ts'
import type { World } from '../world.ts'
import { addStatement } from '../../../api/bank-statements/add-statement.ts'
import { planStatement } from '../../../api/bank-statements/plan-statement.ts'
import { approveRun, discardRun } from '../../../api/payouts/approve-run.ts'
import { setBankAccount } from '../../../api/payouts/bank-accounts.ts'
import { proposeRun } from '../../../api/payouts/propose-run.ts'
import { book, type LedgerEntry } from '../../../api/ledger/book.ts'
import { inTransaction } from '../../../api/platform/db.ts'
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

/** A statement of the bank that has paid a payout. */
async function statementOf({ app }: World) {
  const { payout } = await createOrderedRun(app)
  const transfers = [{ endToEndId: payout, cents: 100_00, iban: IBAN }]
  const booked = [{ direction: 'DBIT', cents: 100_00, transfers }] as const
  const { iban } = app.deps.bankAccount
  return bytesOf(statementFile({ iban, number: payout, booked: booked.map((entry) => ({ ...entry })) }))
}

async function readOne(world: World) {
  const { deps } = world.app
  return addStatement(deps, { bytes: await statementOf(world), fileName: 'auszug.xml', by: newId() })
}

/** The store is owed something, which is ordered at the bank. */
async function paidOut({ app, store }: World) {
  const { id: storeId } = store
  const entries: LedgerEntry[] = [
    { account: 'STORE', partyId: storeId, cents: -100 },
    { account: 'ADJUSTMENT', cents: 100 },
  ]
  await discardRun(app.deps, { by: newId(), reason: null })
  await setBankAccount(app.deps, { storeId, iban: 'DE40987654329876543210', holder: 'Tidemar' })
  const adjustment = { kind: 'ADJUSTMENT', reference: newId(), storeId, at: new Date(), entries } as const
  await inTransaction(app.db, (tx) => book(tx, adjustment))
  await proposeRun(app.deps, { by: newId(), reason: null })
  await approveRun(app.deps, { by: newId(), reason: null })
  const [last] = await app.db<[{ number: string }]>`
    select number from payout where store_id = ${storeId} order by number desc limit 1`
  return { number: last.number }
}

/** Runs of payouts and bank statements, as operators look after them, and what a store reads of its own. */
export const payoutEntries: Entries = {
  'GET /api/v1/supplier/tasks': own(),
  'GET /api/v1/supplier/today/levels': own(),
  'GET /api/v1/supplier/today/levels/{kind}/orders': own(() => ({ kind: 'SHIPPED' })),
  'GET /api/v1/supplier/today/next-payout': own(),
  'GET /api/v1/supplier/today/figures': own(),
  'GET /api/v1/supplier/today/best-sellers': own(),
  'GET /api/v1/supplier/payouts': own(),
  'GET /api/v1/supplier/payout-list.csv': own(),
  'GET /api/v1/supplier/payouts/{number}': owned(paidOut),
  'GET /api/v1/supplier/payouts/{number}/statement': owned(paidOut),
  'GET /api/v1/supplier/payouts/{number}/statement/csv': owned(paidOut),
  'GET /api/v1/operator/payout-runs': open(),
  'GET /api/v1/operator/payout-preview': open(),
  'GET /api/v1/operator/payout-runs/{number}': open(async (world) => ({ number: (await ordered(world)).number })),
  'GET /api/v1/operator/payout-runs/{number}/transfer-file': open(async (world) => ({
    number: (await ordered(world)).number,
  })),
  'GET /api/v1/operator/payout-runs/{number}/statements': open(async (world) => ({
    number: (await ordered(world)).number,
  })),
  'GET /api/v1/operator/payout-runs/{number}/overview': open(async (world) => ({
    number: (await ordered(world)).number,
  })),
  'GET /api/v1/operator/payouts/{number}/statement': open(async (world) => ({
    number: (await ordered(world)).payout,
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
  'GET /api/v1/operator/bank-statements': open(),
  'GET /api/v1/operator/bank-statements/{id}': open(async (world) => ({ id: await readOne(world) })),
  'POST /api/v1/operator/bank-statements': {
    ...open(async (world) => ({ file: new File([await statementOf(world)], 'auszug.xml') })),
    isNotJson: true,
  },
  'POST /api/v1/operator/bank-statements/{id}/application': open(async (world) => {
    const id = await readOne(world)
    const { plan } = await planStatement(world.app.db, id)
    return { id, plan, reason }
  }),
}
