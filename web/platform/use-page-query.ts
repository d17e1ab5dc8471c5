import { keepPreviousData, useQuery, useQueryClient, type QueryKey, type UseQueryOptions } from '@tanstack/react-query'
import { useViewer, type Viewer } from './viewer.ts'

/**
 * Reads what a page's loader has read. A buyer who opens a page sees the visitor's answer until the own one is there:
 * `isOwn` is false so long, and the places of prices are reserved.
 */
export function usePageQuery<T, K extends QueryKey>(
  queryFor: (viewer: Viewer) => UseQueryOptions<T, Error, T, K>,
): { data: T; isOwn: boolean } {
  const viewer = useViewer()
  const queryClient = useQueryClient()
  const query = queryFor(viewer)
  const { data, isPlaceholderData } = useQuery({ ...query, placeholderData: keepPreviousData } as typeof query)
  const shown = data ?? queryClient.getQueryData<T>(queryFor('visitor').queryKey)
  if (shown === undefined) throw new Error(`The page's loader has not read ${JSON.stringify(query.queryKey)}.`)
  return { data: shown, isOwn: data !== undefined && !isPlaceholderData }
}
