import { PAYOUT_DAYS } from '../../contract/claims/deadlines.ts'
import { inTransaction, type Tx } from '../platform/db.ts'
import type { Deps } from '../platform/deps.ts'
import { newId } from '../platform/ids.ts'
import { noteRun, type Deed } from './deed.ts'
import { isSettled, openEntries, usableAccounts } from './settled.ts'

const DAY_MS = 24 * 60 * 60_000

/** What had arrived by then is past its claims. */
export const deliveredUntilOf = (now: Date) => new Date(now.getTime() - PAYOUT_DAYS * DAY_MS)

export type ProposedRun = { id: string; number: number; payouts: number; amountCents: number }

/**
 * Proposes a payout to each store whose settled entries add up to something, with an account that may be used and no hold.
 * An entry is settled once its part of the order has ended, or has arrived PAYOUT_DAYS ago, while no return is asked for, no
 * claim is open, no money of it is missing and no bank has taken any back. What a store owes stays and lowers its next payout.
 * 'OPEN' while another run waits for approval, 'NOTHING' where there is nothing to pay, 'CHANGED' where it is not what was seen.
 */
export async function proposeRun(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  deed: Deed,
  seenCents?: number,
): Promise<ProposedRun | 'OPEN' | 'NOTHING' | 'CHANGED'> {
  const now = clock.now()
  return inTransaction(db, async (tx) => {
    const made = await insertRun(tx, { by: deed.by, now })
    const [run] = made
    // Of two at once the second waits here for the first, and finds its run.
    if (!run) return 'OPEN'
    const { id, number } = run
    const cents = made.flatMap(({ amountCents: each }) => (each === null ? [] : [each]))
    const amountCents = cents.reduce((sum, each) => sum + each, 0)
    const isSeen = seenCents === undefined || seenCents === amountCents
    if (cents.length === 0 || !isSeen) {
      await tx`delete from payout_run where id = ${id}`
      return isSeen ? 'NOTHING' : 'CHANGED'
    }
    const after = { payouts: cents.length, amountCents }
    await noteRun(tx, { deed, number, at: now, action: 'payout.start', before: null, after })
    return { id, number, ...after }
  })
}

/** The run and its payouts, a row for each; one without a payout where nothing is due, none where another run waits. */
const insertRun = (tx: Tx, { by, now }: { by: string; now: Date }) => {
  const deliveredUntil = deliveredUntilOf(now)
  return tx<{ id: string; number: number; amountCents: number | null }[]>`
    with run as (
      insert into payout_run (id, delivered_until, created_by, created_at)
      values (${newId()}, ${deliveredUntil}, ${by}, ${now})
      on conflict ((true)) where approved_at is null do nothing returning id, number
    ), due as (
      select e.booking_id, e.position, e.party_id as store_id, -e.amount_cents as cents
      from ${openEntries(tx)} and ${isSettled(tx, deliveredUntil)}
    ), account as (${usableAccounts(tx, now)}
    ), sum as (
      select due.store_id, account.iban, account.holder, sum(cents)::bigint as cents,
        row_number() over (order by store.slug) as place
      from due join account using (store_id) join store on store.id = due.store_id
      where not exists (select from payout_hold h where h.store_id = due.store_id)
      group by due.store_id, account.iban, account.holder, store.slug
      having sum(cents) > 0
    ), made as (
      insert into payout (store_id, id, run_id, number, amount_cents, iban, holder)
      select store_id, gen_random_uuid(), run.id, 'A' || run.number || '-' || place, cents, iban, holder from sum, run
      returning store_id, id, amount_cents
    ), entries as (
      insert into payout_entry (booking_id, position, store_id, payout_id)
      select due.booking_id, due.position, due.store_id, made.id from due join made using (store_id)
    )
    select run.id, run.number, made.amount_cents from run left join made on true`
}
