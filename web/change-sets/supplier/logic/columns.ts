import {
  isTierPrice,
  kindOf,
  sheetFields,
  tierField,
  tierFromField,
  type SheetField,
} from '../../../../contract/change-sets/fields.ts'
import { percentOf } from '../../../../contract/change-sets/differences.ts'
import type { SheetRow } from '../../../../contract/change-sets/sheet.ts'
import { valueIn, type Terms } from '../../../../contract/change-sets/terms.ts'
import type { Language } from '../../../../contract/platform/values.ts'
import { cellText, percentText } from './read-number.ts'

export const sheetViews = ['PRICES', 'TIERS', 'STOCK', 'CHANGED'] as const
export type SheetView = (typeof sheetViews)[number]

/** What is computed and cannot be typed. */
const computed = ['MOVE', 'FINAL', 'PROMISED', 'SELLABLE'] as const
export type ColumnName = SheetField | (typeof computed)[number]

const tiers = [0, 1, 2, 3, 4]
const columnsOf: Record<SheetView, ColumnName[]> = {
  PRICES: ['PRICE', 'PRICE_UNIT', 'MOVE', 'DISCOUNT', 'TIER_1', 'TIER_2', 'MSRP', 'STOCK'],
  TIERS: ['FINAL', ...tiers.flatMap((slot) => [tierFromField(slot), tierField(slot)])],
  STOCK: ['STOCK', 'PROMISED', 'SELLABLE', 'BACK_ON', 'MINIMUM'],
  CHANGED: [
    'PRICE',
    'PRICE_UNIT',
    'MOVE',
    'DISCOUNT',
    ...tiers.flatMap((slot) => [tierFromField(slot), tierField(slot)]),
    'MSRP',
    'MINIMUM',
    'STOCK',
    'BACK_ON',
  ],
}

/** The columns of a view; who may only count has those of the stock. */
export const viewColumns = (view: SheetView, seesPrices: boolean): ColumnName[] =>
  seesPrices ? columnsOf[view] : ['STOCK', 'PROMISED', 'SELLABLE', 'BACK_ON']

export const isField = (name: ColumnName): name is SheetField => (sheetFields as readonly string[]).includes(name)

/** What stands in a cell that cannot be typed. */
export function computedText(
  name: ColumnName,
  { row, before, after }: { row: SheetRow; before: Terms; after: Terms },
  language: Language,
): string {
  if (name === 'PROMISED') return cellText('STOCK', row.stock.promised, language)
  if (name === 'SELLABLE') return cellText('STOCK', Math.max(0, after.counted - row.stock.promised), language)
  if (name === 'FINAL') return cellText('PRICE', after.finalPriceCents, language)
  const [from, to] = [before.priceCents * after.priceUnit, after.priceCents * before.priceUnit]
  return from === to ? '–' : percentText(percentOf(from, to), language)
}

/** The headings by which a pasted head is read, in small letters; of tiers the prices. */
export function titlesOf(
  columns: Record<ColumnName, string>,
  names: Record<SheetField, string>,
): Map<string, SheetField> {
  const titles = new Map<string, SheetField>()
  for (const field of sheetFields) {
    const heading = columns[field].replace(/ [€%]$/, '')
    for (const title of [columns[field], heading, names[field]])
      if (!titles.has(title.toLowerCase()) && (isTierPrice(field) || !/^(from|ab) /.test(title)))
        titles.set(title.toLowerCase(), field)
  }
  return titles
}

/** What is typed over in a cell: as it is stored, without groups of thousands. */
export function editText(field: SheetField, terms: Terms, language: Language): string {
  const text = cellText(field, valueIn(terms, field), language)
  return kindOf(field) === 'DAY' ? text : text.replaceAll(language === 'de' ? '.' : ',', '')
}
