import { queryOptions, useQueryClient } from '@tanstack/react-query'
import * as receivablesApi from '../../../contract/net-terms/receivables.ts'
import * as operatorPaymentsApi from '../../../contract/operator/payments.ts'
import { call } from '../../platform/calls/call.ts'
import { sliceTexts } from '../../platform/slice-texts.ts'
import { showToast } from '../../platform/toasts.ts'

export const useOperatorPaymentTexts = sliceTexts('payments/operator', {
  de: async () => (await import('../../../texts/de/payments/operator.ts')).operatorPayments,
  en: async () => (await import('../../../texts/en/payments/operator.ts')).operatorPayments,
})

type Cursor = { after?: string; before?: string }

export const paymentsQuery = (listing: Cursor & { q?: string }) =>
  queryOptions({
    queryKey: ['operator', 'payments', listing],
    queryFn: ({ signal }) => call(operatorPaymentsApi.list, listing, { signal }),
    refetchOnMount: 'always',
  })

export const receivablesQuery = (listing: Cursor & { q?: string }) =>
  queryOptions({
    queryKey: ['operator', 'receivables', listing],
    queryFn: ({ signal }) => call(receivablesApi.listAll, listing, { signal }),
    refetchOnMount: 'always',
  })

export const movesQuery = queryOptions({
  queryKey: ['operator', 'money-moves'],
  queryFn: ({ signal }) => call(operatorPaymentsApi.listMoves, {}, { signal }),
  refetchOnMount: 'always',
})

export const chargebacksQuery = (listing: Cursor & { isStanding: boolean }) =>
  queryOptions({
    queryKey: ['operator', 'chargebacks', listing],
    queryFn: ({ signal }) => call(operatorPaymentsApi.listChargebacks, listing, { signal }),
    refetchOnMount: 'always',
  })

export const differencesQuery = queryOptions({
  queryKey: ['operator', 'differences'],
  queryFn: ({ signal }) => call(operatorPaymentsApi.listDifferences, {}, { signal }),
  refetchOnMount: 'always',
})

/** After a change: says so, and reads all of it again. */
export function useMoneyAgain() {
  const t = useOperatorPaymentTexts()
  const queryClient = useQueryClient()
  return () => {
    showToast('success', t.done)
    return queryClient.invalidateQueries({ queryKey: ['operator'] })
  }
}
