import { limitTo, type Window } from '../../http/paged.ts'
import type { Queryable } from '../../platform/db.ts'
import type { DocumentContent } from './document-content.ts'

type MonthRow = { month: string; count: number; grossCents: number }

/** Months in Germany with documents, newest first. */
export const findMonths = (sql: Queryable, buyerId: string) => sql<MonthRow[]>`
  select ${monthOf(sql)} as month, count(*)::int as count,
    sum((content -> 'totals' ->> 'gross')::bigint)::bigint as gross_cents
  from document where buyer_id = ${buyerId} group by 1 order by 1 desc`

export type MonthDocumentRow = {
  type: DocumentContent['type']
  number: string
  orderId: string
  orderNumber: string
  storeName: string
  issuedOn: string
  issuedAt: Date
  netCents: number
  grossCents: number
}

/** The documents of a month, newest first. */
export const findMonthDocuments = (sql: Queryable, buyerId: string, { month, ...window }: Window & { month: string }) =>
  sql<MonthDocumentRow[]>`
    select type, number, order_id, content ->> 'orderNumber' as order_number,
      content -> 'seller' ->> 'companyName' as store_name, content ->> 'issuedOn' as issued_on, issued_at,
      (content -> 'totals' ->> 'gross')::int - (content -> 'totals' ->> 'tax')::int as net_cents,
      (content -> 'totals' ->> 'gross')::int as gross_cents
    from document where buyer_id = ${buyerId} and ${monthOf(sql)} = ${month}
    order by issued_at desc, number
    ${limitTo(sql, window)}`

export async function countMonthDocuments(sql: Queryable, buyerId: string, month: string): Promise<number> {
  const [counted] = await sql<[{ count: number }]>`
    select count(*)::int from document where buyer_id = ${buyerId} and ${monthOf(sql)} = ${month}`
  return counted.count
}

const monthOf = (sql: Queryable) => sql`to_char(issued_at at time zone 'Europe/Berlin', 'YYYY-MM')`
