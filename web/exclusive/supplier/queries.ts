import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import * as exclusiveApi from '../../../contract/exclusive.ts'
import type { InputOf } from '../../../contract/platform/endpoint.ts'
import type { Language } from '../../../contract/platform/values.ts'
import { call } from '../../platform/calls/call.ts'

export const requestsKey = ['supplier-access-requests']

export const requestsQuery = (input: InputOf<typeof exclusiveApi.listStoreRequests>, language: Language) =>
  queryOptions({
    queryKey: [...requestsKey, input, language],
    queryFn: ({ signal }) => call(exclusiveApi.listStoreRequests, input, { signal }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })
