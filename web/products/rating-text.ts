import { numberFormat } from '../../contract/platform/formats.ts'
import type { Language } from '../../contract/platform/values.ts'

// Making a format takes longer than the rest of a card.
const oneDecimal = { minimumFractionDigits: 1, maximumFractionDigits: 1 }
const formats = { de: numberFormat('de', oneDecimal), en: numberFormat('en', oneDecimal) }

/** '4,6' or '4.6'. */
export const ratingText = (average: number, language: Language) => formats[language].format(average)
