import type { TotalsCents } from '../../../../contract/totals.ts'
import type { LockedLine, LockedSubOrder } from '../lock-order.ts'
import { withinTotal } from './goodwill-amount.ts'
import { refundOf } from './refund-amount.ts'
import type { EarlierRefunds } from './refund-queries.ts'

/** Pieces of a line whose money has gone back. */
export const refundedPieces = ({ cancelledQuantity, returnedQuantity, creditedQuantity }: LockedLine): number =>
  cancelledQuantity + returnedQuantity + creditedQuantity

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
