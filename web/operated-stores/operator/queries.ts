import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query'
import * as operatorStoresApi from '../../../contract/operator/stores.ts'
import { storeViews } from '../../../contract/operator/stores.ts'
import * as versionsApi from '../../../contract/papers/versions.ts'
import type { InputOf } from '../../../contract/platform/endpoint.ts'
import type { Language } from '../../../contract/platform/values.ts'
import { call } from '../../platform/calls/call.ts'

/** The page of the list that the address names. */
export function storesQuery(search: URLSearchParams, language: Language) {
  const named = (name: string) => search.get(name) ?? undefined
  const input = {
    view: storeViews.find((view) => view === search.get('view')) ?? 'ALL',
    q: named('q'),
    after: named('after'),
    before: named('before'),
  }
  return queryOptions({
    queryKey: ['operator', 'stores', input, language],
    queryFn: ({ signal }) => call(operatorStoresApi.list, input, { signal }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })
}

export const storeQuery = (slug: string, language: Language) =>
  queryOptions({
    queryKey: ['operator', 'store', slug, language],
    queryFn: ({ signal }) => call(operatorStoresApi.read, { slug }, { signal }),
    refetchOnMount: 'always',
  })

export const paperVersionsQuery = (input: InputOf<typeof versionsApi.list>) =>
  queryOptions({
    queryKey: ['operator', 'paper versions', input],
    queryFn: ({ signal }) => call(versionsApi.list, input, { signal }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })

/** After a step of an operator all that operators see is read again. */
export function useOperatorAgain() {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: ['operator'] })
}
