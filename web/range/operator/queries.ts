import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query'
import type { OutputOf } from '../../../contract/platform/endpoint.ts'
import type { Language } from '../../../contract/platform/values.ts'
import * as listApi from '../../../contract/range/operator-list.ts'
import { judgedMarks, judgedViews } from '../../../contract/range/operator-list.ts'
import * as operatorProductsApi from '../../../contract/range/operator-products.ts'
import type { judgement } from '../../../texts/en/range/operator.ts'
import { call } from '../../platform/calls/call.ts'
import { sliceTexts } from '../../platform/slice-texts.ts'

export const useJudgementTexts = sliceTexts<typeof judgement>('range/operator', {
  de: async () => (await import('../../../texts/de/range/operator.ts')).judgement,
  en: async () => (await import('../../../texts/en/range/operator.ts')).judgement,
})

export const judgedQuery = (skuId: string, language: Language) =>
  queryOptions({
    queryKey: ['operator', 'product', skuId, language],
    queryFn: ({ signal }) => call(operatorProductsApi.read, { skuId }, { signal }),
    refetchOnMount: 'always',
  })

/** The page of all stores' products that the address names. */
export function judgedProductsQuery(search: URLSearchParams, language: Language) {
  const named = (name: string) => search.get(name) ?? undefined
  const input = { ...judgedFilterOf(search), after: named('after'), before: named('before') }
  return queryOptions({
    queryKey: ['operator', 'products', input, language],
    queryFn: ({ signal }) => call(listApi.list, input, { signal }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })
}

/** What the address narrows the list by. */
export function judgedFilterOf(search: URLSearchParams) {
  const named = (name: string) => search.get(name) ?? undefined
  return {
    view: judgedViews.find((view) => view === search.get('view')) ?? 'ALL',
    mark: judgedMarks.find((mark) => mark === search.get('mark')),
    q: named('q'),
    store: named('store'),
    category: named('category'),
  }
}

export type Choices = OutputOf<typeof listApi.listChoices>

export const productChoicesQuery = (language: Language) =>
  queryOptions({
    queryKey: ['operator-product-choices', language],
    queryFn: ({ signal }) => call(listApi.listChoices, {}, { signal }),
    staleTime: 10 * 60_000,
  })

/** A page of what was done before this moment; null is the newest. */
export const judgedHistoryQuery = (skuId: string, before: string | null) =>
  queryOptions({
    queryKey: ['operator', 'product-history', skuId, before],
    queryFn: ({ signal }) => call(listApi.listHistory, { skuId, ...(before && { before }) }, { signal }),
    refetchOnMount: 'always',
  })

/** After a step of an operator all that operators see is read again. */
export function useOperatorAgain() {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: ['operator'] })
}
