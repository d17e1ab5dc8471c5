import { keepPreviousData, useQuery, useQueryClient, type QueryKey, type UseQueryOptions } from '@tanstack/react-query'
import { useMemo } from 'react'
import { hidePersonal } from '../viewer/hide-personal.ts'
import { useViewer, useViewerPhase, type Viewer } from '../viewer/viewer.ts'

/** Whether what is shown is the viewer's own answer, or a visitor's while the own one is coming or has failed. */
export type OwnState = 'own' | 'coming' | 'failed'
export type OwnRead = { state: OwnState; retry: () => void }
/** Of an answer that is only shown once it is the viewer's own. */
export const ownRead: OwnRead = { state: 'own', retry: () => {} }

/**
 * Reads what a page's loader has read. A buyer who opens a page sees the visitor's answer until the own one is there:
 * the state is 'coming' so long, and the space of prices is reserved. 'failed' offers `retry`. While the account of a
 * new session is, nothing is anybody's own. Where no visitor's answer has been read, as on a page reached by links, the one
 * before stays without what is personal. What has not been read at all suspends, and its failure is the page's.
 */
export function usePageQuery<T, K extends QueryKey>(
  queryFor: (viewer: Viewer) => UseQueryOptions<T, Error, T, K>,
): { data: T } & OwnRead {
  const viewer = useViewer()
  const isChanging = useViewerPhase() === 'changing'
  const queryClient = useQueryClient()
  const query = queryFor(viewer)
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...query,
    placeholderData: keepPreviousData,
  } as typeof query)
  const isOwn = data !== undefined && !isPlaceholderData && !isChanging
  const forVisitor = isOwn ? undefined : queryClient.getQueryData<T>(queryFor('visitor').queryKey)
  const shown = useMemo(() => forVisitor ?? (isOwn ? data : hidePersonal(data)), [forVisitor, isOwn, data])
  if (shown === undefined) {
    if (error) throw error
    // The page is not to be seen before its answer; React renders it again when this has ended.
    throw queryClient.ensureQueryData(query).catch(() => {})
  }
  return {
    data: shown,
    state: isOwn ? 'own' : error ? 'failed' : 'coming',
    retry: () => void refetch({ cancelRefetch: false }),
  }
}
