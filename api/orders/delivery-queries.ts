import { CLAIM_DAYS } from '../../contract/claims/deadlines.ts'
import type { ClaimStatus } from '../../contract/claims/claim-words.ts'
import type { DeliveryState } from '../../contract/orders/deliveries.ts'
import type { SubOrderStatus } from '../../contract/orders/orders.ts'
import type { Queryable } from '../platform/db.ts'
import type { OrderAddress } from './new-order.ts'

export type DeliveryRow = {
  orderId: string
  storeId: string
  subOrderNumber: string
  storeName: string
  orderedAt: Date
  placedBy: string | null
  status: SubOrderStatus
  address: OrderAddress
  purchaseOrderNumber: string | null
  costCentre: string | null
  costCentreName: string | null
  /** Inside JSON a time is a text. */
  shipments: {
    shipmentId: string
    carrier: string
    trackingNumber: string
    shippedAt: string
    arrivesBy: string | null
  }[]
  items: {
    skuId: string
    nameDe: string
    nameEn: string
    brand: string
    imageUrl: string
    quantity: number
    isPack: boolean
    shippedQuantity: number
  }[]
  deliveryNoteNumbers: string[]
  version: number
  canClaim: boolean
  claims: { number: string; status: ClaimStatus }[]
}

const statusesOf: Record<DeliveryState, SubOrderStatus[]> = {
  EXPECTED: ['PLACED', 'CONFIRMED', 'SHIPPED'],
  ARRIVED: ['DELIVERED', 'COMPLETED'],
}

/** One page of what stores deliver to a company, or the one with this number. */
export function findDeliveries(
  sql: Queryable,
  buyerId: string,
  which: { state: DeliveryState; offset: number; limit: number } | { subOrderNumber: string },
) {
  const [isChosen, part] =
    'state' in which
      ? [sql`s.status = any(${statusesOf[which.state]})`, sql`limit ${which.limit} offset ${which.offset}`]
      : [sql`s.sub_order_number = ${which.subOrderNumber}`, sql``]
  return sql<DeliveryRow[]>`
    select s.order_id, s.store_id, s.sub_order_number, s.store_name, o.created_at as ordered_at,
      placer_of(o.buyer_id, o.placed_by) as placed_by, s.status, o.address, o.purchase_order_number,
      o.cost_centre, o.cost_centre_name,
      (select coalesce(json_agg(json_build_object('shipmentId', p.id, 'carrier', p.carrier,
          'trackingNumber', p.tracking_number, 'shippedAt', p.shipped_at, 'arrivesBy', p.arrives_by)
          order by p.shipped_at, p.id), '[]')
        from shipment p
        where p.buyer_id = s.buyer_id and p.order_id = s.order_id and p.store_id = s.store_id) as shipments,
      (select coalesce(json_agg(json_build_object('skuId', l.sku_id, 'nameDe', l.name_de, 'nameEn', l.name_en,
          'brand', l.brand, 'imageUrl', coalesce(l.design ->> 'previewUrl', l.image_url),
          'quantity', l.quantity - l.cancelled_quantity, 'isPack', is_pack(l), 'shippedQuantity', l.shipped_quantity) order by l.position), '[]')
        from order_line l
        where l.buyer_id = s.buyer_id and l.order_id = s.order_id and l.store_id = s.store_id
          and l.quantity > l.cancelled_quantity) as items,
      array(select d.number from document d
        where d.buyer_id = s.buyer_id and d.order_id = s.order_id and d.store_id = s.store_id
          and d.type = 'DELIVERY_NOTE' order by d.issued_at, d.number) as delivery_note_numbers,
      (select count(*)::int from order_event e
        where e.buyer_id = s.buyer_id and e.order_id = s.order_id and e.store_id = s.store_id) as version,
      coalesce(delivered_at(s) + make_interval(days => ${CLAIM_DAYS}) > now(), true) and exists (select from order_line l
        where l.buyer_id = s.buyer_id and l.order_id = s.order_id and l.store_id = s.store_id
          and claimable_pieces(l) > 0) as can_claim,
      (select coalesce(json_agg(json_build_object('number', c.number, 'status', c.status) order by c.created_at, c.id), '[]')
        from claim c where c.buyer_id = s.buyer_id and c.order_id = s.order_id and c.store_id = s.store_id) as claims
    from sub_order s join orders o on o.buyer_id = s.buyer_id and o.id = s.order_id
    where s.buyer_id = ${buyerId} and ${isChosen}
    order by s.status = 'SHIPPED' desc, o.created_at desc, s.sub_order_number
    ${part}`
}

export async function countDeliveries(sql: Queryable, buyerId: string, state: DeliveryState): Promise<number> {
  const [row] = await sql<[{ count: number }]>`
    select count(*)::int as count from sub_order where buyer_id = ${buyerId} and status = any(${statusesOf[state]})`
  return row.count
}
