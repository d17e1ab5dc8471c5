import { berlinDay } from '../../../contract/platform/values.ts'
import type { OutputOf } from '../../../contract/platform/endpoint.ts'
import { paymentStatuses, subOrderStatuses } from '../../../contract/orders/orders.ts'
import type * as storeListApi from '../../../contract/orders/store-list.ts'
import { texts } from '../../../texts/texts.ts'
import { may, type Caller } from '../../http/caller.ts'
import { streamCsv } from '../../http/files/stream-csv.ts'
import type { StreamedFile } from '../../http/files/streamed-file.ts'
import type { Deps } from '../../platform/deps.ts'
import type { Cell } from '../../platform/spreadsheets/table.ts'
import { storeOf } from '../store-of.ts'
import { findSoldCategories } from './queries.ts'
import { pagesOf, viewOf, type Asked } from './read-view.ts'
import type { StoreEntryRow } from './store-view.ts'

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

/** The orders of exactly this view, in its order, however many there are. */
export function writeStoreList(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  caller: Caller<'supplier'>,
  asked: Asked,
): Promise<StreamedFile> {
  const { language, account } = caller
  const now = clock.now()
  const view = viewOf(caller, asked, now)
  const { file } = texts(language).orders.storeList
  const maySeeAmounts = may(account, 'supplier', 'readOrders')
  const { statuses, paymentStatuses: payments } = texts(language).orders.replies
  const cellsOf = (row: StoreEntryRow): Cell[] => [
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
    { number: row.boxCount },
    { number: row.pieceCount },
    row.weightGrams === null ? null : { number: row.weightGrams / 1000 },
    maySeeAmounts ? { cents: row.netCents } : null,
    maySeeAmounts ? { cents: row.grossCents } : null,
    row.carriers.join(', '),
    maySeeAmounts ? row.invoices.join(', ') : null,
    row.purchaseOrderNumber,
    [row.hasNote && file.note, row.hasDesign && file.design].filter(Boolean).join(', '),
  ]
  return streamCsv({
    name: `${file.name}-${berlinDay(now)}.csv`,
    head: file.head,
    language,
    pages: pagesOf(db, view),
    cellsOf,
  })
}
