import type postgres from 'postgres'
import type { RunPayout, RunState } from '../../contract/payouts/runs.ts'
import { SHOWN_PAYOUTS } from '../../contract/payouts/runs.ts'
import type { CursorOrder, CursorPage } from '../http/cursor.ts'
import type { Queryable } from '../platform/db.ts'
import { isSettled, isToUsable, openEntries, partsOf, usableAccounts, type PartsRow } from './settled.ts'

export type RunRow = {
  id: string
  number: number
  createdById: string
  startedAt: Date
  startedBy: string
  confirmedAt: Date | null
  confirmedBy: string | null
  deliveredUntil: Date
  stores: number
  amountCents: number
  open: number
  returned: number
}

export const runOrder = (sql: Queryable): CursorOrder => ({
  key: sql`r.number`,
  keyType: 'bigint',
  id: sql`r.id`,
  idType: 'uuid',
  isDescending: true,
})

const nameOf = (sql: Queryable, id: postgres.Fragment) =>
  sql`(select trim(a.first_name || ' ' || a.last_name) from account a where a.id = ${id})`

const runColumns = (sql: Queryable) => sql`
  r.id, r.number, r.created_by as created_by_id, r.created_at as started_at, coalesce(${nameOf(sql, sql`r.created_by`)}, '') as started_by,
  r.approved_at as confirmed_at, ${nameOf(sql, sql`r.approved_by`)} as confirmed_by, r.delivered_until, p.stores,
  p.amount_cents, p.open, p.returned
  from payout_run r join lateral (
    select count(*)::int as stores, coalesce(sum(amount_cents), 0)::bigint as amount_cents,
      (count(*) filter (where state = 'ORDERED'))::int as open, (count(*) filter (where state = 'RETURNED'))::int as returned
    from payout where run_id = r.id) p on true`

export const findRuns = (sql: Queryable, page: CursorPage) => sql<(RunRow & { key: string })[]>`
  select r.number::text as key, ${runColumns(sql)} where ${page.bound} order by ${page.orderBy} limit ${page.limit}`

export const allRuns = (sql: Queryable) => sql`select 1 from payout_run`

export async function findRun(sql: Queryable, number: number): Promise<RunRow | undefined> {
  const [run] = await sql<RunRow[]>`select ${runColumns(sql)} where r.number = ${number}`
  return run
}

export const stateOf = ({ confirmedAt, open }: RunRow): RunState =>
  confirmedAt === null ? 'PROPOSED' : open > 0 ? 'ORDERED' : 'SETTLED'

type StoreRow = PartsRow & {
  slug: string
  name: string
  version: number
  holdReason: string | null
  heldAt: Date | null
  heldBy: string | null
}

const storeColumns = (sql: Queryable) => sql`
  s.slug, s.name, s.operator_version as version, h.reason as hold_reason, h.held_at, ${nameOf(sql, sql`h.held_by`)} as held_by`

export type RunPayoutRow = StoreRow & {
  number: string
  state: RunPayout['state']
  amountCents: number
  dueCents: number
  iban: string
  holder: string
  paidAt: Date | null
  returnedAt: Date | null
  returnReason: string | null
}

/** Of a run that waits, `dueCents` and the parts are what approval would order now. */
export const findPayoutsOfRun = (sql: Queryable, { id, deliveredUntil, confirmedAt }: RunRow, now: Date) => {
  const counts: postgres.Fragment = confirmedAt
    ? sql`true`
    : sql`(h.store_id is null and ${isSettled(sql, deliveredUntil)} and ${isToUsable(sql, sql`p`, now)})`
  return sql<(RunPayoutRow & { totalDueCents: number; dueStores: number })[]>`
    with payouts as (
      select p.number, p.state, p.amount_cents, p.iban, p.holder, p.paid_at, p.returned_at, p.return_reason,
        ${storeColumns(sql)}, greatest(f.due_cents, 0) as due_cents, f.sales_cents, f.credit_notes_cents, f.commission_cents,
        f.adjustments_cents
      from payout p join store s on s.id = p.store_id left join payout_hold h on h.store_id = s.id
      join lateral (
        select coalesce(-sum(e.amount_cents) filter (where ${counts}), 0)::bigint as due_cents, ${partsOf(sql, counts, sql`b.kind`)}
        from payout_entry pe join ledger_entry e on e.booking_id = pe.booking_id and e.position = pe.position
        join ledger_booking b on b.id = e.booking_id
        where pe.store_id = p.store_id and pe.payout_id = p.id) f on true
      where p.run_id = ${id}
    )
    select *, (sum(due_cents) over ())::bigint as total_due_cents, (count(*) filter (where due_cents > 0) over ())::int as due_stores
    from payouts order by due_cents desc, slug limit ${SHOWN_PAYOUTS}`
}

