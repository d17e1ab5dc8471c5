/** Only the declared parameters, in one order: what a page's cache is keyed by. */
export function knownSearch(search: URLSearchParams, query: readonly string[]): URLSearchParams {
  const isKnown = (name: string) =>
    query.some((known) => (known.endsWith('*') ? name.startsWith(known.slice(0, -1)) : name === known))
  return new URLSearchParams([...search].filter(([name, value]) => isKnown(name) && value !== '').toSorted(byName))
}

const byName = ([a]: [string, string], [b]: [string, string]) => (a < b ? -1 : a > b ? 1 : 0)
