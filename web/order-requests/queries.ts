import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import * as requestsApi from '../../contract/order-requests.ts'
import type { Language } from '../../contract/platform/values.ts'
import type { orderRequests } from '../../texts/en/order-requests/screen.ts'
import { call } from '../platform/calls/call.ts'
import { sliceTexts } from '../platform/slice-texts.ts'

export const requestStates = ['WAITING', 'DECIDED'] as const
export type RequestState = (typeof requestStates)[number]

/** Of the list and of each request. */
export const requestsKey = ['order-requests']

export const requestsQuery = (state: RequestState, page: number, language: Language) =>
  queryOptions({
    queryKey: [...requestsKey, state, page, language],
    queryFn: ({ signal }) => call(requestsApi.list, { state, page, pageSize: 12 }, { signal }),
    placeholderData: keepPreviousData,
  })

export const requestQuery = (id: string, language: Language) =>
  queryOptions({
    queryKey: [...requestsKey, 'one', id, language],
    queryFn: ({ signal }) => call(requestsApi.read, { id }, { signal }),
  })

export const useRequestTexts = sliceTexts<typeof orderRequests>('order-requests', {
  de: async () => (await import('../../texts/de/order-requests/screen.ts')).orderRequests,
  en: async () => (await import('../../texts/en/order-requests/screen.ts')).orderRequests,
})
