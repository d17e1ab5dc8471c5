import type postgres from 'postgres'
import type { PaymentStatus } from '../../../../contract/orders/orders.ts'
import type { TotalsCents } from '../../../../contract/totals.ts'
import { cursorPages, type CursorOrder, type CursorPage } from '../../../http/cursor.ts'
import type { Queryable } from '../../../platform/db.ts'

/** What bookkeeping wants to know of an invoice or a credit note; amounts of a credit note are negative, as it says them. */
export type BookedRow = {
  type: 'INVOICE' | 'CREDIT_NOTE'
  number: string
  /** Days in Germany. */
  issuedOn: string
  deliveredOn: string
  buyerId: string
  company: string
  seller: string
  sellerVatId: string
  buyerVatId: string | null
  deliveryCountryId: number
  totals: TotalsCents
  /** What of its lines is no goods, by rate. */
  parts: { kind: 'DEPOSIT' | 'SETUP'; rateBp: number; cents: number }[]
  /** It is about bottles and crates alone. */
  isOfEmpties: boolean
  subOrderNumber: string
  purchaseOrderNumber: string | null
  costCentre: string | null
  dueOn: string | null
  /** Payment status of its order or, on net terms, of its receivable. */
  paymentStatus: PaymentStatus
  paymentDueAt: Date | null
  refundCount: number
  openRefundCount: number
}
export type DocumentOwner = { storeId: string } | { buyerId: string }

type PlacedRow = BookedRow & { position: string }

/** Invoices and credit notes that a store has issued, or a company got, in a month in Germany, in their order, page by page. */
export const bookedPages = (
  sql: Queryable,
  owner: DocumentOwner,
  month: string,
): AsyncGenerator<readonly BookedRow[]> => {
  const order = {
    key: sql`issued_at`,
    keyType: 'timestamptz',
    id: sql`number`,
    idType: 'text',
    isDescending: false,
  } satisfies CursorOrder
  return cursorPages<PlacedRow>(sql, order, {
    read: (page) => findBooked(sql, page, { owner, month }),
    boundOf: ({ position, number }) => ({ key: position, id: number }),
  })
}

const findBooked = (
  sql: Queryable,
  { bound, orderBy, limit }: CursorPage,
  { owner, month }: { owner: DocumentOwner; month: string },
) =>
  sql<PlacedRow[]>`
    select to_json(d.issued_at) #>> '{}' as position, d.type, d.number, d.content ->> 'issuedOn' as issued_on, d.content ->> 'deliveredOn' as delivered_on, d.buyer_id,
      d.content -> 'billing' ->> 'companyName' as company, d.content -> 'seller' ->> 'companyName' as seller,
      d.content -> 'seller' ->> 'vatId' as seller_vat_id, d.content ->> 'buyerVatId' as buyer_vat_id,
      (d.content -> 'delivery' ->> 'countryId')::int as delivery_country_id, d.content -> 'totals' as totals,
      lines.parts, lines.is_of_empties, d.content ->> 'subOrderNumber' as sub_order_number, o.purchase_order_number,
      o.cost_centre, d.content ->> 'dueOn' as due_on, refunds.*,
      case when r.number is null then o.payment_status when r.open_cents > 0 then 'UNPAID' else 'PAID' end as payment_status,
      coalesce((r.due_on + 1)::timestamp at time zone 'Europe/Berlin', o.payment_due_at) as payment_due_at
    from (
      select * from document
      where ${isOwn(sql, owner)} and type <> 'DELIVERY_NOTE' and ${isIn(sql, month)} and ${bound}
      order by ${orderBy} limit ${limit}) d
    join orders o on o.buyer_id = d.buyer_id and o.id = d.order_id
    left join receivable r on r.number = d.number
    cross join lateral (
      select coalesce(json_agg(json_build_object('kind', kind, 'rateBp', rate_bp, 'cents', cents))
          filter (where kind in ('DEPOSIT', 'SETUP')), '[]') as parts,
        d.type = 'CREDIT_NOTE' and bool_and(kind = 'DEPOSIT') as is_of_empties
      from (
        select line ->> 'kind' as kind, (line ->> 'rateBp')::int as rate_bp, sum((line ->> 'netCents')::bigint)::bigint as cents
        from jsonb_array_elements(d.content -> 'lines') line group by 1, 2
      ) kinds) lines
    cross join lateral (
      select count(*)::int as refund_count, (count(*) filter (where r.paid_back_at is null))::int as open_refund_count
      from refund r where r.buyer_id = d.buyer_id and r.order_id = d.order_id and r.is_owed
        and (r.store_id is null or r.store_id = d.store_id)) refunds
    order by d.issued_at, d.number`

const isOwn = (sql: Queryable, owner: DocumentOwner) =>
  'storeId' in owner ? sql`store_id = ${owner.storeId}` : sql`buyer_id = ${owner.buyerId}`

const isIn = (sql: Queryable, month: string): postgres.Fragment => {
  const first = `${month}-01`
  return sql`issued_at >= ${first}::timestamp at time zone 'Europe/Berlin'
    and issued_at < (${first}::timestamp + interval '1 month') at time zone 'Europe/Berlin'`
}
