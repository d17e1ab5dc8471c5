import { read, utils } from '@e965/xlsx'
import { stringify } from 'csv-stringify/sync'
import { answerRequests } from '../../platform/threads/answer-requests.ts'

/** More lines than an import of a workbook takes; what stands below them is a reason to save it as CSV. */
const MOST_ROWS = 200_001

answerRequests<Uint8Array>(async (bytes) => {
  const book = read(bytes, { dense: true, cellFormula: false, cellHTML: false, cellText: false, sheetRows: MOST_ROWS })
  const sheet = book.Sheets[book.SheetNames[0]!]!
  const rows = utils.sheet_to_json<unknown[]>(sheet, { header: 1, raw: true, blankrows: true, defval: '' })
  if (rows.length >= MOST_ROWS) throw new Error('too many rows')
  return Buffer.from(
    stringify(
      rows.map((row) => row.map(cellText)),
      { delimiter: ';' },
    ),
  )
})

/** A line of the file is a row of the sheet, so that a reason names the row. A number has a comma, as '1.234' would be 1234. */
function cellText(value: unknown): string {
  if (typeof value === 'number') return String(value).replace('.', ',')
  if (typeof value === 'boolean') return value ? '1' : '0'
  return typeof value === 'string' ? value.replaceAll(/[\r\n]+/g, ' ') : ''
}
