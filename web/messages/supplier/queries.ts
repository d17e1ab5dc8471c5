import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query'
import * as supplierMessagesApi from '../../../contract/messages/supplier-messages.ts'
import { messageViews } from '../../../contract/messages/supplier-messages.ts'
import { tasksQuery } from '../../desk/frame/waiting-queries.ts'
import { call } from '../../platform/calls/call.ts'

/** Every list, number and thread of the store. */
const storeThreadsKey = ['supplier-messages']

/** The list that the address names. */
export function storeThreadsQuery(search: URLSearchParams) {
  const input = {
    view: messageViews.find((view) => view === search.get('view')) ?? 'WAITING',
    q: search.get('q') ?? undefined,
    after: search.get('after') ?? undefined,
    before: search.get('before') ?? undefined,
  }
  return queryOptions({
    queryKey: [...storeThreadsKey, 'view', input],
    queryFn: ({ signal }) => call(supplierMessagesApi.list, input, { signal }),
    placeholderData: keepPreviousData,
    // Messages come in while nobody presses anything.
    refetchInterval: 60_000,
    refetchOnMount: 'always',
  })
}

export const messageCountsQuery = queryOptions({
  queryKey: [...storeThreadsKey, 'counts'],
  queryFn: ({ signal }) => call(supplierMessagesApi.counts, {}, { signal }),
  refetchInterval: 60_000,
  refetchOnMount: 'always',
})

export const storeThreadQuery = (subOrderNumber: string) =>
  queryOptions({
    queryKey: [...storeThreadsKey, 'one', subOrderNumber],
    queryFn: ({ signal }) => call(supplierMessagesApi.read, { subOrderNumber }, { signal }),
    refetchInterval: 60_000,
    refetchOnMount: 'always',
  })

/** Every list and number shows what is now. */
export function useMessagesAgain() {
  const queryClient = useQueryClient()
  return () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: storeThreadsKey }),
      queryClient.invalidateQueries(tasksQuery),
    ])
}
