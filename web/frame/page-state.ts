import type { QueryClient, QueryKey } from '@tanstack/react-query'
import type { PageProblem } from './loading.ts'

/** What the server hands the browser in the page's data block, so that nothing is asked twice. */
export type PageState = {
  origin: string
  queries: [QueryKey, unknown][]
  loaded: object | null
  problem: PageProblem | null
}

/** JSON in which dates keep their type and nothing can close the script element. */
export function writePageState(state: PageState): string {
  return JSON.stringify(state, tagDate).replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028')
}

export const readPageState = (text: string) => JSON.parse(text, reviveDate) as PageState

export const queriesOf = (queryClient: QueryClient): PageState['queries'] =>
  queryClient
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.status === 'success')
    .map(({ queryKey, state }) => [queryKey, state.data])

// Date.toJSON has run when a replacer is asked, so it looks at the holder.
function tagDate(this: Record<string, unknown>, key: string, value: unknown) {
  const original = this[key]
  return original instanceof Date ? { $date: original.toISOString() } : value
}

function reviveDate(_: string, value: unknown) {
  const isDate = typeof value === 'object' && value !== null && '$date' in value && typeof value.$date === 'string'
  return isDate ? new Date(value.$date as string) : value
}
