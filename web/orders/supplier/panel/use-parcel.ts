import { MOST_AIDS, transportAids, type TransportAid } from '../../../../contract/trade/transport-aids.ts'
import type { PackingLine, PackingOrder } from '../../../../contract/orders/packing.ts'
import { useTypedFields } from '../../../platform/forms/use-typed-text.ts'
import { isWholeNumber } from '../../../platform/forms/whole-number.ts'

export const openOf = ({ quantity, shippedQuantity, cancelledQuantity }: PackingLine) =>
  quantity - shippedQuantity - cancelledQuantity

type TypedParcel = {
  chosen: Record<string, number>
  carrier: string
  trackingNumber: string
  arrivesBy: string
  shipsOn: string | null
  aids: Partial<Record<TransportAid, string>>
}
const blank: TypedParcel = { chosen: {}, carrier: 'DHL', trackingNumber: '', arrivesBy: '', shipsOn: null, aids: {} }

/** What is packed of an order: everything that is open and lies on the shelf, until somebody says otherwise. */
export function useParcel(order: PackingOrder) {
  const [typed, setTyped] = useTypedFields(`parcel of ${order.subOrderNumber}`, blank)
  const { chosen, carrier, trackingNumber, arrivesBy, shipsOn, aids } = typed
  const quantityOf = (line: PackingLine) =>
    Math.min(chosen[line.productSkuId] ?? Math.min(openOf(line), line.onHand), openOf(line))
  const lines = order.lines
    .map((line) => ({ productSkuId: line.productSkuId, quantity: quantityOf(line) }))
    .filter(({ quantity }) => quantity > 0)
  return {
    /** As it was typed, whatever is open by now. */
    typed,
    carrier,
    setCarrier: (name: string) => setTyped({ carrier: name }),
    trackingNumber,
    setTrackingNumber: (text: string) => setTyped({ trackingNumber: text }),
    /** The last day on which it is to be there; '' where that of the order counts. */
    arrivesBy,
    setArrivesBy: (day: string) => setTyped({ arrivesBy: day }),
    /** When the store means to ship; '' where it says nothing. */
    shipsOn: shipsOn ?? order.expectedShipment?.day ?? '',
    setShipsOn: (day: string | null) => setTyped({ shipsOn: day }),
    /** As they were typed. */
    typedAids: aids,
    areAidsWhole: transportAids.every((code) => isWholeNumber(aids[code] ?? '', MOST_AIDS)),
    setAid: (code: TransportAid, text: string) => setTyped({ aids: { ...aids, [code]: text } }),
    aids: transportAids
      .map((code) => ({ code, pieces: Number(aids[code] ?? '') }))
      .filter(({ pieces }) => pieces !== 0),
    lines,
    isWhole: order.lines.every((line) => quantityOf(line) === openOf(line)),
    quantityOf,
    setQuantity: (line: PackingLine, quantity: number) =>
      setTyped({ chosen: { ...chosen, [line.productSkuId]: Math.max(0, Math.min(quantity, openOf(line))) } }),
    packAll: () =>
      setTyped({ chosen: Object.fromEntries(order.lines.map((line) => [line.productSkuId, openOf(line)])) }),
    /** After it has left: what is open then is another parcel. */
    begin: () => setTyped({ ...blank, carrier }),
  }
}
export type Parcel = ReturnType<typeof useParcel>
