import { queryOptions } from '@tanstack/react-query'
import type { InputOf } from '../../../contract/platform/endpoint.ts'
import * as operatorOrdersApi from '../../../contract/operator/orders.ts'
import { call } from '../../platform/calls/call.ts'
import { sliceTexts } from '../../platform/slice-texts.ts'

export const useOperatorOrderTexts = sliceTexts('orders/operator', {
  de: async () => (await import('../../../texts/de/orders/operator.ts')).operatorOrders,
  en: async () => (await import('../../../texts/en/orders/operator.ts')).operatorOrders,
})

export const operatorOrdersQuery = (listing: InputOf<typeof operatorOrdersApi.list>) =>
  queryOptions({
    queryKey: ['operator', 'orders', listing],
    queryFn: ({ signal }) => call(operatorOrdersApi.list, listing, { signal }),
    refetchOnMount: 'always',
  })

export const operatorOrderQuery = (orderNumber: string) =>
  queryOptions({
    queryKey: ['operator', 'order', orderNumber],
    queryFn: ({ signal }) => call(operatorOrdersApi.read, { orderNumber }, { signal }),
    refetchOnMount: 'always',
  })
