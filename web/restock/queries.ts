import { queryOptions } from '@tanstack/react-query'
import type { Language } from '../../contract/platform/values.ts'
import { call } from '../platform/calls/call.ts'
import type { Reader } from '../products/queries.ts'

// Schemas come with the first call.
export const loadRestockApi = () => import('../../contract/restock.ts')

/** The SKUs a buyer waits for; read only for buyers. */
export const restockSkuIdsQuery = queryOptions({
  queryKey: ['restock', 'product-sku-ids'],
  queryFn: async ({ signal }) => call((await loadRestockApi()).listSkuIds, {}, { signal }),
})

/** The newest of them, as cards. */
export const restockQuery = (language: Language) =>
  queryOptions({
    queryKey: ['restock', 'page', language],
    queryFn: async ({ signal }) => call((await loadRestockApi()).list, {}, { signal }),
  })

export const substitutesQuery = (id: string, { viewer, language }: Reader) =>
  queryOptions({
    queryKey: ['product', id, 'substitutes', viewer, language],
    queryFn: async ({ signal }) =>
      (await call((await import('../../contract/products.ts')).listSubstitutes, { id }, { signal })).items,
  })
