import type { OrderFilter } from '../../contract/orders.ts'
import { paths } from '../paths.ts'

export const orderFilterNames = ['TO_PAY', 'UNDER_WAY', 'ARRIVED', 'ENDED'] as const satisfies OrderFilter[]

/** A page of the list; what is usual is left out. */
export function orderListPath(filter: OrderFilter | undefined, page = 1): string {
  const search = new URLSearchParams({ ...(filter && { filter }), ...(page > 1 && { page: String(page) }) }).toString()
  return `${paths.orders()}${search && `?${search}`}`
}
