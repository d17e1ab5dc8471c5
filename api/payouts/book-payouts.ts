import { bookAll, type Booking, type LedgerEntry } from '../ledger/book.ts'
import type { Tx } from '../platform/db.ts'
import type { Transfer } from './transfer-file.ts'

export type BookedPayout = Transfer & { storeId: string; id: string }
type Kind = 'PAYOUT' | 'PAYOUT_PAID' | 'PAYOUT_RETURNED'

/** Ordered: owed becomes ordered; paid: ordered leaves the bank; returned: the bank has it again and the store is owed it. */
export const bookPayouts = (
  tx: Tx,
  { kind, payouts, at }: { kind: Kind; payouts: readonly BookedPayout[]; at: Date },
): Promise<void> =>
  bookAll(
    tx,
    payouts.map((payout) => bookingOf(kind, payout, at)),
  )

function bookingOf(kind: Kind, { storeId, number: reference, amountCents }: BookedPayout, at: Date): Booking {
  const store = (cents: number): LedgerEntry => ({ account: 'STORE', partyId: storeId, cents })
  const ordered = (cents: number): LedgerEntry => ({ account: 'PAYOUT', partyId: storeId, cents })
  const bank = (cents: number): LedgerEntry => ({ account: 'BANK', cents })
  const entries = {
    PAYOUT: [store(amountCents), ordered(-amountCents)],
    PAYOUT_PAID: [ordered(amountCents), bank(-amountCents)],
    PAYOUT_RETURNED: [bank(amountCents), store(-amountCents)],
  }[kind]
  return { kind, reference, storeId, at, entries }
}
