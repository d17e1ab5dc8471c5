import { queryOptions } from '@tanstack/react-query'
import { readOrder, readOrderByNumber, readOrders, type OrderFilter } from '../../contract/orders.ts'
import { call } from '../platform/calls/call.ts'

export const ordersQuery = (page: number, filter?: OrderFilter) =>
  queryOptions({
    queryKey: ['orders', 'page', page, filter],
    queryFn: ({ signal }) => call(readOrders, { page, pageSize: 12, ...(filter && { filter }) }, { signal }),
  })

export const orderQuery = (id: string) =>
  queryOptions({ queryKey: ['orders', 'id', id], queryFn: ({ signal }) => call(readOrder, { id }, { signal }) })

/** The order behind a public number, as the thanks name it. */
export const orderByNumberQuery = (orderNumber: string) =>
  queryOptions({
    queryKey: ['orders', 'number', orderNumber],
    queryFn: ({ signal }) => call(readOrderByNumber, { orderNumber }, { signal }),
  })
