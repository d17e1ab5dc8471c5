import type { PaymentStatus, SubOrderStatus } from '../../../contract/orders/orders.ts'
import type { TotalsCents } from '../../../contract/totals.ts'
import type { Tx } from '../../platform/db.ts'
import { inOrder } from '../../platform/in-order.ts'

export type OrderKey = { buyerId: string; orderId: string }

/** Pieces of a line; what neither left nor was cancelled is still to be sent. */
export type LockedLine = {
  skuId: string
  nameDe: string
  nameEn: string
  quantity: number
  unitPriceCents: number
  taxRateBp: number
  depositCents: number
  setupFeeCents: number
  shippedQuantity: number
  cancelledQuantity: number
  returnedQuantity: number
}
export type ReturnRequest = { lines: { skuId: string; quantity: number }[]; reason: string | null }
export type LockedSubOrder = {
  storeId: string
  storeName: string
  subOrderNumber: string
  status: SubOrderStatus
  totals: TotalsCents
  captureId: string | null
  /** Since when its money is missing: the provider could not take it. */
  paymentFailedAt: Date | null
  /** When its money came by bank transfer in the provider's place. */
  paidByTransferAt: Date | null
  returnRequest: ReturnRequest | null
  /** How many steps it has taken. */
  version: number
  lines: LockedLine[]
}
export type LockedOrder = {
  buyerId: string
  id: string
  orderNumber: string
  paymentStatus: PaymentStatus
  isCapturedOnShipment: boolean
  grossCents: number
  refundedCents: number
  totals: TotalsCents
  couponCode: string | null
  subOrders: LockedSubOrder[]
}

/**
 * Everything that moves an order locks it first, so the steps of one order follow each other and each sees what the one
 * before has done. Undefined where this buyer has no such order.
 */
export async function lockOrder(tx: Tx, { buyerId, orderId }: OrderKey): Promise<LockedOrder | undefined> {
  // Sent together; the server works them off in turn, so the parts are those that the lock waited for.
  const [[order], subOrders] = await inOrder([
    () => tx<Omit<LockedOrder, 'subOrders'>[]>`
    select buyer_id, id, order_number,
      payment_status,
      is_captured_on_shipment, gross_cents,
      refunded_cents, totals, coupon_code
    from orders where buyer_id = ${buyerId} and id = ${orderId} for update`,
    () => tx<LockedSubOrder[]>`
    select s.store_id, s.store_name, s.sub_order_number, s.status,
      s.totals, s.capture_id,
      s.payment_failed_at, s.paid_by_transfer_at, s.return_request,
      (select count(*)::int from order_event e
        where e.buyer_id = s.buyer_id and e.order_id = s.order_id and e.store_id = s.store_id) as version,
      (select json_agg(json_build_object('skuId', l.sku_id, 'nameDe', l.name_de, 'nameEn', l.name_en,
          'quantity', l.quantity, 'unitPriceCents', l.final_price_cents, 'taxRateBp', l.tax_rate_bp,
          'depositCents', l.deposit_cents, 'setupFeeCents', l.setup_fee_cents, 'shippedQuantity', l.shipped_quantity,
          'cancelledQuantity', l.cancelled_quantity, 'returnedQuantity', l.returned_quantity) order by l.position)
        from order_line l
        where l.buyer_id = s.buyer_id and l.order_id = s.order_id and l.store_id = s.store_id) as lines
    from sub_order s
    where s.buyer_id = ${buyerId} and s.order_id = ${orderId}
    order by length(s.sub_order_number), s.sub_order_number`,
  ])
  return order && { ...order, subOrders: [...subOrders] }
}
