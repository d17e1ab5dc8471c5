import { Refusal } from './refusal.ts'

type ListOptions<T> = {
  /** The key below `_embedded`. */
  name: string
  query: unknown
  url: string
  body: (item: T) => unknown
}

const HAL = 'application/hal+json'

/** A page of a list, the newest first, from the item `from` on; 50 unless `limit` (at most 250) says otherwise. */
export function pageOf<T extends { id: string }>(items: T[], { name, query, url, body }: ListOptions<T>) {
  const { from, limit, sort } = query as { from?: string; limit?: string; sort?: string }
  const size = limit === undefined ? 50 : Number(limit)
  if (!Number.isInteger(size) || size < 1 || size > 250)
    throw new Refusal(400, 'The limit must be from 1 to 250', 'limit')
  const sorted = sort === 'asc' ? items : items.toReversed()
  const start = from === undefined ? 0 : sorted.findIndex(({ id }) => id === from)
  if (start < 0) throw new Refusal(400, 'The from parameter names no item of this list', 'from')
  const page = sorted.slice(start, start + size)
  const link = (first: T | undefined) => {
    if (!first) return null
    const search = new URLSearchParams({ from: first.id, limit: String(size), ...(sort && { sort }) })
    return { href: `${url}?${search}`, type: HAL }
  }
  return {
    count: page.length,
    _embedded: { [name]: page.map(body) },
    _links: {
      self: { href: url, type: HAL },
      previous: start > 0 ? link(sorted[Math.max(0, start - size)]) : null,
      next: link(sorted[start + size]),
      documentation: { href: `https://docs.mollie.com/reference/list-${name}`, type: 'text/html' },
    },
  }
}
