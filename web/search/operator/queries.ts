import { queryOptions } from '@tanstack/react-query'
import type { InputOf } from '../../../contract/platform/endpoint.ts'
import type { Language } from '../../../contract/platform/values.ts'
import * as synonymsApi from '../../../contract/synonyms.ts'
import { call } from '../../platform/calls/call.ts'

/** Behind which the groups and what the search makes of them stand. */
export const synonymsKey = ['operator', 'synonyms']

export const synonymsQuery = (listing: { name?: string; page: number }) =>
  queryOptions({
    queryKey: [...synonymsKey, 'list', listing],
    queryFn: ({ signal }) => call(synonymsApi.list, listing, { signal }),
    refetchOnMount: 'always',
  })

export const searchesQuery = (listing: InputOf<typeof synonymsApi.listSearches>) =>
  queryOptions({
    queryKey: [...synonymsKey, 'searches', listing],
    queryFn: ({ signal }) => call(synonymsApi.listSearches, listing, { signal }),
    refetchOnMount: 'always',
  })

export const trialQuery = (tried: InputOf<typeof synonymsApi.trial>, language: Language) =>
  queryOptions({
    queryKey: [...synonymsKey, 'trial', tried, language],
    queryFn: ({ signal }) => call(synonymsApi.trial, tried, { signal }),
    refetchOnMount: 'always',
  })
