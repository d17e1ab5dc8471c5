import { queryOptions } from '@tanstack/react-query'
import * as ordersApi from '../../contract/orders/orders.ts'
import { call } from '../platform/calls/call.ts'
import type { OrderListing } from './order-filters.ts'

export const ordersQuery = (page: number, listing: OrderListing) =>
  queryOptions({
    queryKey: ['orders', 'page', page, listing],
    queryFn: ({ signal }) => call(ordersApi.list, { page, pageSize: 12, ...listing }, { signal }),
  })

export const orderQuery = (id: string) =>
  queryOptions({ queryKey: ['orders', 'id', id], queryFn: ({ signal }) => call(ordersApi.read, { id }, { signal }) })

/** The order behind a public number, as the thanks name it. */
export const orderByNumberQuery = (orderNumber: string) =>
  queryOptions({
    queryKey: ['orders', 'number', orderNumber],
    queryFn: ({ signal }) => call(ordersApi.readByNumber, { orderNumber }, { signal }),
  })
