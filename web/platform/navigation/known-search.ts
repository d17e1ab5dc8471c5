/** Only the declared parameters, in one order: what a page's cache is keyed by. */
export function knownSearch(search: URLSearchParams, query: readonly string[]): URLSearchParams {
  const isKnown = (name: string) =>
    query.some((known) => (known.endsWith('*') ? name.startsWith(known.slice(0, -1)) : name === known))
  return new URLSearchParams([...search].filter(([name, value]) => isKnown(name) && value !== '').toSorted(byName))
}

/** Path and declared search parameters: the same page has the same key. */
export function pageKey({ pathname, searchParams }: URL, query: readonly string[] = []): string {
  const search = knownSearch(searchParams, query)
  return search.size > 0 ? `${pathname}?${search}` : pathname
}

/**
 * The address of the page that was rendered: the browser's, unless that is another page's. Back or forward, pressed while the
 * scripts were on their way, changes the address but not the document.
 */
export function addressOf(rendered: URL, address: URL, query: (path: string) => readonly string[] | undefined): URL {
  const key = rendered.pathname + rendered.search
  return pageKey(address, query(address.pathname)) === key ? address : new URL(key, address)
}

const byName = ([a]: [string, string], [b]: [string, string]) => (a < b ? -1 : a > b ? 1 : 0)
