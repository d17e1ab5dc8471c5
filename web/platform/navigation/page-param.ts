const MOST = 10_000

/** The number of a page in an address; the first where none or nonsense stands there. */
export function pageParam(search: URLSearchParams): number {
  const page = Number(search.get('page'))
  return Number.isInteger(page) && page >= 1 && page <= MOST ? page : 1
}

/** The address of a page of a list; the first has no number. */
export function pagePath(path: string, page: number, filters: Record<string, string | undefined> = {}): string {
  const given = Object.entries(filters).filter((entry): entry is [string, string] => Boolean(entry[1]))
  const query = new URLSearchParams([...given, ...(page > 1 ? [['page', String(page)]] : [])])
  return query.size > 0 ? `${path}?${query}` : path
}
