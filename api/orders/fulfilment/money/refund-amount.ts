import { netOf } from '../../../../contract/platform/money.ts'
import { lineNetCents, taxOf, type PricedLine, type TotalsCents } from '../../../../contract/totals.ts'
import { depositCentsAt, depositCentsOf, type Deposit } from '../../../../contract/trade/deposits.ts'
import { allocate } from '../../../promotions/coupon.ts'

/** A line as it was ordered, and how much of it was refunded before. */
export type RefundLine = PricedLine & {
  skuId: string
  deposits: Deposit[]
  taxRateBp: number
  refundedQuantity: number
}
export type Refunding = {
  /** Sums of the sub-order as it was placed. */
  totals: TotalsCents
  lines: RefundLine[]
  /** What was refunded of it before. */
  earlier: TotalsCents[]
  /** By SKU, what is refunded now. */
  quantities: Map<string, number>
  /** Shipping is refunded only where nothing has been shipped. */
  isWithShipping: boolean
}

/**
 * The sum to refund for these quantities: their price less their share of the coupon, their deposit and the tax on
 * both. Shares of coupon and tax are differences of what was refunded before and after, so all refunds of a sub-order
 * together are its total to the cent, for every rate.
 */
export function refundOf({ totals, lines, earlier, quantities, isWithShipping }: Refunding): TotalsCents {
  const discounts = discountsOf(totals, lines)
  const parts = lines.map((line, index) => {
    const [before, after] = [line.refundedQuantity, line.refundedQuantity + (quantities.get(line.skuId) ?? 0)]
    const net = (quantity: number) => partNetCents(line, quantity)
    // The coupon goes back in proportion to the refund, so that no step refunds more coupon than goods.
    const discountOf = (quantity: number) => shareOf(discounts[index]!, net(quantity), net(line.quantity))
    return {
      line,
      before,
      after,
      rateBp: line.taxRateBp,
      net: net(after) - net(before),
      discount: discountOf(after) - discountOf(before),
      deposit: depositCentsOf(line.deposits, after) - depositCentsOf(line.deposits, before),
    }
  })
  const shipping = isWithShipping ? totals.shipping - sumOf(earlier.map((refund) => refund.shipping)) : 0
  const taxLines = totals.taxLines
    .map(({ rateBp, base: wholeBase, shipping: wholeShipping, amount: wholeTax }) => {
      const given = earlier.flatMap((refund) => refund.taxLines).filter((line) => line.rateBp === rateBp)
      const goods = parts.filter((part) => part.rateBp === rateBp)
      const shippingShare = isWithShipping ? wholeShipping - sumOf(given.map((line) => line.shipping)) : 0
      const lentOn = (line: RefundLine, pieces: number) =>
        depositCentsAt(rateBp, line, { pieces, taxCase: totals.taxCase })
      const lent = sumOf(parts.map(({ line, before, after }) => lentOn(line, after) - lentOn(line, before)))
      const base = sumOf(goods.map(({ net, discount }) => net - discount)) + lent + shippingShare
      const left = wholeBase - sumOf(given.map((line) => line.base)) - base
      const amount = wholeTax - taxOf(left, rateBp) - sumOf(given.map((line) => line.amount))
      return { rateBp, base, shipping: shippingShare, amount }
    })
    .filter(({ base, amount }) => base !== 0 || amount !== 0)
  const [net, discount, deposit] = (['net', 'discount', 'deposit'] as const).map((name) =>
    sumOf(parts.map((part) => part[name])),
  ) as [number, number, number]
  const tax = sumOf(taxLines.map(({ amount }) => amount))
  const gross = net - discount + deposit + shipping + tax
  return { net, discount, deposit, shipping, tax, taxLines, taxCase: totals.taxCase, gross }
}

// A sum of one rate holds the coupon's share of that rate; within it each line bears its part by its value.
export function discountsOf(totals: TotalsCents, lines: Omit<RefundLine, 'refundedQuantity'>[]): number[] {
  const discounts = lines.map(() => 0)
  for (const { rateBp, base, shipping } of totals.taxLines) {
    const indexes = [...lines.keys()].filter((index) => lines[index]!.taxRateBp === rateBp)
    const goods = indexes.map((index) => lineNetCents(lines[index]!))
    const deposit = sumOf(
      lines.map((line) => depositCentsAt(rateBp, line, { pieces: line.quantity, taxCase: totals.taxCase })),
    )
    const shares = allocate(sumOf(goods) + deposit + shipping - base, goods)
    for (const [position, index] of indexes.entries()) discounts[index] = shares[position]!
  }
  return discounts
}

/** What so many pieces of a line cost; its setup fee goes with them in proportion. */
export const partNetCents = (line: PricedLine, quantity: number): number =>
  netOf(line.unitPriceCents, quantity, line.priceUnit) + shareOf(line.setupFeeCents, quantity, line.quantity)

/** Rounded down, so that the last piece takes what is left; nothing of a line that costs nothing. */
export const shareOf = (cents: number, quantity: number, whole: number) =>
  whole === 0 ? 0 : Number((BigInt(cents) * BigInt(quantity)) / BigInt(whole))

const sumOf = (cents: number[]) => cents.reduce((sum, amount) => sum + amount, 0)
