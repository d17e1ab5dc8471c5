import type { OutputOf } from '../../contract/platform/endpoint.ts'
import type * as ordersApi from '../../contract/orders/orders.ts'
import { orderFilters, type OrderFilter } from '../../contract/orders/order-filters.ts'
import type { Order } from '../../contract/orders/orders.ts'
import { eurosOf, moneyText } from '../../contract/platform/money.ts'
import { totalPagesOf } from '../../contract/platform/paging.ts'
import type { Language } from '../../contract/platform/values.ts'
import type { Caller } from '../http/caller.ts'
import { Problem } from '../http/problem.ts'
import type { Db } from '../platform/db.ts'
import { findDocuments } from './documents/document-queries.ts'
import { presentEntry, presentOrder } from './present-order.ts'
import { countByFilter, findOrderChoices, findOrders, sumOrders, type OrderSearch } from './list-queries.ts'
import { findOrder, findOrderEvents, findOrderId, findOrderLines, findSubOrders } from './queries.ts'

type ListInput = Omit<OrderSearch, 'statuses'> & { page: number; pageSize: number; filter?: OrderFilter | undefined }

export async function readOrders(
  db: Db,
  { account, language }: Caller<'buyer'>,
  { page, pageSize, filter, q, ...rest }: ListInput,
): Promise<OutputOf<typeof ordersApi.list>> {
  const narrowed = { q: q?.trim(), ...rest }
  const search = { statuses: filter ? orderFilters[filter] : null, ...narrowed }
  const [sums, counts, rows, choices] = await Promise.all([
    sumOrders(db, account.companyId, search),
    countByFilter(db, account.companyId, { filters: orderFilters, ...narrowed }),
    findOrders(db, account.companyId, { ...search, offset: (page - 1) * pageSize, limit: pageSize }),
    findOrderChoices(db, account.companyId),
  ])
  const count = sumOf(sums.map((month) => month.count))
  const sum = sumInEuros(sumOf(sums.map(({ grossCents }) => grossCents)), language)
  const items = rows.map((row) => presentEntry(row, language))
  const months = sums.map(({ month, count: ofMonth, cancelledCount, grossCents }) => ({
    month,
    count: ofMonth,
    cancelledCount,
    ...sumInEuros(grossCents, language),
  }))
  return {
    items,
    page,
    pageSize,
    totalItems: count,
    totalPages: totalPagesOf(count, pageSize),
    ...sum,
    counts,
    months,
    choices,
  }
}

const sumOf = (counts: number[]) => counts.reduce((sum, count) => sum + count, 0)
const sumInEuros = (cents: number, language: Language) => ({
  sum: eurosOf(cents),
  sumText: moneyText(cents, language),
})

/** Throws NOT_FOUND, for somebody else's order too. */
export async function readOrder(db: Db, { account, language }: Caller<'buyer'>, id: string): Promise<Order> {
  const [order, subOrders, lines, events, documents] = await Promise.all([
    findOrder(db, account.companyId, id),
    findSubOrders(db, account.companyId, id),
    findOrderLines(db, account.companyId, id),
    findOrderEvents(db, account.companyId, id),
    findDocuments(db, account.companyId, id),
  ])
  if (!order) throw Problem.of('NOT_FOUND')
  return presentOrder({ order, subOrders, lines, events, documents }, language)
}

/** Throws NOT_FOUND, for somebody else's order too. */
export async function readOrderByNumber(db: Db, caller: Caller<'buyer'>, orderNumber: string): Promise<Order> {
  const id = await findOrderId(db, caller.account.companyId, orderNumber)
  if (!id) throw Problem.of('NOT_FOUND')
  return readOrder(db, caller, id)
}
