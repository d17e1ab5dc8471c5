import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Language } from '../../contract/platform/values.ts'
import * as recallsApi from '../../contract/recalls/recalls.ts'
import { call } from '../platform/calls/call.ts'

export const recallNoticesKey = ['recalls']

export const recallNoticesQuery = (page: number, language: Language) =>
  queryOptions({
    queryKey: [...recallNoticesKey, page, language],
    queryFn: ({ signal }) => call(recallsApi.listOwn, { page, pageSize: 24 }, { signal }),
    placeholderData: keepPreviousData,
  })
