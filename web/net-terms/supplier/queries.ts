import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import * as netTermsApi from '../../../contract/net-terms/net-terms.ts'
import * as receivablesApi from '../../../contract/net-terms/receivables.ts'
import { receivableViews } from '../../../contract/net-terms/receivables.ts'
import { call } from '../../platform/calls/call.ts'

export const termsKey = ['supplier-net-terms']
export const receivablesKey = ['supplier-receivables']

const named = (search: URLSearchParams) => ({
  q: search.get('q') ?? undefined,
  after: search.get('after') ?? undefined,
  before: search.get('before') ?? undefined,
})

export function termsQuery(search: URLSearchParams) {
  const input = named(search)
  return queryOptions({
    queryKey: [...termsKey, input],
    queryFn: ({ signal }) => call(netTermsApi.list, input, { signal }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })
}

/** What a list of receivables is narrowed by. */
export const viewOf = (search: URLSearchParams) =>
  receivableViews.find((one) => one === search.get('view')) ?? receivableViews[0]

export function receivablesQuery(search: URLSearchParams) {
  const input = { ...named(search), view: viewOf(search) }
  return queryOptions({
    queryKey: [...receivablesKey, input],
    queryFn: ({ signal }) => call(receivablesApi.list, input, { signal }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })
}

export const knownBuyersQuery = (q: string) =>
  queryOptions({
    queryKey: [...termsKey, 'buyers', q],
    queryFn: ({ signal }) => call(netTermsApi.listBuyers, { q }, { signal }),
    enabled: q !== '',
  })
