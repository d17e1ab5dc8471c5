import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query'
import type { Language } from '../../../contract/platform/values.ts'
import * as emptiesApi from '../../../contract/orders/empties.ts'
import { call } from '../../platform/calls/call.ts'

export const lendersQuery = (language: Language) =>
  queryOptions({
    queryKey: ['empties', 'lenders', language],
    queryFn: ({ signal }) => call(emptiesApi.list, {}, { signal }),
    refetchOnMount: 'always',
  })

export const accountQuery = (input: { storeId: string; page: number }, language: Language) =>
  queryOptions({
    queryKey: ['empties', 'account', input, language],
    queryFn: ({ signal }) => call(emptiesApi.read, input, { signal }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })

export const holdersQuery = (page: number, language: Language) =>
  queryOptions({
    queryKey: ['empties', 'holders', page, language],
    queryFn: ({ signal }) => call(emptiesApi.listOfStore, { page }, { signal }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })

export const holderQuery = (input: { companyId: string; page: number }, language: Language) =>
  queryOptions({
    queryKey: ['empties', 'holder', input, language],
    queryFn: ({ signal }) => call(emptiesApi.readOfStore, input, { signal }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })

/** After a booking: every account shows what is now. */
export function useEmptiesAgain() {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: ['empties'] })
}
