import { berlinDay } from '../../../contract/platform/values.ts'
import type { OutputOf } from '../../../contract/platform/endpoint.ts'
import type * as orderListApi from '../../../contract/operator/order-list.ts'
import { orderViews } from '../../../contract/operator/orders.ts'
import { orderStatuses, paymentStatuses } from '../../../contract/orders/orders.ts'
import { paymentMethodCodes } from '../../../contract/payment-methods.ts'
import type { Language } from '../../../contract/platform/values.ts'
import { texts } from '../../../texts/texts.ts'
import { countOf, newestPages } from '../../http/newest-first.ts'
import { streamCsv } from '../../http/files/stream-csv.ts'
import type { StreamedFile } from '../../http/files/streamed-file.ts'
import type { Deps } from '../../platform/deps.ts'
import type { Cell } from '../../platform/spreadsheets/table.ts'
import { lateSince, type Narrowed } from './list-orders.ts'
import { countOperatorOrders, findOperatorOrders, findOrderStores, type OperatorOrderRow } from './order-list.ts'

type ListDeps = Pick<Deps, 'db' | 'clock'>

/** What stands beside the list of orders: the numbers of its views, and what it can be narrowed by. */
export async function readOrderChoices(
  { db, clock }: ListDeps,
  language: Language,
): Promise<OutputOf<typeof orderListApi.choices>> {
  const late = lateSince(clock.now())
  const [stores, ...counts] = await Promise.all([
    findOrderStores(db),
    ...orderViews.map((view) => countOperatorOrders(db, { view, ...late })),
  ])
  const { statuses, paymentStatuses: payments } = texts(language).orders.replies
  const { methods } = texts(language).checkout.replies
  return {
    views: orderViews.map((view, at) => ({ view, count: countOf(counts[at]!) })),
    statuses: orderStatuses.map((value) => ({ value, name: statuses[value] })),
    paymentStatuses: paymentStatuses.map((value) => ({ value, name: payments[value] })),
    methods: paymentMethodCodes.map((value) => ({ value, name: methods[value].name })),
    stores,
  }
}

/** The orders of exactly this view, as the columns of the list stand, however many there are. */
export function writeOrderList({ db, clock }: ListDeps, narrowed: Narrowed, language: Language): Promise<StreamedFile> {
  const now = clock.now()
  const search = { ...narrowed, ...lateSince(now) }
  const { file } = texts(language).operator.deskOrders
  return streamCsv({
    name: `${file.name}-${berlinDay(now)}.csv`,
    head: file.head,
    language,
    pages: newestPages((window) => findOperatorOrders(db, search, window)),
    cellsOf: (row) => cellsOf(row, language),
  })
}

function cellsOf(order: OperatorOrderRow, language: Language): Cell[] {
  const { statuses, paymentStatuses: payments } = texts(language).orders.replies
  const { methods } = texts(language).checkout.replies
  const { file } = texts(language).operator.deskOrders
  return [
    order.orderNumber,
    { day: berlinDay(order.createdAt) },
    order.companyName,
    order.stores.map(({ storeName, status }) => `${storeName}: ${statuses[status]}`).join(', '),
    statuses[order.status],
    payments[order.paymentStatus],
    methods[order.paymentMethod].name,
    { cents: order.grossCents },
    [
      order.isOverdue && file.overdue,
      order.isChargedBack && file.chargedBack,
      order.hasProblem && file.problem,
      order.hasNote && file.note,
      order.isImpersonated && file.impersonated,
    ]
      .filter(Boolean)
      .join(', '),
  ]
}
