import type postgres from 'postgres'
import type { PaymentStatus, SubOrderStatus } from '../../../contract/orders/orders.ts'
import type { TotalsCents } from '../../../contract/totals.ts'
import type { Deposit } from '../../../contract/trade/deposits.ts'
import type { Queryable, Tx } from '../../platform/db.ts'
import { inOrder } from '../../platform/in-order.ts'

export type OrderKey = { buyerId: string; orderId: string }
/** The same as SQL that finds it, so that it is found and locked in one step. */
export type FoundKey = Record<keyof OrderKey, postgres.Fragment>

/** Pieces of a line; what neither left nor was cancelled is still to be sent. */
export type LockedLine = {
  skuId: string
  nameDe: string
  nameEn: string
  quantity: number
  unitPriceCents: number
  priceUnit: number
  taxRateBp: number
  deposits: Deposit[]
  setupFeeCents: number
  shippedQuantity: number
  cancelledQuantity: number
  returnedQuantity: number
  /** Paid back for a claim, while the goods stay where they are. */
  creditedQuantity: number
  /** Pieces in claims that are not closed. */
  claimedQuantity: number
  /** Null in orders of an earlier version. */
  supplierSku: string | null
  gtin: string | null
  unitCode: string | null
}
/** What a coupon took off the goods of one rate, net. */
export type CouponShare = { rateBp: number; netCents: number }
export type ReturnRequest = { lines: { skuId: string; quantity: number }[]; reason: string | null }
export type LockedSubOrder = {
  storeId: string
  storeName: string
  subOrderNumber: string
  status: SubOrderStatus
  totals: TotalsCents
  /** What is taken of it when it leaves: less than its sum where pieces were cancelled while it was only authorised. */
  payableCents: number
  captureId: string | null
  /** Since when its money is missing: the provider could not take it. */
  paymentFailedAt: Date | null
  /** When its money came by bank transfer in the provider's place. */
  paidByTransferAt: Date | null
  /** How many days after its invoice it is paid; null where it is not ordered on net terms. */
  termsDays: number | null
  returnRequest: ReturnRequest | null
  /** What the marketplace has earned of it so far, without tax. */
  commissionCents: number
  /** At which rate that is taxed; null before the first, and of what an earlier version booked. */
  commissionTaxBp: number | null
  storeCountryId: number
  /** What the marketplace owes the store so far of a coupon that it bears. */
  couponShare: CouponShare[]
  /** The last day it was promised for; null where none was. */
  arrivesBy: string | null
  /** Whether it may leave in several shipments; null where nobody has said, which allows it. */
  allowsPartial: boolean | null
  /** How many steps it has taken. */
  version: number
  lines: LockedLine[]
}
export type LockedOrder = {
  buyerId: string
  /** Whether the company was erased, maybe while the lock was waited for: then it takes no step of its own any more. */
  isBuyerErased: boolean
  id: string
  orderNumber: string
  paymentStatus: PaymentStatus
  isCapturedOnShipment: boolean
  grossCents: number
  refundedCents: number
  totals: TotalsCents
  couponCode: string | null
  /** Who bears what the coupon took off, as it was made; null without one. */
  couponBorneBy: 'STORE' | 'MARKETPLACE' | null
  subOrders: LockedSubOrder[]
}

/**
 * Everything that moves an order locks it first, so the steps of one order follow each other and each sees what the one
 * before has done. Undefined where this buyer has no such order.
 */
export const lockOrder = (tx: Tx, key: OrderKey | FoundKey): Promise<LockedOrder | undefined> =>
  findState(tx, key, tx`for update`)

/** The same as it is now, for who only reads. */
export const readOrderState = (sql: Queryable, key: OrderKey): Promise<LockedOrder | undefined> =>
  findState(sql, key, sql``)

async function findState(sql: Queryable, { buyerId, orderId }: OrderKey | FoundKey, lock: ReturnType<Queryable>) {
  // Sent together; the server works them off in turn, so the parts are those that the lock waited for.
  const [[order], subOrders] = await inOrder([
    () => sql<Omit<LockedOrder, 'subOrders' | 'isBuyerErased'>[]>`
    select buyer_id, id, order_number,
      payment_status,
      is_captured_on_shipment, gross_cents,
      refunded_cents, totals, coupon_code, (select borne_by from coupon c where c.code = coupon_code) as coupon_borne_by
    from orders where buyer_id = ${buyerId} and id = ${orderId} ${lock}`,
    () => sql<(LockedSubOrder & Pick<LockedOrder, 'isBuyerErased'>)[]>`
    select c.erased_at is not null as is_buyer_erased, s.store_id, s.store_name, s.sub_order_number, s.status,
      s.totals, payable_cents(s) as payable_cents, s.capture_id,
      s.payment_failed_at, s.paid_by_transfer_at, s.terms_days, s.return_request, s.commission_cents, s.commission_tax_bp,
      s.coupon_share, s.arrives_by, s.allows_partial,
      store.country_id as store_country_id,
      (select count(*)::int from order_event e
        where e.buyer_id = s.buyer_id and e.order_id = s.order_id and e.store_id = s.store_id) as version,
      (select json_agg(json_build_object('skuId', l.sku_id, 'nameDe', l.name_de, 'nameEn', l.name_en,
          'quantity', l.quantity, 'unitPriceCents', l.final_price_cents, 'priceUnit', l.price_unit, 'taxRateBp', l.tax_rate_bp,
          'deposits', l.deposits, 'setupFeeCents', l.setup_fee_cents, 'shippedQuantity', l.shipped_quantity,
          'cancelledQuantity', l.cancelled_quantity, 'returnedQuantity', l.returned_quantity,
          'creditedQuantity', l.credited_quantity, 'claimedQuantity', pieces_in_claims(l),
          'supplierSku', l.supplier_sku, 'gtin', l.gtin, 'unitCode', l.unit_code) order by l.position)
        from order_line l
        where l.buyer_id = s.buyer_id and l.order_id = s.order_id and l.store_id = s.store_id) as lines
    from sub_order s join store on store.id = s.store_id join company c on c.id = s.buyer_id
    where s.buyer_id = ${buyerId} and s.order_id = ${orderId}
    order by length(s.sub_order_number), s.sub_order_number`,
  ])
  const isBuyerErased = subOrders.some((subOrder) => subOrder.isBuyerErased)
  return order && { ...order, isBuyerErased, subOrders: [...subOrders] }
}
