import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import * as noticesApi from '../../../contract/desk/notices.ts'
import type { Language } from '../../../contract/platform/values.ts'
import { call } from '../../platform/calls/call.ts'

export const noticesKey = ['desk-notices']

/** A page of what the member was told; read every minute while it is seen. */
export const noticesQuery = (language: Language, way: { after?: string; before?: string } = {}) =>
  queryOptions({
    queryKey: [...noticesKey, language, way],
    queryFn: ({ signal }) => call(noticesApi.list, way, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: 60_000,
    staleTime: 30_000,
  })
