import type { TotalsCents } from '../../../../contract/totals.ts'
import type { LockedLine, LockedSubOrder } from '../lock-order.ts'
import { deliverySum } from '../../documents/delivered-sum.ts'
import { withinTotal } from './goodwill-amount.ts'
import { refundOf } from './refund-amount.ts'
import type { EarlierRefunds } from './refund-queries.ts'

/** Pieces of a line that are still to leave. */
export const openOf = ({ quantity, shippedQuantity, cancelledQuantity }: LockedLine): number =>
  quantity - shippedQuantity - cancelledQuantity

/** Pieces of a line whose money has gone back. */
export const refundedPieces = ({ cancelledQuantity, returnedQuantity, creditedQuantity }: LockedLine): number =>
  cancelledQuantity + returnedQuantity + creditedQuantity

/** What these pieces, by SKU, are taken off with that do not leave: carriage goes with the last of the delivery. */
export function refundOfOpenPieces(
  { totals, lines }: Pick<LockedSubOrder, 'totals' | 'lines'>,
  earlier: EarlierRefunds,
  quantities: Map<string, number>,
): TotalsCents {
  const deliveredWithout = (pieces: ReadonlyMap<string, number>) =>
    new Map(lines.map((line) => [line.skuId, line.quantity - line.cancelledQuantity - (pieces.get(line.skuId) ?? 0)]))
  const sum = deliverySum({ totals, lines }, deliveredWithout(quantities), deliveredWithout(new Map()))
  return withinTotal(sum, totals, earlier)
}

/** What these pieces, by SKU, are refunded with after what went back before. */
export function refundOfPieces(
  { totals, lines }: Pick<LockedSubOrder, 'totals' | 'lines'>,
  earlier: EarlierRefunds,
  quantities: Map<string, number>,
): TotalsCents {
  const ofGoods = refundOf({
    totals,
    lines: lines.map((line) => ({ ...line, refundedQuantity: refundedPieces(line) })),
    earlier: earlier.ofGoods,
    quantities,
    isWithShipping: lines.every(({ shippedQuantity }) => shippedQuantity === 0),
  })
  return withinTotal(ofGoods, totals, earlier)
}
