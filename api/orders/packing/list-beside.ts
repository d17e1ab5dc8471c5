import type { OutputOf } from '../../../contract/platform/endpoint.ts'
import { paymentStatuses, subOrderStatuses } from '../../../contract/orders/orders.ts'
import type * as storeListApi from '../../../contract/orders/store-list.ts'
import { mostInFile } from '../../../contract/orders/store-list.ts'
import { texts } from '../../../texts/texts.ts'
import { may, type Caller } from '../../http/caller.ts'
import { cursorPage } from '../../http/cursor.ts'
import type { Deps } from '../../platform/deps.ts'
import type { Cell } from '../../platform/spreadsheets/table.ts'
import { writeCsv } from '../../platform/spreadsheets/write-csv.ts'
import { berlinDay } from '../documents/document-format.ts'
import { storeOf } from '../store-of.ts'
import { findSoldCategories } from './queries.ts'
import { orderOf, viewOf, type Asked } from './read-view.ts'
import { findStoreView, type StoreEntryRow } from './store-view.ts'

/** What the list of orders can be narrowed by. */
export async function readOrderChoices(
  { db }: Pick<Deps, 'db'>,
  caller: Caller<'supplier'>,
): Promise<OutputOf<typeof storeListApi.choices>> {
  const { language } = caller
  const { statuses, paymentStatuses: payments } = texts(language).orders.replies
  return {
    // What nobody has paid is no order of the store yet.
    statuses: subOrderStatuses
      .filter((value) => value !== 'PENDING_PAYMENT')
      .map((value) => ({ value, name: statuses[value] })),
    payments: paymentStatuses.map((value) => ({ value, name: payments[value] })),
    categories: await findSoldCategories(db, storeOf(caller), language),
  }
}

/** The orders of exactly this view, in its order. */
export async function writeStoreList(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  caller: Caller<'supplier'>,
  asked: Asked,
): Promise<File> {
  const { language, account } = caller
  const now = clock.now()
  const view = viewOf(caller, asked, now)
  const found = await findStoreView(db, view, cursorPage(db, orderOf(db, view), { pageSize: mostInFile }))
  const { file } = texts(language).orders.storeList
  const maySeeAmounts = may(account, 'supplier', 'readOrders')
  const { statuses, paymentStatuses: payments } = texts(language).orders.replies
  const rowOf = (row: StoreEntryRow): Cell[] => [
    row.subOrderNumber,
    { day: berlinDay(row.createdAt) },
    row.companyName,
    row.postalCode,
    row.cityName,
    row.isReturning ? file.returning : file.isNew,
    statuses[row.status],
    row.dueAt && { day: berlinDay(row.dueAt) },
    payments[row.paymentStatus],
    { number: row.itemCount },
    { number: row.pieceCount },
    row.weightGrams === null ? null : { number: row.weightGrams / 1000 },
    maySeeAmounts ? { cents: row.netCents } : null,
    maySeeAmounts ? { cents: row.grossCents } : null,
    row.carriers.join(', '),
    maySeeAmounts ? row.invoices.join(', ') : null,
    row.purchaseOrderNumber,
    [row.hasNote && file.note, row.hasDesign && file.design].filter(Boolean).join(', '),
  ]
  const content = writeCsv({ head: [...file.head], rows: found.slice(0, mostInFile).map(rowOf) }, language)
  return new File([new Uint8Array(content)], `${file.name}-${berlinDay(now)}.csv`)
}
