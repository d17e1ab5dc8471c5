import { kindOf, type SheetField } from '../../../../contract/change-sets/fields.ts'
import { fromWire, toWire, valueIn, type Terms } from '../../../../contract/change-sets/terms.ts'
import type { Language } from '../../../../contract/platform/values.ts'
import { readCell, readNumber } from './read-number.ts'

export const roundings = ['0.01', '0.05', '0.10', '.99'] as const
export type Rounding = (typeof roundings)[number]

type Setting = { rounding: Rounding; language: Language }

/**
 * What a formula makes of a cell: '18,95', '+3 %', '-0,20', '=UVP/2,1'. Undefined where it leaves the cell as it is, as an empty
 * one that shall rise; NaN where the formula cannot be read.
 */
export function applyFormula(
  formula: string,
  { terms, field }: { terms: Terms; field: SheetField },
  { rounding, language }: Setting,
): number | undefined {
  const text = formula.trim()
  // Days are not computed with.
  if (kindOf(field) === 'DAY') return readCell(field, text, language) ?? undefined
  const current = toWire(field, valueIn(terms, field))
  const result = text.startsWith('=')
    ? readExpression(text.slice(1), (name) => valueOf(name, terms), language)
    : movedBy(text, current, language)
  if (result === undefined) return undefined
  if (kindOf(field) !== 'EUROS') return stored(field, Math.round(result * (kindOf(field) === 'PIECES' ? 1 : 100)))
  return stored(field, roundedCents(result, rounding))
}

const stored = (field: SheetField, whole: number): number =>
  fromWire(field, kindOf(field) === 'PIECES' ? whole : whole / 100)!

function movedBy(text: string, current: number | null, language: Language): number | undefined {
  const number = readNumber(text, language)
  if (!/^[+\-−]/.test(text)) return number
  if (current === null) return undefined
  return text.endsWith('%') ? current * (1 + number / 100) : current + number
}

function roundedCents(euros: number, rounding: Rounding): number {
  // Of 18.4 × 1.03 the cents are not whole: what is half a cent is rounded up, as a pocket calculator does.
  const cents = Number((euros * 100).toPrecision(12))
  if (rounding === '.99') return Math.max(99, Math.round((cents - 99) / 100) * 100 + 99)
  const step = { '0.01': 1, '0.05': 5, '0.10': 10 }[rounding]
  return Math.round(cents / step) * step
}

const fields: Record<string, SheetField> = {
  UVP: 'MSRP',
  RRP: 'MSRP',
  MSRP: 'MSRP',
  LISTE: 'PRICE',
  LIST: 'PRICE',
  RABATT: 'DISCOUNT',
  DISCOUNT: 'DISCOUNT',
  BESTAND: 'STOCK',
  STOCK: 'STOCK',
}

function valueOf(name: string, terms: Terms): number | undefined {
  const field = fields[name.toUpperCase()]
  if (!field) return Number.NaN
  return toWire(field, valueIn(terms, field)) ?? undefined
}

type Source = { tokens: string[]; valueOf: (name: string) => number | undefined; language: Language }

/** Undefined where a cell it names is empty. */
function readExpression(text: string, valueOfName: Source['valueOf'], language: Language): number | undefined {
  const tokens = text.match(/[\d.,]+|[a-zäöü]+|[-+*/()]|\S/gi) ?? []
  const source: Source = { tokens: [...tokens], valueOf: valueOfName, language }
  const result = readSum(source)
  return source.tokens.length > 0 ? Number.NaN : result
}

function readSum(source: Source): number | undefined {
  let sum = readProduct(source)
  while (/^[-+]$/.test(source.tokens[0] ?? '')) {
    const sign = source.tokens.shift() === '-' ? -1 : 1
    const next = readProduct(source)
    sum = sum === undefined || next === undefined ? undefined : sum + sign * next
  }
  return sum
}

function readProduct(source: Source): number | undefined {
  let product = readAtom(source)
  while (/^[*/]$/.test(source.tokens[0] ?? '')) {
    const isQuotient = source.tokens.shift() === '/'
    const next = readAtom(source)
    product = product === undefined || next === undefined ? undefined : isQuotient ? product / next : product * next
  }
  return product
}

function readAtom(source: Source): number | undefined {
  const token = source.tokens.shift() ?? ''
  if (token === '(') {
    const inner = readSum(source)
    return source.tokens.shift() === ')' ? inner : Number.NaN
  }
  return /^[a-zäöü]/i.test(token) ? source.valueOf(token) : readNumber(token, source.language)
}
