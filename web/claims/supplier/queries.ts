import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query'
import * as supplierClaimsApi from '../../../contract/claims/supplier-claims.ts'
import { claimViews } from '../../../contract/claims/supplier-claims.ts'
import { tasksQuery } from '../../desk/frame/waiting-queries.ts'
import { call } from '../../platform/calls/call.ts'

/** Every list, number and claim of the store. */
const storeClaimsKey = ['supplier-claims']

/** The list that the address names. */
export function storeClaimsQuery(search: URLSearchParams) {
  const input = {
    view: claimViews.find((view) => view === search.get('view')) ?? 'TO_ANSWER',
    q: search.get('q') ?? undefined,
    after: search.get('after') ?? undefined,
    before: search.get('before') ?? undefined,
  }
  return queryOptions({
    queryKey: [...storeClaimsKey, 'view', input],
    queryFn: ({ signal }) => call(supplierClaimsApi.list, input, { signal }),
    placeholderData: keepPreviousData,
    // Claims come in while nobody presses anything.
    refetchInterval: 60_000,
    refetchOnMount: 'always',
  })
}

export const claimCountsQuery = queryOptions({
  queryKey: [...storeClaimsKey, 'counts'],
  queryFn: ({ signal }) => call(supplierClaimsApi.counts, {}, { signal }),
  refetchInterval: 60_000,
  refetchOnMount: 'always',
})

export const storeClaimQuery = (number: string) =>
  queryOptions({
    queryKey: [...storeClaimsKey, 'one', number],
    queryFn: ({ signal }) => call(supplierClaimsApi.read, { number }, { signal }),
    refetchOnMount: 'always',
  })

/** After a step, or one that was refused: every list and number shows what is now. */
export function useClaimsAgain() {
  const queryClient = useQueryClient()
  return () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: storeClaimsKey }),
      queryClient.invalidateQueries({ queryKey: ['supplier-orders'] }),
      queryClient.invalidateQueries(tasksQuery),
    ])
}
