import type postgres from 'postgres'
import { limitTo, type Window } from '../../../http/paged.ts'
import type { Queryable } from '../../../platform/db.ts'
import type { PaymentStatus } from '../../../../contract/orders/orders.ts'
import type { StoredDocument } from '../document-queries.ts'

type DocumentType = StoredDocument['content']['type']
export type DocumentSearch = {
  type?: DocumentType | undefined
  storeId?: string | undefined
  q?: string | undefined
  year?: number | undefined
  /** Its code. */
  costCentre?: string | undefined
}
type MonthRow = { month: string; count: number; grossCents: number }

/** Months in Germany with documents, newest first. */
export const findMonths = (sql: Queryable, buyerId: string, { year, ...search }: DocumentSearch) => sql<MonthRow[]>`
  select ${monthOf(sql)} as month, count(*)::int as count, coalesce(sum(${grossOf(sql)}), 0)::bigint as gross_cents
  from document where buyer_id = ${buyerId} and ${isFound(sql, search)}
    ${year ? sql`and ${yearOf(sql)} = ${year}` : sql``}
  group by 1 order by 1 desc`

type DocumentChoices = {
  stores: { storeId: string; storeName: string }[]
  years: number[]
  /** Each with the name it had last. */
  costCentres: { costCentre: string; costCentreName: string | null }[]
}

export async function findDocumentChoices(sql: Queryable, buyerId: string) {
  const [row] = await sql<[DocumentChoices]>`
    select
      (select coalesce(json_agg(json_build_object('storeId', store_id, 'storeName', name) order by lower(name), store_id), '[]')
        from (select distinct on (store_id) store_id, ${sellerOf(sql)} as name
          from document where buyer_id = ${buyerId} order by store_id, issued_at desc) newest) as stores,
      array(select distinct ${yearOf(sql)} from document where buyer_id = ${buyerId} order by 1 desc) as years,
      (select coalesce(json_agg(json_build_object('costCentre', cost_centre, 'costCentreName', cost_centre_name)
          order by lower(cost_centre), cost_centre), '[]')
        from (select distinct on (cost_centre) cost_centre, cost_centre_name from orders
          where buyer_id = ${buyerId} and cost_centre is not null order by cost_centre, created_at desc) newest) as cost_centres`
  return row
}

/** A delivery note has no amounts. */
export type MonthDocumentRow = {
  type: DocumentType
  number: string
  orderId: string
  orderNumber: string
  storeName: string
  purchaseOrderNumber: string | null
  costCentre: string | null
  costCentreName: string | null
  issuedOn: string
  issuedAt: Date
  netCents: number | null
  grossCents: number | null
  /** Payment status of its order or, on net terms, of its receivable. */
  paymentStatus: PaymentStatus
  paymentDueAt: Date | null
  /** Refunds of its store, or of the whole order, that are owed. */
  refundCount: number
  openRefundCount: number
}

type OfMonth = Omit<DocumentSearch, 'year'> & { month: string }

/** The documents of a month, newest first, with what is known of their money. */
export const findMonthDocuments = (
  sql: Queryable,
  buyerId: string,
  { month, page, pageSize, ...search }: Window & OfMonth,
) =>
  sql<MonthDocumentRow[]>`
    select type, number, order_id, content ->> 'orderNumber' as order_number,
      ${sellerOf(sql)} as store_name, content ->> 'issuedOn' as issued_on, issued_at,
      ${grossOf(sql)} - (content -> 'totals' ->> 'tax')::int as net_cents, ${grossOf(sql)} as gross_cents,
      purchase_order_number, cost_centre, cost_centre_name, refund_count, case when r.number is null then payment_status when r.open_cents > 0 then 'UNPAID' else 'PAID' end as payment_status,
      coalesce((r.due_on + 1)::timestamp at time zone 'Europe/Berlin', payment_due_at) as payment_due_at,
      open_refund_count
    from document
      left join receivable r using (number, buyer_id, order_id, store_id)
      cross join lateral (select payment_status, payment_due_at, purchase_order_number, cost_centre, cost_centre_name from orders o
        where o.buyer_id = document.buyer_id and o.id = document.order_id) paid
      cross join lateral (select count(*)::int as refund_count,
          (count(*) filter (where paid_back_at is null))::int as open_refund_count
        from refund r where r.buyer_id = document.buyer_id and r.order_id = document.order_id and r.is_owed
          and (r.store_id is null or r.store_id = document.store_id)) refunds
    where buyer_id = ${buyerId} and ${monthOf(sql)} = ${month} and ${isFound(sql, search)}
    order by issued_at desc, number
    ${limitTo(sql, { page, pageSize })}`

export async function countMonthDocuments(
  sql: Queryable,
  buyerId: string,
  { month, ...search }: OfMonth,
): Promise<number> {
  const [counted] = await sql<[{ count: number }]>`
    select count(*)::int from document
    where buyer_id = ${buyerId} and ${monthOf(sql)} = ${month} and ${isFound(sql, search)}`
  return counted.count
}

const isFound = (
  sql: Queryable,
  { type, storeId, costCentre, q }: Omit<DocumentSearch, 'year'>,
): postgres.Fragment => sql`
  ${type ? sql`type = ${type}` : sql`true`}
  ${storeId ? sql`and store_id = ${storeId}` : sql``}
  ${costCentre ? sql`and exists (select from orders o where o.buyer_id = document.buyer_id and o.id = order_id and o.cost_centre = ${costCentre})` : sql``}
  ${q ? sql`and (${isNamed(sql, q)} or ${isAmount(sql, q)})` : sql``}`

const isNamed = (sql: Queryable, q: string) =>
  sql`position(lower(${q}) in lower(concat_ws(' ', number, content ->> 'subOrderNumber',
    content ->> 'purchaseOrderNumber', ${sellerOf(sql)}))) > 0`

/** '308,38', '1.308,38 €' or '-12.50': the sum of a document, whether it was charged or given back. */
function isAmount(sql: Queryable, q: string) {
  const [, whole = '', cents = ''] = /^[-−]?([\d.,]{1,12}?)[.,](\d{2})\s*€?$/.exec(q) ?? []
  return cents ? sql`abs(${grossOf(sql)}) = ${Number(whole.replaceAll(/\D/g, '') + cents)}::bigint` : sql`false`
}

const sellerOf = (sql: Queryable) => sql`content -> 'seller' ->> 'companyName'`
const grossOf = (sql: Queryable) => sql`(content -> 'totals' ->> 'gross')::int`
const yearOf = (sql: Queryable) => sql`extract(year from issued_at at time zone 'Europe/Berlin')::int`
const monthOf = (sql: Queryable) => sql`to_char(issued_at at time zone 'Europe/Berlin', 'YYYY-MM')`
