import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { book, type Booking } from '../../../api/ledger/book.ts'
import { approveRun, discardRun } from '../../../api/payouts/approve-run.ts'
import { setBankAccount } from '../../../api/payouts/bank-accounts.ts'
import { holdPayouts } from '../../../api/payouts/hold.ts'
import { proposeRun } from '../../../api/payouts/propose-run.ts'
import { inTransaction } from '../../../api/platform/db.ts'
import { newId } from '../../../api/platform/ids.ts'
import { createStore } from '../../../test/builders.ts'
import { statementFile } from '../../../test/trade/bank-statements.ts'
import { newSlug, reads, refused, same, type Entries, type Shop } from './entry.ts'

const iban = 'DE40987654329876543210'

const newStore = async ({ app }: Shop) => createStore(app.db, { slug: newSlug() })

/** A store that is owed something, and no run that waits. */
async function due(shop: Shop): Promise<string[]> {
  const { id: storeId } = await newStore(shop)
  const { deps, db } = shop.app
  await discardRun(deps, { by: newId(), reason: null })
  await setBankAccount(deps, { storeId, iban, holder: 'Tidemar' })
  const adjustment: Booking = {
    kind: 'ADJUSTMENT',
    reference: newId(),
    storeId,
    at: new Date(),
    entries: [
      { account: 'STORE', partyId: storeId, cents: -100 },
      { account: 'ADJUSTMENT', cents: 100 },
    ],
  }
  await inTransaction(db, (tx) => book(tx, adjustment))
  return []
}

async function proposed(shop: Shop): Promise<string[]> {
  await due(shop)
  await proposeRun(shop.app.deps, { by: newId(), reason: null })
  return []
}

async function ordered(shop: Shop): Promise<number> {
  await proposed(shop)
  const run = await approveRun(shop.app.deps, { by: newId(), reason: null })
  if (typeof run === 'string') throw new Error(run)
  return run.number
}

/** A file of the bank in which a payout has left. */
async function bankFile(shop: Shop): Promise<string> {
  const number = `A${await ordered(shop)}-1`
  const transfers = [{ endToEndId: number, cents: 100, iban }]
  const booked = [{ direction: 'DBIT' as const, cents: 100, transfers }]
  const path = join(await mkdtemp(join(tmpdir(), 'tresen-statement-')), 'auszug.xml')
  await writeFile(path, statementFile({ iban: shop.app.deps.bankAccount.iban, number, booked }))
  return path
}

/** Commands about payouts. */
export const payoutEntries: Entries = {
  payouts: {
    list: reads(),
    propose: refused(due),
    approve: refused(proposed),
    file: reads(async (shop) => [String(await ordered(shop))]),
    discard: refused(proposed),
    paid: refused(async (shop) => [`A${await ordered(shop)}-1`]),
    statement: same(async (shop) => [await bankFile(shop)]),
    account: same(async (shop) => [(await newStore(shop)).slug, iban, 'Tidemar']),
    returned: refused(async (shop) => [`A${await ordered(shop)}-1`, 'Konto erloschen']),
    hold: same(async (shop) => [(await newStore(shop)).slug, 'Papiere']),
    release: same(async (shop) => {
      const store = await newStore(shop)
      await holdPayouts(shop.app.db, { storeId: store.id, reason: 'Papiere', by: newId(), now: new Date() })
      return [store.slug]
    }),
  },
}
