import type { Language } from '../../../../contract/platform/values.ts'
import { texts } from '../../../../texts/texts.ts'
import { Problem } from '../../../http/problem.ts'
import { streamCsv } from '../../../http/files/stream-csv.ts'
import type { StreamedFile } from '../../../http/files/streamed-file.ts'
import type { Cell } from '../../../platform/spreadsheets/table.ts'
import { writeXlsx } from '../../../platform/spreadsheets/write-xlsx.ts'
import { documentPayment } from '../months/document-payment.ts'
import type { BookedRow } from './booked-queries.ts'

export type TableFile = {
  month: string
  format: 'csv' | 'xlsx'
  side: 'STORE' | 'BUYER'
  language: Language
  now: Date
}

/**
 * The documents of a month for a spreadsheet, to the store with its buyers, to a buyer with its stores. Throws MONTH_EMPTY. A CSV is
 * written while it is read; a sheet cannot be, as the library has a workbook whole before it packs it.
 */
export async function bookedFile(
  documents: AsyncGenerator<readonly BookedRow[]>,
  file: TableFile,
): Promise<File | StreamedFile> {
  const { month, format, language } = file
  const t = texts(language).orders.booked
  const name = `${t.fileName}-${month}.${format}`
  const head = [...t.head]
  const pages = linesOf(documents, file)
  if (format === 'csv') return streamCsv({ name, head, language, pages, cellsOf: (line) => line })
  const rows: Cell[][] = []
  for await (const lines of pages) rows.push(...lines)
  return new File([new Uint8Array(await writeXlsx({ head, rows }, month))], name)
}

async function* linesOf(documents: AsyncGenerator<readonly BookedRow[]>, file: TableFile): AsyncGenerator<Cell[][]> {
  for await (const rows of documents) {
    // Only the first page of a list can be without a row.
    if (rows.length === 0) throw Problem.of('MONTH_EMPTY')
    yield bookedLines(rows, file)
  }
}

/** A line for each document and rate; a document of no amount has one, too. */
function bookedLines(rows: readonly BookedRow[], { side, language, now }: TableFile): Cell[][] {
  const { orders } = texts(language)
  const t = orders.booked
  return rows.flatMap((row) => {
    const { totals } = row
    const payment = documentPayment(row, now)
    const groups = totals.taxLines.length > 0 ? totals.taxLines : [{ rateBp: 0, base: 0, shipping: 0, amount: 0 }]
    return groups.map(({ rateBp, base, amount }) => [
      row.number,
      orders.documents.titles[row.type],
      { day: row.issuedOn },
      { day: row.deliveredOn },
      side === 'STORE' ? row.company : row.seller,
      (side === 'STORE' ? row.buyerVatId : row.sellerVatId) || null,
      t.taxCases[totals.taxCase],
      { number: rateBp / 100 },
      { cents: base },
      { cents: amount },
      { cents: base + amount },
      { cents: partOf(row, 'DEPOSIT', rateBp) },
      payment ? orders.documents.payments[payment] : null,
      row.subOrderNumber,
      row.purchaseOrderNumber,
      row.costCentre,
    ])
  })
}

/** What of a group's base is deposit or setup, in cents. */
export const partOf = ({ parts }: BookedRow, kind: 'DEPOSIT' | 'SETUP', rateBp: number): number =>
  parts.find((part) => part.kind === kind && part.rateBp === rateBp)?.cents ?? 0
