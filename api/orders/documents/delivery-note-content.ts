import { berlinDay } from '../../../contract/platform/values.ts'
import type { AidsOfShipment, TransportAid } from '../../../contract/trade/transport-aids.ts'
import { texts } from '../../../texts/texts.ts'
import { isPackCode } from '../../products/pack.ts'
import type { LockedSubOrder } from '../fulfilment/lock-order.ts'
import { sellerOf } from './content-of-order.ts'
import type { DocumentContent, DocumentSource } from './document-content.ts'

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
  /** Absent in notes of an earlier version. */
  costCentre?: string | null
  carrier: string
  trackingNumber: string | null
  /** It replaces goods of a claim, without charge. */
  isReplacement?: true
  lines: DeliveryNoteLine[]
  /** What the goods stand on and is exchanged; absent where there is none. */
  aids?: { code: TransportAid; name: string; pieces: number }[]
}
/** `openQuantity` is still to come with another parcel. */
export type DeliveryNoteLine = { skuId: string; name: string; quantity: number; openQuantity: number; isPack?: true }

/** `quantities` by SKU; a sub-order as it was before the parcel left. */
export type Parcel = {
  carrier: string
  trackingNumber: string
  quantities: Map<string, number>
  isReplacement?: true
  aids?: AidsOfShipment
}

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
  const { language, billing, delivery, buyerReference, purchaseOrderNumber, costCentre } = source
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
    costCentre,
    carrier: parcel.carrier,
    trackingNumber: parcel.trackingNumber || null,
    ...(parcel.isReplacement && { isReplacement: true }),
    ...(parcel.aids?.length && {
      aids: parcel.aids.map((aid) => ({ ...aid, name: texts(language).orders.empties.aids[aid.code] })),
    }),
    lines: subOrder.lines.flatMap((line) => {
      const quantity = parcel.quantities.get(line.skuId) ?? 0
      const open = line.quantity - line.shippedQuantity - line.cancelledQuantity
      const openQuantity = parcel.isReplacement ? 0 : open - quantity
      const name = language === 'de' ? line.nameDe : line.nameEn
      const packed = isPackCode(line.unitCode) && ({ isPack: true } as const)
      return quantity > 0 ? [{ skuId: line.skuId, name, quantity, openQuantity, ...packed }] : []
    }),
  }
}
