import { queryOptions, useQueryClient } from '@tanstack/react-query'
import * as receivablesApi from '../../../contract/net-terms/receivables.ts'
import { chargebackStates, deadlines } from '../../../contract/operator/money/chargebacks.ts'
import * as operatorChargebacksApi from '../../../contract/operator/money/chargebacks.ts'
import { paymentStates } from '../../../contract/operator/payments.ts'
import * as operatorPaymentsApi from '../../../contract/operator/payments.ts'
import { refundStates } from '../../../contract/operator/money/refunds.ts'
import * as operatorRefundsApi from '../../../contract/operator/money/refunds.ts'
import { paymentMethodCodes } from '../../../contract/payment-methods.ts'
import { takenBy } from '../../platform/navigation/taken-by.ts'
import { call } from '../../platform/calls/call.ts'
import { sliceTexts } from '../../platform/slice-texts.ts'
import { showToast } from '../../platform/toasts.ts'
import { useOperatorPaymentTexts } from './texts.ts'

type Cursor = { after?: string; before?: string }

const useMethodNames = sliceTexts('payment-methods', {
  de: async () => (await import('../../../texts/de/payment-methods.ts')).paymentMethods,
  en: async () => (await import('../../../texts/en/payment-methods.ts')).paymentMethods,
})

/** The ways to pay, as a filter offers them. */
export function useMethodOptions() {
  const names = useMethodNames()
  return paymentMethodCodes.map((value) => ({ value, label: names[value].name }))
}

/** What the address names of these, as it is; what is none of the list's is left out. */
function namedIn(search: URLSearchParams) {
  const one = <Value extends string>(name: string, values: readonly Value[]) =>
    values.find((value) => value === search.get(name))
  const text = (name: string) => search.get(name) ?? undefined
  return { one, text, cursor: { after: text('after'), before: text('before') } }
}

export function paymentsQuery(search: URLSearchParams) {
  const { one, text, cursor } = namedIn(search)
  const listing = takenBy(operatorPaymentsApi.list, {
    ...cursor,
    q: text('q'),
    from: text('from'),
    to: text('to'),
    state: one('state', paymentStates),
    method: one('method', paymentMethodCodes),
    differs: search.get('differs') === 'true',
  })
  return queryOptions({
    queryKey: ['operator', 'payments', listing],
    queryFn: ({ signal }) => call(operatorPaymentsApi.list, listing, { signal }),
    refetchOnMount: 'always',
  })
}

export function refundsQuery(search: URLSearchParams) {
  const { one, cursor } = namedIn(search)
  const listing = {
    ...cursor,
    state: one('state', refundStates),
    method: one('method', paymentMethodCodes),
    isLarge: search.get('large') === 'true',
  }
  return queryOptions({
    queryKey: ['operator', 'refunds', listing],
    queryFn: ({ signal }) => call(operatorRefundsApi.list, listing, { signal }),
    refetchOnMount: 'always',
  })
}

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

export function chargebacksQuery(search: URLSearchParams) {
  const { one, cursor } = namedIn(search)
  const listing = {
    ...cursor,
    state: one('state', [...chargebackStates, 'ALL'] as const),
    deadline: one('deadline', deadlines),
  }
  return queryOptions({
    queryKey: ['operator', 'chargebacks', listing],
    queryFn: ({ signal }) => call(operatorChargebacksApi.list, listing, { signal }),
    refetchOnMount: 'always',
  })
}

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
