import { numberFormat } from './formats.ts'
import type { Language } from './values.ts'

/** What travels as `Euros`. */
export const eurosOf = (cents: number) => cents / 100

const formats: Record<Language, ReturnType<typeof numberFormat>> = {
  de: numberFormat('de-DE', { style: 'currency', currency: 'EUR' }),
  en: numberFormat('en-GB', { style: 'currency', currency: 'EUR' }),
}

/** '1.234,50 €' or '€1,234.50'. */
export const moneyText = (cents: number, language: Language) => formats[language].format(cents / 100)
