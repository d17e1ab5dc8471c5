import type { TotalsCents } from '../../contract/totals.ts'
import { spread } from '../promotions/coupon.ts'

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
      rateBp: rateOf(totals, line),
      net: netOf(after) - netOf(before),
      discount: discountOf(after) - discountOf(before),
      deposit: line.depositCents * (after - before),
    }
  })
  const shipping = isWithShipping ? totals.shipping - sumOf(earlier.map((refund) => refund.shipping)) : 0
  const taxLines = totals.taxLines
    .map(({ rateBp, base: wholeBase, amount: wholeTax }) => {
      const goods = parts.filter((part) => part.rateBp === rateBp)
      const carriage = rateBp === shippingRateOf(totals, lines) ? shipping : 0
      const base = sumOf(goods.map(({ net, discount, deposit }) => net - discount + deposit)) + carriage
      const given = earlier.flatMap((refund) => refund.taxLines).filter((line) => line.rateBp === rateBp)
      const left = wholeBase - sumOf(given.map((line) => line.base)) - base
      const amount = wholeTax - taxOf(left, rateBp) - sumOf(given.map((line) => line.amount))
      return { rateBp, base, amount }
    })
    .filter(({ base, amount }) => base !== 0 || amount !== 0)
  const [net, discount, deposit] = (['net', 'discount', 'deposit'] as const).map((name) =>
    sumOf(parts.map((part) => part[name])),
  ) as [number, number, number]
  const tax = sumOf(taxLines.map(({ amount }) => amount))
  return { net, discount, deposit, shipping, tax, taxLines, gross: net - discount + deposit + shipping + tax }
}

const goodsOf = ({ finalPriceCents, quantity, setupFeeCents }: Omit<RefundLine, 'givenBackQuantity'>) =>
  finalPriceCents * quantity + setupFeeCents

// A sum of one rate holds the coupon's share of that rate; within it each line bears its part by its value.
export function discountsOf(totals: TotalsCents, lines: Omit<RefundLine, 'givenBackQuantity'>[]): number[] {
  const discounts = lines.map(() => 0)
  for (const { rateBp, base } of totals.taxLines) {
    const places = [...lines.keys()].filter((index) => rateOf(totals, lines[index]!) === rateBp)
    const goods = places.map((index) => goodsOf(lines[index]!))
    const deposit = sumOf(places.map((index) => lines[index]!.depositCents * lines[index]!.quantity))
    const carriage = rateBp === shippingRateOf(totals, lines) ? totals.shipping : 0
    const shares = spread(sumOf(goods) + deposit + carriage - base, goods)
    for (const [place, index] of places.entries()) discounts[index] = shares[place]!
  }
  return discounts
}

// The sum of an order without tax (reverse charge) has one line of 0 %, whatever its goods bear at home.
const rateOf = ({ taxLines }: TotalsCents, line: { taxRateBp: number }) =>
  taxLines.every(({ rateBp }) => rateBp === 0) ? 0 : line.taxRateBp

/** As storeTotals of the cart has it: the rate of the goods, the standard rate where they have several. */
export function shippingRateOf(totals: TotalsCents, lines: { taxRateBp: number }[]): number {
  const rates = new Set(lines.map((line) => rateOf(totals, line)))
  return rates.size === 1 ? Math.min(...rates, standardRateBp) : standardRateBp
}
const standardRateBp = 1900

// Rounded down, so that the last piece takes what is left.
const shareOf = (cents: number, quantity: number, whole: number) =>
  Number((BigInt(cents) * BigInt(quantity)) / BigInt(whole))

const taxOf = (base: number, rateBp: number) => Math.floor((base * rateBp + 5000) / 10_000)

const sumOf = (cents: number[]) => cents.reduce((sum, amount) => sum + amount, 0)
