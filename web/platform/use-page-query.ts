import { keepPreviousData, useQuery, useQueryClient, type QueryKey, type UseQueryOptions } from '@tanstack/react-query'
import { useViewer, type Viewer } from './viewer.ts'

/** Whether what is shown is the viewer's own answer, or a visitor's while the own one is coming or has failed. */
export type OwnState = 'own' | 'coming' | 'failed'
export type OwnRead = { state: OwnState; retry: () => void }
/** Of an answer that is only shown once it is the viewer's own. */
export const ownRead: OwnRead = { state: 'own', retry: () => {} }

/**
 * Reads what a page's loader has read. A buyer who opens a page sees the visitor's answer until the own one is there:
 * the state is 'coming' so long, and the places of prices are reserved. 'failed' offers `retry`.
 */
export function usePageQuery<T, K extends QueryKey>(
  queryFor: (viewer: Viewer) => UseQueryOptions<T, Error, T, K>,
): { data: T } & OwnRead {
  const viewer = useViewer()
  const queryClient = useQueryClient()
  const query = queryFor(viewer)
  const { data, isError, isPlaceholderData, refetch } = useQuery({
    ...query,
    placeholderData: keepPreviousData,
  } as typeof query)
  const shown = data ?? queryClient.getQueryData<T>(queryFor('visitor').queryKey)
  if (shown === undefined) throw new Error(`The page's loader has not read ${JSON.stringify(query.queryKey)}.`)
  const isOwn = data !== undefined && !isPlaceholderData
  return {
    data: shown,
    state: isOwn ? 'own' : isError ? 'failed' : 'coming',
    retry: () => void refetch({ cancelRefetch: false }),
  }
}