export type DueRow = StoreRow & {
  dueCents: number
  laterCents: number
  claimedCents: number
  iban: string | null
  usableFrom: Date | null
  isPaid: boolean
}

/** Of every store that is owed anything or owes, the largest first; `isPaid`: a run that starts now pays it. */
export const findDueStores = (sql: Queryable, deliveredUntil: Date, now: Date) => sql<
  (DueRow & { totalCents: number; paidStores: number })[]
>`
  with marked as (
    select e.party_id as store_id, e.amount_cents, b.kind, ${isSettled(sql, deliveredUntil)} as is_settled, exists (
        select from claim c where c.buyer_id = b.buyer_id and c.order_id = b.order_id and c.store_id = e.party_id
          and c.status not in ('CLOSED', 'WITHDRAWN')) as is_claimed
    from ${openEntries(sql)}
  ), due as (
    select e.store_id, ${partsOf(sql, sql`e.is_settled`, sql`e.kind`)},
      coalesce(-sum(e.amount_cents) filter (where e.is_settled), 0)::bigint as due_cents,
      coalesce(-sum(e.amount_cents) filter (where not e.is_settled), 0)::bigint as later_cents,
      coalesce(-sum(e.amount_cents) filter (where not e.is_settled and e.is_claimed), 0)::bigint as claimed_cents
    from marked e group by e.store_id
  ), usable as (${usableAccounts(sql, now)}), stores as (
    select ${storeColumns(sql)}, due.sales_cents, due.credit_notes_cents, due.commission_cents, due.adjustments_cents, due.due_cents,
      due.later_cents, due.claimed_cents, usable.iban, (
        select min(usable_from) from store_bank_account a where a.store_id = s.id and a.usable_from > ${now}) as usable_from,
      (due.due_cents > 0 and h.store_id is null and usable.iban is not null) as is_paid
    from due join store s on s.id = due.store_id left join payout_hold h on h.store_id = s.id
    left join usable on usable.store_id = s.id
  )
  select *, coalesce(sum(due_cents) filter (where is_paid) over (), 0)::bigint as total_cents,
    (count(*) filter (where is_paid) over ())::int as paid_stores
  from stores order by is_paid desc, due_cents desc, slug limit ${SHOWN_PAYOUTS}`

/** The run that waits; undefined where none does. */
export async function findWaitingRun(sql: Queryable): Promise<{ number: number; startedBy: string } | undefined> {
  const [run] = await sql<{ number: number; startedBy: string }[]>`
    select number, coalesce(${nameOf(sql, sql`created_by`)}, '') as started_by from payout_run where approved_at is null`
  return run
}

/** Who did something about a run last, '' where nobody is known; undefined where there never was such a run. */
export async function findLastActor(sql: Queryable, runNumber: number): Promise<string | undefined> {
  const [row] = await sql<[{ name: string | null; isKnown: boolean }]>`
    select l.name, (l.name is not null or exists (select from payout_run where number = ${runNumber})) as is_known
    from (select) one left join lateral (
      select coalesce(${nameOf(sql, sql`e.actor_id`)}, '') as name from audit_entry e
      where e.target_kind = 'payout-run' and e.target_id = ${String(runNumber)} order by e.at desc, e.id desc limit 1) l on true`
  return row.isKnown ? (row.name ?? '') : undefined
}
