import { eurosOf } from '../../../../contract/platform/money.ts'
import type { Language } from '../../../../contract/platform/values.ts'
import { texts } from '../../../../texts/texts.ts'
import type { MonthDocumentRow } from './month-queries.ts'

const BOM = '\uFEFF'

/** The documents of a month as CSV, as spreadsheets of that language read it. */
export function monthOverview(rows: MonthDocumentRow[], language: Language): string {
  const t = texts(language).orders.documents
  const amount = (cents: number) => {
    const text = eurosOf(cents).toFixed(2)
    return language === 'de' ? text.replace('.', ',') : text
  }
  const lines = rows.map(({ issuedOn, number, type, storeName, orderNumber, netCents, grossCents, ...row }) => [
    issuedOn,
    number,
    t.titles[type],
    cell(storeName),
    orderNumber,
    ...(netCents === null || grossCents === null
      ? ['', '', '']
      : [netCents, grossCents - netCents, grossCents].map(amount)),
    ...[row.purchaseOrderNumber, row.costCentre].map((text) => (text === null ? '' : cell(text))),
  ])
  return `${BOM}${[t.overview.head, ...lines].map((line) => `${line.join(';')}\r\n`).join('')}`
}

// What begins like a formula would be worked out by a spreadsheet.
const cell = (text: string) => `"${(/^[=+\-@\t\r]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`
