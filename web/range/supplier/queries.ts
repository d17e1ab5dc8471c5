import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query'
import type { Language } from '../../../contract/platform/values.ts'
import * as attributesApi from '../../../contract/range/attributes.ts'
import * as historyApi from '../../../contract/range/history.ts'
import * as variantsApi from '../../../contract/range/variants.ts'
import * as editorApi from '../../../contract/range/editor.ts'
import * as listApi from '../../../contract/range/list.ts'
import { ruleNames } from '../../../contract/range/completeness.ts'
import { productMarks, productViews } from '../../../contract/range/list.ts'
import { pageSizeOf } from '../../desk/list/list-address.ts'
import { call } from '../../platform/calls/call.ts'

/** What the address narrows the list by. */
export const filterOf = (search: URLSearchParams) => ({
  view: productViews.find((view) => view === search.get('view')) ?? 'ALL',
  q: search.get('q') ?? undefined,
  category: search.get('category') ?? undefined,
  brand: search.get('brand') ?? undefined,
  mark: productMarks.find((mark) => mark === search.get('mark')),
  missing: ruleNames.find((name) => name === search.get('missing')),
})

/** The page that the address names. */
export function productsQuery(search: URLSearchParams, language: Language) {
  const input = {
    ...filterOf(search),
    after: search.get('after') ?? undefined,
    before: search.get('before') ?? undefined,
    pageSize: pageSizeOf(search),
  }
  return queryOptions({
    queryKey: ['range', 'list', input, language],
    queryFn: ({ signal }) => call(listApi.list, input, { signal }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })
}

/** Any page of what the address names. */
export const pageOfView = (search: URLSearchParams) => (after: string | undefined) =>
  call(listApi.list, { ...filterOf(search), after, pageSize: 96 })

export const countsQuery = queryOptions({
  queryKey: ['range', 'counts'],
  queryFn: ({ signal }) => call(listApi.counts, {}, { signal }),
  refetchOnMount: 'always',
})

export const categoriesQuery = (language: Language) =>
  queryOptions({
    queryKey: ['range-categories', language],
    queryFn: async ({ signal }) => (await call(listApi.listCategories, {}, { signal })).items,
    staleTime: 10 * 60_000,
  })

export const brandsQuery = queryOptions({
  queryKey: ['range', 'brands'],
  queryFn: async ({ signal }) => (await call(listApi.listBrands, {}, { signal })).items,
})

const OTHERS_MS = 20_000

/** Read again now and then: what other members change comes in while somebody looks at it. */
export const productQuery = (skuId: string, language: Language) =>
  queryOptions({
    queryKey: ['range', 'product', skuId, language],
    queryFn: ({ signal }) => call(editorApi.read, { skuId }, { signal }),
    refetchInterval: OTHERS_MS,
    refetchOnMount: 'always',
  })

export const attributesQuery = (category: string) =>
  queryOptions({
    queryKey: ['range-attributes', category],
    queryFn: async ({ signal }) => (await call(attributesApi.list, { category }, { signal })).items,
    // Operators may change it while somebody fills it in.
    staleTime: OTHERS_MS,
  })

export const variantsQuery = (skuId: string, language: Language) =>
  queryOptions({
    queryKey: ['range', 'variants', skuId, language],
    queryFn: ({ signal }) => call(variantsApi.list, { skuId }, { signal }),
    refetchOnMount: 'always',
  })

/** A page of what was done before this moment; null is the newest. */
export const historyQuery = (skuId: string, before: string | null) =>
  queryOptions({
    queryKey: ['range', 'history', skuId, before],
    queryFn: ({ signal }) => call(historyApi.list, { skuId, ...(before && { before }) }, { signal }),
  })

/** After a step: lists and numbers show what is now. */
export function useRangeAgain() {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: ['range'] })
}
