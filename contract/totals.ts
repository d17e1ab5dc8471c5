import * as z from 'zod/mini'
import { eurosOf, moneyText, netOf } from './platform/money.ts'
import { Euros, type Language } from './platform/values.ts'

/**
 * Why tax is charged, or not: see api/cart/tax-case.ts. SMALL_BUSINESS is the store's own (§ 19 UStG). The sentence of each is
 * in texts/<language>/orders/tax-notes.ts.
 */
export const taxCases = ['DOMESTIC', 'INTRA_COMMUNITY', 'EXPORT', 'SMALL_BUSINESS'] as const
export type TaxCase = (typeof taxCases)[number]

/**
 * Cents of every part of a sum, of one store or of a whole order. `net` is the goods before the coupon, `discount` what
 * the coupon takes off them; net − discount + deposit + shipping + tax = gross, and the bases of `taxLines` add up to
 * gross − tax. Stored in orders and sub-orders as it was.
 */
export type TotalsCents = {
  net: number
  discount: number
  deposit: number
  shipping: number
  tax: number
  /** Ascending by rate (per ten-thousand). */
  taxLines: TaxLineCents[]
  taxCase: TaxCase
  gross: number
}
export type TaxLineCents = {
  rateBp: number
  base: number
  /** The part of the base that is shipping. */
  shipping: number
  amount: number
}

/** `unitPriceCents` are the price of `priceUnit` pieces, `setupFeeCents` of the line's design. */
export type PricedLine = { unitPriceCents: number; priceUnit: number; quantity: number; setupFeeCents: number }

/** The price of a line without tax: its pieces, and once the setup fee. */
export const lineNetCents = (line: PricedLine) =>
  netOf(line.unitPriceCents, line.quantity, line.priceUnit) + line.setupFeeCents

/** Tax in cents on a base in cents, rounded half up: the one place where tax is rounded. */
export const taxOf = (base: number, rateBp: number) => Math.floor((base * rateBp + 5000) / 10_000)

export const Totals = z.object({
  netTotal: Euros,
  netTotalText: z.string(),
  discountTotal: Euros,
  discountTotalText: z.string(),
  deposit: Euros,
  depositText: z.string(),
  shipping: Euros,
  shippingText: z.string(),
  tax: Euros,
  taxText: z.string(),
  taxLines: z.array(z.object({ rate: z.number(), base: Euros, amount: Euros, amountText: z.string() })),
  /** DOMESTIC is taxed; of the others all rates are 0. */
  taxCase: z.enum(taxCases),
  /** Why no tax is charged, as the invoice says it; null where it is. */
  taxNote: z.nullable(z.string()),
  grossTotal: Euros,
  grossTotalText: z.string(),
})
export type Totals = z.output<typeof Totals>

/** `taxNote` is the sentence of the tax case. */
export function totalsOnWire(cents: TotalsCents, language: Language, taxNote: string | null): Totals {
  const text = (amount: number) => moneyText(amount, language)
  return {
    netTotal: eurosOf(cents.net),
    netTotalText: text(cents.net),
    discountTotal: eurosOf(cents.discount),
    discountTotalText: text(cents.discount),
    deposit: eurosOf(cents.deposit),
    depositText: text(cents.deposit),
    shipping: eurosOf(cents.shipping),
    shippingText: text(cents.shipping),
    tax: eurosOf(cents.tax),
    taxText: text(cents.tax),
    taxLines: cents.taxLines.map(({ rateBp, base, amount }) => ({
      rate: rateBp / 100,
      base: eurosOf(base),
      amount: eurosOf(amount),
      amountText: text(amount),
    })),
    taxCase: cents.taxCase,
    taxNote,
    grossTotal: eurosOf(cents.gross),
    grossTotalText: text(cents.gross),
  }
}
