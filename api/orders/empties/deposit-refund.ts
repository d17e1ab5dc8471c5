import { taxOf, type TaxCase, type TotalsCents } from '../../../contract/totals.ts'
import type { Lot } from './queries.ts'

type Given = {
  lots: Lot[]
  /** What was credited of the same order before, for empties. */
  earlier: TotalsCents[]
  taxCase: TaxCase
}

/**
 * What these empties are credited with. Their tax is the difference of what all that came back bears, so that a hundred
 * returns bear no more than one of all.
 */
export function depositRefund({ lots, earlier, taxCase }: Given): TotalsCents {
  const taxLines = [...Map.groupBy(lots, ({ rateBp }) => rateBp)]
    .map(([rateBp, ofRate]) => {
      const base = sumOf(ofRate.map(({ cents, pieces }) => cents * pieces))
      const before = earlier.flatMap((refund) => refund.taxLines).filter((line) => line.rateBp === rateBp)
      const all = base + sumOf(before.map((line) => line.base))
      return { rateBp, base, shipping: 0, amount: taxOf(all, rateBp) - sumOf(before.map((line) => line.amount)) }
    })
    .toSorted((a, b) => a.rateBp - b.rateBp)
  const deposit = sumOf(taxLines.map(({ base }) => base))
  const tax = sumOf(taxLines.map(({ amount }) => amount))
  return { net: 0, discount: 0, deposit, shipping: 0, tax, taxLines, taxCase, gross: deposit + tax }
}

const sumOf = (cents: number[]) => cents.reduce((sum, amount) => sum + amount, 0)
