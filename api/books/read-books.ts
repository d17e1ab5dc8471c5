import { berlinDay } from '../../contract/platform/values.ts'
import type { InputOf, OutputOf } from '../../contract/platform/endpoint.ts'
import { eurosOf, moneyText } from '../../contract/platform/money.ts'
import type * as booksApi from '../../contract/books/books.ts'
import type { Caller } from '../http/caller.ts'
import type { StreamedFile } from '../http/files/streamed-file.ts'
import { bookedPages } from '../orders/documents/booked/booked-queries.ts'
import { bookedFile } from '../orders/documents/booked/booked-table.ts'
import type { Deps } from '../platform/deps.ts'
import { findBookMonths, findBooks, findFirstYear } from './queries.ts'
import { settingsOf } from './settings.ts'

type Supplier = Caller<'supplier'>

export async function readBooks(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { account: { storeId }, language }: Supplier,
  { year: chosen }: InputOf<typeof booksApi.read>,
): Promise<OutputOf<typeof booksApi.read>> {
  const thisYear = Number(berlinDay(clock.now()).slice(0, 4))
  const year = chosen ?? thisYear
  const [books, first, rows] = await Promise.all([
    findBooks(db, storeId),
    findFirstYear(db, storeId),
    findBookMonths(db, storeId, year),
  ])
  const count = Math.max(thisYear - (first ?? thisYear), 0) + 1
  return {
    settings: books ? settingsOf(books) : null,
    year,
    years: Array.from({ length: count }, (_, n) => thisYear - n),
    months: rows.map(({ month, documents, grossCents, payouts, paidCents, commissionInvoices }) => ({
      month,
      documents,
      grossTotal: eurosOf(grossCents),
      grossTotalText: moneyText(grossCents, language),
      payouts,
      paidTotal: eurosOf(paidCents),
      paidTotalText: moneyText(paidCents, language),
      commissionInvoices,
    })),
  }
}

/** The documents of a month for a spreadsheet. Throws MONTH_EMPTY. */
export async function readTable(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { account: { storeId }, language }: Supplier,
  { month, format }: { month: string; format: 'csv' | 'xlsx' },
): Promise<File | StreamedFile> {
  return bookedFile(bookedPages(db, { storeId }, month), { month, format, side: 'STORE', language, now: clock.now() })
}
