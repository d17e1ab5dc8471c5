import { useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query'
import { withRetryAfter } from './retry-after.ts'
import { readOf, type Read } from './read.ts'

/** Reads over the API while the component is there: the one way to it beside `usePageQuery` (decision 43). */
export function useRead<T, K extends QueryKey>(
  query: UseQueryOptions<T, Error, T, K>,
  options?: { isFresh?: boolean },
): Read<T> {
  return readOf(useQuery(withRetryAfter(query)), options)
}
