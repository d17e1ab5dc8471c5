import type { Changing } from '../change.ts'
import type { LockedLine } from '../lock-order.ts'

/** What of a part of an order moves: a parcel leaves, or pieces come or are paid back. */
export type DeliveryStep = Pick<Changing, 'order' | 'subOrder' | 'at'> & {
  /** By SKU, the pieces of this step. */
  quantities: Map<string, number>
  isDelivery: boolean
}

export type DeliveredLine = Pick<
  LockedLine,
  'skuId' | 'quantity' | 'unitPriceCents' | 'priceUnit' | 'taxRateBp' | 'deposits' | 'setupFeeCents'
> & {
  /** Pieces that have left, and neither come back nor been paid back. */
  delivered: number
}

/** The lines of the part as they are after the step. */
export function deliveredAfter({ subOrder, quantities, isDelivery }: DeliveryStep): DeliveredLine[] {
  const sign = isDelivery ? 1 : -1
  return subOrder.lines.map((line) => ({
    ...line,
    delivered:
      line.shippedQuantity - line.returnedQuantity - line.creditedQuantity + sign * (quantities.get(line.skuId) ?? 0),
  }))
}
