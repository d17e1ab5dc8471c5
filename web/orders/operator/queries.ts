import { queryOptions } from '@tanstack/react-query'
import type { InputOf } from '../../../contract/platform/endpoint.ts'
import * as operatorOrdersApi from '../../../contract/operator/orders.ts'
import { call } from '../../platform/calls/call.ts'

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
