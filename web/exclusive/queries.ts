import { queryOptions, useQueryClient } from '@tanstack/react-query'
import * as exclusiveApi from '../../contract/exclusive.ts'
import type { OutputOf } from '../../contract/platform/endpoint.ts'
import type { Language } from '../../contract/platform/values.ts'
import { exclusive as de } from '../../texts/de/exclusive/screen.ts'
import { exclusive as en } from '../../texts/en/exclusive/screen.ts'
import { call } from '../platform/calls/call.ts'
import { useLanguage } from '../platform/texts.ts'

const APPLICATIONS_SHOWN = 48

export type ExclusiveEntry = OutputOf<typeof exclusiveApi.listProducts>['items'][number]
export type Application = OutputOf<typeof exclusiveApi.listRequests>['items'][number]
export const applying = exclusiveApi.apply

/** Sentences about exclusive products, apart from those that every page of the shop loads. */
export const useExclusiveTexts = () => ({ de, en })[useLanguage()]

export const exclusiveProductsQuery = (page: number, language: Language) =>
  queryOptions({
    queryKey: ['exclusive', 'page', page, language],
    queryFn: ({ signal }) => call(exclusiveApi.listProducts, { page }, { signal }),
  })

/** The latest applications, newest first. */
export const applicationsQuery = queryOptions({
  queryKey: ['exclusive', 'applications'],
  queryFn: ({ signal }) => call(exclusiveApi.listRequests, { pageSize: APPLICATIONS_SHOWN }, { signal }),
})

/** What the buyer may do about a product they are refused. */
export const accessQuery = (skuId: string, language: Language) =>
  queryOptions({
    queryKey: ['can-see-exclusive-product', skuId, language],
    queryFn: ({ signal }) => call(exclusiveApi.canSee, { id: skuId }, { signal }),
  })

/** Reads lists and rights again after an application. */
export function useApplied() {
  const queryClient = useQueryClient()
  return () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: ['exclusive'] }),
      queryClient.invalidateQueries({ queryKey: ['can-see-exclusive-product'] }),
    ])
}
