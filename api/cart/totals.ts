import { lineNetCents, taxOf, type PricedLine, type TaxCase, type TotalsCents } from '../../contract/totals.ts'
import { depositCentsAt, depositCentsOf, ratesOf, type Deposit } from '../../contract/trade/deposits.ts'
import { allocate, type Deduction } from '../promotions/coupon.ts'

/** One selected line; the setup fee of an own design is a part of what its goods cost. */
export type TotalsLine = PricedLine & {
  skuId: string
  /** Taxed like its goods (UStAE 10.1 (8)) or at the standard rate, but no goods: neither coupon nor minimum count it. */
  deposits: Deposit[]
  /** That of the sale: 0 where it is exempt. */
  taxRateBp: number
}
export type StoreLines = {
  storeId: string
  shippingFeeCents: number
  /** Goods net after the coupon from which shipping is free; null for never. */
  shippingFreeFromCents: number | null
  /** Selected lines only. */
  lines: TotalsLine[]
}

/**
 * One store's sum. Tax is rounded half up once for each rate (`taxOf`), so what stores invoice adds up to the order.
 * `taxCase` is copied, not applied: the lines bear their rates already.
 */
export function storeTotals(store: StoreLines, deduction: Deduction, taxCase: TaxCase = 'DOMESTIC'): TotalsCents {
  const { lines } = store
  const net = sumOf(lines.map(lineNetCents))
  const discount = sumOf(lines.map(({ skuId }) => deduction.centsBySku.get(skuId) ?? 0))
  const deposit = sumOf(lines.map(lineDeposit))
  const shipping = deduction.shipsFree(store.storeId) ? 0 : shippingOf(store, net - discount)
  const shippingShares = shippingByRate(lines, shipping)
  const taxLines = [...ratesOf(lines, taxCase)]
    .map((rateBp) => {
      const ofRate = lines.filter(({ taxRateBp }) => taxRateBp === rateBp)
      const goods = sumOf(ofRate.map((line) => lineNetCents(line) - (deduction.centsBySku.get(line.skuId) ?? 0)))
      const shippingShare = shippingShares.get(rateBp) ?? 0
      const lent = sumOf(lines.map((line) => depositCentsAt(rateBp, line, { pieces: line.quantity, taxCase })))
      const base = goods + lent + shippingShare
      return { rateBp, base, shipping: shippingShare, amount: taxOf(base, rateBp) }
    })
    .toSorted((a, b) => a.rateBp - b.rateBp)
  const tax = sumOf(taxLines.map(({ amount }) => amount))
  const gross = net - discount + deposit + shipping + tax
  return { net, discount, deposit, shipping, tax, taxLines, taxCase, gross }
}

/** The order's sum is that of its stores; nothing is rounded again. */
export function sumTotals(stores: TotalsCents[], taxCase: TaxCase = 'DOMESTIC'): TotalsCents {
  const lines = stores.flatMap(({ taxLines }) => taxLines)
  const taxLines = [...Map.groupBy(lines, ({ rateBp }) => rateBp)].map(([rateBp, ofRate]) => {
    const sum = (part: 'base' | 'shipping' | 'amount') => sumOf(ofRate.map((line) => line[part]))
    return { rateBp, base: sum('base'), shipping: sum('shipping'), amount: sum('amount') }
  })
  const sum = (part: 'net' | 'discount' | 'deposit' | 'shipping' | 'tax' | 'gross') =>
    sumOf(stores.map((totals) => totals[part]))
  return {
    net: sum('net'),
    discount: sum('discount'),
    deposit: sum('deposit'),
    shipping: sum('shipping'),
    tax: sum('tax'),
    taxLines: taxLines.toSorted((a, b) => a.rateBp - b.rateBp),
    taxCase,
    gross: sum('gross'),
  }
}

const lineDeposit = ({ deposits, quantity }: TotalsLine) => depositCentsOf(deposits, quantity)

function shippingOf({ lines, shippingFeeCents, shippingFreeFromCents }: StoreLines, goods: number) {
  if (lines.length === 0) return 0
  return shippingFreeFromCents !== null && goods >= shippingFreeFromCents ? 0 : shippingFeeCents
}

// Shipping is taxed as what it brings (UStAE 3.10 (5)); several rates share it by the net value of their lines. A coupon
// lowers all lines of a store alike, so it does not change the shares.
function shippingByRate(lines: TotalsLine[], shipping: number): Map<number, number> {
  const groups = [...Map.groupBy(lines, ({ taxRateBp }) => taxRateBp)].toSorted(([a], [b]) => a - b)
  const shares = allocate(
    shipping,
    groups.map(([, ofRate]) => sumOf(ofRate.map(lineNetCents))),
  )
  return new Map(groups.map(([rateBp], index) => [rateBp, shares[index]!]))
}

const sumOf = (cents: number[]) => cents.reduce((sum, amount) => sum + amount, 0)

/**
 * Cents that are missing to a store's minimum order, 0 when it is reached. Goods net after the coupon count; deposit,
 * shipping and tax do not (api.md section 7).
 */
export function missingToMinimum(minimumOrderCents: number, { net, discount }: Pick<TotalsCents, 'net' | 'discount'>) {
  return Math.max(0, minimumOrderCents - (net - discount))
}
