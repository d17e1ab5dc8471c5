import { queryOptions } from '@tanstack/react-query'
import type { InputOf } from '../../../contract/platform/endpoint.ts'
import * as orderListApi from '../../../contract/operator/order-list.ts'
import * as operatorOrdersApi from '../../../contract/operator/orders.ts'
import type { Language } from '../../../contract/platform/values.ts'
import { call } from '../../platform/calls/call.ts'

export const operatorOrdersQuery = (listing: InputOf<typeof operatorOrdersApi.list>) =>
  queryOptions({
    queryKey: ['operator', 'orders', listing],
    queryFn: ({ signal }) => call(operatorOrdersApi.list, listing, { signal }),
    refetchOnMount: 'always',
  })

export const orderChoicesQuery = (language: Language) =>
  queryOptions({
    queryKey: ['operator', 'order-choices', language],
    queryFn: ({ signal }) => call(orderListApi.choices, {}, { signal }),
    refetchOnMount: 'always',
  })

export const operatorOrderQuery = (orderNumber: string) =>
  queryOptions({
    queryKey: ['operator', 'order', orderNumber],
    queryFn: ({ signal }) => call(operatorOrdersApi.read, { orderNumber }, { signal }),
    refetchOnMount: 'always',
  })
