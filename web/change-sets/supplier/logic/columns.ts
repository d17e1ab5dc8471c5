import {
  isTierPrice,
  kindOf,
  sheetFields,
  tierField,
  tierFromField,
  type SheetField,
  type SheetView,
} from '../../../../contract/change-sets/fields.ts'
import { percentOf } from '../../../../contract/change-sets/differences.ts'
import type { SheetRow } from '../../../../contract/change-sets/sheet.ts'
import { valueIn, type Terms } from '../../../../contract/change-sets/terms.ts'
import type { Language } from '../../../../contract/platform/values.ts'
import { draftTerms, termsOfRow, type Draft } from './draft.ts'
import { cellText, percentText } from './read-number.ts'

/** What an article is called, belongs to and comes in: changed in its editor, or by a file. */
const facts = ['GTIN', 'BRAND', 'CATEGORY', 'STATUS', 'PER_CASE'] as const
type Fact = (typeof facts)[number]
/** What is computed and cannot be typed. */
const computed = ['MOVE', 'FINAL', 'PROMISED', 'SELLABLE'] as const
export type ColumnName = SheetField | Fact | (typeof computed)[number]

const tiers = [0, 1, 2, 3, 4]
const columnsOf: Record<SheetView, ColumnName[]> = {
  PRICES: ['PRICE', 'PRICE_UNIT', 'MOVE', 'DISCOUNT', 'TIER_1', 'TIER_2', 'MSRP', 'STOCK'],
  TIERS: ['FINAL', ...tiers.flatMap((slot) => [tierFromField(slot), tierField(slot)])],
  STOCK: ['STOCK', 'PROMISED', 'SELLABLE', 'BACK_ON', 'MINIMUM'],
  MASTER: [...facts, 'MINIMUM'],
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

const ofStock: ColumnName[] = ['STOCK', 'PROMISED', 'SELLABLE', 'BACK_ON']

/** The columns of a view; who may only count has those of the stock, and what the articles are. */
export const viewColumns = (view: SheetView, seesPrices: boolean): ColumnName[] => {
  if (seesPrices) return columnsOf[view]
  return view === 'MASTER' ? [...facts] : ofStock
}

/** All that somebody may choose among, in the order in which they are shown. */
export const choosableColumns = (seesPrices: boolean): ColumnName[] =>
  seesPrices
    ? [...new Set([...columnsOf.PRICES.slice(0, 4), ...columnsOf.TIERS, 'MSRP' as const, ...columnsOf.STOCK, ...facts])]
    : [...ofStock, ...facts]

/** The columns that an address names, of those one may choose; those of the view where it names none. */
export function shownColumns(view: SheetView, seesPrices: boolean, named: string | null): ColumnName[] {
  const names = (named ?? '').split(',')
  const own = choosableColumns(seesPrices).filter((name) => names.includes(name))
  return own.length > 0 ? own : viewColumns(view, seesPrices)
}

/** Words among numbers: they begin at the left. */
export const isWords = (name: ColumnName): boolean => name !== 'PER_CASE' && (facts as readonly string[]).includes(name)
export const isField = (name: ColumnName): name is SheetField => (sheetFields as readonly string[]).includes(name)

/** The language, and what the states of an article are called. */
type Words = { language: Language; statuses: Record<SheetRow['status'], string> }

/** What stands in a cell that cannot be typed. */
export function computedText(
  name: ColumnName,
  { row, before, after }: { row: SheetRow; before: Terms; after: Terms },
  { language, statuses }: Words,
): string {
  const fact = factText(name, row, { language, statuses })
  if (fact !== null) return fact
  if (name === 'PROMISED') return cellText('STOCK', row.stock.promised, language)
  if (name === 'SELLABLE') return cellText('STOCK', Math.max(0, after.counted - row.stock.promised), language)
  if (name === 'FINAL') return cellText('PRICE', after.finalPriceCents, language)
  const [from, to] = [before.priceCents * after.priceUnit, after.priceCents * before.priceUnit]
  return from === to ? '–' : percentText(percentOf(from, to), language)
}

function factText(name: ColumnName, row: SheetRow, { language, statuses }: Words): string | null {
  if (name === 'GTIN') return row.gtin ?? '–'
  if (name === 'BRAND') return row.brand || '–'
  if (name === 'CATEGORY') return row.categoryName
  if (name === 'STATUS') return statuses[row.status]
  return name === 'PER_CASE' ? cellText('MINIMUM', row.countPerBox, language) : null
}

/** The text of a cell as a file has it and a spreadsheet takes it: numbers without groups of thousands. */
export const plainText = (name: ColumnName, { row, draft }: { row: SheetRow; draft: Draft }, words: Words): string => {
  const after = draftTerms(row, draft)
  return isField(name)
    ? (draft[row.skuId]?.cells[name]?.text ?? editText(name, after, words.language))
    : computedText(name, { row, before: termsOfRow(row), after }, words)
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
