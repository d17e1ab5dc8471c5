import type { CursorPage } from '../http/cursor.ts'
import type { Language } from '../../contract/platform/values.ts'
import type { CorrectedInvoice } from '../orders/documents/document-content.ts'
import type { Queryable, Tx } from '../platform/db.ts'
import { isOfFinance } from '../stores/finance-people.ts'
import type { CommissionContent, Store, WaitingBooking } from './invoice-content.ts'

const firstOf = (sql: Queryable, month: string) => sql`${`${month}-01`}::timestamp at time zone 'Europe/Berlin'`

/** SQL: bookings `b` of commission on no invoice, from before this month. */
const waiting = (sql: Queryable, month: string) => sql`
  b.kind = 'COMMISSION' and b.booked_at < ${firstOf(sql, month)}
  and not exists (select from commission_invoice_booking i where i.booking_id = b.id)`

/** Stores with commission of a month that has ended before this one, and is on no invoice. */
export async function findWaitingStores(sql: Queryable, thisMonth: string): Promise<string[]> {
  const rows = await sql<{ storeId: string }[]>`
    select distinct b.store_id from ledger_booking b where b.store_id is not null and ${waiting(sql, thisMonth)}
    order by b.store_id`
  return rows.map(({ storeId }) => storeId)
}

/** Lets one process at a time issue for a store. */
export const lockStore = (tx: Tx, storeId: string) => tx`select from store where id = ${storeId} for no key update`

/** The oldest first. What an earlier version booked says by its tax, or the store's country, at which rate. */
export const findWaitingBookings = (sql: Queryable, storeId: string, thisMonth: string) => sql<WaitingBooking[]>`
  select b.id, b.booked_at as at, to_char(b.booked_at at time zone 'Europe/Berlin', 'YYYY-MM') as month,
    e.net_cents, e.tax_cents, s.sub_order_number,
    coalesce(s.commission_tax_bp, case when e.tax_cents <> 0 or st.country_id = 1 then 1900 else 0 end) as rate_bp,
    (select o.number from payout_entry p join payout o on o.store_id = p.store_id and o.id = p.payout_id
      where p.booking_id = b.id and o.state <> 'PROPOSED' limit 1) as payout
  from ledger_booking b
  join store st on st.id = b.store_id
  join sub_order s on s.buyer_id = b.buyer_id and s.order_id = b.order_id and s.store_id = b.store_id
  cross join lateral (
    select coalesce(-sum(amount_cents) filter (where account = 'COMMISSION'), 0)::bigint as net_cents,
      coalesce(-sum(amount_cents) filter (where account = 'COMMISSION_TAX'), 0)::bigint as tax_cents
    from ledger_entry where booking_id = b.id) e
  where b.store_id = ${storeId} and ${waiting(sql, thisMonth)}
  order by b.booked_at, b.id`

export async function findStore(sql: Queryable, storeId: string): Promise<Store | undefined> {
  const [store] = await sql<Store[]>`
    select s.id, s.name, s.country_id, s.legal, coalesce(nullif(s.legal ->> 'email', ''), p.email) as email,
      coalesce(p.language, 'de') as language
    from store s left join lateral (
      select a.email, a.language from membership m join account a on a.id = m.account_id
      where ${isOfFinance(sql, storeId)} order by m.created_at, m.id limit 1) p on true
    where s.id = ${storeId}`
  return store
}

export type LastInvoice = { month: string | null; invoice: CorrectedInvoice | null }

/** The month of the store's last one, and its last invoice, which a credit note names. */
export async function findLastInvoice(sql: Queryable, storeId: string): Promise<LastInvoice> {
  const [row] = await sql<[LastInvoice]>`
    select (select max(month) from commission_invoice where store_id = ${storeId}) as month, (
      select json_build_object('number', number, 'issuedOn', content ->> 'issuedOn') from commission_invoice
      where store_id = ${storeId} and type = 'INVOICE' order by month desc limit 1) as invoice`
  return row
}

/**
 * The next number of a year. Its row stays locked until the transaction ends, which commits the number together with its invoice or
 * rolls both back: there are no gaps.
 */
