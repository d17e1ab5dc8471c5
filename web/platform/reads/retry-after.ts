import type { Query, QueryKey, UseQueryOptions } from '@tanstack/react-query'
import { CallProblem } from '../calls/call-problem.ts'

/** How long nothing is read again automatically: `Retry-After` of the last refusal. */
export const waitOf = (error: unknown) => (error instanceof CallProblem ? Math.max(0, error.retryAt - Date.now()) : 0)

/** A question that failed with nothing to show, and may be cached again. */
export const canRetry = ({ state: { data, error } }: Pick<Query, 'state'>) =>
  error !== null && data === undefined && waitOf(error) === 0

/** The same query, whose automatic questions wait until the server wants them. */
export function withRetryAfter<T, K extends QueryKey>(query: UseQueryOptions<T, Error, T, K>) {
  const { refetchOnMount, refetchOnWindowFocus, refetchInterval } = query
  type CachedQuery = Query<T, Error, T, K>
  const unlessWaiting = <V>(value: V | ((cached: CachedQuery) => V)) =>
    function decide(cached: CachedQuery): V | false {
      if (waitOf(cached.state.error) > 0) return false
      return typeof value === 'function' ? (value as (cached: CachedQuery) => V)(cached) : value
    }
  return {
    ...query,
    refetchOnMount: unlessWaiting(refetchOnMount ?? true),
    ...(refetchOnWindowFocus !== undefined && { refetchOnWindowFocus: unlessWaiting(refetchOnWindowFocus) }),
    ...(refetchInterval !== undefined && {
      refetchInterval(cached: CachedQuery) {
        const every = typeof refetchInterval === 'function' ? refetchInterval(cached) : refetchInterval
        return every ? Math.max(every, waitOf(cached.state.error)) : every
      },
    }),
  }
}
