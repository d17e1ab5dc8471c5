import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useLayoutEffect } from 'react'
import { useLocation } from 'react-router'
import { mayAskAgain } from './asking-again.ts'

/** Rendering never repeats a failed question; whoever goes to a page has asked for it anew. */
export function useRetryOnNavigation(): void {
  const queryClient = useQueryClient()
  const { key } = useLocation()
  // Each place has a key of its own.
  // oxlint-disable-next-line react/exhaustive-deps
  useLayoutEffect(() => retryFailed(queryClient), [queryClient, key])
}

/** What is shown is asked again now, the rest when it is shown. */
export function retryFailed(queryClient: QueryClient): void {
  const failed = new Set(queryClient.getQueryCache().findAll({ predicate: mayAskAgain }))
  failed.forEach((query) => query.reset())
  void queryClient.refetchQueries({ type: 'active', predicate: (query) => failed.has(query) })
}
