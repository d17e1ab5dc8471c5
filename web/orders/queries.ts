import { queryOptions } from '@tanstack/react-query'
import * as ordersApi from '../../contract/orders.ts'
import type { OrderFilter } from '../../contract/orders.ts'
import { call } from '../platform/calls/call.ts'

export const ordersQuery = (page: number, filter?: OrderFilter) =>
  queryOptions({
    queryKey: ['orders', 'page', page, filter],
    queryFn: ({ signal }) => call(ordersApi.list, { page, pageSize: 12, ...(filter && { filter }) }, { signal }),
  })

export const orderQuery = (id: string) =>
  queryOptions({ queryKey: ['orders', 'id', id], queryFn: ({ signal }) => call(ordersApi.read, { id }, { signal }) })

/** The order behind a public number, as the thanks name it. */
export const orderByNumberQuery = (orderNumber: string) =>
  queryOptions({
    queryKey: ['orders', 'number', orderNumber],
    queryFn: ({ signal }) => call(ordersApi.readByNumber, { orderNumber }, { signal }),
  })
