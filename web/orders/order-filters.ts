import type { OrderFilter } from '../../contract/orders/order-filters.ts'
import { paths } from '../paths.ts'

export const orderFilterNames = ['TO_PAY', 'UNDER_WAY', 'ARRIVED', 'ENDED'] as const satisfies OrderFilter[]

/** What the list is narrowed by, as it stands in the address. */
export type OrderListing = {
  filter?: OrderFilter | undefined
  q?: string | undefined
  storeId?: string | undefined
  from?: string | undefined
  to?: string | undefined
}

/** As it stands in the address; what is usual is left out. */
export const orderListSearch = ({ filter, q, storeId, from, to }: OrderListing) =>
  new URLSearchParams(
    Object.entries({ filter, q, storeId, from, to }).filter((entry): entry is [string, string] => Boolean(entry[1])),
  )

/** A page of the list. */
export function orderListPath(listing: OrderListing, page = 1): string {
  const search = orderListSearch(listing)
  if (page > 1) search.set('page', String(page))
  return `${paths.orders()}${search.size > 0 ? `?${search}` : ''}`
}

export const isNarrowed = ({ filter, q, storeId, from, to }: OrderListing) =>
  Boolean(filter ?? (q || storeId || from || to))

/** A period of a month: its first and last day, of '2026-11'. */
export function daysOfMonth(month: string): { from: string; to: string } {
  const [year, number] = month.split('-').map(Number) as [number, number]
  const last = new Date(Date.UTC(year, number, 0)).getUTCDate()
  return { from: `${month}-01`, to: `${month}-${last}` }
}

/** The month that a period is, if it is just one. */
export function monthOfDays({ from, to }: Pick<OrderListing, 'from' | 'to'>): string | undefined {
  const month = from?.slice(0, 7)
  return month && from === daysOfMonth(month).from && to === daysOfMonth(month).to ? month : undefined
}

const DAY = /^\d{4}-(0[1-9]|1[0-2])-\d{2}$/
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export function listingOf(search: URLSearchParams): OrderListing {
  const day = (name: string) => search.get(name)?.match(DAY)?.[0]
  return {
    filter: orderFilterNames.find((name) => name === search.get('filter')),
    q: search.get('q')?.slice(0, 100) || undefined,
    storeId: search.get('storeId')?.match(ID)?.[0],
    from: day('from'),
    to: day('to'),
  }
}
