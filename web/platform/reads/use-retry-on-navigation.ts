import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useLayoutEffect } from 'react'
import { useLocation } from 'react-router'
import { canRetry } from './retry-after.ts'

/** Rendering never repeats a failed read; going to a page does. */
export function useRetryOnNavigation(): void {
  const queryClient = useQueryClient()
  const { key } = useLocation()
  // Each entry of the history has its own key.
  // oxlint-disable-next-line react/exhaustive-deps
  useLayoutEffect(() => retryFailed(queryClient), [queryClient, key])
}

/** Reads again what is shown now, the rest when it is shown. */
export function retryFailed(queryClient: QueryClient): void {
  const failed = new Set(queryClient.getQueryCache().findAll({ predicate: canRetry }))
  failed.forEach((query) => query.reset())
  void queryClient.refetchQueries({ type: 'active', predicate: (query) => failed.has(query) })
}
