import { book, type LedgerEntry } from '../ledger/book.ts'
import { bankAccount } from '../payments/bank-transfer.ts'
import { inTransaction, type Tx } from '../platform/db.ts'
import type { Deps } from '../platform/deps.ts'
import { isSettled } from './propose-run.ts'
import { transferFile, type Transfer } from './transfer-file.ts'

/** Above this sum somebody else approves than who proposed. */
export const FOUR_EYES_CENTS = 5_000_000

export type ApprovedRun = { number: number; payouts: number; amountCents: number; transferFile: string }
type Booked = Transfer & { storeId: string; id: string }

/**
 * Orders the payouts of the run that waits: what the stores are owed becomes what the bank has been told to pay, and the file
 * for the bank is written once. What a claim, a return or a bank has held up since it was proposed is left out. 'NONE' where no
 * run waits or nothing is left of it, 'FOUR_EYES' where the same person proposed a large one.
 */
export async function approveRun(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  by: string,
): Promise<ApprovedRun | 'NONE' | 'FOUR_EYES'> {
  const at = clock.now()
  return inTransaction(db, async (tx) => {
    const [run] = await tx<{ id: string; number: number; createdBy: string; deliveredUntil: Date }[]>`
      select id, number, created_by, delivered_until from payout_run where approved_at is null for update`
    if (!run) return 'NONE'
    await leaveOutUnsettled(tx, run)
    const payouts = await tx<Booked[]>`
      select store_id, id, number, holder, iban, amount_cents from payout where run_id = ${run.id} order by number`
    const amountCents = payouts.reduce((sum, payout) => sum + payout.amountCents, 0)
    if (payouts.length === 0) {
      await tx`delete from payout_run where id = ${run.id}`
      return 'NONE'
    }
    if (amountCents > FOUR_EYES_CENTS && run.createdBy === by) return 'FOUR_EYES'
    const file = transferFile({ id: `TRESEN-A${run.number}`, at, debtor: bankAccount, transfers: payouts })
    await tx`
      update payout_run set approved_by = ${by}, approved_at = ${at}, transfer_file = ${file} where id = ${run.id}`
    await tx`update payout set state = 'ORDERED' where run_id = ${run.id}`
    for (const payout of payouts) await bookPayout(tx, { kind: 'PAYOUT', payout, at })
    return { number: run.number, payouts: payouts.length, amountCents, transferFile: file }
  })
}

/** Frees the entries that are not settled any more; a payout that comes to nothing without them goes. */
async function leaveOutUnsettled(tx: Tx, { id, deliveredUntil }: { id: string; deliveredUntil: Date }): Promise<void> {
  await tx`
    delete from payout_entry p using payout o, ledger_entry e, ledger_booking b
    where o.run_id = ${id} and o.store_id = p.store_id and o.id = p.payout_id
      and e.booking_id = p.booking_id and e.position = p.position and b.id = e.booking_id
      and b.order_id is not null and not ${isSettled(tx, deliveredUntil)}`
  await tx`
    delete from payout o where o.run_id = ${id} and 0 >= (
      select coalesce(-sum(e.amount_cents), 0) from payout_entry p
      join ledger_entry e on e.booking_id = p.booking_id and e.position = p.position
      where p.store_id = o.store_id and p.payout_id = o.id)`
  await tx`
    update payout o set amount_cents = (
      select -sum(e.amount_cents) from payout_entry p
      join ledger_entry e on e.booking_id = p.booking_id and e.position = p.position
      where p.store_id = o.store_id and p.payout_id = o.id)
    where o.run_id = ${id}`
}

/** Gives up the run that waits; its entries are free for the next. False where none waits. */
export async function discardRun({ db }: Pick<Deps, 'db'>): Promise<boolean> {
  const gone = await db`delete from payout_run where approved_at is null`
  return gone.count > 0
}

/** The bank has paid it. Undefined where no ordered payout has this number. */
export async function recordPaidOut(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  number: string,
): Promise<Transfer | undefined> {
  const at = clock.now()
  return inTransaction(db, async (tx) => {
    const [payout] = await tx<Booked[]>`
      update payout set state = 'PAID', paid_at = ${at} where number = ${number} and state = 'ORDERED'
      returning store_id, id, number, holder, iban, amount_cents`
    if (payout) await bookPayout(tx, { kind: 'PAYOUT_PAID', payout, at })
    return payout
  })
}

type PayoutStep = { kind: 'PAYOUT' | 'PAYOUT_PAID'; payout: Booked; at: Date }

function bookPayout(tx: Tx, { kind, payout, at }: PayoutStep) {
  const { storeId, number: reference, amountCents } = payout
  const ordered = { account: 'PAYOUT', partyId: storeId } as const
  const entries: LedgerEntry[] =
    kind === 'PAYOUT'
      ? [
          { account: 'STORE', partyId: storeId, cents: amountCents },
          { ...ordered, cents: -amountCents },
        ]
      : [
          { ...ordered, cents: amountCents },
          { account: 'BANK', cents: -amountCents },
        ]
  return book(tx, { kind, reference, storeId, at, entries })
}
