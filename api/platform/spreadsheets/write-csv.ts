import { stringify } from 'csv-stringify/sync'
import type { Language } from '../../../contract/platform/values.ts'
import type { Cell, Table } from './table.ts'

/** As spreadsheets of that language read it: with a mark for UTF-8, semicolons, and in German a comma before the cents. */
export function writeCsv({ head, rows }: Table, language: Language): Buffer {
  const decimal = (text: string) => (language === 'de' ? text.replace('.', ',') : text)
  const textOf = (cell: Cell): string => {
    if (cell === null) return ''
    if (typeof cell === 'string') return safe(cell)
    if ('day' in cell) return cell.day
    return 'cents' in cell ? decimal((cell.cents / 100).toFixed(2)) : decimal(String(cell.number))
  }
  const lines = [head, ...rows.map((row) => row.map(textOf))]
  return Buffer.from(stringify(lines, { delimiter: ';', bom: true, record_delimiter: 'windows' }))
}

// A spreadsheet takes a cell that begins so for a formula.
const safe = (text: string) => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text)
