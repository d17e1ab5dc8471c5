import type { CursorPage } from '../http/cursor.ts'
import type { Queryable, Tx } from '../platform/db.ts'
import { namedCompanies } from '../orders/named-companies.ts'

/** What a store has agreed with a buyer, and how much of it is used. */
export type BuyerTerms = { storeId: string; limitCents: number; days: number; usedCents: number }

/** SQL: what of the limit in `t` is used: invoices that are open, and what is ordered and not invoiced yet. */
const usedOf = (sql: Queryable) => sql`(
  coalesce((select sum(r.open_cents) from receivable r
    where r.buyer_id = t.buyer_id and r.store_id = t.store_id and r.open_cents > 0), 0)
  + coalesce((select sum((s.totals ->> 'gross')::bigint - coalesce((select sum(r.gross_cents) from receivable r
      where r.buyer_id = s.buyer_id and r.order_id = s.order_id and r.store_id = s.store_id), 0) - coalesce((select sum(r.amount_cents) from refund r
      where r.buyer_id = s.buyer_id and r.order_id = s.order_id and r.store_id = s.store_id
        and r.reason = 'LINES_CANCELLED'), 0)) from sub_order s
    where s.buyer_id = t.buyer_id and s.store_id = t.store_id and s.terms_days is not null
      and s.status in ('PLACED', 'CONFIRMED')), 0))::bigint`

/** The terms of every store that lets this buyer pay later; right for as long as the lock on the buyer's orders is held. */
export const findTermsOfBuyer = (sql: Queryable, buyerId: string) => sql<BuyerTerms[]>`
  select t.store_id, t.limit_cents, t.days, ${usedOf(sql)} as used_cents
  from net_terms t where t.buyer_id = ${buyerId} and t.ended_at is null`

export type TermsRow = {
  buyerId: string
  companyName: string
  limitCents: number
  days: 14 | 30
  usedCents: number
  overdueCents: number
  areRemindersStopped: boolean
  grantedAt: Date
  /** As text, since a Date would lose the microseconds. */
  position: string
  endedAt: Date | null
}

const columns = (sql: Queryable, today: string) => sql`
  t.buyer_id, c.name as company_name, t.limit_cents, t.days, ${usedOf(sql)} as used_cents,
  coalesce((select sum(r.open_cents) from receivable r where r.buyer_id = t.buyer_id and r.store_id = t.store_id
    and r.open_cents > 0 and r.due_on < ${today}), 0)::bigint as overdue_cents,
  t.are_reminders_stopped, t.granted_at, to_json(t.granted_at) #>> '{}' as position, t.ended_at`

type Search = { storeId: string; q?: string | undefined }

const isFound = (sql: Queryable, { storeId, q }: Search) => sql`
  t.store_id = ${storeId} ${q ? sql`and position(lower(${q}) in lower(c.name)) > 0` : sql``}`

export const findTerms = (sql: Queryable, search: Search, { page, today }: { page: CursorPage; today: string }) =>
  sql<TermsRow[]>`
    select ${columns(sql, today)} from net_terms t join company c on c.id = t.buyer_id
    where ${isFound(sql, search)} and ${page.bound} order by ${page.orderBy} limit ${page.limit}`

export const termsOfStore = (sql: Queryable, search: Search) =>
  sql`select 1 from net_terms t join company c on c.id = t.buyer_id where ${isFound(sql, search)}`

export async function findTermsWith(
  sql: Queryable,
  { storeId, buyerId }: { storeId: string; buyerId: string },
  today: string,
): Promise<TermsRow | undefined> {
  const [row] = await sql<TermsRow[]>`
    select ${columns(sql, today)} from net_terms t join company c on c.id = t.buyer_id
    where t.store_id = ${storeId} and t.buyer_id = ${buyerId}`
  return row
}

export type KnownBuyer = { buyerId: string; companyName: string; orderCount: number; hasTerms: boolean }

/** Companies that have ordered from the store, by how words of their name begin or the whole e-mail of a member. */
export const findKnownBuyers = (sql: Queryable, { storeId, q }: { storeId: string; q: string }) => sql<KnownBuyer[]>`
  with found as materialized (
    select c.id, c.name from company c
    where c.id = any(${namedCompanies(sql, q)} || company_of(${q})) and c.erased_at is null
      and exists (select from sub_order s where s.store_id = ${storeId} and s.buyer_id = c.id)
    limit ${MOST_FOUND})
  select c.id as buyer_id, c.name as company_name,
    (select count(*)::int from sub_order s where s.store_id = ${storeId} and s.buyer_id = c.id) as order_count,
    exists (select from net_terms t where t.store_id = ${storeId} and t.buyer_id = c.id and t.ended_at is null) as has_terms
  from found c order by lower(c.name), c.id limit 10`

/** For a word that nearly every name has: the ten shown are taken from this many. */
const MOST_FOUND = 1000

export type Granted = {
  storeId: string
  buyerId: string
  limitCents: number
  days: number
  areRemindersStopped: boolean
  changedBy: string
  now: Date
}

/** False where the company has never ordered from the store. */
export async function writeTerms(tx: Tx, granted: Granted): Promise<boolean> {
  const { storeId, buyerId, limitCents, days, areRemindersStopped, changedBy, now } = granted
  const written = await tx`
    insert into net_terms (store_id, buyer_id, limit_cents, days, are_reminders_stopped, granted_at, changed_at, changed_by)
    select ${storeId}, c.id, ${limitCents}, ${days}, ${areRemindersStopped}, ${now}, ${now}, ${changedBy}
    from company c where c.id = ${buyerId} and c.erased_at is null
      and exists (select from sub_order s where s.store_id = ${storeId} and s.buyer_id = c.id)
    on conflict (store_id, buyer_id) do update set limit_cents = excluded.limit_cents, days = excluded.days,
      are_reminders_stopped = excluded.are_reminders_stopped, ended_at = null,
      changed_at = case when ${isSame(tx)} then net_terms.changed_at else excluded.changed_at end,
      changed_by = case when ${isSame(tx)} then net_terms.changed_by else excluded.changed_by end`
  return written.count === 1
}

// What is written again as it stands is no change.
const isSame = (sql: Queryable) => sql`
  (net_terms.limit_cents, net_terms.days, net_terms.are_reminders_stopped, net_terms.ended_at) is not distinct from
    (excluded.limit_cents, excluded.days, excluded.are_reminders_stopped, null::timestamptz)`

/** False where there are none. Ended before, they keep their day. */
export async function endTerms(
  sql: Queryable,
  { storeId, buyerId }: { storeId: string; buyerId: string },
  { changedBy, now }: { changedBy: string; now: Date },
): Promise<boolean> {
  const ended = await sql`
    update net_terms set ended_at = coalesce(ended_at, ${now}),
      changed_at = case when ended_at is null then ${now} else changed_at end,
      changed_by = case when ended_at is null then ${changedBy} else changed_by end
    where store_id = ${storeId} and buyer_id = ${buyerId}`
  return ended.count === 1
}
