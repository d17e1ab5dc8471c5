import { queryOptions, useQueryClient } from '@tanstack/react-query'
import * as orderRulesApi from '../../../contract/team/order-rules.ts'
import type { orderRules } from '../../../texts/en/account/order-rules.ts'
import { call } from '../../platform/calls/call.ts'
import { useRead } from '../../platform/reads/use-read.ts'
import { sliceTexts } from '../../platform/slice-texts.ts'

/** Sentences of the page of order rules, which come with it. */
export const useOrderRuleTexts = sliceTexts<typeof orderRules>('account/order-rules', {
  de: async () => (await import('../../../texts/de/account/order-rules.ts')).orderRules,
  en: async () => (await import('../../../texts/en/account/order-rules.ts')).orderRules,
})

const orderRulesQuery = queryOptions({
  queryKey: ['order-rules'],
  queryFn: ({ signal }) => call(orderRulesApi.read, {}, { signal }),
})

/** Read anew whenever the page is entered: another owner may have changed them. */
export const useOrderRules = () => useRead({ ...orderRulesQuery, refetchOnMount: 'always' })

export function useOrderRulesAgain() {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: orderRulesQuery.queryKey })
}

export const costCentreText = ({ code, name }: { code: string; name: string }) => `${code} · ${name}`
