import { CLAIM_DAYS } from '../../contract/claims/deadlines.ts'
import type { ClaimStatus } from '../../contract/claims/claim-words.ts'
import type { PaymentMethodCode } from '../../contract/payment-methods.ts'
import type { OrderStatus, PaymentStatus, refundStatuses, SubOrderStatus } from '../../contract/orders/orders.ts'
import type { TotalsCents } from '../../contract/totals.ts'
import type { StockLine } from '../products/stock.ts'
import type { Queryable } from '../platform/db.ts'
import type { BankAccount } from '../platform/deps.ts'
import type { ReturnRequest } from './fulfilment/lock-order.ts'
import type { OrderAddress, OrderLine } from './new-order.ts'
import type { EventDetail } from './fulfilment/move-sub-order.ts'
import type { Actor } from './fulfilment/transitions.ts'
import type { AnnouncedReturn } from './empties/announce-returns.ts'

export type OrderEntryRow = {
  id: string
  orderNumber: string
  createdAt: Date
  status: OrderStatus
  paymentStatus: PaymentStatus
  grossCents: number
  itemCount: number
  stores: { storeName: string; status: SubOrderStatus }[]
  imageUrls: string[]
  paymentDueAt: Date | null
  arrivesBy: string | null
  shippedAt: Date | null
  deliveredAt: Date | null
  hasDocuments: boolean
  placedBy: string | null
  hits: { productSkuId: string; nameDe: string; nameEn: string; quantity: number; lineCents: number }[]
}

export type OrderRow = {
  id: string
  orderNumber: string
  createdAt: Date
  status: OrderStatus
  paymentMethod: PaymentMethodCode
  paymentStatus: PaymentStatus
  paymentDueAt: Date | null
  purchaseOrderNumber: string | null
  costCentre: string | null
  costCentreName: string | null
  /** Null where nobody else could have been it. */
  placedBy: string | null
  /** Null where nobody had to. */
  approvedBy: string | null
  note: string | null
  address: OrderAddress
  billingAddress: OrderAddress
  couponCode: string | null
  totals: TotalsCents
  /** The account that `pay` named, while it waits for a transfer, or where the buyer is asked to pay anew. */
  bankAccount: BankAccount | null
  /** What is to be paid anew, as an authorisation has ended. */
  missingCents: number
  refunds: { number: string; amountCents: number; status: (typeof refundStatuses)[number] }[]
}

export async function findOrder(sql: Queryable, buyerId: string, id: string): Promise<OrderRow | undefined> {
  const [order] = await sql<OrderRow[]>`
    select o.id, o.order_number, o.created_at, o.status,
      o.payment_method, o.payment_status, o.payment_due_at,
      o.purchase_order_number, o.cost_centre, o.cost_centre_name, placer_of(o.buyer_id, o.placed_by) as placed_by,
      (select placer_of(r.buyer_id, r.decided_by) from order_request r
        where r.buyer_id = o.buyer_id and r.id = o.order_request_id) as approved_by, o.note, o.address, o.billing_address,
      o.coupon_code, o.totals, coalesce(o.bank_account, c.reply -> 'bankTransfer') as bank_account,
      (select coalesce(sum(payable_cents(s)), 0)::bigint from sub_order s
        where s.buyer_id = o.buyer_id and s.order_id = o.id and s.payment_failed_at is not null
          and s.capture_id is null) as missing_cents,
      (select coalesce(json_agg(json_build_object('number', coalesce(s.sub_order_number, o.order_number),
          'amountCents', r.amount_cents - r.set_off_cents,
          'status', case when r.paid_back_at is not null then 'ARRIVED' when m.state = 'REFUSED' then 'DELAYED'
            else 'ON_ITS_WAY' end) order by r.created_at, r.id), '[]')
        from refund r
        left join sub_order s using (buyer_id, order_id, store_id)
        left join payment_move m on m.buyer_id = r.buyer_id and m.id = r.id
        where r.buyer_id = o.buyer_id and r.order_id = o.id and r.is_owed) as refunds
    from orders o
    left join checkout c on c.buyer_id = o.buyer_id and c.order_id = o.id
    where o.buyer_id = ${buyerId} and o.id = ${id}`
  return order
}

