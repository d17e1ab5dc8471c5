import { berlinDay } from '../../contract/platform/values.ts'
import type { Accounts } from '../../contract/books/accounts.ts'
import type { InputOf } from '../../contract/platform/endpoint.ts'
import type * as booksApi from '../../contract/books/books.ts'
import { countryOf } from '../../contract/platform/countries.ts'
import type { Caller } from '../http/caller.ts'
import { streamParts, type StreamedFile } from '../http/files/streamed-file.ts'
import { Problem } from '../http/problem.ts'
import { bookedPages, type BookedRow } from '../orders/documents/booked/booked-queries.ts'
import { partOf } from '../orders/documents/booked/booked-table.ts'
import { inTransaction, type Db } from '../platform/db.ts'
import type { Deps } from '../platform/deps.ts'
import { currentClient } from '../platform/limit-concurrency.ts'
import { couponPages } from './coupon-queries.ts'
import { postingsOfCoupons } from './datev/postings-of-coupons.ts'
import { postingsOfDocument, type BookedDocument } from './datev/postings-of-documents.ts'
import {
  addRest,
  postingsOfCommission,
  postingsOfPaidLines,
  postingsOfPaidPayout,
  postingsOfReturned,
  type PayoutRest,
} from './datev/postings-of-payouts.ts'
import { writeHead, writePostings, type Posting } from './datev/write-postings.ts'
import { findCommissionPostings, findPaidPayouts, findReturnedPayouts, paidLinePages } from './payout-queries.ts'
import { findBooks, giveDebtors, type BooksRow } from './queries.ts'
import { accountsOf } from './settings.ts'

type MonthInput = InputOf<typeof booksApi.writeDatev>

/** A month of the store for DATEV, written while it is read; buyers without a debtor number get theirs. Throws MONTH_EMPTY and BOOKS_NOT_SET. */
export async function writeDatev(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { account: { storeId } }: Caller<'supplier'>,
  { month, kind = 'DOCUMENTS' }: MonthInput,
): Promise<StreamedFile> {
  const isPayouts = kind === 'PAYOUTS'
  const parts = isPayouts ? payoutParts(db, storeId, month) : documentParts(db, storeId, month)
  const [books, first] = await Promise.all([findBooks(db, storeId), parts.next()])
  if (first.done) throw Problem.of('MONTH_EMPTY')
  if (!books) throw Problem.of('BOOKS_NOT_SET')
  const [accounts, begin] = [accountsOf(books), first.value]
  const head = writeHead({
    ...headOf(books, month),
    createdAt: berlinTime(clock.now()),
    label: `Tresen ${isPayouts ? 'Auszahlungen ' : ''}${month.slice(5)}/${month.slice(0, 4)}`,
  })
  const rowsOf = async ({ buyerIds, postingsOf }: Part) => {
    const positions = buyerIds.length === 0 ? none : await inTransaction(db, (tx) => giveDebtors(tx, storeId, buyerIds))
    const debtorOf = (buyerId: string) => String(10_000 + positions.get(buyerId)!).padEnd(books.accountLength + 1, '0')
    return writePostings(postingsOf({ accounts, debtorOf, costCentre: books.costCentre }))
  }
  async function* content() {
    yield Buffer.concat([head, await rowsOf(begin)])
    // The time of a request ends its work; this goes on as long as somebody reads it.
    for await (const part of parts) yield await currentClient.exit(() => rowsOf(part))
  }
  return streamParts(`EXTF_Buchungsstapel_${month}${isPayouts ? '_Auszahlungen' : ''}.csv`, content())
}

const none: Map<string, number> = new Map()
type Booking = { accounts: Accounts; debtorOf: (buyerId: string) => string; costCentre: string | null }
/** A page of what is there of a month, with whose debtor numbers it takes. */
type Part = { buyerIds: string[]; postingsOf: (booking: Booking) => Posting[] }

async function* documentParts(db: Db, storeId: string, month: string): AsyncGenerator<Part, undefined> {
  for await (const rows of bookedPages(db, { storeId }, month))
    if (rows.length > 0)
      yield {
        buyerIds: [...new Set(rows.map(({ buyerId }) => buyerId))],
        postingsOf: (booking) => rows.flatMap((row) => postingsOfDocument(documentOf(row, booking), booking.accounts)),
      }
  for await (const coupons of couponPages(db, storeId, month))
    if (coupons.length > 0) yield { buyerIds: [], postingsOf: ({ accounts }) => postingsOfCoupons(coupons, accounts) }
}

async function* payoutParts(db: Db, storeId: string, month: string): AsyncGenerator<Part, undefined> {
  const [payouts, returned, invoices] = await Promise.all([
    findPaidPayouts(db, storeId, month),
    findReturnedPayouts(db, storeId, month),
    findCommissionPostings(db, storeId, month),
  ])
  for (const payout of payouts) {
    let rest: PayoutRest = { commissionCents: 0, adjustmentCents: [] }
    for await (const lines of paidLinePages(db, storeId, payout.id)) {
      rest = addRest(rest, lines)
      const buyerIds = [...new Set(lines.flatMap(({ buyerId }) => buyerId ?? []))]
      yield { buyerIds, postingsOf: (booking) => postingsOfPaidLines(payout, lines, booking) }
    }
    const whole = rest
    yield { buyerIds: [], postingsOf: ({ accounts }) => postingsOfPaidPayout(payout, whole, accounts) }
  }
  if (returned.length > 0 || invoices.length > 0)
    yield {
      buyerIds: [],
      postingsOf: ({ accounts }) => [
        ...postingsOfCommission(invoices, accounts),
        ...postingsOfReturned(returned, accounts),
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
