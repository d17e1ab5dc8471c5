import { queryOptions } from '@tanstack/react-query'
import { readOrder, readOrders, type OrderFilter } from '../../contract/orders.ts'
import { call } from '../platform/call.ts'

// Failures fill the page instead of a toast.
const meta = { isPageLoad: true }

/** Pages searched for an order number: the thanks are shown right after ordering, so it is on the first ones. */
const PAGES_SEARCHED = 4

export const ordersQuery = (page: number, filter?: OrderFilter) =>
  queryOptions({
    queryKey: ['orders', 'page', page, filter],
    meta,
    queryFn: ({ signal }) => call(readOrders, { page, pageSize: 12, ...(filter && { filter }) }, { signal }),
  })

export const orderQuery = (id: string) =>
  queryOptions({ queryKey: ['orders', 'id', id], meta, queryFn: ({ signal }) => call(readOrder, { id }, { signal }) })

/** The id behind a public order number; null where it is not among the latest orders. */
export const orderIdQuery = (orderNumber: string) =>
  queryOptions({
    queryKey: ['orders', 'number', orderNumber],
    meta,
    queryFn: async ({ signal }): Promise<string | null> => {
      for (let page = 1; page <= PAGES_SEARCHED; page++) {
        const { items, totalPages } = await call(readOrders, { page, pageSize: 48 }, { signal })
        const found = items.find((entry) => entry.orderNumber === orderNumber)
        if (found) return found.id
        if (page >= totalPages) break
      }
      return null
    },
  })
