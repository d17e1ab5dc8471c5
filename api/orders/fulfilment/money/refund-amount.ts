import { taxOf, type TotalsCents } from '../../../../contract/totals.ts'
import { spread } from '../../../promotions/coupon.ts'

/** A line as it was ordered, and how many of its pieces were given back before. */
export type RefundLine = {
  skuId: string
  quantity: number
  finalPriceCents: number
  depositCents: number
  /** Once for the line; goes back with its pieces, in proportion. */
  setupFeeCents: number
  taxRateBp: number
  givenBackQuantity: number
}
export type Refunding = {
  /** Of the sub-order, as it was placed. */
  totals: TotalsCents
  lines: RefundLine[]
  /** What was given back of it before. */
  earlier: TotalsCents[]
  /** Pieces by SKU that are given back now. */
  pieces: Map<string, number>
  /** Carriage is given back only where nothing has been carried. */
  isWithShipping: boolean
}

/**
 * The sum that goes back for these pieces: their price less their share of the coupon, their deposit and the tax on
 * both. Shares of coupon and tax are differences of what had gone back before and after, so all refunds of a sub-order
 * together are its total to the cent, for every rate.
 */
export function refundOf({ totals, lines, earlier, pieces, isWithShipping }: Refunding): TotalsCents {
  const discounts = discountsOf(totals, lines)
  const parts = lines.map((line, index) => {
    const [before, after] = [line.givenBackQuantity, line.givenBackQuantity + (pieces.get(line.skuId) ?? 0)]
    const netOf = (quantity: number) =>
      line.finalPriceCents * quantity + shareOf(line.setupFeeCents, quantity, line.quantity)
    // In proportion to what is given back, so that no step gives back more of the coupon than of the goods.
    const discountOf = (quantity: number) => shareOf(discounts[index]!, netOf(quantity), netOf(line.quantity))
    return {
      rateBp: line.taxRateBp,
      net: netOf(after) - netOf(before),
      discount: discountOf(after) - discountOf(before),
      deposit: line.depositCents * (after - before),
    }
  })
  const shipping = isWithShipping ? totals.shipping - sumOf(earlier.map((refund) => refund.shipping)) : 0
  const taxLines = totals.taxLines
    .map(({ rateBp, base: wholeBase, shipping: wholeShipping, amount: wholeTax }) => {
      const given = earlier.flatMap((refund) => refund.taxLines).filter((line) => line.rateBp === rateBp)
      const goods = parts.filter((part) => part.rateBp === rateBp)
      const carriage = isWithShipping ? wholeShipping - sumOf(given.map((line) => line.shipping)) : 0
      const base = sumOf(goods.map(({ net, discount, deposit }) => net - discount + deposit)) + carriage
      const left = wholeBase - sumOf(given.map((line) => line.base)) - base
      const amount = wholeTax - taxOf(left, rateBp) - sumOf(given.map((line) => line.amount))
      return { rateBp, base, shipping: carriage, amount }
    })
    .filter(({ base, amount }) => base !== 0 || amount !== 0)
  const [net, discount, deposit] = (['net', 'discount', 'deposit'] as const).map((name) =>
    sumOf(parts.map((part) => part[name])),
  ) as [number, number, number]
  const tax = sumOf(taxLines.map(({ amount }) => amount))
  const gross = net - discount + deposit + shipping + tax
  return { net, discount, deposit, shipping, tax, taxLines, taxCase: totals.taxCase, gross }
}

const goodsOf = ({ finalPriceCents, quantity, setupFeeCents }: Omit<RefundLine, 'givenBackQuantity'>) =>
  finalPriceCents * quantity + setupFeeCents

// A sum of one rate holds the coupon's share of that rate; within it each line bears its part by its value.
export function discountsOf(totals: TotalsCents, lines: Omit<RefundLine, 'givenBackQuantity'>[]): number[] {
  const discounts = lines.map(() => 0)
  for (const { rateBp, base, shipping } of totals.taxLines) {
    const places = [...lines.keys()].filter((index) => lines[index]!.taxRateBp === rateBp)
    const goods = places.map((index) => goodsOf(lines[index]!))
    const deposit = sumOf(places.map((index) => lines[index]!.depositCents * lines[index]!.quantity))
    const shares = spread(sumOf(goods) + deposit + shipping - base, goods)
    for (const [place, index] of places.entries()) discounts[index] = shares[place]!
  }
  return discounts
}

// Rounded down, so that the last piece takes what is left.
const shareOf = (cents: number, quantity: number, whole: number) =>
  Number((BigInt(cents) * BigInt(quantity)) / BigInt(whole))

const sumOf = (cents: number[]) => cents.reduce((sum, amount) => sum + amount, 0)
