import type { Totals } from './cart.ts'
import { eurosOf, moneyText } from './platform/money.ts'
import type { Language } from './platform/values.ts'

/** Why tax is charged, or not: see api/cart/tax-case.ts. The sentence of each is in texts/<language>/tax-notes.ts. */
export const taxCases = ['DOMESTIC', 'INTRA_COMMUNITY', 'EXPORT'] as const
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

/** Tax in cents on a base in cents, rounded half up: the one place where tax is rounded. */
export const taxOf = (base: number, rateBp: number) => Math.floor((base * rateBp + 5000) / 10_000)

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
