import { read, utils, type WorkSheet } from '@e965/xlsx'
import { stringify } from 'csv-stringify/sync'
import { answerRequests } from '../../platform/threads/answer-requests.ts'

/** More lines than an import of a workbook takes; what stands below them is a reason to save it as CSV. */
const MOST_ROWS = 200_001
/** A lone cell far to the right would make each row as long: what stands beyond is no column of a price list. */
const MOST_COLUMNS = 500
const MOST_CELLS = 50_000_000

answerRequests<Uint8Array>(async (bytes) => {
  const book = read(bytes, { dense: true, cellFormula: false, cellHTML: false, cellText: false, sheetRows: MOST_ROWS })
  const sheet = book.Sheets[book.SheetNames[0]!]!
  const range = rangeOf(sheet)
  const rows = utils.sheet_to_json<unknown[]>(sheet, { header: 1, raw: true, blankrows: true, defval: '', range })
  if (rows.length >= MOST_ROWS) throw new Error('too many rows')
  return Buffer.from(
    stringify(
      rows.map((row) => row.map(cellText)),
      { delimiter: ';' },
    ),
  )
})

function rangeOf(sheet: WorkSheet) {
  const { s, e } = utils.decode_range(sheet['!ref'] ?? 'A1')
  const range = { s, e: { r: e.r, c: Math.min(e.c, s.c + MOST_COLUMNS - 1) } }
  if ((range.e.r - s.r + 1) * (range.e.c - s.c + 1) > MOST_CELLS) throw new Error('too many cells')
  return range
}

/** A line of the file is a row of the sheet, so that a reason names the row. A number has a comma, as '1.234' would be 1234. */
function cellText(value: unknown): string {
  if (typeof value === 'number') return String(value).replace('.', ',')
  if (typeof value === 'boolean') return value ? '1' : '0'
  return typeof value === 'string' ? value.replaceAll(/[\r\n]+/g, ' ') : ''
}
