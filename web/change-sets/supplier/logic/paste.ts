import type { SheetField } from '../../../../contract/change-sets/fields.ts'
import type { SheetRow } from '../../../../contract/change-sets/sheet.ts'
import type { Language } from '../../../../contract/platform/values.ts'
import type { NewValue } from './draft.ts'
import { readCell, readNumber } from './read-number.ts'

/** Rows and cells of the text that a spreadsheet gives: tabs between cells, quotes around one with lines of its own. */
export function readTable(text: string): string[][] {
  const rows: string[][] = [[]]
  const pattern = /(?:"((?:[^"]|"")*)"|([^\t\r\n]*))(\t|\r\n|\r|\n|$)/y
  while (pattern.lastIndex < text.length || text.endsWith('\t')) {
    const [, quoted, bare = '', end] = pattern.exec(text) ?? []
    if (end === undefined) return [text.split('\t')]
    rows.at(-1)!.push((quoted?.replaceAll('""', '"') ?? bare).trim())
    if (end === '') break
    if (end !== '\t') rows.push([])
  }
  return rows.filter((row) => row.some((cell) => cell !== ''))
}

/** What stands in the first column and may be an article number or a GTIN. */
export const numbersOf = (table: string[][]): string[] => {
  if (!table.some((row) => row.length > 1)) return []
  return [...new Set(table.map(([first = '']) => first))].filter((number) => number !== '' && number.length <= 60)
}

type Columns = {
  fields: readonly SheetField[]
  /** The headings of the sheet, by which a pasted head is read. */
  titles: ReadonlyMap<string, SheetField>
  language: Language
}

export type Pasted = {
  values: NewValue[]
  rows: number
  isByNumber: boolean
  /** Numbers no article has, and rows that lie below the last of the sheet. */
  unknown: string[]
  beyond: number
}

/** Rows matched by the number in their first column; a head names the columns, else they are those from the chosen one on. */
export function placeByNumber(
  table: string[][],
  found: readonly SheetRow[],
  { fields, titles, language }: Columns,
): Pasted {
  const byNumber = new Map(found.flatMap((row) => [[row.supplierSku, row] as const, ...gtinOf(row)]))
  const [head = []] = table
  const isHead = !byNumber.has(head[0] ?? '') && head.slice(1).every((cell) => !isNumber(cell, language))
  const named = head.slice(1).map((title) => titles.get(title.toLowerCase()))
  const columns = isHead && named.some(Boolean) ? named : fields
  const lines = isHead ? table.slice(1) : table
  const matched = lines.flatMap((line) => {
    const row = byNumber.get(line[0] ?? '')
    return row ? [{ row, cells: line.slice(1) }] : []
  })
  const unknown = lines.map(([number = '']) => number).filter((number) => !byNumber.has(number))
  const values = matched.flatMap((line) => valuesOf(line, columns, language))
  return { values, rows: matched.length, isByNumber: true, unknown, beyond: 0 }
}

/** From the chosen cell on, row by row as the sheet shows them, never below its last. */
export function placeFrom(
  table: string[][],
  rows: readonly SheetRow[],
  { fields, language }: Pick<Columns, 'fields' | 'language'>,
): Pasted {
  const matched = table.slice(0, rows.length).map((cells, at) => ({ row: rows[at]!, cells }))
  const values = matched.flatMap((line) => valuesOf(line, fields, language))
  const beyond = Math.max(0, table.length - rows.length)
  return { values, rows: matched.length, isByNumber: false, unknown: [], beyond }
}

const gtinOf = (row: SheetRow) => (row.gtin ? [[row.gtin, row] as const] : [])
const isNumber = (cell: string, language: Language) => cell !== '' && !Number.isNaN(readNumber(cell, language))

type Line = { row: SheetRow; cells: string[] }

const valuesOf = ({ row, cells }: Line, columns: readonly (SheetField | undefined)[], language: Language) =>
  cells.flatMap((text, at): NewValue[] => {
    const field = columns[at]
    return field ? [{ row, field, text, to: readCell(field, text, language) }] : []
  })
