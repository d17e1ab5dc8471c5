import type { ViewState } from '../../../contract/desk/views.ts'

export type Filters = ViewState['filters']

/** What the address says of these parameters. The first of the list's own views stands for none. */
export function filtersOf(search: URLSearchParams, names: readonly string[], firstView?: string): Filters {
  const named = names.flatMap((name): [string, string][] => {
    const value = search.get(name)
    return value && !(name === 'view' && value === firstView) ? [[name, value]] : []
  })
  return Object.fromEntries(named)
}

/** The same, whatever their order. */
export const isSame = (one: Filters, other: Filters): boolean => textOf(one) === textOf(other)
const textOf = (filters: Filters) => JSON.stringify(Object.entries(filters).toSorted(([a], [b]) => (a < b ? -1 : 1)))

/** Where a saved view is shown: with its filters, so that the link shows the same to who has not got the view. */
export const viewPath = (path: string, id: string, filters: Filters): string =>
  `${path}?${new URLSearchParams({ saved: id, ...filters })}`