export async function nextNumber(tx: Tx, year: string): Promise<string> {
  const [row] = await tx<[{ count: number }]>`
    insert into commission_series (year, count) values (${year}::integer, 1)
    on conflict (year) do update set count = commission_series.count + 1 returning count`
  return `P-${year}-${String(row.count).padStart(5, '0')}`
}

type NewInvoice = { storeId: string; content: CommissionContent; bookings: readonly string[]; issuedAt: Date }

export const insertInvoice = (tx: Tx, { storeId, content, bookings, issuedAt }: NewInvoice) => [
  () => tx`
    insert into commission_invoice (number, store_id, month, type, net_cents, tax_cents, gross_cents, content, issued_at)
    values (${content.number}, ${storeId}, ${content.month}, ${content.type}, ${content.netCents}, ${content.taxCents},
      ${content.grossCents}, ${tx.json(content)}, ${issuedAt})`,
  // With the booking of its own, which was written before.
  () => tx`
    insert into commission_invoice_booking (booking_id, number)
    select id, ${content.number} from ledger_booking
    where id = any(${bookings as string[]}::uuid[]) or (kind = 'COMMISSION' and reference = ${content.number})`,
]

/** The first month in Germany that waits for its invoice; null where none does. */
export async function findWaitingMonth(sql: Queryable, storeId: string, thisMonth: string): Promise<string | null> {
  const [row] = await sql<[{ month: string | null }]>`
    select to_char(min(b.booked_at) at time zone 'Europe/Berlin', 'YYYY-MM') as month from ledger_booking b
    where b.store_id = ${storeId} and ${waiting(sql, thisMonth)}`
  return row.month
}

export type StoredInvoice = { storeId: string; content: CommissionContent; issuedAt: Date }

export async function findInvoice(sql: Queryable, number: string): Promise<StoredInvoice | undefined> {
  const [row] = await sql<StoredInvoice[]>`
    select store_id, content, issued_at from commission_invoice where number = ${number}`
  return row
}

/** False where its mails had been written before. */
export async function noteMailed(tx: Tx, number: string, at: Date): Promise<boolean> {
  const noted = await tx`
    update commission_invoice set mailed_at = ${at} where number = ${number} and mailed_at is null`
  return noted.count === 1
}

export type InvoiceRow = {
  number: string
  month: string
  type: CommissionContent['type']
  netCents: number
  taxCents: number
  grossCents: number
  issuedAt: Date
}

export const invoicesOf = (sql: Queryable, storeId: string) =>
  sql`select 1 from commission_invoice where store_id = ${storeId}`

export const findInvoices = (sql: Queryable, storeId: string, page: CursorPage) => sql<InvoiceRow[]>`
  select number, month, type, net_cents, tax_cents, gross_cents, issued_at from commission_invoice
  where store_id = ${storeId} and ${page.bound} order by ${page.orderBy} limit ${page.limit}`

export type InvoiceFile = { language: Language; type: CommissionContent['type']; pdf: Buffer | null }

/** The PDF as it was issued, of this store; null where it has not been drawn yet. */
export async function findInvoiceFile(
  sql: Queryable,
  storeId: string,
  number: string,
): Promise<InvoiceFile | undefined> {
  const [file] = await sql<InvoiceFile[]>`
    select i.content ->> 'language' as language, i.type, f.pdf
    from commission_invoice i left join commission_invoice_file f on f.number = i.number
    where i.store_id = ${storeId} and i.number = ${number}`
  return file
}

/** Stores the PDF, and answers what is stored: what was there before stays. */
export async function insertInvoiceFile(
  sql: Queryable,
  { number, pdf, sha256, drawnAt }: { number: string; pdf: Buffer; sha256: Buffer; drawnAt: Date },
): Promise<Buffer> {
  const inserted = await sql`
    insert into commission_invoice_file (number, pdf, sha256, drawn_at) values (${number}, ${pdf}, ${sha256}, ${drawnAt})
    on conflict (number) do nothing`
  if (inserted.count === 1) return pdf
  const [stored] = await sql<[{ pdf: Buffer }]>`select pdf from commission_invoice_file where number = ${number}`
  return stored.pdf
}
