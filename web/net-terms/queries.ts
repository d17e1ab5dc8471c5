import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import * as receivablesApi from '../../contract/net-terms/receivables.ts'
import type { ReceivableView } from '../../contract/net-terms/receivables.ts'
import type { Language } from '../../contract/platform/values.ts'
import { call } from '../platform/calls/call.ts'

type Listing = { view: ReceivableView; after?: string | undefined; before?: string | undefined }

export const ownReceivablesQuery = (listing: Listing, language: Language) =>
  queryOptions({
    queryKey: ['receivables', listing, language],
    queryFn: ({ signal }) => call(receivablesApi.listOwn, listing, { signal }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })
