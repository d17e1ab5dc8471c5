import { PAYOUT_DAYS } from '../../contract/claims/deadlines.ts'
import { inTransaction, type Tx } from '../platform/db.ts'
import type { Deps } from '../platform/deps.ts'
import { newId } from '../platform/ids.ts'

const DAY_MS = 24 * 60 * 60_000

export type ProposedRun = { id: string; number: number; payouts: number; amountCents: number }

/**
 * Proposes a payout to each store whose settled entries add up to something, with an account that may be used and no hold.
 * An entry is settled once its part of the order has ended, or has arrived PAYOUT_DAYS ago, while no return is asked for, no
 * claim is open, no money of it is missing and no bank has taken any back. What a store owes stays and lowers its next payout. 'OPEN' while another
 * run waits for approval, 'NOTHING' where there is nothing to pay.
 */
export async function proposeRun(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  by: string,
): Promise<ProposedRun | 'OPEN' | 'NOTHING'> {
  const now = clock.now()
  return inTransaction(db, async (tx) => {
    await tx`select pg_advisory_xact_lock(hashtext('payout run'))`
    const [open] = await tx`select from payout_run where approved_at is null`
    if (open) return 'OPEN'
    const run = await insertRun(tx, { by, now })
    const payouts = await insertPayouts(tx, run, now)
    if (payouts.length > 0)
      return { ...run, payouts: payouts.length, amountCents: payouts.reduce((sum, cents) => sum + cents, 0) }
    await tx`delete from payout_run where id = ${run.id}`
    return 'NOTHING'
  })
}

async function insertRun(tx: Tx, { by, now }: { by: string; now: Date }) {
  const deliveredUntil = new Date(now.getTime() - PAYOUT_DAYS * DAY_MS)
  const [run] = await tx<[{ id: string; number: number; deliveredUntil: Date }]>`
    insert into payout_run (id, delivered_until, created_by, created_at)
    values (${newId()}, ${deliveredUntil}, ${by}, ${now}) returning id, number, delivered_until`
  return run
}

async function insertPayouts(tx: Tx, run: { id: string; number: number; deliveredUntil: Date }, now: Date) {
  const rows = await tx<{ amountCents: number }[]>`
    with due as (
      select e.booking_id, e.position, e.party_id as store_id, -e.amount_cents as cents
      from ledger_entry e join ledger_booking b on b.id = e.booking_id
      where e.account = 'STORE' and b.kind not like 'PAYOUT%'
        and not exists (select from payout_entry p where p.booking_id = e.booking_id and p.position = e.position)
        and (b.order_id is null or ${isSettled(tx, run.deliveredUntil)})
    ), account as (
      select distinct on (store_id) store_id, iban, holder from store_bank_account
      where usable_from <= ${now} order by store_id, usable_from desc, id desc
    ), sum as (
      select due.store_id, account.iban, account.holder, sum(cents)::bigint as cents,
        row_number() over (order by store.slug) as place
      from due join account using (store_id) join store on store.id = due.store_id
      where not exists (select from payout_hold h where h.store_id = due.store_id)
      group by due.store_id, account.iban, account.holder, store.slug
      having sum(cents) > 0
    ), made as (
      insert into payout (store_id, id, run_id, number, amount_cents, iban, holder)
      select store_id, gen_random_uuid(), ${run.id}, ${`A${run.number}-`}::text || place, cents, iban, holder from sum
      returning store_id, id, amount_cents
    ), entries as (
      insert into payout_entry (booking_id, position, store_id, payout_id)
      select due.booking_id, due.position, due.store_id, made.id from due join made using (store_id)
    )
    select amount_cents from made`
  return rows.map(({ amountCents }) => amountCents)
}

/** SQL: the entry `e` of the booking `b` is settled. */
export const isSettled = (tx: Tx, deliveredUntil: Date) => tx`exists (
  select from sub_order s join orders o on o.buyer_id = s.buyer_id and o.id = s.order_id
  where s.buyer_id = b.buyer_id and s.order_id = b.order_id and s.store_id = e.party_id
    and s.return_request is null and s.payment_failed_at is null
    and not exists (select from claim c where c.buyer_id = s.buyer_id and c.order_id = s.order_id and c.store_id = s.store_id
      and c.status not in ('CLOSED', 'WITHDRAWN'))
    -- A capture counts at the provider's final status (promise I11).
    and (not o.is_captured_on_shipment or exists (
      select from ledger_booking m
      where m.buyer_id = s.buyer_id and m.order_id = s.order_id and m.store_id = s.store_id and m.kind = 'MONEY_IN'))
    and (s.status in ('COMPLETED', 'RETURNED', 'REJECTED', 'CANCELLED')
      or (s.status = 'DELIVERED' and s.status_at <= ${deliveredUntil}))
    and not exists (
      select from payment p join chargeback c using (buyer_id, checkout_id)
      where p.buyer_id = s.buyer_id and p.order_id = s.order_id and c.reversed_at is null))`
