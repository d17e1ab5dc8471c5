import { changeOf } from '../../../../contract/change-sets/fields.ts'
import type { SheetRow } from '../../../../contract/change-sets/sheet.ts'
import { cellText } from '../../../../contract/platform/spreadsheets/cell-text.ts'
import type { Language } from '../../../../contract/platform/values.ts'
import type { SheetTexts } from '../texts.ts'
import { isField, plainText, type ColumnName } from './columns.ts'

type Words = { t: SheetTexts; language: Language }

/**
 * Rows as they count, as spreadsheets of that language read them and as an import reads them back (docs/import.md): the category
 * by its slug, all tiers in one cell, and of prices what belongs to them, as an import ends what a file of prices leaves out.
 */
export function csvOf(rows: readonly SheetRow[], shown: readonly ColumnName[], { t, language }: Words): string {
  const isPriced = shown.some(isOfPrice)
  const columns = [
    ...new Set([...(isPriced ? ofPrice : []), ...shown.filter((name) => name !== 'MOVE' && !isTier(name))]),
  ]
  const words = { language, statuses: t.statuses }
  const head = [t.file.number, t.file.name, ...columns.map((name) => t.columns[name])]
  const lines = rows.map((row) => [
    row.supplierSku,
    row.name,
    ...columns.map((name) =>
      name === 'CATEGORY' ? row.categorySlug : valueOf(plainText(name, { row, draft: {} }, words)),
    ),
    ...(isPriced ? [tiersOf(row)] : []),
  ])
  const all = [isPriced ? [...head, t.file.tiers] : head, ...lines]
  // With the mark by which spreadsheets know the letters.
  return `\u{FEFF}${all.map((line) => `${line.map(quoted).join(';')}\r\n`).join('')}`
}

const ofPrice: ColumnName[] = ['PRICE', 'PRICE_UNIT', 'PER_CASE', 'DISCOUNT']
const isTier = (name: ColumnName) => name.startsWith('TIER_')
const isOfPrice = (name: ColumnName) => name === 'FINAL' || (isField(name) && changeOf(name) === 'PRICES')

const tiersOf = ({ prices }: SheetRow) =>
  (prices?.tiers ?? [])
    .flatMap(({ fromQuantity, price }) => (fromQuantity && price ? [`${fromQuantity}:${price.toFixed(2)}`] : []))
    .join('|')

const valueOf = (text: string) => (text === '–' ? '' : text)
const quoted = (text: string) => (/[;"\r\n]/.test(text) ? `"${cellText(text).replaceAll('"', '""')}"` : cellText(text))
