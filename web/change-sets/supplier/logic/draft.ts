import { berlinDay } from '../../../../contract/platform/values.ts'
import type { NewCell } from '../../../../contract/change-sets/change-sets.ts'
import {
  checkChanges,
  inFieldOrder,
  mayBeEmpty,
  type CellProblem,
} from '../../../../contract/change-sets/check-cells.ts'
import { numberOfDay } from '../../../../contract/change-sets/days.ts'
import { sheetFields, type SheetField } from '../../../../contract/change-sets/fields.ts'
import type { SheetRow } from '../../../../contract/change-sets/sheet.ts'
import { fromWire, toWire, valueIn, withValue, type Terms } from '../../../../contract/change-sets/terms.ts'

/** A changed cell, as stored: what was seen there, and what shall stand there. What is no number has its text. */
export type DraftCell = { from: number | null; to: number | null; text?: string }
type DraftProduct = { number: string; cells: Partial<Record<SheetField, DraftCell>> }
/** What was changed and does not count yet, by SKU. */
export type Draft = Record<string, DraftProduct>

/** `to` is NaN for what is no number; then `text` is what was typed. */
export type NewValue = { row: SheetRow; field: SheetField; to: number | null; text: string }

/** The terms of a row; for a member who may only count, those of the stock. */
export function termsOfRow({ prices, minimumQuantity, countPerBox, stock, backAt }: SheetRow): Terms {
  const cents = (value: number | null | undefined) => fromWire('PRICE', value ?? null)
  return {
    priceCents: cents(prices?.price) ?? 0,
    priceUnit: prices?.priceUnit ?? 1,
    discountBp: fromWire('DISCOUNT', prices?.discount ?? 0) ?? 0,
    finalPriceCents: cents(prices?.finalPrice) ?? 0,
    tiers: (prices?.tiers ?? []).map(({ fromQuantity, price }) => ({
      fromPieces: fromQuantity,
      priceCents: cents(price),
    })),
    msrpCents: cents(prices?.msrp),
    minimumQuantity,
    countPerBox,
    counted: stock.counted,
    promised: stock.promised,
    backOn: backAt === null ? null : numberOfDay(backAt),
  }
}

/** The draft with these values; a cell that holds again what is stored is no change. */
export function withValues(draft: Draft, values: readonly NewValue[]): Draft {
  const next = { ...draft }
  for (const { row, field, to, text } of values) {
    const from = valueIn(termsOfRow(row), field)
    const { [field]: _, ...others } = next[row.skuId]?.cells ?? {}
    const isNumber = !Number.isNaN(to)
    const cell = isNumber ? { from, to } : { from, to: null, text }
    const cells = isNumber && to === from ? others : { ...others, [field]: cell }
    if (Object.keys(cells).length === 0) delete next[row.skuId]
    else next[row.skuId] = { number: row.supplierSku, cells }
  }
  return next
}

/** The terms of a row with what was changed there, whether it can be taken or not. */
export function draftTerms(row: SheetRow, draft: Draft): Terms {
  const changes = entriesOf(draft[row.skuId]).map(([field, { to, text }]) => ({ field, to, text }))
  return inFieldOrder(changes).reduce(
    (terms, { field, to, text }) => (text === undefined ? withPossible(terms, field, to) : terms),
    termsOfRow(row),
  )
}

// A price that is emptied has no terms: its cell is refused, and the others are shown as they are.
const withPossible = (terms: Terms, field: SheetField, to: number | null) =>
  to === null && !mayBeEmpty(field) ? terms : withValue(terms, field, to)

/** What is wrong with the changed cells of a row, as the server will find it. */
export function problemsOfRow(row: SheetRow, draft: Draft, now = new Date()): CellProblem[] {
  const terms = termsOfRow(row)
  const cells = entriesOf(draft[row.skuId])
  const stale = cells.filter(([field, { from, to }]) => from !== valueIn(terms, field) && to !== valueIn(terms, field))
  const fresh = cells.filter((cell) => !stale.includes(cell))
  const changes = fresh.map(([field, { to, text }]) => ({ field, to: text === undefined ? to : Number.NaN }))
  return [
    ...checkChanges(terms, changes, berlinDay(now)).problems,
    ...stale.map(([field]) => ({ field, code: 'STALE' as const, limit: valueIn(terms, field) })),
  ]
}

const entriesOf = (product: DraftProduct | undefined) =>
  Object.entries(product?.cells ?? {}) as [SheetField, DraftCell][]

export const countCells = (draft: Draft): number =>
  Object.values(draft).reduce((sum, product) => sum + entriesOf(product).length, 0)

/** As the call takes them; what is no number stays here. */
export const cellsToSend = (draft: Draft): NewCell[] =>
  Object.entries(draft).flatMap(([skuId, product]) =>
    entriesOf(product)
      .filter(([, { text }]) => text === undefined)
      .map(([field, { from, to }]) => ({ skuId, field, from: toWire(field, from), to: toWire(field, to) })),
  )

export const cellKey = ({ skuId, field }: { skuId: string; field: string }) => `${skuId}:${field}`

/** What is left when a set counts: what was refused, what is no number, and what was typed meanwhile. */
export function withoutTaken(draft: Draft, sent: readonly NewCell[], refused: ReadonlySet<string>): Draft {
  const next: Draft = {}
  const taken = new Map(sent.map((cell) => [cellKey(cell), cell]))
  for (const [skuId, product] of Object.entries(draft)) {
    const left = entriesOf(product).filter(([field, { to, text }]) => {
      const cell = taken.get(cellKey({ skuId, field }))
      return text !== undefined || !cell || cell.to !== toWire(field, to) || refused.has(cellKey({ skuId, field }))
    })
    if (left.length > 0) next[skuId] = { ...product, cells: Object.fromEntries(left) }
  }
  return next
}

/** The draft without what stands there already and without articles that are gone; the same one where nothing changes. */
export function withoutStanding(draft: Draft, rows: readonly SheetRow[]): Draft {
  const bySku = new Map(rows.map((row) => [row.skuId, row]))
  const next: Draft = {}
  for (const [skuId, product] of Object.entries(draft)) {
    const row = bySku.get(skuId)
    const left = entriesOf(product).filter(
      ([field, { to, text }]) => row && (text !== undefined || to !== valueIn(termsOfRow(row), field)),
    )
    if (left.length > 0) next[skuId] = { ...product, cells: Object.fromEntries(left) }
  }
  return countCells(next) === countCells(draft) ? draft : next
}

/** What another version or another hand has stored is no draft. */
export function isDraft(stored: unknown): stored is Draft {
  if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return false
  return Object.values(stored as Record<string, Partial<DraftProduct> | null>).every(
    (product) =>
      typeof product?.number === 'string' &&
      Object.entries(product.cells ?? { '': null }).every(([field, cell]) => isCell(field, cell)),
  )
}

const isAmount = (value: unknown) => value === null || typeof value === 'number'
const isCell = (field: string, cell: Partial<DraftCell> | null) =>
  (sheetFields as readonly string[]).includes(field) && cell !== null && isAmount(cell.from) && isAmount(cell.to)
