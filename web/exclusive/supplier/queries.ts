import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query'
import * as exclusiveApi from '../../../contract/exclusive.ts'
import type { InputOf } from '../../../contract/platform/endpoint.ts'
import type { Language } from '../../../contract/platform/values.ts'
import { tasksQuery } from '../../desk/frame/waiting-queries.ts'
import { call } from '../../platform/calls/call.ts'

const requestsKey = ['supplier-access-requests']

export const requestsQuery = (input: InputOf<typeof exclusiveApi.listStoreRequests>, language: Language) =>
  queryOptions({
    queryKey: [...requestsKey, input, language],
    queryFn: ({ signal }) => call(exclusiveApi.listStoreRequests, input, { signal }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })

/** After a step, and after one that somebody else of the store was faster with. */
export function useRequestsAgain() {
  const queryClient = useQueryClient()
  return async () => {
    await Promise.all([
      queryClient.invalidateQueries({ queryKey: requestsKey }),
      queryClient.invalidateQueries(tasksQuery),
    ])
  }
}
