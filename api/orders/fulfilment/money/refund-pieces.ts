import type { TotalsCents } from '../../../../contract/totals.ts'
import type { LockedLine, LockedSubOrder } from '../lock-order.ts'
import { deliveredSum, deliverySum } from '../../documents/delivered-sum.ts'
import { withinLeft } from './goodwill-amount.ts'
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
  return withinLeft(sum, totals.gross - earlier.besideCents - sumOf(earlier.ofGoods))
}

type RefundOfPieces = {
  totals: TotalsCents
  /** By how much that is less, as price or empties were given back before. */
  cutCents: number
}

/** What these pieces, by SKU, are refunded with after what went back before. */
export function refundOfPieces(
  part: Pick<LockedSubOrder, 'totals' | 'lines'>,
  earlier: EarlierRefunds,
  quantities: Map<string, number>,
): RefundOfPieces {
  const { lines } = part
  const ofGoods = refundOf({
    ...part,
    lines: lines.map((line) => ({ ...line, refundedQuantity: refundedPieces(line) })),
    earlier: earlier.ofGoods,
    quantities,
    isWithShipping: lines.every(({ shippedQuantity }) => shippedQuantity === 0),
  })
  const totals = withinLeft(ofGoods, leftOf(part, earlier))
  return { totals, cutCents: ofGoods.gross - totals.gross }
}

/**
 * What can still be given back for pieces that have left, and for what they were lent in. While others are to follow these are not invoiced yet: a price that was
 * given back is made up for by what was invoiced, and never by pieces that may be cancelled.
 */
export function leftOf({ totals, lines }: Pick<LockedSubOrder, 'totals' | 'lines'>, earlier: EarlierRefunds): number {
  const { besideCents, ofGoods, cancelledCents } = earlier
  if (besideCents === 0 || lines.every((line) => openOf(line) === 0)) return totals.gross - besideCents - sumOf(ofGoods)
  const sent = new Map(lines.map(({ skuId, shippedQuantity }) => [skuId, shippedQuantity]))
  return deliveredSum({ totals, lines }, sent).gross - besideCents - (sumOf(ofGoods) - cancelledCents)
}

const sumOf = (refunds: TotalsCents[]) => refunds.reduce((sum, { gross }) => sum + gross, 0)
