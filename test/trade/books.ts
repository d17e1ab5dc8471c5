import { parse } from 'csv-parse/sync'
import { accountNames, ownAccountNames } from '../../contract/books/accounts.ts'
import type { BooksSettings } from '../../contract/books/books.ts'

const none = Object.fromEntries([...accountNames, ...ownAccountNames].map((name) => [name, null])) as Pick<
  BooksSettings,
  (typeof accountNames)[number] | (typeof ownAccountNames)[number]
>

/** What a store's bookkeeping is called, with the standard accounts. */
export const booksSettings: BooksSettings = {
  ...none,
  consultant: 29_098,
  client: 55_003,
  fiscalYearMonth: 1,
  accountLength: 4,
  chart: 'SKR03',
  costCentre: null,
}

/** Cents of '12,34' in a file. */
export const centsOf = (text: string) => Number(text.replace(',', ''))
/** Rows of a file for DATEV or a spreadsheet. */
export const rowsOf = async (file: Blob): Promise<string[][]> =>
  parse(new TextDecoder('windows-1252').decode(await file.arrayBuffer()), {
    delimiter: ';',
    relax_column_count: true,
    bom: true,
  })
