import type { TotalsCents } from '../../../contract/totals.ts'
import { deliveredSum, type OrderedPart } from '../../orders/documents/delivered-sum.ts'
import type { Queryable } from '../../platform/db.ts'
import type { PaymentKey } from '../payment-queries.ts'
import type { Books } from './compare.ts'

type Row = Omit<Books, 'payment'> & { isAtProvider: boolean; openParts: OpenPart[] } & NonNullable<Books['payment']>

/** A part of which something has left and something has not; `isWhole` where its documents are about all of it. */
type OpenPart = {
  totals: TotalsCents
  lines: (OrderedPart['lines'][0] & { shippedQuantity: number; cancelledQuantity: number })[]
  isWhole: boolean
}

/** What is under way for longer than so many days is a difference. */
const OVERDUE_DAYS = 30

/** Undefined where there is no such checkout. */
export async function readBooks(sql: Queryable, key: PaymentKey, now: Date): Promise<Books | undefined> {
  const since = new Date(now.getTime() - OVERDUE_DAYS * 24 * 60 * 60_000)
  const [row] = await sql<Row[]>`
    ${sums(sql, key, since)}
    select coalesce(h.order_number, h.request ->> 'orderNumber', '') as order_number, h.order_id is not null as has_order,
      h.provider_id is not null as is_at_provider, coalesce(h.amount_cents, 0)::bigint as amount_cents,
      case when h.is_later then moves.captured when h.state = 'PAID' then h.amount_cents else 0 end::bigint as captured_cents,
      moves.refunded::bigint as refunded_cents, coalesce(h.charged_back_cents, 0)::bigint as charged_back_cents,
      case when h.is_on_terms then terms.paid when h.is_later then sums.taken when h.is_paid then h.gross_cents else 0 end::bigint as taken_cents,
      h.refunded_cents::bigint as paid_back_cents,
      case when h.is_on_terms then terms.paid - refunds.owed_cents when h.is_later then sums.due when h.is_paid then h.gross_cents - refunds.all_cents else 0 end::bigint as due_cents,
      case when h.order_id is null then moves.going_back else refunds.open_cents end::bigint as open_refund_cents,
      case when h.is_later then sums.open_captures else 0 end::bigint as open_capture_cents,
      sums.shipped::bigint as shipped_cents, sums.documented::bigint as documented_cents, sums.open_parts
    from head h, moves, refunds, sums, terms`
  if (!row) return undefined
  const { isAtProvider, amountCents, capturedCents, refundedCents, chargedBackCents, openParts, ...all } = row
  const books = { ...all, shippedCents: all.shippedCents - sumOf(openParts.map(toComeCents)) }
  const payment = isAtProvider ? { amountCents, capturedCents, refundedCents, chargedBackCents } : null
  // Without an order nothing was sold: money that goes back is a matter of the payment alone.
  return books.hasOrder ? { ...books, payment } : { ...books, payment, dueCents: -books.openRefundCents }
}

/** What has not left is invoiced when it does. An earlier version invoiced all of a part with its first parcel. */
function toComeCents({ totals, lines, isWhole }: OpenPart): number {
  const shipped = new Map(lines.map(({ skuId, shippedQuantity }) => [skuId, shippedQuantity]))
  const inTheEnd = new Map(lines.map(({ skuId, quantity, cancelledQuantity }) => [skuId, quantity - cancelledQuantity]))
  const grossOf = (pieces: typeof shipped) => deliveredSum({ totals, lines }, pieces).gross
  return isWhole ? 0 : grossOf(inTheEnd) - grossOf(shipped)
}

const sumOf = (cents: number[]) => cents.reduce((sum, amount) => sum + amount, 0)