/** The id behind a public number, for the order's owner. */
export async function findOrderId(sql: Queryable, buyerId: string, orderNumber: string): Promise<string | undefined> {
  const [order] = await sql<{ id: string }[]>`
    select id from orders where buyer_id = ${buyerId} and order_number = ${orderNumber}`
  return order?.id
}

export type SubOrderRow = {
  storeId: string
  storeName: string
  storeSlug: string
  subOrderNumber: string
  status: SubOrderStatus
  totals: TotalsCents
  shipments: {
    shipmentId: string
    carrier: string
    trackingNumber: string
    shippedAt: string
    lines: StockLine[]
    isReplacement: boolean
    arrivesBy: string | null
  }[]
  claims: { number: string; status: ClaimStatus }[]
  isInClaimTime: boolean
  returnRequest: ReturnRequest | null
  isMoneyMissing: boolean
  dueAt: Date | null
  arrivesFrom: string | null
  arrivesBy: string | null
  shipsOn: string | null
  allowsPartial: boolean | null
  announcedReturns: AnnouncedReturn[]
}

export async function findSubOrders(sql: Queryable, buyerId: string, orderId: string): Promise<SubOrderRow[]> {
  return sql<SubOrderRow[]>`
    select store_id, store_name, store_slug,
      sub_order_number, status, totals, return_request,
      payment_failed_at is not null as is_money_missing, due_at, arrives_from, arrives_by, ships_on, allows_partial,
      announced_returns,
      (select coalesce(json_agg(json_build_object('shipmentId', p.id, 'carrier', p.carrier,
          'trackingNumber', p.tracking_number, 'shippedAt', p.shipped_at, 'lines', p.lines,
          'isReplacement', p.claim_id is not null, 'arrivesBy', p.arrives_by) order by p.shipped_at, p.id), '[]')
        from shipment p
        where p.buyer_id = s.buyer_id and p.order_id = s.order_id and p.store_id = s.store_id) as shipments,
      (select coalesce(json_agg(json_build_object('number', c.number, 'status', c.status) order by c.created_at, c.id), '[]')
        from claim c where c.buyer_id = s.buyer_id and c.order_id = s.order_id and c.store_id = s.store_id) as claims,
      coalesce(delivered_at(s) + make_interval(days => ${CLAIM_DAYS}) > now(), true) as is_in_claim_time
    from sub_order s
    where buyer_id = ${buyerId} and order_id = ${orderId}
    order by length(sub_order_number), sub_order_number`
}

export type OrderLineRow = OrderLine & {
  storeId: string
  isReviewed: boolean
  shippedQuantity: number
  cancelledQuantity: number
  returnedQuantity: number
  creditedQuantity: number
  /** In claims that are not closed. */
  claimedQuantity: number
  /** Pieces that can be claimed. */
  claimable: number
}

export async function findOrderLines(sql: Queryable, buyerId: string, orderId: string): Promise<OrderLineRow[]> {
  return sql<OrderLineRow[]>`
    select l.store_id, l.sku_id, l.name_de, l.name_en, l.brand,
      l.image_url, l.quantity, is_pack(l), l.price_cents, l.final_price_cents as unit_price_cents, l.price_unit,
      l.tax_rate_bp, l.deposits,
      l.setup_fee_cents, l.design,
      l.shipped_quantity, l.cancelled_quantity,
      l.returned_quantity, l.credited_quantity, pieces_in_claims(l) as claimed_quantity,
      claimable_pieces(l) as claimable,
      exists (select from review r where r.buyer_id = l.buyer_id and r.sku_id = l.sku_id) as is_reviewed
    from order_line l
    where l.buyer_id = ${buyerId} and l.order_id = ${orderId}
    order by l.position`
}

export type OrderEventRow = {
  storeId: string
  status: SubOrderStatus
  byWhom: Actor
  action: string | null
  at: Date
  detail: EventDetail | null
}

export async function findOrderEvents(sql: Queryable, buyerId: string, orderId: string): Promise<OrderEventRow[]> {
  return sql<OrderEventRow[]>`
    select store_id, status, by_whom, action, at, detail
    from order_event
    where buyer_id = ${buyerId} and order_id = ${orderId}
    order by at, id`
}
