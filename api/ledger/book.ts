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
  | 'COUPON'
  | 'ADJUSTMENT'
  | 'PAYOUT'
  | 'PAYOUT_PAID'
  | 'PAYOUT_RETURNED'

export type Booking = {
  kind: BookingKind
  /** Unique in its kind: the number of a document, the id of a move, a refund or a step. */
  reference: string
  order?: { buyerId: string; orderId: string }
  storeId?: string | null
  note?: string
  /** Of COUPON: at which rate the store owes tax on it. */
  taxRateBp?: number
  at: Date
  entries: LedgerEntry[]
}

/**
 * Books it in the transaction that causes it; what is booked already under this reference changes nothing. Entries of zero
 * are left out. The transaction fails at its end where the entries do not add up to zero.
 */
export const book = (tx: Tx, booking: Booking): Promise<void> => bookAll(tx, [booking])

/** The same of several, in one statement. */
export async function bookAll(tx: Tx, bookings: readonly Booking[]): Promise<void> {
  const all = bookings
    .map((booking) => ({ ...booking, id: newId(), entries: booking.entries.filter(({ cents }) => cents !== 0) }))
    .filter(({ entries }) => entries.length > 0)
  if (all.length === 0) return
  const entries = all.flatMap(({ id, entries: own }) => own.map((entry, position) => ({ ...entry, id, position })))
  await tx`
    with booking as (
      insert into ledger_booking (id, kind, reference, buyer_id, order_id, store_id, note, tax_rate_bp, booked_at)
      select * from unnest(${all.map(({ id }) => id)}::uuid[], ${all.map(({ kind }) => kind)}::text[],
        ${all.map(({ reference }) => reference)}::text[], ${all.map(({ order }) => order?.buyerId ?? null)}::uuid[],
        ${all.map(({ order }) => order?.orderId ?? null)}::uuid[], ${all.map(({ storeId }) => storeId ?? null)}::uuid[],
        ${all.map(({ note }) => note ?? null)}::text[],
        ${all.map(({ taxRateBp }) => taxRateBp ?? null)}::integer[], ${all.map(({ at }) => at.toISOString())}::timestamptz[])
      on conflict (kind, reference) do nothing returning id
    )
    insert into ledger_entry (booking_id, position, account, party_id, amount_cents)
    select entry.* from booking join unnest(${entries.map(({ id }) => id)}::uuid[],
      ${entries.map(({ position }) => position)}::smallint[], ${entries.map(({ account }) => account)}::text[],
      ${entries.map(({ partyId }) => partyId ?? null)}::uuid[], ${entries.map(({ cents }) => cents)}::bigint[])
      as entry (booking_id, position, account, party_id, cents) on entry.booking_id = booking.id`
}
