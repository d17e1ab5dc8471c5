import type { LockedSubOrder } from '../fulfilment/lock-order.ts'
import { berlinDay, sellerOf, type DocumentContent, type DocumentSource } from './document-content.ts'

/** What a parcel holds, copied when it left, without prices. Never changed. */
export type DeliveryNoteContent = Pick<
  DocumentContent,
  | 'language'
  | 'number'
  | 'issuedOn'
  | 'orderedOn'
  | 'orderNumber'
  | 'subOrderNumber'
  | 'seller'
  | 'billing'
  | 'delivery'
  | 'buyerReference'
  | 'purchaseOrderNumber'
> & {
  type: 'DELIVERY_NOTE'
  carrier: string
  trackingNumber: string | null
  lines: DeliveryNoteLine[]
}
/** `openQuantity` is still to come with another parcel. */
export type DeliveryNoteLine = { skuId: string; name: string; quantity: number; openQuantity: number }

/** `quantities` by SKU; a sub-order as it was before the parcel left. */
export type Parcel = { carrier: string; trackingNumber: string; quantities: Map<string, number> }

type Issue = {
  number: string
  orderNumber: string
  source: DocumentSource
  subOrder: LockedSubOrder
  parcel: Parcel
  issuedAt: Date
}

export function deliveryNoteOf({
  number,
  orderNumber,
  source,
  subOrder,
  parcel,
  issuedAt,
}: Issue): DeliveryNoteContent {
  const { language, billing, delivery, buyerReference, purchaseOrderNumber } = source
  return {
    type: 'DELIVERY_NOTE',
    language,
    number,
    issuedOn: berlinDay(issuedAt),
    orderedOn: berlinDay(source.orderedAt),
    orderNumber,
    subOrderNumber: subOrder.subOrderNumber,
    seller: sellerOf(source.seller, subOrder),
    billing,
    delivery,
    buyerReference,
    purchaseOrderNumber,
    carrier: parcel.carrier,
    trackingNumber: parcel.trackingNumber || null,
    lines: subOrder.lines.flatMap((line) => {
      const quantity = parcel.quantities.get(line.skuId) ?? 0
      const openQuantity = line.quantity - line.shippedQuantity - line.cancelledQuantity - quantity
      const name = language === 'de' ? line.nameDe : line.nameEn
      return quantity > 0 ? [{ skuId: line.skuId, name, quantity, openQuantity }] : []
    }),
  }
}
