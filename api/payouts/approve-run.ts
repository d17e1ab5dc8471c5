import { inTransaction, type Tx } from '../platform/db.ts'
import type { Deps } from '../platform/deps.ts'
import { inOrder } from '../platform/in-order.ts'
import { bookPayouts, type BookedPayout } from './book-payouts.ts'
import { noteRun, type Deed } from './deed.ts'
import { confirmationOf, isAloneWithPayouts } from './four-eyes.ts'
import { isSettled, isToUsable } from './settled.ts'
import { transferFile } from './transfer-file.ts'

export type ApprovedRun = { number: number; payouts: number; amountCents: number; transferFile: string }
/** A run as somebody has seen it. */
export type SeenRun = { number: number; amountCents: number }

/**
 * Orders the payouts of the run that waits: what the stores are owed becomes what the bank has been told to pay, and the file
 * for the bank is written once. What a claim, a return, a bank, a hold or another account of the store has stopped since it was proposed is left out. 'NONE' where
 * no run waits or nothing is left of it, 'CHANGED' where it is not the one that was seen, 'OTHERS' and 'ABOVE_LIMIT' where who
 * proposed it may not approve it, too.
 */
export async function approveRun(
  { db, clock, bankAccount }: Pick<Deps, 'db' | 'clock' | 'bankAccount'>,
  deed: Deed,
  seen?: SeenRun,
): Promise<ApprovedRun | 'NONE' | 'CHANGED' | 'OTHERS' | 'ABOVE_LIMIT'> {
  const at = clock.now()
  return inTransaction(db, async (tx) => {
    const run = await lockWaitingRun(tx)
    if (!run || (seen && seen.number !== run.number)) return seen ? 'CHANGED' : 'NONE'
    const payouts = await leaveOutUnsettled(tx, run, at)
    const amountCents = payouts.reduce((sum, payout) => sum + payout.amountCents, 0)
    if (seen && seen.amountCents !== amountCents) return 'CHANGED'
    if (payouts.length === 0) {
      await tx`delete from payout_run where id = ${run.id}`
      return 'NONE'
    }
    const isStarter = run.createdBy === deed.by
    const isAlone = isStarter && (await isAloneWithPayouts(tx, deed.by))
    const may = confirmationOf({ isStarter, isAlone, amountCents })
    if (may === 'OTHERS' || may === 'ABOVE_LIMIT') return may
    const file = transferFile({ id: `TRESEN-A${run.number}`, at, debtor: bankAccount, transfers: payouts })
    await inOrder([
      () => tx`
        with ordered as (update payout set state = 'ORDERED' where run_id = ${run.id})
        update payout_run set approved_by = ${deed.by}, approved_at = ${at}, transfer_file = ${file} where id = ${run.id}`,
      () => bookPayouts(tx, { kind: 'PAYOUT', payouts, at }),
      () =>
        noteRun(tx, {
          deed,
          number: run.number,
          at,
          action: 'payout.confirm',
          before: { state: 'PROPOSED' },
          after: {
            state: 'ORDERED',
            payouts: payouts.length,
            amountCents,
            isAlone,
          },
        }),
    ])
    return { number: run.number, payouts: payouts.length, amountCents, transferFile: file }
  })
}

type WaitingRun = { id: string; number: number; createdBy: string; deliveredUntil: Date }

async function lockWaitingRun(tx: Tx): Promise<WaitingRun | undefined> {
  const [run] = await tx<WaitingRun[]>`
    select id, number, created_by, delivered_until from payout_run where approved_at is null for update`
  return run
}

/**
 * Frees the entries that are not settled any more, and those of stores that are held or have another account by now; a payout that
 * comes to nothing without them goes. Answers the others.
 */
async function leaveOutUnsettled(tx: Tx, { id, deliveredUntil }: WaitingRun, now: Date): Promise<BookedPayout[]> {
  const [, , , payouts] = await inOrder([
    () => tx`
      delete from payout_entry p using payout o, ledger_entry e, ledger_booking b
      where o.run_id = ${id} and o.store_id = p.store_id and o.id = p.payout_id
        and e.booking_id = p.booking_id and e.position = p.position and b.id = e.booking_id
        and (not ${isSettled(tx, deliveredUntil)} or exists (select from payout_hold h where h.store_id = o.store_id)
          or not ${isToUsable(tx, tx`o`, now)})`,
    () => tx`delete from payout o where o.run_id = ${id} and 0 >= ${sumOfEntries(tx)}`,
    () => tx`update payout o set amount_cents = ${sumOfEntries(tx)} where o.run_id = ${id}`,
    () => tx<BookedPayout[]>`
      select store_id, id, number, holder, iban, amount_cents from payout where run_id = ${id} order by number`,
  ])
  return payouts
}

const sumOfEntries = (tx: Tx) => tx`(
  select coalesce(-sum(e.amount_cents), 0) from payout_entry p
  join ledger_entry e on e.booking_id = p.booking_id and e.position = p.position
  where p.store_id = o.store_id and p.payout_id = o.id)`

/** Gives up the run that waits; its entries are free for the next. False where none waits, or not this one. */
export async function discardRun(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  deed: Deed,
  number?: number,
): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const run = await lockWaitingRun(tx)
    if (!run || (number !== undefined && number !== run.number)) return false
    const change = { deed, number: run.number, at: clock.now(), action: 'payout.discard' } as const
    await inOrder([
      () => tx`delete from payout_run where id = ${run.id}`,
      () => noteRun(tx, { ...change, before: { state: 'PROPOSED' }, after: null }),
    ])
    return true
  })
}
