import { bookAll } from '../../api/ledger/book.ts'
import { approveRun, discardRun } from '../../api/payouts/approve-run.ts'
import { setBankAccount } from '../../api/payouts/bank-accounts.ts'
import { proposeRun } from '../../api/payouts/propose-run.ts'
import { inTransaction } from '../../api/platform/db.ts'
import { newId } from '../../api/platform/ids.ts'
import type { TestApp } from '../app.ts'
import { createStore } from '../builders.ts'

type Shop<Needed extends keyof TestApp['deps']> = {
  db: TestApp['db']
  deps: Pick<TestApp['deps'], 'db' | 'clock' | Needed>
}
export const IBAN = 'DE40987654329876543210'

/** A store with an account that is owed so much. */
export async function createDueStore(
  { db, deps }: Shop<never>,
  cents = 100_00,
  values: Parameters<typeof createStore>[1] = {},
) {
  const store = await createStore(db, values)
  const storeId = store.id
  await setBankAccount(deps, { storeId, iban: IBAN, holder: 'Müller & Söhne GmbH' })
  const adjustment = { kind: 'ADJUSTMENT', reference: newId(), storeId, at: deps.clock.now() } as const
  const entries = [
    { account: 'STORE', partyId: storeId, cents: -cents },
    { account: 'ADJUSTMENT', cents },
  ] as const
  await inTransaction(db, (tx) => bookAll(tx, [{ ...adjustment, entries: [...entries] }]))
  return store
}

const newDeed = () => ({ by: newId(), reason: null })

/** A run that waits with such a store alone, which somebody has started; its number and sum. */
export async function createWaitingRun(shop: Shop<'bankAccount'>, by: string = newId(), cents = 100_00) {
  await discardRun(shop.deps, newDeed())
  await proposeRun(shop.deps, newDeed()).then(() => approveRun(shop.deps, newDeed()))
  const store = await createDueStore(shop, cents)
  const run = await proposeRun(shop.deps, { by, reason: null })
  if (typeof run === 'string') throw new Error(run)
  return { number: run.number, amount: run.amountCents / 100, payout: `A${run.number}-1`, store }
}

/** One that the bank has the file of. */
export async function createOrderedRun(shop: Shop<'bankAccount'>) {
  const run = await createWaitingRun(shop)
  await approveRun(shop.deps, newDeed())
  return run
}
