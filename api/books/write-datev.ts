import { berlinDay } from '../../contract/platform/values.ts'
import type { Accounts } from '../../contract/books/accounts.ts'
import type { InputOf } from '../../contract/platform/endpoint.ts'
import type * as booksApi from '../../contract/books/books.ts'
import { countryOf } from '../../contract/platform/countries.ts'
import type { Caller } from '../http/caller.ts'
import { Problem } from '../http/problem.ts'
import { findBooked, type BookedRow } from '../orders/documents/booked/booked-queries.ts'
import { partOf } from '../orders/documents/booked/booked-table.ts'
import { inTransaction, type Tx } from '../platform/db.ts'
import type { Deps } from '../platform/deps.ts'
import { postingsOfDocument, type BookedDocument } from './datev/postings-of-documents.ts'
import { postingsOfCommission, postingsOfPayouts, postingsOfReturned } from './datev/postings-of-payouts.ts'
import { writePostings, type Posting } from './datev/write-postings.ts'
import {
  findBooks,
  findCommissionPostings,
  findPaidLines,
  findReturnedPayouts,
  giveDebtors,
  type BooksRow,
} from './queries.ts'
import { accountsOf } from './settings.ts'

type MonthInput = InputOf<typeof booksApi.writeDatev>

/** A month of the store for DATEV; buyers without a debtor number get theirs. Throws MONTH_EMPTY and BOOKS_NOT_SET. */
export async function writeDatev(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { account: { storeId } }: Caller<'supplier'>,
  { month, kind = 'DOCUMENTS' }: MonthInput,
): Promise<File> {
  const [books, read] = await Promise.all([
    findBooks(db, storeId),
    kind === 'DOCUMENTS' ? findDocuments(db, storeId, month) : findPayouts(db, storeId, month),
  ])
  if (read.buyerIds === null) throw Problem.of('MONTH_EMPTY')
  if (!books) throw Problem.of('BOOKS_NOT_SET')
  const { buyerIds } = read
  const positions = await inTransaction(db, (tx: Tx) => giveDebtors(tx, storeId, buyerIds))
  const debtorOf = (buyerId: string) => String(10_000 + positions.get(buyerId)!).padEnd(books.accountLength + 1, '0')
  const postings = read.postingsOf({ accounts: accountsOf(books), debtorOf, costCentre: books.costCentre })
  const isPayouts = kind === 'PAYOUTS'
  const file = writePostings({
    ...headOf(books, month),
    createdAt: berlinTime(clock.now()),
    label: `Tresen ${isPayouts ? 'Auszahlungen ' : ''}${month.slice(5)}/${month.slice(0, 4)}`,
    postings,
  })
  const name = `EXTF_Buchungsstapel_${month}${isPayouts ? '_Auszahlungen' : ''}.csv`
  return new File([new Uint8Array(file)], name)
}

type Booking = { accounts: Accounts; debtorOf: (buyerId: string) => string; costCentre: string | null }
/** What is there of a month; `buyerIds` is null where nothing is. */
type Read = { buyerIds: string[] | null; postingsOf: (booking: Booking) => Posting[] }

async function findDocuments(db: Deps['db'], storeId: string, month: string): Promise<Read> {
  const rows = await findBooked(db, { storeId }, month)
  return {
    buyerIds: rows.length === 0 ? null : [...new Set(rows.map(({ buyerId }) => buyerId))],
    postingsOf: (booking) => rows.flatMap((row) => postingsOfDocument(documentOf(row, booking), booking.accounts)),
  }
}

async function findPayouts(db: Deps['db'], storeId: string, month: string): Promise<Read> {
  const [lines, returned, invoices] = await Promise.all([
    findPaidLines(db, storeId, month),
    findReturnedPayouts(db, storeId, month),
    findCommissionPostings(db, storeId, month),
  ])
  const isEmpty = lines.length === 0 && returned.length === 0 && invoices.length === 0
  return {
    buyerIds: isEmpty ? null : [...new Set(lines.flatMap(({ buyerId }) => buyerId ?? []))],
    postingsOf: (booking) => [
      ...postingsOfPayouts(lines, booking),
      ...postingsOfCommission(invoices, booking.accounts),
      ...postingsOfReturned(returned, booking.accounts),
    ],
  }
}

function documentOf(row: BookedRow, { debtorOf, costCentre }: Booking): BookedDocument {
  const sign = row.type === 'INVOICE' ? 1 : -1
  const delivery = countryOf(row.deliveryCountryId)
  const isOpen = row.paymentStatus === 'UNPAID' || row.paymentStatus === 'FAILED'
  return {
    type: row.type,
    number: row.number,
    issuedOn: row.issuedOn,
    deliveredOn: row.deliveredOn,
    dueOn: isOpen && row.type === 'INVOICE' ? (row.dueOn ?? (row.paymentDueAt && berlinDay(row.paymentDueAt))) : null,
    debtor: debtorOf(row.buyerId),
    company: row.company,
    taxCase: row.totals.taxCase,
    isToEu: delivery?.isEu === true && delivery.isoCode !== 'DE',
    vatId: row.buyerVatId,
    costCentre,
    ...(row.isOfEmpties && { text: 'Leergut' }),
    groups: row.totals.taxLines.map(({ rateBp, base, shipping, amount }) => ({
      rateBp,
      baseCents: sign * base,
      taxCents: sign * amount,
      parts: {
        deposit: sign * partOf(row, 'DEPOSIT', rateBp),
        shipping: sign * shipping,
        setup: sign * partOf(row, 'SETUP', rateBp),
      },
    })),
  }
}

function headOf({ consultant, client, accountLength, chart, fiscalYearMonth }: BooksRow, month: string) {
  const [year, number] = [Number(month.slice(0, 4)), Number(month.slice(5))]
  const begins = number >= fiscalYearMonth ? year : year - 1
  const last = new Date(Date.UTC(year, number, 0)).getUTCDate()
  return {
    consultant,
    client,
    accountLength,
    chart: chart === 'SKR03' ? ('03' as const) : ('04' as const),
    fiscalYearStart: `${begins}-${String(fiscalYearMonth).padStart(2, '0')}-01`,
    from: `${month}-01`,
    to: `${month}-${last}`,
    info: `${month.slice(5)}/${month.slice(0, 4)}`,
  }
}

const inGermany = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Berlin',
  dateStyle: 'short',
  timeStyle: 'medium',
})
const berlinTime = (at: Date) => `${inGermany.format(at)}.${String(at.getUTCMilliseconds()).padStart(3, '0')}`
