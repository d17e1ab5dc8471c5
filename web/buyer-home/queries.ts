import { queryOptions } from '@tanstack/react-query'
import * as buyerHomeApi from '../../contract/buyer-home/home.ts'
import type { Language } from '../../contract/platform/values.ts'
import { call } from '../platform/calls/call.ts'

export const buyerHomeQuery = (language: Language) =>
  queryOptions({
    queryKey: ['buyer-home', language],
    queryFn: ({ signal }) => call(buyerHomeApi.read, {}, { signal }),
  })

/** The last order of each product, by SKU; read only for buyers. */
export const orderedProductsQuery = queryOptions({
  queryKey: ['orders', 'products'],
  queryFn: async ({ signal }) => {
    const ordered = await call(buyerHomeApi.listOrdered, {}, { signal })
    return Object.fromEntries(ordered.map(({ productSkuId, ...last }) => [productSkuId, last]))
  },
})
