import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import * as booksApi from '../../../contract/books/books.ts'
import type { Language } from '../../../contract/platform/values.ts'
import { call } from '../../platform/calls/call.ts'

export const booksKey = ['books']

export const booksQuery = (year: number | undefined, language: Language) =>
  queryOptions({
    queryKey: [...booksKey, year, language],
    queryFn: ({ signal }) => call(booksApi.read, year === undefined ? {} : { year }, { signal }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })
