import { stringify } from 'csv-stringify/sync'
import { cellText } from '../../../contract/platform/spreadsheets/cell-text.ts'
import type { Language } from '../../../contract/platform/values.ts'
import type { Cell, Table } from './table.ts'

/** As spreadsheets of that language read it: with a mark for UTF-8, semicolons, and in German a comma before the cents. */
export const writeCsv = ({ head, rows }: Table, language: Language): Buffer =>
  Buffer.from(csvHead(head) + csvRows(rows, language))

/** How such a file begins. */
export const csvHead = (head: readonly string[]): string => `\uFEFF${linesOf([head])}`

/** Rows of such a file; nothing for none. */
export function csvRows(rows: readonly (readonly Cell[])[], language: Language): string {
  const decimal = (text: string) => (language === 'de' ? text.replace('.', ',') : text)
  const textOf = (cell: Cell): string => {
    if (cell === null) return ''
    if (typeof cell === 'string') return cellText(cell)
    if ('day' in cell) return cell.day
    return 'cents' in cell ? decimal((cell.cents / 100).toFixed(2)) : decimal(String(cell.number))
  }
  return linesOf(rows.map((row) => row.map(textOf)))
}

const linesOf = (rows: readonly (readonly string[])[]) =>
  stringify(rows as string[][], { delimiter: ';', record_delimiter: 'windows' })
