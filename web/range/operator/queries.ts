import { queryOptions } from '@tanstack/react-query'
import type { Language } from '../../../contract/platform/values.ts'
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
