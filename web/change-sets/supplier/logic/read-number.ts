import { dayOfNumber, numberOfDay, readDay } from '../../../../contract/change-sets/days.ts'
import { kindOf, type SheetField } from '../../../../contract/change-sets/fields.ts'
import { fromWire, toWire } from '../../../../contract/change-sets/terms.ts'
import { numberFormat } from '../../../../contract/platform/formats.ts'
import type { Language } from '../../../../contract/platform/values.ts'

const groupOf = { de: '.', en: ',' } as const

/**
 * The number of a text as people and spreadsheets write it: '1.234,50 €', '1,234.50', '14 %'. Where one sign may be either,
 * it is what the language takes it for. NaN for what is no number.
 */
export function readNumber(text: string, language: Language): number {
  const bare = text
    .replaceAll(/[\s\u00a0\u202f'’]|€|%|EUR/gi, '')
    .replace('−', '-')
    .replace(/^\+/, '')
  if (!/^-?(\d[\d.,]*|[.,]\d+)$/.test(bare)) return Number.NaN
  const decimal = decimalOf(bare, language)
  const [whole = '', fraction = '', ...more] = decimal ? bare.split(decimal) : [bare]
  const group = decimal === ',' ? '.' : ','
  const isGrouped = /^-?\d{1,3}([.,]\d{3})+$/.test(whole)
  if (more.length > 0 || /[.,]/.test(fraction) || (/[.,]/.test(whole) && !isGrouped)) return Number.NaN
  return Number(`${decimal ? whole.replaceAll(group, '') : whole.replaceAll(/[.,]/g, '')}.${fraction}`)
}

/** The sign of the decimals; null where there are none. */
function decimalOf(text: string, language: Language): '.' | ',' | null {
  const [point, comma] = [text.lastIndexOf('.'), text.lastIndexOf(',')]
  if (point >= 0 && comma >= 0) return point > comma ? '.' : ','
  if (point < 0 && comma < 0) return null
  const sign = point >= 0 ? '.' : ','
  if (text.split(sign).length > 2) return null
  return sign === groupOf[language] && /^-?[1-9]\d{0,2}[.,]\d{3}$/.test(text) ? null : sign
}

/** What is stored for the text of a cell: null for an empty one, NaN for what cannot be stored. */
export function readCell(field: SheetField, text: string, language: Language): number | null {
  if (/^[-–—]?$/.test(text.trim())) return null
  if (kindOf(field) === 'DAY') return numberOfDay(readDay(text.trim()) ?? '')
  return fromWire(field, readNumber(text, language))
}

const whole = { de: numberFormat('de-DE', {}), en: numberFormat('en-GB', {}) }
const amounts = {
  de: numberFormat('de-DE', { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
  en: numberFormat('en-GB', { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
}

/** '18,95', '14', '2.496', '12.12.2026'; empty for an empty cell. */
export function cellText(field: SheetField, value: number | null, language: Language): string {
  const shown = toWire(field, value)
  if (shown === null) return ''
  if (kindOf(field) === 'DAY')
    return dayOfNumber(shown)
      .split('-')
      .toReversed()
      .join(language === 'de' ? '.' : '/')
  return (kindOf(field) === 'EUROS' ? amounts : whole)[language].format(shown)
}

const moves = {
  de: numberFormat('de-DE', { signDisplay: 'exceptZero', maximumFractionDigits: 1, minimumFractionDigits: 1 }),
  en: numberFormat('en-GB', { signDisplay: 'exceptZero', maximumFractionDigits: 1, minimumFractionDigits: 1 }),
}

/** '+3,8 %' or '+3.8%'. */
export const percentText = (percent: number, language: Language): string =>
  `${moves[language].format(percent)}${language === 'de' ? '\u00a0%' : '%'}`
