import type { Language } from '../../../../contract/platform/values.ts'
import { texts } from '../../../../texts/texts.ts'
import { Problem } from '../../../http/problem.ts'
import type { Table } from '../../../platform/spreadsheets/table.ts'
import { writeCsv } from '../../../platform/spreadsheets/write-csv.ts'
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

/** The documents of a month for a spreadsheet, to the store with its buyers, to a buyer with its stores. Throws MONTH_EMPTY. */
export async function bookedFile(rows: BookedRow[], file: TableFile): Promise<File> {
  if (rows.length === 0) throw Problem.of('MONTH_EMPTY')
  const { month, format, language } = file
  const { fileName } = texts(language).orders.booked
  const table = bookedTable(rows, file)
  const content = format === 'csv' ? writeCsv(table, language) : await writeXlsx(table, month)
  return new File([new Uint8Array(content)], `${fileName}-${month}.${format}`)
}

/** A row for each document and rate; a document of no amount has one, too. */
export function bookedTable(rows: BookedRow[], { side, language, now }: Omit<TableFile, 'month' | 'format'>): Table {
  const { orders } = texts(language)
  const t = orders.booked
  const head = [...t.head]
  const lines = rows.flatMap((row) => {
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
  return { head, rows: lines }
}

/** What of a group's base is deposit or setup, in cents. */
export const partOf = ({ parts }: BookedRow, kind: 'DEPOSIT' | 'SETUP', rateBp: number): number =>
  parts.find((part) => part.kind === kind && part.rateBp === rateBp)?.cents ?? 0
