import type { InputOf, OutputOf } from '../../../contract/platform/endpoint.ts'
import { numberFormat } from '../../../contract/platform/formats.ts'
import type { Language } from '../../../contract/platform/values.ts'
import { moneyText } from '../../../contract/platform/money.ts'
import type * as packingApi from '../../../contract/orders/packing.ts'
import type { StoreOrderEntry } from '../../../contract/orders/packing.ts'
import { texts } from '../../../texts/texts.ts'
import { may, type Caller } from '../../http/caller.ts'
import { countUpTo, cursorPage, cursorPages, cursorRows } from '../../http/cursor.ts'
import type { Queryable } from '../../platform/db.ts'
import type { Deps } from '../../platform/deps.ts'
import { allowedActionsOf } from '../fulfilment/transitions.ts'
import { storeOf } from '../store-of.ts'
import { rowsOverdue } from './queries.ts'
import { findStoreView, rowsOfView, type StoreEntryRow, type StoreView } from './store-view.ts'

type ViewDeps = Pick<Deps, 'db' | 'clock'>
type ListInput = Required<Pick<InputOf<typeof packingApi.list>, 'view' | 'pageSize'>> & InputOf<typeof packingApi.list>

/** One page of a view of the store's orders. Amounts only for who may read them. */
export async function readView(
  { db, clock }: ViewDeps,
  caller: Caller<'supplier'>,
  input: ListInput,
): Promise<OutputOf<typeof packingApi.list>> {
  const { after, before, pageSize, ...asked } = input
  const view = viewOf(caller, asked, clock.now())
  const page = cursorPage(db, orderOf(db, view), { after, before, pageSize })
  const [rows, count] = await Promise.all([findStoreView(db, view, page), countUpTo(db, rowsOfView(db, view))])
  const shown = cursorRows(rows, page, placeIn(view))
  return { ...shown, items: shown.items.map((row) => presentEntry(row, caller)), count }
}

export type Asked = Pick<ListInput, 'view'> & Omit<InputOf<typeof packingApi.list>, 'after' | 'before' | 'pageSize'>

/** Who sees no amounts cannot narrow by them. */
export function viewOf(caller: Caller<'supplier'>, { netFrom, netTo, ...asked }: Asked, now: Date): StoreView {
  const amounts = may(caller.account, 'supplier', 'readOrders') ? { netFrom, netTo } : {}
  return { ...asked, ...amounts, storeId: storeOf(caller), now }
}

const isByDue = ({ view }: StoreView) => !['ON_THE_WAY', 'ALL'].includes(view)

/** What is due comes first, of the others the newest. */
export const orderOf = (sql: Queryable, view: StoreView) => (isByDue(view) ? byDue(sql) : newestFirst(sql))

/** Where a row stands in that order. */
const placeIn =
  (view: StoreView) =>
  ({ dueAt, orderId }: StoreEntryRow) => ({ key: isByDue(view) ? dueAt!.toISOString() : orderId, id: orderId })

/** All of a view in its order, page by page. */
export const pagesOf = (sql: Queryable, view: StoreView) =>
  cursorPages(sql, orderOf(sql, view), { read: (page) => findStoreView(sql, view, page), boundOf: placeIn(view) })

const byDue = (sql: Queryable) =>
  ({ key: sql`s.due_at`, keyType: 'timestamptz', id: sql`s.order_id`, idType: 'uuid', isDescending: false }) as const
// Ids are made in the order of time.
const newestFirst = (sql: Queryable) =>
  ({ key: sql`s.order_id`, keyType: 'uuid', id: sql`s.order_id`, idType: 'uuid', isDescending: true }) as const

/** How many stand in each view. */
export async function countViews(
  { db, clock }: ViewDeps,
  caller: Caller<'supplier'>,
): Promise<OutputOf<typeof packingApi.counts>> {
  const storeId = storeOf(caller)
  const count = (view: 'NEW' | 'TO_SHIP' | 'PARTLY_SHIPPED' | 'ON_THE_WAY' | 'RETURNS') =>
    countUpTo(db, rowsOfView(db, { storeId, view, now: clock.now() }))
  const [NEW, TO_SHIP, PARTLY_SHIPPED, ON_THE_WAY, RETURNS, overdue] = await Promise.all([
    count('NEW'),
    count('TO_SHIP'),
    count('PARTLY_SHIPPED'),
    count('ON_THE_WAY'),
    count('RETURNS'),
    countUpTo(db, rowsOverdue(db, storeId, clock.now())),
  ])
  return { NEW, TO_SHIP, PARTLY_SHIPPED, ON_THE_WAY, RETURNS, overdue }
}

function presentEntry(row: StoreEntryRow, { account, language }: Caller<'supplier'>): StoreOrderEntry {
  const { orderId: _, netCents, grossCents, isReturnAsked, isMoneyMissing, isPartlyShipped, ...rest } = row
  const { paymentStatus, weightGrams, ...shown } = rest
  const maySeeAmounts = may(account, 'supplier', 'readOrders')
  const lines = [{ quantity: 2, shippedQuantity: isPartlyShipped ? 1 : 0, cancelledQuantity: 0 }]
  return {
    ...shown,
    statusText: texts(language).orders.replies.statuses[row.status],
    paymentStatusText: texts(language).orders.replies.paymentStatuses[paymentStatus],
    netTotalText: maySeeAmounts ? moneyText(netCents, language) : null,
    grossTotalText: maySeeAmounts ? moneyText(grossCents, language) : null,
    invoices: maySeeAmounts ? row.invoices : [],
    weightText: weightGrams === null ? null : kilograms(weightGrams, language),
    allowedActions: allowedActionsOf({ status: row.status, isReturnAsked, isMoneyMissing, lines }, 'STORE'),
  }
}

export const kilograms = (grams: number, language: Language) => `${weights[language].format(grams / 1000)} kg`
const most = { maximumFractionDigits: 1 } as const
const weights = { de: numberFormat('de-DE', most), en: numberFormat('en-GB', most) }
