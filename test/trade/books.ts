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
