import type { UseQueryResult } from '@tanstack/react-query'
import { CallProblem } from '../calls/call-problem.ts'

/** Why nothing can be shown, and the way to ask again. */
export type Failure = {
  /** The server's sentence, or that it cannot be reached; null where there is none. */
  message: string | null
  /** There is no such thing for this viewer, so asking again will not help. */
  isMissing: boolean
  retry: () => void
}

/** The state of a read. The data is there in one state only, so 'failed' cannot be mistaken for 'coming'. */
export type Read<T> =
  | { state: 'coming' }
  | { state: 'failed'; failure: Failure }
  /** `isPrevious`: of the question before, until this one is answered. */
  | { state: 'ready'; data: T; isPrevious: boolean; isRefreshing: boolean }

type ReadResult<T> = Pick<
  UseQueryResult<T>,
  'data' | 'error' | 'isFetching' | 'isPlaceholderData' | 'isFetchedAfterMount'
> & { refetch: (options: { cancelRefetch: boolean }) => Promise<unknown> }

/** `isFresh`: what was read before this component came does not count. */
export function readOf<T>(result: ReadResult<T>, { isFresh = false } = {}): Read<T> {
  const { data, error, isFetching, isPlaceholderData, isFetchedAfterMount, refetch } = result
  if (data !== undefined && (!isFresh || isFetchedAfterMount))
    return { state: 'ready', data, isPrevious: isPlaceholderData, isRefreshing: isFetching }
  // Two presses read once.
  if (error) return { state: 'failed', failure: failureOf(error, () => void refetch({ cancelRefetch: false })) }
  return { state: 'coming' }
}

/** For what a page is whole without, such as a count or a further row: left out until it is there, and when it fails. */
export const dataOrNothing = <T>(read: Read<T>): T | undefined => (read.state === 'ready' ? read.data : undefined)

function failureOf(error: Error, retry: () => void): Failure {
  if (!(error instanceof CallProblem)) return { message: null, isMissing: false, retry }
  return { message: error.message, isMissing: [400, 404, 410].includes(error.status), retry }
}
