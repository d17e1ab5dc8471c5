import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import * as categoriesApi from '../../../contract/categories/categories.ts'
import type { InputOf } from '../../../contract/platform/endpoint.ts'
import type { Language } from '../../../contract/platform/values.ts'
import { call } from '../../platform/calls/call.ts'

export const categoriesKey = ['operator', 'categories']

export const operatorCategoriesQuery = () =>
  queryOptions({
    queryKey: [...categoriesKey, 'tree'],
    queryFn: async ({ signal }) => (await call(categoriesApi.read, {}, { signal })).items,
    refetchOnMount: 'always',
  })

export const effectsQuery = (of: InputOf<typeof categoriesApi.readEffects>, language: Language) =>
  queryOptions({
    queryKey: [...categoriesKey, 'effects', of, language],
    queryFn: ({ signal }) => call(categoriesApi.readEffects, of, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
