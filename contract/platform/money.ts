import { numberFormat } from './formats.ts'
import type { Language } from './values.ts'

/** What travels as `Euros`. */
export const eurosOf = (cents: number) => cents / 100

const formats: Record<Language, ReturnType<typeof numberFormat>> = {
  de: numberFormat('de-DE', { style: 'currency', currency: 'EUR', maximumFractionDigits: 4 }),
  en: numberFormat('en-GB', { style: 'currency', currency: 'EUR', maximumFractionDigits: 4 }),
}

/** '1.234,50 €' or '€1,234.50'; the price of a single piece may have parts of a cent: '1,0025 €'. */
export const moneyText = (cents: number, language: Language) => formats[language].format(cents / 100)

/**
 * Net cents of `quantity` pieces, where `cents` is the price of `priceUnit` pieces: one, or a case. A broken case is rounded
 * down, so that its last piece takes the rest.
 */
export function netOf(cents: number, quantity: number, priceUnit: number): number {
  const whole = cents * quantity
  return (whole - (whole % priceUnit)) / priceUnit
}

/** The price of one piece as it is shown: cents with up to two decimals, '1,0025 €'. */
export const pieceCents = (cents: number, priceUnit: number): number => Math.round((cents * 100) / priceUnit) / 100
