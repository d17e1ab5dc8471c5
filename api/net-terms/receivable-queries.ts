import type { ReceivableView } from '../../contract/net-terms/receivables.ts'
import type { CursorPage } from '../http/cursor.ts'
import type { Queryable, Tx } from '../platform/db.ts'
import type { ReminderLevel } from './reminder-queries.ts'

export type ReceivableRow = {
  number: string
  buyerId: string
  orderId: string
  storeId: string
  subOrderNumber: string
  storeName: string
  companyName: string
  issuedOn: string
  dueOn: string
  grossCents: number
  creditedCents: number
  paidCents: number
  openCents: number
  paidAt: Date | null
  areRemindersStopped: boolean
  reminders: { level: ReminderLevel; sentAt: string }[]
}

/** Whose they are; of everybody for operators. */
export type ReceivableOwner = { storeId: string } | { buyerId: string } | null
export type ReceivableSearch = { owner: ReceivableOwner; view: ReceivableView; q?: string | undefined; today: string }

const rowsOf = (sql: Queryable, search: ReceivableSearch) => sql`
  from receivable r
  join sub_order s on s.buyer_id = r.buyer_id and s.order_id = r.order_id and s.store_id = r.store_id
  left join company c on c.id = r.buyer_id
  where ${isOwn(sql, search.owner)} and ${isIn(sql, search)} and ${isNamed(sql, search.q)}`

function isOwn(sql: Queryable, owner: ReceivableOwner) {
  if (owner === null) return sql`true`
  return 'storeId' in owner ? sql`r.store_id = ${owner.storeId}` : sql`r.buyer_id = ${owner.buyerId}`
}

function isIn(sql: Queryable, { view, today }: ReceivableSearch) {
  if (view === 'ALL') return sql`true`
  if (view === 'SETTLED') return sql`r.open_cents = 0`
  if (view === 'OPEN') return sql`r.open_cents > 0`
  return sql`r.open_cents > 0 and r.due_on < ${view === 'DUE' ? sql`${today}::date + 8` : sql`${today}::date`}`
}

const isNamed = (sql: Queryable, q: string | undefined) =>
  q ? sql`(r.number = upper(${q}) or position(lower(${q}) in lower(coalesce(c.name, ''))) > 0)` : sql`true`

const columns = (sql: Queryable) => sql`
  r.number, r.buyer_id, r.order_id, r.store_id, s.sub_order_number, s.store_name, coalesce(c.name, '') as company_name,
  r.issued_on::text, r.due_on::text, r.gross_cents, r.credited_cents, r.paid_cents, r.open_cents, r.paid_at,
  r.are_reminders_stopped,
  (select coalesce(json_agg(json_build_object('level', p.level, 'sentAt', p.sent_at) order by p.level), '[]')
    from payment_reminder p where p.number = r.number and p.letter is not null) as reminders`

export const findReceivables = (sql: Queryable, search: ReceivableSearch, page: CursorPage) => sql<ReceivableRow[]>`
  select ${columns(sql)} ${rowsOf(sql, search)} and ${page.bound} order by ${page.orderBy} limit ${page.limit}`

export const receivablesFound = (sql: Queryable, search: ReceivableSearch) => sql`select 1 ${rowsOf(sql, search)}`

export async function sumOpen(sql: Queryable, buyerId: string, today: string) {
  const [row] = await sql<[{ openCents: number; overdueCents: number }]>`
    select coalesce(sum(open_cents), 0)::bigint as open_cents,
      coalesce(sum(open_cents) filter (where due_on < ${today}), 0)::bigint as overdue_cents
    from receivable where buyer_id = ${buyerId} and open_cents > 0`
  return row
}

type Key = { buyerId: string; orderId: string; storeId: string }

export async function findReceivableKey(sql: Queryable, number: string): Promise<Key | undefined> {
  const [key] = await sql<Key[]>`select buyer_id, order_id, store_id from receivable where number = ${number}`
  return key
}

/** `claimedCents`: interest and flat fee that the last reminder asked for. */
type MoneyOf = Pick<ReceivableRow, 'openCents' | 'paidCents'> & { lateCents: number; claimedCents: number }

export async function findMoneyOf(tx: Tx, number: string): Promise<MoneyOf> {
  const [row] = await tx<[MoneyOf]>`
    select open_cents, paid_cents, late_cents, coalesce((select interest_cents + fee_cents from payment_reminder p
      where p.number = r.number and p.level = 3), 0)::bigint as claimed_cents
    from receivable r where number = ${number} for update`
  return row
}
