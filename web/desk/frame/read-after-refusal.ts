import type { QueryClient } from '@tanstack/react-query'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { CallProblem } from '../../platform/calls/call-problem.ts'

/** What one wanted to change is not there any more, or not as it was seen. Editors deal with drafts that others changed by themselves. */
const isMeanwhile = (error: unknown) =>
  error instanceof CallProblem && (error.status === 404 || error.code === 'ORDER_STATE')

/** Where somebody else was faster, the operators' pages read what has become of it: nobody presses the same button again. Returns how it ends. */
export function readAfterRefusal(queryClient: QueryClient): () => void {
  return queryClient.getMutationCache().subscribe(({ type, mutation }) => {
    if (type !== 'updated' || mutation.state.status !== 'error' || !isMeanwhile(mutation.state.error)) return
    void queryClient.invalidateQueries({ queryKey: ['operator'] })
  })
}

export function useReadAfterRefusal(): void {
  const queryClient = useQueryClient()
  useEffect(() => readAfterRefusal(queryClient), [queryClient])
}
