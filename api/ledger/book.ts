import type { Tx } from '../platform/db.ts'
import { newId } from '../platform/ids.ts'

/**
 * BUYER: what a company owes; STORE: what the marketplace owes a store; PAYOUT: what has been ordered at the bank for a
 * store; PROVIDER and BANK: money that lies there; COMMISSION and its tax: what the marketplace has earned; ADJUSTMENT: what
 * it bears itself.
 */
export type LedgerAccount =
  | 'BUYER'
  | 'STORE'
  | 'COMMISSION'
  | 'COMMISSION_TAX'
  | 'PROVIDER'
  | 'BANK'
  | 'PAYOUT'
  | 'ADJUSTMENT'

/** Cents, debit positive and credit negative; `partyId` names the company of BUYER, the store of STORE and PAYOUT. */
export type LedgerEntry = { account: LedgerAccount; partyId?: string; cents: number }

export type BookingKind =
  | 'SALE'
  | 'CREDIT_NOTE'
  | 'MONEY_IN'
  | 'MONEY_BACK'
  | 'CHARGEBACK'
  | 'CHARGEBACK_REVERSED'
  | 'COMMISSION'
  | 'ADJUSTMENT'
  | 'PAYOUT'
  | 'PAYOUT_PAID'

export type Booking = {
  kind: BookingKind
  /** Unique in its kind: the number of a document, the id of a move, a refund or a step. */
  reference: string
  order?: { buyerId: string; orderId: string }
  storeId?: string | null
  note?: string
  at: Date
  entries: LedgerEntry[]
}

/**
 * Books it in the transaction that causes it; what is booked already under this reference changes nothing. Entries of zero
 * are left out. The transaction fails at its end where the entries do not add up to zero.
 */
export async function book(tx: Tx, booking: Booking): Promise<void> {
  const entries = booking.entries.filter(({ cents }) => cents !== 0)
  if (entries.length === 0) return
  const { kind, reference, order, storeId = null, note = null, at } = booking
  await tx`
    with booking as (
      insert into ledger_booking (id, kind, reference, buyer_id, order_id, store_id, note, booked_at)
      values (${newId()}, ${kind}, ${reference}, ${order?.buyerId ?? null}, ${order?.orderId ?? null}, ${storeId}, ${note},
        ${at})
      on conflict (kind, reference) do nothing returning id
    )
    insert into ledger_entry (booking_id, position, account, party_id, amount_cents)
    select booking.id, entry.position - 1, entry.account, entry.party_id, entry.cents
    from booking, unnest(${entries.map(({ account }) => account)}::text[],
      ${entries.map(({ partyId }) => partyId ?? null)}::uuid[], ${entries.map(({ cents }) => cents)}::bigint[])
      with ordinality as entry (account, party_id, cents, position)`
}
