import type { OutputOf } from '../../contract/platform/endpoint.ts'
import type * as ordersApi from '../../contract/orders.ts'
import { orderFilters, type Order, type OrderFilter } from '../../contract/orders.ts'
import { totalPagesOf } from '../../contract/platform/paging.ts'
import type { Caller } from '../http/caller.ts'
import { Problem } from '../http/problem.ts'
import type { Db } from '../platform/db.ts'
import { findDocuments } from './documents/document-queries.ts'
import { presentEntry, presentOrder } from './present-order.ts'
import {
  countOrders,
  findOrder,
  findOrderEvents,
  findOrderId,
  findOrderLines,
  findOrders,
  findSubOrders,
} from './queries.ts'

type ListInput = { page: number; pageSize: number; filter?: OrderFilter | undefined }

export async function readOrders(
  db: Db,
  { account, language }: Caller<'buyer'>,
  { page, pageSize, filter }: ListInput,
): Promise<OutputOf<typeof ordersApi.list>> {
  const statuses = filter ? orderFilters[filter] : null
  const [totalItems, rows] = await Promise.all([
    countOrders(db, account.id, statuses),
    findOrders(db, account.id, { statuses, offset: (page - 1) * pageSize, limit: pageSize }),
  ])
  const items = rows.map((row) => presentEntry(row, language))
  return { items, page, pageSize, totalItems, totalPages: totalPagesOf(totalItems, pageSize) }
}

/** Throws NOT_FOUND, for somebody else's order too. */
export async function readOrder(db: Db, { account, language }: Caller<'buyer'>, id: string): Promise<Order> {
  const [order, subOrders, lines, events, documents] = await Promise.all([
    findOrder(db, account.id, id),
    findSubOrders(db, account.id, id),
    findOrderLines(db, account.id, id),
    findOrderEvents(db, account.id, id),
    findDocuments(db, account.id, id),
  ])
  if (!order) throw Problem.of('NOT_FOUND')
  return presentOrder({ order, subOrders, lines, events, documents }, language)
}

/** Throws NOT_FOUND, for somebody else's order too. */
export async function readOrderByNumber(db: Db, caller: Caller<'buyer'>, orderNumber: string): Promise<Order> {
  const id = await findOrderId(db, caller.account.id, orderNumber)
  if (!id) throw Problem.of('NOT_FOUND')
  return readOrder(db, caller, id)
}
