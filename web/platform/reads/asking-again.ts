import type { Query, QueryKey, UseQueryOptions } from '@tanstack/react-query'
import { CallProblem } from '../calls/call.ts'

/** How long nothing asks again by itself: what the last refusal said with `Retry-After`. */
export const waitOf = (error: unknown) => (error instanceof CallProblem ? Math.max(0, error.retryAt - Date.now()) : 0)

/** A question that failed with nothing to show, and may be asked again. */
export const mayAskAgain = ({ state: { data, error } }: Pick<Query, 'state'>) =>
  error !== null && data === undefined && waitOf(error) === 0

/** The same query, whose automatic questions wait until the server wants them. */
export function withPatience<T, K extends QueryKey>(query: UseQueryOptions<T, Error, T, K>) {
  const { refetchOnMount, refetchOnWindowFocus, refetchInterval } = query
  type Asked = Query<T, Error, T, K>
  const unlessWaiting = <V>(value: V | ((asked: Asked) => V)) =>
    function decide(asked: Asked): V | false {
      if (waitOf(asked.state.error) > 0) return false
      return typeof value === 'function' ? (value as (asked: Asked) => V)(asked) : value
    }
  return {
    ...query,
    ...(refetchOnMount !== undefined && { refetchOnMount: unlessWaiting(refetchOnMount) }),
    ...(refetchOnWindowFocus !== undefined && { refetchOnWindowFocus: unlessWaiting(refetchOnWindowFocus) }),
    ...(refetchInterval !== undefined && {
      refetchInterval(asked: Asked) {
        const every = typeof refetchInterval === 'function' ? refetchInterval(asked) : refetchInterval
        return every ? Math.max(every, waitOf(asked.state.error)) : every
      },
    }),
  }
}
