import { taxOf, type TotalsCents } from '../../../../contract/totals.ts'
import { allocate } from '../../../promotions/coupon.ts'

/**
 * A sum with tax that is taken off what was paid, shared among its rates by what each amounts to: the tax of each share
 * goes with it (§ 17 UStG). `amountCents` is at most the gross of `of`.
 */
export function reductionOf(of: TotalsCents, amountCents: number): TotalsCents {
  const shares = allocate(
    amountCents,
    of.taxLines.map(({ base, amount }) => base + amount),
  )
  const taxLines = of.taxLines
    .map(({ rateBp }, index) => {
      const gross = shares[index]!
      const base = baseOf(gross, rateBp)
      return { rateBp, base, shipping: 0, amount: gross - base }
    })
    .filter(({ base, amount }) => base !== 0 || amount !== 0)
  const net = sumOf(taxLines.map(({ base }) => base))
  const tax = sumOf(taxLines.map(({ amount }) => amount))
  return { net, discount: 0, deposit: 0, shipping: 0, tax, taxLines, taxCase: of.taxCase, gross: amountCents }
}

/** What goods that come back are refunded with: less where their price was reduced before, as no more goes back than came. */
export function withinLeft(refund: TotalsCents, leftCents: number): TotalsCents {
  if (refund.gross <= leftCents) return refund
  const { net, tax, taxLines, gross } = reductionOf(refund, Math.max(0, leftCents))
  const discount = refund.net + refund.deposit + refund.shipping - net
  return { ...refund, discount, tax, taxLines, gross }
}

// The base whose tax, rounded, makes up the gross; where no base does, the nearest below.
function baseOf(gross: number, rateBp: number) {
  const base = Math.ceil((gross * 10_000) / (10_000 + rateBp))
  return base + taxOf(base, rateBp) > gross ? base - 1 : base
}

const sumOf = (cents: number[]) => cents.reduce((sum, amount) => sum + amount, 0)
