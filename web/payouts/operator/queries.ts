import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import * as payoutRunsApi from '../../../contract/payouts/runs.ts'
import type { Language } from '../../../contract/platform/values.ts'
import { call } from '../../platform/calls/call.ts'

/** The page of the list that the address names. */
export function runsQuery(search: URLSearchParams, language: Language) {
  const input = { after: search.get('after') ?? undefined, before: search.get('before') ?? undefined }
  return queryOptions({
    queryKey: ['operator', 'payout-runs', input, language],
    queryFn: ({ signal }) => call(payoutRunsApi.list, input, { signal }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })
}

export const previewQuery = (language: Language) =>
  queryOptions({
    queryKey: ['operator', 'payout-preview', language],
    queryFn: ({ signal }) => call(payoutRunsApi.preview, {}, { signal }),
    refetchOnMount: 'always',
  })

export const runQuery = (number: number, language: Language) =>
  queryOptions({
    queryKey: ['operator', 'payout-run', number, language],
    queryFn: ({ signal }) => call(payoutRunsApi.read, { number }, { signal }),
    refetchOnMount: 'always',
  })
