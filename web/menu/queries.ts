import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import * as menuApi from '../../contract/menu/menu.ts'
import type { Language } from '../../contract/platform/values.ts'
import { call } from '../platform/calls/call.ts'

export const menuQuery = (language: Language) =>
  queryOptions({
    queryKey: ['menu', language],
    queryFn: ({ signal }) => call(menuApi.read, {}, { signal }),
  })

export const boughtArticlesQuery = (q: string, language: Language) =>
  queryOptions({
    queryKey: ['menu-articles', q, language],
    queryFn: ({ signal }) => call(menuApi.findArticles, { q }, { signal }),
    placeholderData: keepPreviousData,
  })
