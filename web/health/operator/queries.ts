import { queryOptions } from '@tanstack/react-query'
import * as healthApi from '../../../contract/operator/health.ts'
import type { Language } from '../../../contract/platform/values.ts'
import { call } from '../../platform/calls/call.ts'
import { sliceTexts } from '../../platform/slice-texts.ts'

export const useOperatorHealthTexts = sliceTexts('health/operator', {
  de: async () => (await import('../../../texts/de/health/operator.ts')).operatorHealth,
  en: async () => (await import('../../../texts/en/health/operator.ts')).operatorHealth,
})

/** Read anew each minute: trouble comes by itself. */
export const healthQuery = (language: Language) =>
  queryOptions({
    queryKey: ['operator', 'health', language],
    queryFn: ({ signal }) => call(healthApi.read, {}, { signal }),
    refetchOnMount: 'always',
    refetchInterval: 60_000,
  })
