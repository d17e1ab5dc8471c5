import type { TotalsCents } from '../../../contract/totals.ts'
import { refundOf, type RefundLine } from '../fulfilment/money/refund-amount.ts'

export type OrderedLine = Omit<RefundLine, 'refundedQuantity'>
/** By SKU, pieces. */
export type Pieces = ReadonlyMap<string, number>
export type OrderedPart = { totals: TotalsCents; lines: OrderedLine[] }

/**
 * What a sub-order costs when these pieces are delivered and the rest is not: all of it less what the rest would be refunded
 * with. Carriage is owed with the first piece.
 */
export function deliveredSum({ totals, lines }: OrderedPart, delivered: Pieces): TotalsCents {
  const piecesOf = ({ skuId }: OrderedLine) => delivered.get(skuId) ?? 0
  const rest = refundOf({
    totals,
    lines: lines.map((line) => ({ ...line, refundedQuantity: 0 })),
    earlier: [],
    quantities: new Map(lines.map((line) => [line.skuId, line.quantity - piecesOf(line)])),
    isWithShipping: lines.every((line) => piecesOf(line) === 0),
  })
  return minus(totals, rest)
}

/**
 * What the pieces of one delivery are invoiced with: the difference of two sums, so that all invoices of a sub-order
 * together, less its credit notes, are what it costs to the cent and for every rate.
 */
export function deliverySum(part: OrderedPart, before: Pieces, after: Pieces): TotalsCents {
  const sum = minus(deliveredSum(part, after), deliveredSum(part, before))
  const rates = new Set(
    part.lines.filter(({ skuId }) => after.get(skuId) !== before.get(skuId)).map(({ taxRateBp }) => taxRateBp),
  )
  const isTouched = ({ rateBp, base, amount }: TotalsCents['taxLines'][0]) =>
    rates.has(rateBp) || base !== 0 || amount !== 0
  return { ...sum, taxLines: sum.taxLines.filter(isTouched) }
}

function minus(sum: TotalsCents, less: TotalsCents): TotalsCents {
  const taxLines = sum.taxLines.map((line) => {
    const { base, shipping, amount } = less.taxLines.find(({ rateBp }) => rateBp === line.rateBp) ?? nothing
    return { ...line, base: line.base - base, shipping: line.shipping - shipping, amount: line.amount - amount }
  })
  return {
    net: sum.net - less.net,
    discount: sum.discount - less.discount,
    deposit: sum.deposit - less.deposit,
    shipping: sum.shipping - less.shipping,
    tax: sum.tax - less.tax,
    taxLines,
    taxCase: sum.taxCase,
    gross: sum.gross - less.gross,
  }
}

const nothing = { base: 0, shipping: 0, amount: 0 }
