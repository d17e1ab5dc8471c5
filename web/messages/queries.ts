import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import * as messagesApi from '../../contract/messages/messages.ts'
import { call } from '../platform/calls/call.ts'

/** Of the list and of each delivery. */
export const threadsKey = ['messages']

export const threadsQuery = (page: number) =>
  queryOptions({
    queryKey: [...threadsKey, page],
    queryFn: ({ signal }) => call(messagesApi.list, { page, pageSize: 12 }, { signal }),
    placeholderData: keepPreviousData,
  })

export const threadQuery = (subOrderNumber: string) =>
  queryOptions({
    queryKey: [...threadsKey, 'one', subOrderNumber],
    queryFn: ({ signal }) => call(messagesApi.read, { subOrderNumber }, { signal }),
    // The answer comes while one looks at it.
    refetchInterval: 60_000,
  })