/** The order and payment of a checkout, and what its moves, parts and refunds add up to. */
const sums = (sql: Queryable, key: PaymentKey, since: Date) => sql`
    with head as (
      select c.buyer_id, c.id as checkout_id, p.provider_id, p.state, p.amount_cents, p.charged_back_cents, p.request,
        o.id as order_id, o.order_number, o.gross_cents, coalesce(o.refunded_cents, 0) as refunded_cents,
        coalesce(o.is_captured_on_shipment, false) as is_later, coalesce(o.payment_method = 'NET_TERMS', false) as is_on_terms,
        coalesce(o.payment_status in ('PAID', 'PARTIALLY_REFUNDED', 'REFUNDED'), false) as is_paid
      from checkout c
      left join payment p on p.buyer_id = c.buyer_id and p.checkout_id = c.id
      left join orders o on o.buyer_id = c.buyer_id and o.id = c.order_id
      where c.buyer_id = ${key.buyerId} and c.id = ${key.checkoutId}
    ), moves as (
      select
        coalesce(sum(m.amount_cents) filter (where kind = 'CAPTURE' and m.state = 'DONE' and not is_by_transfer), 0) as captured,
        coalesce(sum(m.amount_cents) filter (where kind = 'REFUND' and m.state = 'DONE' and not is_by_transfer), 0) as refunded,
        coalesce(sum(m.amount_cents) filter (
          where kind = 'REFUND' and m.state in ('STARTED', 'PENDING') and m.created_at > ${since}), 0) as going_back
      from payment_move m join head h using (buyer_id, checkout_id)
    ), parts as (
      select s.totals, (s.totals ->> 'gross')::bigint as gross, payable_cents(s) as payable, s.capture_id, s.paid_by_transfer_at, m.state as capture_state,
        (s.capture_id is not null or s.paid_by_transfer_at is not null) as is_taken,
        coalesce(m.created_at, s.status_at) > ${since} as is_young,
        exists (select from order_line l where l.buyer_id = s.buyer_id and l.order_id = s.order_id
          and l.store_id = s.store_id and l.shipped_quantity > 0) as is_shipped,
        (select json_agg(json_build_object('skuId', l.sku_id, 'quantity', l.quantity, 'unitPriceCents', l.final_price_cents,
            'priceUnit', l.price_unit,
            'taxRateBp', l.tax_rate_bp, 'deposits', l.deposits, 'setupFeeCents', l.setup_fee_cents,
            'shippedQuantity', l.shipped_quantity, 'cancelledQuantity', l.cancelled_quantity) order by l.position) filter (where s.status = 'CONFIRMED')
          from order_line l where l.buyer_id = s.buyer_id and l.order_id = s.order_id and l.store_id = s.store_id) as lines,
        coalesce((select sum(r.amount_cents) from refund r where r.buyer_id = s.buyer_id and r.order_id = s.order_id
          and r.store_id = s.store_id), 0) as given_back,
        coalesce((select sum((d.content -> 'totals' ->> 'gross')::bigint) from document d where d.buyer_id = s.buyer_id
          and d.order_id = s.order_id and d.store_id = s.store_id), 0) as documented
      from head h join sub_order s on s.buyer_id = h.buyer_id and s.order_id = h.order_id
      left join payment_move m on m.buyer_id = s.buyer_id and m.id = s.capture_id
    ), refunds as (
      select coalesce(sum(r.amount_cents), 0) as all_cents,
        coalesce(sum(r.amount_cents - r.set_off_cents) filter (where r.is_owed), 0) as owed_cents,
        coalesce(sum(r.amount_cents - r.set_off_cents) filter (where r.is_owed and r.paid_back_at is null
          and m.state is distinct from 'REFUSED' and r.created_at > ${since}), 0) as open_cents
      from head h join refund r on r.buyer_id = h.buyer_id and r.order_id = h.order_id
      left join payment_move m on m.buyer_id = r.buyer_id and m.id = r.id
    ), terms as (
      select coalesce(sum(t.paid_cents), 0) as paid from head h join receivable t using (buyer_id, order_id)
    ), sums as (
      select coalesce(sum(gross - given_back) filter (where is_taken), 0) as due,
        coalesce(sum(payable) filter (where capture_state = 'DONE' or paid_by_transfer_at is not null), 0) as taken,
        coalesce(sum(payable) filter (where capture_id is not null and paid_by_transfer_at is null and is_young
          and coalesce(capture_state, 'STARTED') in ('STARTED', 'PENDING')), 0) as open_captures,
        coalesce(sum(gross - given_back) filter (where is_shipped), 0) as shipped, coalesce(sum(documented), 0) as documented,
        coalesce(json_agg(json_build_object('totals', totals, 'lines', lines, 'isWhole', documented = gross - given_back))
          filter (where is_shipped and lines is not null), '[]') as open_parts
      from parts
    )`
