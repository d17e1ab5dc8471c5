import type { CursorInput } from '../../../contract/platform/paging.ts'
import type * as operatorOrdersApi from '../../../contract/operator/orders.ts'
import type { OutputOf } from '../../../contract/platform/endpoint.ts'
import { eurosOf, moneyText } from '../../../contract/platform/money.ts'
import type { Language } from '../../../contract/platform/values.ts'
import { texts } from '../../../texts/texts.ts'
import { countOf, newestRows } from '../../http/newest-first.ts'
import type { Deps } from '../../platform/deps.ts'
import { countOperatorOrders, findOperatorOrders, type OperatorOrderRow, type OperatorSearch } from './order-list.ts'

const HOUR = 3_600_000
/** How long a store may take before an order of it is overdue. */
export const toConfirmMs = 24 * HOUR
export const toShipMs = 48 * HOUR

export type Narrowed = Omit<OperatorSearch, 'confirmedBy' | 'shippedBy'>

/** Orders of all buyers, for operators. Throws VALIDATION for a cursor that is none. */
export async function listOrders(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { after, before, pageSize, ...asked }: Narrowed & CursorInput,
  language: Language,
): Promise<OutputOf<typeof operatorOrdersApi.list>> {
  const search = { ...asked, ...lateSince(clock.now()) }
  const window = { after, before, pageSize }
  const [found, counted] = await Promise.all([findOperatorOrders(db, search, window), countOperatorOrders(db, search)])
  const { items: rows, next, previous } = newestRows(window, found)
  return { items: rows.map((row) => presentEntry(row, language)), next, previous, count: countOf(counted) }
}

/** Since when a store that has not gone on is late. */
export const lateSince = (now: Date) => ({
  confirmedBy: new Date(now.getTime() - toConfirmMs),
  shippedBy: new Date(now.getTime() - toShipMs),
})

/** Orders of which a store is late, at most one more than is told. */
export const countLateOrders = ({ db, clock }: Pick<Deps, 'db' | 'clock'>) =>
  countOperatorOrders(db, { view: 'OVERDUE', ...lateSince(clock.now()) })

function presentEntry({ paymentDueAt, ...row }: OperatorOrderRow, language: Language) {
  const { statuses, paymentStatuses } = texts(language).orders.replies
  return {
    ...row,
    statusText: statuses[row.status],
    paymentStatusText: paymentStatuses[row.paymentStatus],
    paymentMethodName: texts(language).checkout.replies.methods[row.paymentMethod].name,
    grossTotal: eurosOf(row.grossCents),
    grossTotalText: moneyText(row.grossCents, language),
    payBy: row.paymentStatus === 'UNPAID' && row.status === 'PENDING_PAYMENT' ? paymentDueAt : null,
    stores: row.stores.map((store) => ({ ...store, statusText: statuses[store.status] })),
  }
}
