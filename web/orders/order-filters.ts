import type { OrderFilter } from '../../contract/orders/orders.ts'
import { paths } from '../paths.ts'

export const orderFilterNames = ['TO_PAY', 'UNDER_WAY', 'ARRIVED', 'ENDED'] as const satisfies OrderFilter[]

/** What the list is narrowed by, as it stands in the address. */
export type OrderListing = {
  filter?: OrderFilter | undefined
  q?: string | undefined
  from?: string | undefined
  to?: string | undefined
}

/** A page of the list; what is usual is left out. */
export function orderListPath(listing: OrderListing, page = 1): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(listing)) if (value) search.set(name, value)
  if (page > 1) search.set('page', String(page))
  return `${paths.orders()}${search.size > 0 ? `?${search}` : ''}`
}

export const isNarrowed = ({ filter, q, from, to }: OrderListing) => Boolean(filter ?? (q || from || to))

const DAY = /^\d{4}-\d{2}-\d{2}$/

export function listingOf(search: URLSearchParams): OrderListing {
  const day = (name: string) => search.get(name)?.match(DAY)?.[0]
  return {
    filter: orderFilterNames.find((name) => name === search.get('filter')),
    q: search.get('q')?.slice(0, 100) || undefined,
    from: day('from'),
    to: day('to'),
  }
}
