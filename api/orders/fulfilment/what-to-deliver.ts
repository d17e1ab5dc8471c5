import type { Tx } from '../../platform/db.ts'
import type { OrderAddress } from '../new-order.ts'
import type { LockedOrder } from './lock-order.ts'

/** What a store has to send of an order, and where. */
export type WhatToDeliver = {
  address: OrderAddress
  note: string | null
  purchaseOrderNumber: string | null
  costCentre: string | null
  costCentreName: string | null
  lines: { skuId: string; nameDe: string; nameEn: string; quantity: number; unitCode: string | null }[]
}

export async function findWhatToDeliver(
  tx: Tx,
  { buyerId, id }: Pick<LockedOrder, 'buyerId' | 'id'>,
  storeId: string,
): Promise<WhatToDeliver> {
  const [row] = await tx<[WhatToDeliver]>`
    select o.address, o.note, o.purchase_order_number, o.cost_centre, o.cost_centre_name, (
      select json_agg(json_build_object('skuId', l.sku_id, 'nameDe', l.name_de, 'nameEn', l.name_en, 'quantity', l.quantity,
          'unitCode', l.unit_code)
        order by l.position)
      from order_line l where l.buyer_id = o.buyer_id and l.order_id = o.id and l.store_id = ${storeId}) as lines
    from orders o where o.buyer_id = ${buyerId} and o.id = ${id}`
  return row
}
