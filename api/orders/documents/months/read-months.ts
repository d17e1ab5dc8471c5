import { eurosOf, moneyText } from '../../../../contract/platform/money.ts'
import { costCentreOf } from '../../../../contract/orders/buyer-side.ts'
import { urlPart } from '../../../../contract/platform/fold-text.ts'
import type { InputOf, OutputOf } from '../../../../contract/platform/endpoint.ts'
import type * as documentsApi from '../../../../contract/orders/documents.ts'
import type { DocumentEntry } from '../../../../contract/orders/documents.ts'
import { texts } from '../../../../texts/texts.ts'
import type { Caller } from '../../../http/caller.ts'
import { paged, type Window } from '../../../http/paged.ts'
import { Problem } from '../../../http/problem.ts'
import { StreamedFile } from '../../../http/files/streamed-file.ts'
import type { Db } from '../../../platform/db.ts'
import type { Deps } from '../../../platform/deps.ts'
import { currentClient } from '../../../platform/limit-concurrency.ts'
import { countMonthDocuments, findDocumentChoices, findMonthDocuments, findMonths } from './month-queries.ts'
import type { DocumentSearch, MonthDocumentRow } from './month-queries.ts'
import { bookedPages } from '../booked/booked-queries.ts'
import { bookedFile } from '../booked/booked-table.ts'
import { documentPayment } from './document-payment.ts'
import { monthOverview } from './month-overview.ts'
import { readDocument } from '../read-document.ts'
import { zipFiles } from './zip-files.ts'

export async function readMonths(
  db: Db,
  { account, language }: Caller<'buyer'>,
  search: DocumentSearch,
): Promise<OutputOf<typeof documentsApi.listMonths>> {
  const [rows, choices] = await Promise.all([
    findMonths(db, account.companyId, trimmed(search)),
    findDocumentChoices(db, account.companyId),
  ])
  const months = rows.map(({ month, count, grossCents }) => ({
    month,
    count,
    grossTotal: eurosOf(grossCents),
    grossTotalText: moneyText(grossCents, language),
  }))
  const costCentres = choices.costCentres.flatMap((row) => costCentreOf(row).costCentre ?? [])
  return { months, choices: { ...choices, costCentres } }
}

const trimmed = <Search extends { q?: string | undefined }>(search: Search) => ({ ...search, q: search.q?.trim() })

export async function readMonth(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  caller: Caller<'buyer'>,
  input: InputOf<typeof documentsApi.list> & Window,
) {
  const t = texts(caller.language).orders.documents.payments
  const { page, pageSize, ...search } = trimmed(input)
  const [rows, count] = await Promise.all([
    findMonthDocuments(db, caller.account.companyId, { ...search, page, pageSize }),
    countMonthDocuments(db, caller.account.companyId, search),
  ])
  const now = clock.now()
  const entries: DocumentEntry[] = rows.map((row) => {
    const payment = documentPayment(row, now)
    return {
      type: row.type,
      number: row.number,
      orderId: row.orderId,
      orderNumber: row.orderNumber,
      storeName: row.storeName,
      ...(row.purchaseOrderNumber !== null && { purchaseOrderNumber: row.purchaseOrderNumber }),
      ...costCentreOf(row),
      issuedAt: row.issuedAt,
      grossTotal: row.grossCents === null ? null : eurosOf(row.grossCents),
      grossTotalText: row.grossCents === null ? '' : moneyText(row.grossCents, caller.language),
      payment,
      paymentText: payment ? t[payment] : '',
    }
  })
  return paged(input, entries, count)
}

/** Invoices and credit notes of a month for a spreadsheet. Throws MONTH_EMPTY. */
export async function tableOfMonth(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { account, language }: Caller<'buyer'>,
  { month, format }: { month: string; format: 'csv' | 'xlsx' },
): Promise<File | StreamedFile> {
  const documents = bookedPages(db, { buyerId: account.companyId }, month)
  return bookedFile(documents, { month, format, side: 'BUYER', language, now: clock.now() })
}

/** A ZIP holds no more; the month beyond it is read document by document. */
const MOST_IN_ZIP = 2000

/** The PDFs of a month, each read when it is its turn, and an overview. Throws NOT_FOUND for a month without any. */
export async function zipMonth(
  deps: Pick<Deps, 'db' | 'clock'>,
  { account, language }: Caller<'buyer'>,
  month: string,
): Promise<StreamedFile> {
  const rows = await findMonthDocuments(deps.db, account.companyId, { month, page: 1, pageSize: MOST_IN_ZIP })
  if (rows.length === 0) throw Problem.of('NOT_FOUND')
  const t = texts(language).orders.documents.overview
  const overview = {
    // The first in a list by name.
    name: `${month}-00_${t.fileName}.csv`,
    at: rows[0]!.issuedAt,
    read: () => Buffer.from(monthOverview(rows, language)),
  }
  const documents = rows.toReversed().map((row) => ({
    name: fileName(row, texts(language).orders.documents.fileNames),
    at: row.issuedAt,
    read: () => readPdf(deps, { buyerId: account.companyId, ...row }),
  }))
  return new StreamedFile(`${t.zipName}-${month}.zip`, zipFiles([overview, ...documents]))
}

/** By day, then by number: '2026-11-20_Rechnung-R1-00012_haferlund.pdf'. */
const fileName = ({ issuedOn, type, number, storeName }: MonthDocumentRow, names: Record<string, string>) =>
  `${issuedOn}_${names[type]}-${number}_${urlPart(storeName).replaceAll(/^-|-$/g, '')}.pdf`

// The time of a request ends its work; what is sent while it is made goes on as long as somebody reads it.
const readPdf = (
  deps: Pick<Deps, 'db' | 'clock'>,
  { buyerId, orderId, number }: MonthDocumentRow & { buyerId: string },
) =>
  currentClient.exit(async () => {
    const file = await readDocument(deps, { buyerId, orderId, number })
    return new Uint8Array(await file.arrayBuffer())
  })
