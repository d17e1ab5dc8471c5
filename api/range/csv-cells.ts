import { stringify } from 'csv-stringify/sync'
import type { Language } from '../../contract/platform/values.ts'

/** Lines as spreadsheets read them; what one would take for a formula is a text. */
export const csvLines = (rows: string[][]) =>
  stringify(
    rows.map((cells) => cells.map((cell) => (/^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell))),
    { delimiter: ';', record_delimiter: 'windows' },
  )

export const decimal = (value: number, language: Language) =>
  language === 'de' ? String(value).replace('.', ',') : String(value)
