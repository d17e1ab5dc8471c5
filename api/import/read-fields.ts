import { berlinDay } from '../../contract/platform/values.ts'
import { lastBackDay, readDay } from '../../contract/change-sets/days.ts'
import { isGtin } from '../../contract/range/gtin.ts'
import { MOVEMENT_RETENTION_DAYS } from '../products/stock.ts'
import type { ImportColumn } from './import-columns.ts'
import type { RefusalReason } from './refusal.ts'

/** The cells of one line, and what is wrong with them. A reader answers with its fallback where it finds fault. */
export type Fields = {
  text(column: ImportColumn): string
  report(column: ImportColumn, reason: RefusalReason): void
}
type Range = { min: number; max: number }

export function readText(fields: Fields, column: ImportColumn, max: number): string {
  const value = fields.text(column)
  if (value.length > max) fields.report(column, { code: 'TOO_LONG', max })
  // PostgreSQL keeps neither.
  if (value.includes('\0') || !value.isWellFormed()) fields.report(column, { code: 'CHARACTERS' })
  return value
}

/** A number times `scale`, rounded; null for an empty cell. The range is that of the number as it stands in the cell. */
export function readNumber(
  fields: Fields,
  column: ImportColumn,
  { scale = 1, ...range }: Range & { scale?: number },
): number | null {
  const value = fields.text(column)
  if (value === '') return null
  const number = parseDecimal(value)
  if (number === null) return failed(fields, column, { code: 'NO_NUMBER', value })
  if (number < range.min || number > range.max) return failed(fields, column, { code: 'OUT_OF_RANGE', value, ...range })
  // 1.005 × 100 is 100.49999999999999, which would be rounded down.
  return Math.round(Number((number * scale).toPrecision(12)))
}

/** A whole number; null for an empty cell. */
export function readCount(fields: Fields, column: ImportColumn, range: Range): number | null {
  const value = fields.text(column)
  const number = parseDecimal(value)
  if (value !== '' && number !== null && !Number.isInteger(number))
    return failed(fields, column, { code: 'NO_NUMBER', value })
  return readNumber(fields, column, range)
}

const yes = new Set(['1', 'ja', 'yes', 'true', 'wahr', 'x', 'j', 'y'])
const no = new Set(['', '0', 'nein', 'no', 'false', 'falsch', 'n'])

export function readFlag(fields: Fields, column: ImportColumn): boolean {
  const value = fields.text(column).toLowerCase()
  if (!yes.has(value) && !no.has(value)) fields.report(column, { code: 'NO_FLAG', value })
  return yes.has(value)
}

/** Null for an empty cell. Letter case does not matter. */
export function readChoice<T extends string>(fields: Fields, column: ImportColumn, choices: readonly T[]): T | null {
  const value = fields.text(column)
  if (value === '') return null
  const found = choices.find((choice) => choice === value.toUpperCase())
  if (!found) return failed(fields, column, { code: 'NO_CHOICE', value, choices: [...choices] })
  return found
}

/** Null for an empty cell. */
export function readGtin(fields: Fields): string | null {
  const value = fields.text('gtin')
  if (value === '') return null
  if (!isGtin(value)) return failed(fields, 'gtin', { code: 'GTIN', value })
  return value
}

/** An ISO date or time as a time; null for an empty cell. */
export function readDate(fields: Fields, column: ImportColumn): string | null {
  const value = fields.text(column)
  if (value === '') return null
  const time = /^\d{4}-\d{2}-\d{2}(T[\d:.]+(Z|[+-]\d{2}:\d{2}))?$/.test(value) ? new Date(value) : new Date(Number.NaN)
  if (Number.isNaN(time.getTime())) return failed(fields, column, { code: 'NO_DATE', value })
  return time.toISOString()
}

/** A day from today to two years ahead, as '2026-12-12'; null for an empty cell. */
export function readDayAhead(fields: Fields, column: ImportColumn, now: Date): string | null {
  const value = fields.text(column)
  if (value === '') return null
  const day = readDay(value)
  if (!day) return failed(fields, column, { code: 'NO_DATE', value })
  const today = berlinDay(now)
  if (day < today) return failed(fields, column, { code: 'DAY_PASSED', value })
  return day > lastBackDay(today) ? failed(fields, column, { code: 'DAY_TOO_FAR', value }) : day
}

const AHEAD_MS = 5 * 60_000
const DAY_MS = 24 * 60 * 60_000

/**
 * A moment that has passed, with its offset from UTC; null for an empty cell. What a clock that runs a little ahead
 * wrote counts as now.
 */
export function readMoment(fields: Fields, column: ImportColumn, now: Date): string | null {
  const value = fields.text(column)
  if (value === '') return null
  const isTime = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/.test(value)
  const time = isTime ? new Date(value.replace(' ', 'T')).getTime() : Number.NaN
  if (Number.isNaN(time)) return failed(fields, column, { code: 'NO_TIME', value })
  if (time > now.getTime() + AHEAD_MS) return failed(fields, column, { code: 'IN_FUTURE', value })
  if (time < now.getTime() - MOVEMENT_RETENTION_DAYS * DAY_MS)
    return failed(fields, column, { code: 'TOO_OLD', value, days: MOVEMENT_RETENTION_DAYS })
  return new Date(Math.min(time, now.getTime())).toISOString()
}

/**
 * '1.234,50', '1,234.50', '1234.5' and '1234,5'. A single mark followed by exactly three figures ('1.234') is read as
 * German suppliers mean it: a dot groups thousands, a comma begins the decimals. Null for what is no number.
 */
export function parseDecimal(text: string): number | null {
  // Most numbers are plain ones, and a large file has millions.
  if (/^\d{1,9}([.,]\d{1,2})?$/.test(text)) return Number(text.replace(',', '.'))
  // Blanks first: looked for before a sign at the end, each of many would be tried as the first.
  const plain = text.replaceAll(/[\s\u00a0\u202f']/g, '').replace(/^(-?)€|(?:€|EUR|%)$/g, '$1')
  if (!/^-?\d[\d.,]*$/.test(plain)) return null
  const decimalMark = decimalMarkOf(plain)
  const thousands = decimalMark === ',' ? '.' : ','
  const [whole, decimals = '', ...more] = plain.split(decimalMark)
  if (more.length > 0 || decimals.includes(thousands)) return null
  const groups = whole!.replace('-', '').split(thousands)
  if (groups.length > 1 && (groups[0] === '' || groups.slice(1).some((group) => group.length !== 3))) return null
  const number = Number(`${whole!.replaceAll(thousands, '')}.${decimals || '0'}`)
  return Number.isFinite(number) ? number : null
}

function decimalMarkOf(plain: string) {
  const [dot, comma] = [plain.lastIndexOf('.'), plain.lastIndexOf(',')]
  if (dot >= 0 && comma >= 0) return dot > comma ? '.' : ','
  if (dot >= 0) return /^-?[1-9]\d{0,2}(\.\d{3})+$/.test(plain) ? ',' : '.'
  return ','
}

function failed(fields: Fields, column: ImportColumn, reason: RefusalReason): null {
  fields.report(column, reason)
  return null
}
