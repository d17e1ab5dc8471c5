import {
  accountNames,
  ownAccountNames,
  standardAccount,
  type AccountName,
  type Accounts,
  type OwnAccountName,
} from '../../contract/books/accounts.ts'
import type { BooksSettings } from '../../contract/books/books.ts'
import { texts } from '../../texts/texts.ts'
import type { Caller } from '../http/caller.ts'
import { Problem } from '../http/problem.ts'
import type { Db } from '../platform/db.ts'
import { writeBooks, type BooksRow } from './queries.ts'

const names = [...accountNames, ...ownAccountNames]

/** Throws VALIDATION for an account of another length. */
export async function writeSettings(
  db: Db,
  { account, language }: Caller<'supplier'>,
  settings: BooksSettings,
): Promise<BooksSettings> {
  const { accountLength } = settings
  const own = names.flatMap((name): [AccountName | OwnAccountName, string][] => {
    const number = settings[name]
    const isStandard = isNamed(name) && number === standardAccount(name, settings)
    return number === null || isStandard ? [] : [[name, number]]
  })
  const wrong = own.filter(([, number]) => number.length !== accountLength)
  if (wrong.length > 0) {
    const sentence = texts(language).books.replies.accountLength(accountLength)
    throw Problem.of('VALIDATION', undefined, {
      fieldErrors: Object.fromEntries(wrong.map(([name]) => [name, sentence])),
    })
  }
  const row = { ...settings, accounts: Object.fromEntries(own) }
  await writeBooks(db, account.storeId, row)
  return settingsOf(row)
}

const isNamed = (name: string): name is AccountName => accountNames.some((each) => each === name)

export function settingsOf(row: BooksRow): BooksSettings {
  const { consultant, client, fiscalYearMonth, accountLength, chart, costCentre, accounts } = row
  const own = Object.fromEntries(names.map((name) => [name, accounts[name] ?? null])) as Pick<
    BooksSettings,
    AccountName | OwnAccountName
  >
  return { consultant, client, fiscalYearMonth, accountLength, chart, costCentre, ...own }
}

/** What is booked where: the store's own accounts, else the standard ones of its chart. */
export const accountsOf = (row: BooksRow): Accounts =>
  Object.fromEntries(
    names.map((name) => [name, row.accounts[name] ?? (isNamed(name) ? standardAccount(name, row) : null)]),
  ) as Accounts
