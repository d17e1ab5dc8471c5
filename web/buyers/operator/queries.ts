import { queryOptions } from '@tanstack/react-query'
import * as operatorBuyersApi from '../../../contract/operator/buyers.ts'
import { call } from '../../platform/calls/call.ts'

export const buyersQuery = (listing: { q?: string; after?: string; before?: string }) =>
  queryOptions({
    queryKey: ['operator', 'buyers', listing],
    queryFn: ({ signal }) => call(operatorBuyersApi.list, listing, { signal }),
    refetchOnMount: 'always',
  })

export const buyerQuery = (id: string) =>
  queryOptions({
    queryKey: ['operator', 'buyer', id],
    queryFn: ({ signal }) => call(operatorBuyersApi.read, { id }, { signal }),
    refetchOnMount: 'always',
  })

export const buyersCartQuery = (id: string) =>
  queryOptions({
    queryKey: ['operator', 'buyer-cart', id],
    queryFn: ({ signal }) => call(operatorBuyersApi.readCart, { id }, { signal }),
    refetchOnMount: 'always',
  })
