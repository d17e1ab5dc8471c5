import type { OutputOf } from '../../../contract/platform/endpoint.ts'
import type * as orderListApi from '../../../contract/operator/order-list.ts'
import { mostInFile } from '../../../contract/operator/order-list.ts'
import { orderViews } from '../../../contract/operator/orders.ts'
import { orderStatuses, paymentStatuses } from '../../../contract/orders/orders.ts'
import { paymentMethodCodes } from '../../../contract/payment-methods.ts'
import type { Language } from '../../../contract/platform/values.ts'
import { texts } from '../../../texts/texts.ts'
import { countOf } from '../../http/newest-first.ts'
import { berlinDay } from '../documents/document-format.ts'
import type { Deps } from '../../platform/deps.ts'
import { writeCsv } from '../../platform/spreadsheets/write-csv.ts'
import { lateSince, type Narrowed } from './list-orders.ts'
import { countOperatorOrders, findOperatorOrders, findOrderStores } from './list-queries.ts'

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

/** The orders of exactly this view, as the columns of the list stand. */
export async function writeOrderList({ db, clock }: ListDeps, narrowed: Narrowed, language: Language): Promise<File> {
  const now = clock.now()
  const found = await findOperatorOrders(db, { ...narrowed, ...lateSince(now) }, { pageSize: mostInFile })
  const { statuses, paymentStatuses: payments } = texts(language).orders.replies
  const { methods } = texts(language).checkout.replies
  const { file } = texts(language).operator.deskOrders
  const rows = found
    .slice(0, mostInFile)
    .map((order) => [
      order.orderNumber,
      { day: berlinDay(order.createdAt) },
      order.companyName,
      order.stores.map(({ storeName, status }) => `${storeName}: ${statuses[status]}`).join(', '),
      statuses[order.status],
      payments[order.paymentStatus],
      methods[order.paymentMethod].name,
      { cents: order.grossCents },
      [order.isOverdue && file.overdue, order.isChargedBack && file.chargedBack].filter(Boolean).join(', '),
    ])
  const content = writeCsv({ head: [...file.head], rows }, language)
  return new File([new Uint8Array(content)], `${file.name}-${berlinDay(now)}.csv`)
}
